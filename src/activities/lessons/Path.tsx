import './path.css';
import { wordsFor } from 'words:lesson';
import { type Kept, keep, lastBegun, readKeptAgain, takeBack } from '../../progress/progress-store.ts';
import { useKept } from '../../ui/use-kept.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { HandOn } from './HandOn.tsx';
import { KeepNotices } from './KeepNotices.tsx';
import { Star } from './Star.tsx';

interface Props {
  readonly language: Language;
  readonly chapters: readonly {
    readonly title: string;
    /** How long its lessons take, where that is known. */
    readonly minutes?: number;
    /** `id` is what progress calls it. */
    readonly lessons: readonly {
      readonly id: string;
      readonly path: string;
      readonly title: string;
      readonly task: string;
    }[];
  }[];
  /** The lessons of the other game, whose progress is kept and handed on together with this one’s. */
  readonly others: readonly { readonly id: string; readonly title: string }[];
  /** Where the game is played. */
  readonly play: string;
}

const NOTHING: Kept = { progress: {}, damaged: null, blocked: false };

/** The path of the lessons: what is done, and where to go on. */
export default function Path({ language, chapters, others, play }: Props) {
  const words = wordsFor(language);
  const [kept, setKept] = useKept(['lessons'], readKeptAgain, NOTHING);
  const { progress } = kept;
  const all = chapters.flatMap(({ lessons }) => lessons);
  const done = all.filter(({ id }) => progress[id] !== undefined).length;
  const [begun] = useKept<string | null>(['lesson-begun'], lastBegun, null);
  const open = all.filter(({ id }) => progress[id] === undefined);
  const next = open.find(({ id }) => id === begun) ?? open[0];
  let n = 0;
  return (
    <div class="path">
      <KeepNotices language={language} kept={kept} onChange={setKept} />
      <p class="path-now notranslate">
        <span>{words('path.count', { done, all: all.length })}</span>{' '}
        {next === undefined ? (
          <>
            {words('path.allDone')}{' '}
            <a class="button" href={pageAddress(language, play)}>
              {words('path.play')}
            </a>
          </>
        ) : (
          <a class="button" href={pageAddress(language, next.path)}>
            {words(done === 0 && begun === null ? 'path.begin' : 'path.next', { title: next.title })}
          </a>
        )}
      </p>
      {chapters.map(({ title, minutes, lessons }) => (
        <section key={title}>
          <h2>
            {title}
            {minutes !== undefined && <small> {words('path.minutes', { n: minutes })}</small>}
          </h2>
          <ol class="path-lessons" start={n + 1}>
            {lessons.map(({ id, path, title, task }) => {
              n += 1;
              const passed = progress[id];
              const state = passed && { star: passed.star ? 'yes' : 'no', tries: passed.tries };
              return (
                <li
                  key={id}
                  class={passed ? 'path-done' : undefined}
                  aria-current={id === next?.id ? 'step' : undefined}
                >
                  <span class="path-stone" aria-hidden="true">
                    {n}
                  </span>
                  <a href={pageAddress(language, path)}>{title}</a>
                  {state && (
                    <span class="path-state notranslate">
                      {passed.star && <Star />} {words('path.done', state)}
                    </span>
                  )}
                  <p>{task}</p>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <HandOn
        language={language}
        progress={progress}
        lessons={[...all, ...others]}
        onAdd={(more) => setKept(keep(more))}
        onTakeBack={(before, added) => setKept(takeBack(before, added))}
      />
    </div>
  );
}
