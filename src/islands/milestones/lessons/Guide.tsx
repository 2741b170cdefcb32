import { useMemo } from 'preact/hooks';
import type { Attempt } from '../../../lessons/types.ts';
import type { History } from '../../../machines/history.ts';
import type { Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { Explanation } from '../acting/Explanation.tsx';
import { Hint } from '../computer/Advice.tsx';

interface Props {
  readonly attempt: Attempt;
  /** The reader's seat. */
  readonly player: number;
  readonly names: Names;
  readonly seats: Telling['seats'];
  /** Whether a hint is asked for. */
  readonly advises: boolean;
  /** Says it in the live region. */
  readonly onTell: (told: string) => void;
  readonly onClose: () => void;
}

/** The attempt as the history of a game at a table. */
function historyOf({ start, taken }: Attempt): History {
  return { start, steps: taken, at: taken.length, confirmed: taken.length, marks: [] };
}

/** What helps in a guided game, as at the table: whatever comes up for the first time is explained, and there are hints. */
export function Guide({ attempt, player, names, seats, advises, onTell, onClose }: Props) {
  const history = useMemo(() => historyOf(attempt), [attempt]);
  const { at } = history;
  return (
    <>
      <Explanation
        key={at}
        language={names.language}
        history={history}
        isPerson={(seat) => seat === player}
        onTell={onTell}
      />
      {advises && (
        <Hint
          names={names}
          game={history.steps.at(-1)?.game ?? history.start}
          seats={seats}
          at={at}
          onClose={onClose}
        />
      )}
    </>
  );
}
