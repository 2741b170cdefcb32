import { render } from 'preact';
import type { Action, Scene } from '../../../thousand-miles/index.ts';
import type { Language } from '../../../words/languages.ts';
import { wordsReady } from '../../../words/ready.ts';
import { Trying } from './Trying.tsx';

/** Lets the reader play on in a place, unless they have gone on to something else by then; gives what clears the place again. */
export async function mount(
  place: HTMLElement,
  scene: Scene,
  played: readonly Action[],
  onClose: () => void,
  signal: AbortSignal,
): Promise<() => void> {
  await wordsReady();
  if (signal.aborted) return () => {};
  const language = document.documentElement.lang as Language;
  render(<Trying language={language} scene={scene} played={played} onClose={onClose} />, place);
  return () => render(null, place);
}
