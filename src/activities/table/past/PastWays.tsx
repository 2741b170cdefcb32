import { wordsFor } from 'words:past';
import { useId, useRef, useState } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import type { Names } from '../../../telling/names.ts';
import { Why } from '../computer/parts.ts';

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  /** How many steps count where the reader is, and how many there are. */
  readonly at: number;
  readonly last: number;
  /** How many steps count at the end of the turn that is shown; null where none is. */
  readonly end: number | null;
  readonly onReturn: () => void;
  readonly onBranch: (at: number) => void;
}

/** The ways on from a step of the past: back to the game, why the step was taken, and a game of its own from there. */
export function PastWays({ names, table, at, last, end, onReturn, onBranch }: Props) {
  const words = wordsFor(names.language);
  const branchText = useId();
  // After how many steps it was asked why the last of them was taken.
  const [asked, setAsked] = useState(-1);
  const whyButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div class="past-ways">
        <button type="button" class="past-return" onClick={onReturn}>
          {words('return')}
        </button>
        <button
          type="button"
          ref={whyButton}
          aria-disabled={at === 0}
          aria-pressed={asked === at}
          onClick={() => at > 0 && setAsked(asked === at ? -1 : at)}
        >
          {words('why')}
        </button>
        <button
          type="button"
          aria-disabled={at === last}
          aria-describedby={branchText}
          onClick={() => at !== last && onBranch(at)}
        >
          {words('branch')}
        </button>
      </div>
      {asked === at && end !== null && (
        <Why
          isPast
          names={names}
          table={table}
          first={at - 1}
          end={end}
          onClose={() => {
            setAsked(-1);
            whyButton.current?.focus();
          }}
        />
      )}
      <p class="past-help">
        <span id={branchText}>{words('branch.text')}</span> {words('keys')}
      </p>
    </>
  );
}
