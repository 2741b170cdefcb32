import { wordsFor } from 'words:lesson';
import { wordsFor as tableWordsFor } from 'words:table';
import type { Action, Game, Player } from '../milestones/index.ts';
import { sentenceOf } from './actions-in-words.ts';
import type { Names } from './names.ts';

/** An action as a sentence; a delivery names the numbers that it counts, since that is what there is to choose. */
export function moveInWords(action: Action, game: Game, names: Names): string {
  const words = tableWordsFor(names.language);
  if (action.type === 'done') return words('bar.done');
  if (action.type === 'leave-bonus') return words('bar.leave');
  if (action.type === 'deliver' && action.numbers.length > 0)
    return wordsFor(names.language)('hint.deliver', {
      at: names.point(action.marketplace),
      numbers: names.list(action.numbers.map(names.numberAt)),
    });
  return sentenceOf(action, game, game.state.players[game.state.player] as Player, names);
}
