import { wordsFor } from 'words:stepper';
import type { Frame } from '../../steps/step.ts';
import type { Language } from '../../words/languages.ts';
import { hashOf } from './hash.ts';
import type { ExampleEvent } from './machine.ts';

const ICONS = {
  first: 'M6 5v14M18 5l-8 7 8 7',
  back: 'M15.5 5l-8 7 8 7',
  forward: 'M8.5 5l8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5v14M15.5 5v14',
} as const;

interface Props {
  readonly language: Language;
  readonly title: string;
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly isPlaying: boolean;
  readonly prefix: string;
  readonly send: (event: ExampleEvent) => void;
}

/** The buttons to step with, and a dot for each step, which is also a link to it. */
export function Controls({ language, title, frames, at, isPlaying, prefix, send }: Props) {
  const words = wordsFor(language);
  const atStart = at === 0;
  const atEnd = at === frames.length - 1;
  const button = (type: keyof typeof ICONS, idle: boolean) => (
    // Not `disabled`: the focus stays where it is at the ends.
    <button
      type="button"
      class={`example-button example-to-${type}`}
      aria-label={words(type)}
      aria-disabled={idle}
      onClick={() => send({ type })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[type]} />
      </svg>
    </button>
  );
  return (
    <div class="example-controls notranslate">
      <fieldset aria-label={words('steps', { title })}>
        {button('first', atStart)}
        {button('back', atStart)}
        {button(isPlaying ? 'pause' : 'play', false)}
        {button('forward', atEnd)}
        {button('last', atEnd)}
      </fieldset>
      <ol class="example-dots">
        {frames.map(({ step, kind }, i) => (
          <li key={step.caption}>
            <a
              href={`#${hashOf(prefix, { step: i, position: null })}`}
              class={`example-dot example-dot-${kind}`}
              aria-current={i === at ? 'step' : undefined}
              onClick={(event) => {
                // The picture stays in view: the browser need not go to the caption.
                event.preventDefault();
                send({ type: 'goTo', step: i });
              }}
            >
              <span class="unseen">{words('step', { n: i + 1, all: frames.length })}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
