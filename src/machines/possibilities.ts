import {
  ACTION_TYPES,
  type Action,
  type ActionType,
  apply,
  type Game,
  legalActions,
  type Refusal,
} from '../milestones/index.ts';
import { refusalsFor, untimely } from './choice.ts';

/** The field of an action that says where it is taken: on which tile, number, lot, marketplace … */
const PLACE = {
  draft: 'tile',
  move: 'to',
  hire: 'tile',
  buy: 'good',
  sell: 'goods',
  street: 'milestone',
  house: 'lot',
  marketplace: 'at',
  'take-bonus': 'lot',
  'leave-bonus': 'type',
  deliver: 'marketplace',
  'give-back': 'goods',
  cover: 'space',
  done: 'type',
} as const satisfies { [Type in ActionType]: keyof Extract<Action, { type: Type }> };

const placesOf = (type: ActionType, actions: readonly Action[]) =>
  new Set(actions.map((action) => JSON.stringify((action as unknown as Record<string, unknown>)[PLACE[type]]))).size;

/** A kind of action that is possible now, with all the ways to take it. */
export interface Possible {
  readonly type: ActionType;
  readonly actions: readonly Action[];
  /** In how many places it can be taken: on how many tiles, numbers, lots, marketplaces … */
  readonly places: number;
}

/** A kind of action that is impossible now, and the rules that say so, the most telling first. */
export interface Impossible {
  readonly type: ActionType;
  readonly refusals: readonly Refusal[];
}

/** What a player can do in a game, in the order of `ACTION_TYPES`. */
export function possibleIn(game: Game): readonly Possible[] {
  const byType = Map.groupBy(legalActions(game), ({ type }) => type);
  return [...byType].map(([type, actions]) => ({ type, actions, places: placesOf(type, actions) }));
}

/** What a player cannot do, in the order of `ACTION_TYPES`: where it is not the time for it, for that reason alone. */
export function impossibleIn(game: Game): readonly Impossible[] {
  const possible = new Set(legalActions(game).map(({ type }) => type));
  return ACTION_TYPES.filter((type) => !possible.has(type)).map((type) => {
    const first = untimely(game, type);
    return { type, refusals: first === null ? refusalsFor(game, { type }) : [first] };
  });
}

/** What an action changes about what can be done in the same visit. */
export interface Changes {
  readonly still: readonly (Possible & { readonly before: number })[];
  readonly opened: readonly Possible[];
  readonly closed: readonly Impossible[];
}

/** A game without a decision about bonus tiles: as if they were left. */
function settled(game: Game): Game {
  if (game.state.phase !== 'bonus') return game;
  const outcome = apply(game, { type: 'leave-bonus' });
  return outcome.ok ? outcome.game : game;
}

/** What becomes possible or impossible through an action; null where the visit does not go on after it, or begins with it. */
export function changesBetween(before: Game, after: Game): Changes | null {
  const then = settled(after);
  const [a, b] = [before.state, then.state];
  if (a.phase !== 'space' || b.phase !== 'space' || a.player !== b.player || a.movesLeft !== b.movesLeft) return null;
  const matters = ({ type }: Possible) => type !== 'done';
  const were = possibleIn(before).filter(matters);
  const are = possibleIn(then).filter(matters);
  const placesBefore = new Map(were.map(({ type, places }) => [type, places]));
  return {
    still: are.flatMap((each) => {
      const places = placesBefore.get(each.type);
      return places === undefined ? [] : [{ ...each, before: places }];
    }),
    opened: are.filter(({ type }) => !placesBefore.has(type)),
    closed: were
      .filter(({ type }) => !are.some((each) => each.type === type))
      .map(({ type }) => ({ type, refusals: refusalsFor(then, { type }) })),
  };
}
