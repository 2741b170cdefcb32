import { wordsFor } from 'words:daily';
import type { DailyPosition, Verdict } from '../../../daily/position.ts';
import type { Action, Seat } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { Better } from '../computer/Better.tsx';
import { Reasons } from '../computer/Reasons.tsx';
import { useAnswer } from '../computer/use-answer.ts';

interface Props {
  readonly names: Names;
  readonly seats: readonly Seat[];
  readonly position: DailyPosition;
  /** The turn that was played. */
  readonly taken: readonly Action[];
  readonly verdict: Verdict;
}

/** Why the best turn is the best, in words and on the boards; beside the turn that was played, where that was another one. */
export function Explained({ names, seats, position: { game, best }, taken, verdict }: Props) {
  const words = wordsFor(names.language);
  const { asked } = useAnswer('compare', { before: game, taken, better: best }, JSON.stringify(taken));
  if (asked.state === 'failed') return <p>{words('noReasons')}</p>;
  if (asked.state !== 'answered') return <p role="status">{words('fetching')}</p>;
  const { output } = asked;
  return (
    <div class="position-explained" role="status">
      {verdict === 'best' ? (
        <Reasons names={names} seats={seats} reasons={output.better} />
      ) : (
        <Better names={names} seats={seats} before={game} better={best} contrast={output} taken={taken} pictured />
      )}
    </div>
  );
}
