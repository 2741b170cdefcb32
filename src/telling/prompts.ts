import { wordsFor } from 'words:play';
import type { TableGame, WaitsFor } from '../machines/game.ts';
import { gameOf, playerAtTable, type Step } from '../milestones/history.ts';
import { computerPrompt, waitsForComputer } from './computer-prompt.ts';
import { demandsInWords, eventInWords, type Telling, toldOf } from './events-in-words.ts';
import type { Names } from './names.ts';
import { eventsTold } from './told-so-far.ts';

/** What the table waits for, as one sentence to or about the player at it. */
export function promptFor({ history, seats }: TableGame, waitsFor: WaitsFor, names: Names): string {
  const { state } = gameOf(history);
  const words = wordsFor(names.language);
  const player = seats[playerAtTable(history)]?.name ?? '';
  if (waitsForComputer(waitsFor)) return computerPrompt(waitsFor, player, names.language);
  switch (waitsFor) {
    case 'move':
      return words('prompt.move', { player, n: state.movesLeft });
    case 'castle': {
      const demands = state.visit as { giveBack: number; cover: boolean };
      return words('prompt.castle', { player, demands: demandsInWords({ names }, demands) });
    }
    case 'turnEnd': {
      const drafted = history.steps[history.at - 1]?.action.type === 'draft';
      return words(drafted ? 'prompt.draftEnd' : 'prompt.turnEnd', { player });
    }
    case 'loading':
    case 'setup':
      return '';
    default:
      return words(`prompt.${waitsFor}`, { player });
  }
}

/** What a step has led to; of a final scoring, which is told by and by, only what comes before it. */
export function stepInWords({ events, game: { state } }: Step, telling: Omit<Telling, 'state'>): string {
  return toldOf(eventsTold(events, 0))
    .map((event) => eventInWords(event, { ...telling, state }))
    .join(' ');
}

/** What the last step at a table has led to; empty before the first. */
export function happenedAt({ history: { steps, at }, seats }: TableGame, names: Names): string {
  const last = steps[at - 1];
  return last === undefined ? '' : stepInWords(last, { names, seats });
}
