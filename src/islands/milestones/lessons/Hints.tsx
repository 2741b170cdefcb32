import { wordsFor } from 'words:learn';
import type { Hint } from '../../../lessons/hint.ts';
import type { Action, Game } from '../../../milestones/index.ts';
import { moveInWords } from '../../../telling/move-in-words.ts';
import type { Names } from '../../../telling/names.ts';

interface Props {
  /** Null where the goal is out of reach. */
  readonly hint: Hint | null;
  /** How many stages are shown: where to look, what to think of, the move. */
  readonly stages: number;
  readonly game: Game;
  readonly texts: Readonly<Record<string, string>>;
  readonly names: Names;
  readonly onPrepare: (action: Action) => void;
}

/** What each stage of a hint says, as many as are shown. */
export function hintInWords({ hint, stages, game, texts, names }: Omit<Props, 'onPrepare'>): readonly string[] {
  const words = wordsFor(names.language);
  if (hint === null) return [words('hint.lost')];
  const said = (kind: 'look' | 'think') =>
    hint.step === null ? words(`hint.${kind}.own`) : (texts[`${kind}.${hint.step.step}`] as string);
  return [said('look'), said('think'), moveInWords(hint.action, game, names)].slice(0, stages);
}

/** The hints that have been asked for, one below the other; the last one can be put on the table. */
export function Hints(props: Props) {
  const { hint, names, onPrepare } = props;
  const words = wordsFor(names.language);
  const said = hintInWords(props);
  if (hint === null)
    return (
      <p class="lesson-hint" tabIndex={-1}>
        {said[0]}
      </p>
    );
  return (
    <dl class="lesson-hint" tabIndex={-1}>
      {said.map((text, i) => (
        <div key={i}>
          <dt>{words((['hint.look', 'hint.think', 'hint.move'] as const)[i] as 'hint.move')}</dt>
          <dd>
            {text}{' '}
            {i === 2 && hint.action.type !== 'done' && hint.action.type !== 'leave-bonus' && (
              <button type="button" onClick={() => onPrepare(hint.action)}>
                {words('hint.prepare')}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
