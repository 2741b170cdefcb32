import {
  type Action,
  type Board,
  type Game,
  type GameSet,
  type Goods,
  layoutOf,
  SPACES,
  type Space,
} from '../../../src/milestones/index.ts';
import { type Draw, oneOf } from '../kit/drawing.ts';

/** The kind of an action; for a move also where it leads, for most spaces of the loop are employment spaces. */
function kindOf(action: Action): string {
  if (action.type !== 'move') return action.type;
  return `${action.to.replace(/\d/, '')} ${action.idle ?? ''}`;
}

/** Chooses the kind of action first and then the action, so that rare kinds are played often. */
export function chosen(legal: readonly Action[], draw: Draw): Action {
  const kinds = legal.map(kindOf);
  const kind = oneOf([...new Set(kinds)], draw);
  return oneOf(
    legal.filter((_, i) => kinds[i] === kind),
    draw,
  );
}

/** The game with plenty of goods in everybody's hands and the pieces anywhere on their loops: a chance for every kind of action. */
export function withPlenty(game: Game, draw: Draw): Game {
  const goods = (): Goods => ({ stone: draw(9), wood: draw(9), sand: draw(9), grain: draw(9), coin: draw(9) });
  const players = game.state.players.map((player) => ({
    ...player,
    goods: goods(),
    piece: oneOf(SPACES, draw) as Space,
  }));
  return { ...game, state: { ...game.state, players } };
}

/** The same set with the points of its board named anew, so that the start can come anywhere in the order of the ids. */
export function renamed(set: GameSet, draw: Draw): GameSet {
  const { board } = set;
  const left = board.points.map((point) => point.id);
  const names = new Map(board.points.map(({ id }) => [id, left.splice(draw(left.length), 1)[0] as string]));
  const nameOf = (id: string) => names.get(id) as string;
  return {
    ...set,
    board: {
      ...board,
      points: board.points.map((point) => ({ ...point, id: nameOf(point.id) })),
      start: nameOf(board.start),
      bushes: board.bushes.map((lot) => lot.split('+').map(nameOf).sort().join('+')),
      ...(board.missing && {
        missing: board.missing.map((ends) => ends.map(nameOf).sort() as [string, string]),
      }),
    },
  };
}

/** The same set on a board that lacks one line in eight, and the bushes of the lots that are no more. */
export function withoutSomeLines(set: GameSet, draw: Draw): GameSet {
  const { ids, neighbours } = layoutOf(set.board);
  const lines = neighbours.flatMap((next, a) =>
    next.flatMap((b) => (b > a ? [[ids[a] as string, ids[b] as string] as const] : [])),
  );
  const board: Board = { ...set.board, missing: lines.filter(() => draw(8) === 0) };
  const { lotIndex } = layoutOf(board);
  return { ...set, board: { ...board, bushes: board.bushes.filter((lot) => lotIndex.has(lot)) } };
}
