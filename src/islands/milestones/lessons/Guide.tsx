import { gameOf, type History } from '../../../milestones/history.ts';
import type { Action } from '../../../milestones/index.ts';
import type { Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { Explanation } from '../acting/Explanation.tsx';
import { Hint } from '../computer/Hint.tsx';
import type { Marks } from '../pieces/marks.ts';

interface Props {
  readonly attempt: History;
  /** The reader's seat. */
  readonly player: number;
  readonly names: Names;
  readonly seats: Telling['seats'];
  /** Whether a hint is asked for. */
  readonly advises: boolean;
  /** Says it in the live region. */
  readonly onTell: (told: string) => void;
  /** What a hint marks; null when nothing is. */
  readonly onMark: (marks: Marks | null) => void;
  readonly onDo: (actions: readonly Action[]) => void;
  readonly onClose: () => void;
}

/** What helps in a guided game, as at the table: whatever comes up for the first time is explained, and there are hints. */
export function Guide({ attempt, player, names, seats, advises, onTell, onMark, onDo, onClose }: Props) {
  const { at } = attempt;
  return (
    <>
      <Explanation
        key={at}
        language={names.language}
        history={attempt}
        isPerson={(seat) => seat === player}
        onTell={onTell}
      />
      {advises && (
        <Hint
          names={names}
          game={gameOf(attempt)}
          seats={seats}
          at={at}
          onMark={onMark}
          onDo={onDo}
          onClose={onClose}
        />
      )}
    </>
  );
}
