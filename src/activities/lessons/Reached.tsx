import { wordsFor } from 'words:lesson';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { Star } from './Star.tsx';

/** Something with an address of its own, and what it is called. */
export interface Titled {
  readonly path: string;
  readonly title: string;
}

interface Props {
  readonly language: Language;
  /** What has been learnt. */
  readonly text: string;
  readonly actions: number;
  readonly par: number | null;
  readonly tries: number;
  /** The lesson that comes after it; null after the last. */
  readonly next: Titled | null;
  /** The drill that practises what the lesson is about, if one does. */
  readonly drill: Titled | null;
  /** Where all lessons are, and where the game is played. */
  readonly all: string;
  readonly play: string;
  readonly onOther: () => void;
}

/** The goal is reached: what it taught, how many actions it took, and where to go from here. */
export function Reached({ language, text, actions, par, tries, next, drill, all, play, onOther }: Props) {
  const words = wordsFor(language);
  const starred = par !== null && actions <= par;
  return (
    <div class="lesson-reached">
      <p tabIndex={-1} data-focus>
        {starred && <Star />} <strong>{words('reached')}</strong> {text}
      </p>
      {par !== null && (
        <p>
          {words('reached.in', { actions, tries })} {starred ? words('reached.star') : words('reached.more', { par })}
        </p>
      )}
      <div class="lesson-acts">
        {next === null ? (
          <>
            <a class="button" href={pageAddress(language, play)}>
              {words('path.play')}
            </a>
            <a class="button" data-quiet href={pageAddress(language, all)}>
              {words('reached.path')}
            </a>
          </>
        ) : (
          <a class="button" href={pageAddress(language, next.path)}>
            {words('reached.next', { title: next.title })}
          </a>
        )}
        {drill !== null && (
          <a class="button" data-quiet href={pageAddress(language, drill.path)}>
            {words('reached.practise', { title: drill.title })}
          </a>
        )}
        <button type="button" onClick={onOther}>
          {words(par === null ? 'reached.newGame' : 'reached.other')}
        </button>
      </div>
    </div>
  );
}
