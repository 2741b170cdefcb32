import { wordsFor } from 'words:learn';
import { wordsFor as tableWordsFor } from 'words:table';
import type { Hint } from '../../lessons/hint.ts';
import type { Action, Game, Player } from '../../milestones/index.ts';
import type { Names } from '../table/names.ts';
import { sentenceOf } from '../table/preview.ts';

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

/** The move as a sentence; to finish something has none of its own. */
function moveInWords(action: Action, game: Game, names: Names): string {
  const words = tableWordsFor(names.language);
  if (action.type === 'done') return words('bar.done');
  if (action.type === 'leave-bonus') return words('bar.leave');
  return sentenceOf(action, game, game.state.players[game.state.player] as Player, names);
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
