import {
  apply,
  type Game,
  GOODS,
  GOODS_KEPT,
  type Good,
  type Goods,
  indexOf,
  minus,
  type Player,
  workerOn,
} from '../../../milestones/index.ts';
import { type Draw, oneOf, someOf } from '../chance.ts';
import { type Item, type Question, upTo } from '../drill.ts';
import { allowedItem, because, EMPLOYMENT_SPACES, itemAbout } from '../places.ts';
import { after, drawGame, drawGoods, withPlayer } from '../positions.ts';

const SUGGESTIONS = 5;
const FEW_WORKERS_ONE_IN = 8;

const listed = (goods: Goods): Good[] => GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => good));

const counted = (list: readonly Good[]): Goods =>
  Object.fromEntries(GOODS.map((good) => [good, list.filter((each) => each === good).length])) as Goods;

/** Goods that somebody might think can be kept: two to four of them, or all cubes as though coins did not count. */
function suggestions(draw: Draw, goods: Goods): Good[][] {
  const all = listed(goods);
  const counts = [GOODS_KEPT, GOODS_KEPT, GOODS_KEPT, GOODS_KEPT - 1, GOODS_KEPT + 1];
  const drawn = Array.from({ length: 2 * SUGGESTIONS }, () => listed(counted(someOf(draw, all, oneOf(draw, counts)))));
  const cubes = all.filter((good) => good !== 'coin');
  const kept = [...(cubes.length < all.length ? [cubes] : []), ...drawn].map((list) => list.join(' '));
  return [...new Set(kept)]
    .filter((text) => text !== '')
    .slice(0, SUGGESTIONS)
    .sort()
    .map((text) => text.split(' ') as Good[]);
}

/** The game with no more workers in the first player's row than the castle leaves. */
function withTwoWorkers(game: Game): Game {
  const { spaces } = game.state.players[0] as Player;
  const [, second] = EMPLOYMENT_SPACES.map(indexOf).filter((space) => workerOn(spaces, space) !== null);
  return withPlayer(game, {
    spaces: spaces.map((space, i) => (space !== null && i >= (second ?? 0) ? 'covered' : space)),
  });
}

/** How many workers the player may choose from when one is to be covered (11.3, 11.6). */
function workersToCover(game: Game): Item {
  const outcomes = EMPLOYMENT_SPACES.map((at) => apply(game, { type: 'cover', space: indexOf(at) }));
  const answer = outcomes.filter(({ ok }) => ok).length;
  const why = answer === 0 ? because('11.6', 'no-worker-demanded') : because('11.3', 'may-be-covered', [], answer);
  return itemAbout({ count: 'workers' }, upTo(EMPLOYMENT_SPACES.length), answer, [why]);
}

/** What may be kept at the castle, and how many workers may be chosen to be covered (11.2–11.6)? */
export function castle(draw: Draw): Question {
  const goods = drawGoods(draw, draw(GOODS_KEPT + 1, 7));
  const drawn = drawGame(draw, 2);
  const before = withPlayer(draw(1, FEW_WORKERS_ONE_IN) === 1 ? withTwoWorkers(drawn) : drawn, {
    piece: 'mill',
    goods,
  });
  const game = after(before, { type: 'move', to: 'castle' });
  const keeping = suggestions(draw, goods).map((kept) => {
    const back = minus(goods, counted(kept));
    const given = Object.fromEntries(GOODS.filter((good) => back[good] > 0).map((good) => [good, back[good]]));
    return allowedItem(game, { kept }, [{ type: 'give-back', goods: given }], because('11.2', 'keeps-three'));
  });
  return { game, subject: [], items: [...keeping, workersToCover(game)] };
}
