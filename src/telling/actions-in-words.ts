import { wordsFor } from 'words:table';
import { type Action, type Game, type Goods, type Player, SPACES, type Space, workerOn } from '../milestones/index.ts';
import type { Names } from './names.ts';

/** An action of a player as a sentence; empty for one that only finishes something. */
export function sentenceOf(action: Action, game: Game, player: Player, names: Names): string {
  const words = wordsFor(names.language);
  switch (action.type) {
    case 'draft':
    case 'hire':
      return words('preview.place', { tile: names.tile(action.tile), left: action.space, right: action.space + 1 });
    case 'move':
      return words(action.idle ? 'preview.idle' : 'preview.move', { to: names.to(action.to, player.spaces) });
    case 'buy':
      return words('preview.buy', { goods: names.goods({ [action.good]: 1 }, 'object') });
    case 'sell':
      return words('preview.sell', { goods: names.goods(pairOf(action.goods), 'object') });
    case 'street':
      return words('preview.street', {
        from: names.point(action.from),
        milestone: names.numberAt(action.milestone),
        to: names.point(action.to),
      });
    case 'house':
      return words('preview.house', { lot: names.lot(action.lot) });
    case 'marketplace':
      return words('preview.marketplace', { point: names.numberAt(action.at) });
    case 'take-bonus': {
      const kind = game.state.bonusTiles[action.lot];
      const worker = workerOn(player.spaces, action.space);
      return words('preview.bonus', {
        kind: kind === undefined ? '' : names.kind(kind),
        worker: worker === null ? names.space(SPACES[action.space] as Space) : names.employment(worker),
      });
    }
    case 'deliver':
      return words('preview.deliver', { marketplace: names.point(action.marketplace) });
    case 'give-back':
      return words('preview.giveBack', { goods: names.goods(action.goods, 'object') });
    case 'cover':
      return words('preview.cover', {
        worker: names.employment(workerOn(player.spaces, action.space)),
      });
    default:
      return '';
  }
}

/** A pair of cubes as counted goods. */
export function pairOf([first, second]: readonly [string, string]): Partial<Goods> {
  return first === second ? { [first]: 2 } : { [first]: 1, [second]: 1 };
}
