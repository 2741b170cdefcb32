import * as v from 'valibot';
import {
  acceptedGameOfScene,
  apply,
  ascends,
  type Employment,
  type Game,
  type GameEvent,
  GOODS,
  isAhead,
  KINDS,
  legalActions,
  SPACES,
  type Space,
  visibleNumbers,
} from '../../../milestones/index.ts';

const EMPLOYMENT = v.nullable(
  v.union([
    v.literal('covered'),
    v.object({
      kind: v.picklist(KINDS),
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
      bonus: v.boolean(),
    }),
  ]),
);

/** A player board as it is entered: the spaces, the piece, where its move ends, the goods in their order. */
export const ROW = v.object({
  spaces: v.pipe(v.array(EMPLOYMENT), v.length(8)),
  from: v.picklist(SPACES),
  to: v.picklist(SPACES),
  goods: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))), v.length(GOODS.length)),
});
export type Row = v.InferOutput<typeof ROW>;

export const EMPTY_ROW: Row = {
  spaces: Array.from({ length: 8 }, () => null),
  from: 'castle',
  to: 'trading-house',
  goods: GOODS.map(() => 0),
};

/** Where a move from a space may end (5.3, 5.4). */
export const endsFrom = (from: Space): Space[] => SPACES.filter((to) => isAhead(from, to));

export interface RowAnswer {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly ascends: boolean;
  readonly numbers: readonly number[];
  /** The employment spaces, 1 to 8, that the castle may cover (11.3). */
  readonly covers: readonly number[];
}

/** What a move on such a player board brings, by the engine. */
export function rowAnswer({ spaces, from, to, goods }: Row): RowAnswer {
  const board: readonly Employment[] = spaces;
  const game = acceptedGameOfScene({
    players: [
      {
        piece: from,
        goods: Object.fromEntries(GOODS.map((good, i) => [good, goods[i]])),
        spaces: board.map((on) =>
          on === null || on === 'covered' ? on : `${on.kind} ${on.number}${on.bonus ? ' bonus' : ''}`,
        ),
      },
      {},
    ],
  });
  const outcome = apply(game, { type: 'move', to });
  if (!outcome.ok) throw new Error(`no move from ${from} to ${to}`);
  const covers = legalActions(outcome.game).flatMap((action) => (action.type === 'cover' ? [action.space] : []));
  return {
    game: outcome.game,
    events: outcome.events.filter(({ type }) => type !== 'moved' && type !== 'turn-ended'),
    ascends: ascends(board),
    numbers: visibleNumbers(board),
    covers,
  };
}
