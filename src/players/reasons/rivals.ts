import {
  type Action,
  apply,
  type Game,
  isAhead,
  legalActions,
  type Outcome,
  type Player,
  visitingSpace,
} from '../../milestones/index.ts';
import { isStillToMove } from '../outlook.ts';
import { scoredIn } from './turn.ts';

/** The sorts of construction; a delivery counts as one here. */
export const CONSTRUCTIONS = ['street', 'house', 'marketplace', 'deliver'] as const;
/** What is built or delivered. */
export type Construction = Extract<Action, { type: (typeof CONSTRUCTIONS)[number] }>;

/** Where things are built and delivered. */
const BUILDINGS = ['board-of-works', 'mill'] as const;

/** Less than this is not worth speaking of. */
export const LEAST_VP = 2;

/** What a player could build or deliver, and the VP for it. */
interface Chance {
  readonly action: Construction;
  readonly vp: number;
}

/** What a player can build or deliver in one position, where the best of that sort falls short by `loss` elsewhere. */
export interface Lost extends Chance {
  readonly player: number;
  readonly loss: number;
  /** Whether nothing can be built or delivered at that very place there. */
  readonly isGone: boolean;
}

/** Whether an action builds or delivers something. */
export const isConstruction = (action: Action): action is Construction =>
  (CONSTRUCTIONS as readonly string[]).includes(action.type);

/** The point or lot that a construction takes: the one that gets a milestone, a house, a marketplace or a sack. */
export function siteOf(action: Construction): string {
  switch (action.type) {
    case 'street':
      return action.milestone;
    case 'house':
      return action.lot;
    case 'marketplace':
      return action.at;
    case 'deliver':
      return action.marketplace;
  }
}

/** Everybody but the player whose turn it is. */
export const others = ({ state }: Game): number[] => [...state.players.keys()].filter((each) => each !== state.player);

/** The others who have a turn yet after the one that leads from one position to the other. */
export const stillToMove = (before: Game, { state }: Game): number[] =>
  others(before).filter((player) => state.phase !== 'over' && isStillToMove(state, player));

/** What a player could build or deliver in the next turn with the goods at hand. */
function openTo({ state, ...rest }: Game, player: number): Chance[] {
  return BUILDINGS.filter((building) => isAhead((state.players[player] as Player).piece, building)).flatMap((piece) => {
    const players = state.players.map((each, i) => (i === player ? { ...each, piece } : each));
    const game: Game = { ...rest, state: visitingSpace({ ...state, players }, {}, 0, player) };
    return legalActions(game)
      .filter(isConstruction)
      .map((action) => {
        const { events } = apply(game, action) as Extract<Outcome, { ok: true }>;
        return { action, vp: scoredIn(events) };
      });
  });
}

/** Of each sort the best that a player could build or deliver in one position, where nothing nearly as good is in any of the others; the greatest loss first. */
export function lostBetween(there: Game, missing: readonly Game[], player: number): Lost[] {
  const left = missing.flatMap((game) => openTo(game, player));
  const falling = openTo(there, player).sort((a, b) => b.vp - a.vp);
  return CONSTRUCTIONS.flatMap((type) => falling.find(({ action }) => action.type === type) ?? [])
    .map(({ action, vp }) => {
      const best = left.filter((chance) => chance.action.type === action.type).map((chance) => chance.vp);
      const isGone = left.every((chance) => siteOf(chance.action) !== siteOf(action));
      return { player, action, vp, loss: vp - Math.max(0, ...best), isGone };
    })
    .filter(({ loss }) => loss >= LEAST_VP)
    .sort((a, b) => b.loss - a.loss);
}
