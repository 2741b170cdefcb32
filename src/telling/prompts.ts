import { wordsFor as computerWordsFor } from 'words:computer';
import { wordsFor } from 'words:play';
import { waitsForComputer } from '../machines/computers.ts';
import type { TableGame, WaitsFor } from '../machines/game.ts';
import { gameOf, playerAtTable } from '../milestones/history.ts';
import { demandsInWords } from './events-in-words.ts';
import type { Names } from './names.ts';
import { playerIn } from './reader.ts';

/** What the table waits for, as one sentence to or about the player at it. */
export function promptFor({ history, seats }: TableGame, waitsFor: WaitsFor, names: Names): string {
  const { state } = gameOf(history);
  const words = wordsFor(names.language);
  const name = seats[playerAtTable(history)]?.name ?? '';
  const player = playerIn(name, names.language);
  if (waitsForComputer(waitsFor)) return computerWordsFor(names.language)(`prompt.${waitsFor}`, { player: name });
  switch (waitsFor) {
    case 'move':
      return words('prompt.move', { ...player, n: state.movesLeft });
    case 'castle': {
      const demands = state.visit as { giveBack: number; cover: boolean };
      return words('prompt.castle', { ...player, demands: demandsInWords({ names }, demands) });
    }
    case 'turnEnd': {
      const drafted = history.steps[history.at - 1]?.action.type === 'draft';
      return words(drafted ? 'prompt.draftEnd' : 'prompt.turnEnd', player);
    }
    case 'loading':
    case 'setup':
      return '';
    default:
      return words(`prompt.${waitsFor}`, player);
  }
}
