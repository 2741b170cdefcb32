import {
  type Action,
  aboutToMove,
  apply,
  type Board,
  bonusTilesInTurn,
  CUBES,
  type Employment,
  type Game,
  type Goods,
  KINDS,
  type Kind,
  layoutOf,
  legalActions,
  newGame,
  type Player,
  PRACTICE_SET,
  type State,
  visibleWorkers,
  visitingSpace,
  type WorkerTile,
  workerOn,
} from '../../milestones/index.ts';
import { type Draw, oneOf, someOf } from './chance.ts';

const NUMBERS = [1, 1, 2, 2, 3, 3, 4, 4, 5] as const;
const ROWS = 5;
const LONG_ROW = 6;
const BONUS_TILES_OF_A_KIND = 3;

/** A board that is small enough for a phone, with numbers and bushes drawn. */
function drawBoard(draw: Draw): Board {
  const places = Array.from({ length: ROWS }, (_, r) =>
    Array.from({ length: LONG_ROW - (r % 2) }, (_, column) => ({ q: column - Math.floor(r / 2), r })),
  ).flat();
  const start = draw(0, LONG_ROW - 1);
  const points = places.map((place, i) => ({
    id: `p${String(i).padStart(2, '0')}`,
    ...place,
    number: i === start ? null : oneOf(draw, NUMBERS),
  }));
  const bare: Board = { name: 'drill', version: 1, points, start: (points[start] as { id: string }).id, bushes: [] };
  const lots = layoutOf(bare).lots.map(({ id }) => id);
  return { ...bare, bushes: someOf(draw, lots, draw(4, 7)).sort() };
}

/** Puts a tile about where its numbers belong, so that rows look like those of players. */
function placed(draw: Draw, spaces: readonly Employment[], { workers: [left, right] }: WorkerTile): Employment[] {
  const belongs = Math.round(((left.number + right.number) / 16) * 7) + draw(-1, 1);
  const at = Math.max(0, Math.min(6, belongs - 1));
  return spaces.map((space, i) => {
    const worker = i === at ? left : i === at + 1 ? right : null;
    return worker === null ? space : { ...worker, bonus: false };
  });
}

const EMPTY: readonly Employment[] = Array.from({ length: 8 }, () => null);

/** A row of workers from some tiles, with cover tiles here and there. */
function drawSpaces(draw: Draw, tiles: readonly WorkerTile[]): readonly Employment[] {
  const full = tiles.reduce((spaces, tile) => placed(draw, spaces, tile), [...EMPTY]);
  const hidden = someOf(draw, [...full.keys()], draw(0, 2));
  const covered = full.map((space, i) => (space !== null && hidden.includes(i) ? ('covered' as const) : space));
  return visibleWorkers(covered) < 3 ? full : covered;
}

/** The row with bonus tiles on some of its workers, taken from those that are left. */
function withBonusTiles(draw: Draw, spaces: readonly Employment[], left: Kind[]): Employment[] {
  return spaces.map((space, i) => {
    const worker = workerOn(spaces, i + 1);
    if (worker === null || draw(1, 4) > 1 || !left.includes(worker.kind)) return space;
    left.splice(left.indexOf(worker.kind), 1);
    return { ...worker, bonus: true };
  });
}

/** Enough for anything once: what can be paid for is not what the drills ask. */
const ENOUGH: Goods = { stone: 3, wood: 3, sand: 3, grain: 4, coin: 2 };

/** A game in which so many players have their workers and nothing is built yet, on a board that is drawn unless one is given. */
export function drawGame(draw: Draw, players: number, own: Board | null = null): Game {
  const board = own ?? drawBoard(draw);
  const usual = KINDS.flatMap((kind) => Array.from({ length: BONUS_TILES_OF_A_KIND }, () => kind));
  // A board with more bushes than usual has a bonus tile for each.
  const bonusTiles = [...usual, ...bonusTilesInTurn(board.bushes.length - usual.length)];
  const set = { board, workerTiles: PRACTICE_SET.workerTiles, bonusTiles };
  const game = newGame({ players, seed: draw(0, 0x7fffffff), set, startingPlayer: 0 });
  const pile = [...game.pile];
  const tileOf = (id: string) => set.workerTiles.find((tile) => tile.id === id) as WorkerTile;
  const left = [...bonusTiles];
  for (const kind of Object.values(game.state.bonusTiles)) left.splice(left.indexOf(kind), 1);
  const seats = game.state.players.map((player) => {
    const spaces = drawSpaces(draw, pile.splice(0, draw(3, 6)).map(tileOf));
    return { ...player, spaces: withBonusTiles(draw, spaces, left) };
  });
  const state: State = { ...game.state, startingTiles: [], players: seats, pileCount: pile.length };
  return { ...game, state: aboutToMove(state, 2, 0), pile };
}

/** The game with other things of the player whose turn it is. */
export function withPlayer(game: Game, changes: Partial<Player>): Game {
  const players = game.state.players.map((player, i) => (i === game.state.player ? { ...player, ...changes } : player));
  return { ...game, state: { ...game.state, players } };
}

/** The game with the piece on a space that asks something, and goods for all that can be done there. */
export function visiting(game: Game, piece: 'trading-house' | 'board-of-works' | 'mill'): Game {
  const there = withPlayer(game, { piece, goods: ENOUGH });
  const visit = piece === 'trading-house' ? { hired: false } : {};
  return { ...there, state: visitingSpace(there.state, visit, 1) };
}

const TYPES = ['street', 'street', 'street', 'marketplace', 'house'] as const;

/** The game after an action that is known to be legal. */
export function after(game: Game, action: Action): Game {
  const outcome = apply(game, action);
  if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused`);
  return outcome.game;
}

/**
 * The game at the board of works after so many constructions of chance, each of which the engine has accepted. Bonus tiles
 * that come within reach are left, and nobody has scored or paid: a drill is no game under way.
 */
export function built(draw: Draw, start: Game, constructions: number): Game {
  let game = visiting(start, 'board-of-works');
  for (let i = 0; i < constructions; i++) {
    const type = i === 0 ? 'street' : oneOf(draw, TYPES);
    const legal = legalActions(game).filter((action) => action.type === type);
    if (legal.length === 0) continue;
    game = after(game, oneOf(draw, legal));
    if (game.state.phase === 'bonus') game = after(game, { type: 'leave-bonus' });
    game = withPlayer(game, { goods: ENOUGH, vp: 0 });
  }
  return game;
}

/** So many goods of chance, coins among them. */
export function drawGoods(draw: Draw, count: number): Goods {
  const goods = { stone: 0, wood: 0, sand: 0, grain: 0, coin: 0 };
  for (let i = 0; i < count; i++) goods[oneOf(draw, [...CUBES, 'coin'] as const)]++;
  return goods;
}
