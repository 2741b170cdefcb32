import { render } from 'preact';
import type { Action, Scene } from '../../../thousand-miles/index.ts';
import type { Language } from '../../../words/languages.ts';
import { wordsReady } from '../../../words/ready.ts';
import { Trying } from './Trying.tsx';

/** Lets the reader play on in a place; gives what clears the place again. */
export async function mount(
  place: HTMLElement,
  scene: Scene,
  played: readonly Action[],
  onClose: () => void,
): Promise<() => void> {
  await wordsReady();
  const language = document.documentElement.lang as Language;
  render(<Trying language={language} scene={scene} played={played} onClose={onClose} />, place);
  return () => render(null, place);
}
