import { wordsFor } from 'words:advice';
import { type Action, apply, type Game, type Player } from '../milestones/index.ts';
import { sentenceOf } from './actions-in-words.ts';
import type { Names } from './names.ts';

/** The actions of a turn as sentences, one each; what only finishes a visit goes without saying unless nothing else is done. */
export function turnInWords(before: Game, actions: readonly Action[], names: Names): string[] {
  const words = wordsFor(names.language);
  let game = before;
  const sentences = actions.map((action) => {
    const said = sentenceOf(action, game, game.state.players[game.state.player] as Player, names);
    const outcome = apply(game, action);
    if (outcome.ok) game = outcome.game;
    return action.type === 'leave-bonus' ? words('leave') : said;
  });
  const told = sentences.filter((sentence) => sentence !== '');
  return told.length > 0 ? told : [words('finish')];
}
