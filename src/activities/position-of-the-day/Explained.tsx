import { wordsFor } from 'words:daily';
import type { Action, Seat } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import { Better } from '../../thinking/Better.tsx';
import { More, Said } from '../../thinking/Explanation.tsx';
import { useAnswer } from '../../thinking/use-answer.ts';
import { Live } from '../../ui/Live.tsx';
import type { DailyPosition, Verdict } from './verdict.ts';

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
  if (asked.state !== 'answered') return <Live of={null}>{words('fetching')}</Live>;
  const { output } = asked;
  return (
    <Live as="div" class="position-explained" of={null}>
      <Said names={names} seats={seats} explanation={output.better} />
      {verdict === 'best' ? (
        <More names={names} seats={seats} explanation={output.better} />
      ) : (
        <Better names={names} seats={seats} before={game} taken={taken} better={best} contrast={output} />
      )}
    </Live>
  );
}
