import { wordsFor } from 'words:play';
import type { ComputerWaiting } from '../../machines/computers.ts';
import type { WaitsFor } from '../../machines/game.ts';
import type { Step } from '../../machines/history.ts';
import { demandsInWords, type Telling } from './tell.ts';

/** What the table waits for from a person, as one sentence to the player at it; `last` is the step before. */
export function promptFor(
  waitsFor: Exclude<WaitsFor, ComputerWaiting>,
  player: number,
  last: Step | undefined,
  telling: Telling,
): string {
  const { names, seats, state } = telling;
  const words = wordsFor(names.language);
  const called = { player: seats[player]?.name ?? '' };
  switch (waitsFor) {
    case 'move':
      return words('prompt.move', { ...called, n: state.movesLeft });
    case 'castle': {
      const demands = state.visit as { giveBack: number; cover: boolean };
      return words('prompt.castle', { ...called, demands: demandsInWords(telling, demands) });
    }
    case 'turnEnd':
      return words(last?.action.type === 'draft' ? 'prompt.draftEnd' : 'prompt.turnEnd', called);
    case 'loading':
    case 'setup':
      return '';
    default:
      return words(`prompt.${waitsFor}`, called);
  }
}
