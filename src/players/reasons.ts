import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type Action,
  aboutToMove,
  apply,
  ascends,
  finalScoringOf,
  type Game,
  type GameEvent,
  type GOODS,
  type Goods,
  isAhead,
  KINDS,
  type Kind,
  legalActions,
  type Outcome,
  type Player,
  type Space,
  type VpSource,
  viewFor,
  visitingSpace,
} from '../milestones/index.ts';
import { greedy } from './greedy.ts';

const CONSTRUCTIONS = ['street', 'house', 'marketplace', 'deliver'] as const;
type Construction = Extract<Action, { type: (typeof CONSTRUCTIONS)[number] }>;

/** What a turn is good for: what it gained, what it prepared for the next one, and what it took from the others. */
export type Reason =
  | { readonly part: 'gained'; readonly what: 'vp'; readonly source: VpSource; readonly vp: number }
  | { readonly part: 'gained'; readonly what: 'goods'; readonly goods: Partial<Goods> }
  | { readonly part: 'gained'; readonly what: 'tile'; readonly tile: string }
  /** With what lies there now, the next turn could go to these spaces and score so much. */
  | { readonly part: 'prepared'; readonly what: 'plan'; readonly spaces: readonly Space[]; readonly vp: number }
  | { readonly part: 'prepared'; readonly what: 'income' }
  | { readonly part: 'prepared'; readonly what: 'lead'; readonly kind: Kind }
  /** The best of its sort that another player could have built or delivered in the next turn, where nothing as good is left. */
  | { readonly part: 'denied'; readonly what: 'construction'; readonly player: number; readonly action: Construction }
  | { readonly part: 'denied'; readonly what: 'lead'; readonly player: number; readonly kind: Kind }
  /** The end was triggered with the lead. */
  | { readonly part: 'denied'; readonly what: 'end' };

/** Something that a player could do in a turn, and the VP for it. */
interface Chance<Of extends Action = Action> {
  readonly action: Of;
  readonly vp: number;
}

/** Where things are built and delivered. */
const BUILDINGS = ['board-of-works', 'mill'] as const;

/** Less than this is not worth speaking of. */
const LEAST_VP = 2;

/**
 * Why a turn, or the rest of one, makes sense: its reasons, those of each part with the weightiest first. All actions have
 * to be legal, one after the other, and of the player whose turn it is.
 */
export function reasonsFor(before: Game, actions: readonly Action[]): Reason[] {
  const me = before.state.player;
  const { game: after, events } = played(before, actions);
  return [...gained(events, me), ...prepared(before, after, me), ...denied(before, after, events, me)];
}

function played(start: Game, actions: readonly Action[]): { game: Game; events: GameEvent[]; chances: Chance[] } {
  let game = start;
  const events: GameEvent[] = [];
  const chances: Chance[] = [];
  for (const action of actions) {
    const outcome = apply(game, action) as Extract<Outcome, { ok: true }>;
    const scored = outcome.events.filter((event) => event.type === 'vp' && event.source !== 'majority');
    chances.push({ action, vp: scored.reduce((sum, event) => sum + (event.type === 'vp' ? event.vp : 0), 0) });
    events.push(...outcome.events);
    game = outcome.game;
  }
  return { game, events, chances };
}

function gained(events: readonly GameEvent[], me: number): Reason[] {
  const vp = new Map<VpSource, number>();
  const goods: Partial<Record<(typeof GOODS)[number], number>> = {};
  const tiles: Reason[] = [];
  for (const event of events) {
    if (event.player !== me) continue;
    if (event.type === 'vp' && event.source !== 'majority')
      vp.set(event.source, (vp.get(event.source) ?? 0) + event.vp);
    if (event.type === 'goods') goods[event.good] = (goods[event.good] ?? 0) + event.count;
    if (event.type === 'hired' || event.type === 'drafted')
      tiles.push({ part: 'gained', what: 'tile', tile: event.tile });
  }
  const scored = [...vp].sort(([, a], [, b]) => b - a);
  return [
    ...scored.map(([source, n]): Reason => ({ part: 'gained', what: 'vp', source, vp: n })),
    ...tiles,
    ...(Object.keys(goods).length > 0 ? [{ part: 'gained', what: 'goods', goods } as const] : []),
  ];
}

/** The turn that looks best at first sight to a player if it came now, with what each of its actions would score. */
function nextTurn({ state, ...rest }: Game, player: number): readonly Chance[] {
  const game: Game = { ...rest, state: aboutToMove(state, 2, player) };
  // Greedy leaves nothing to chance.
  return played(game, greedy(viewFor(game, player), xoroshiro128plus(0))).chances;
}

const leads = (game: Game, player: number): Kind[] => {
  const scoring = finalScoringOf(game.state.players, false);
  return KINDS.filter((kind) => scoring[kind].vp[player] === 5);
};

const spacesOf = ({ state }: Game, player: number) => (state.players[player] as Player).spaces;

function prepared(before: Game, after: Game, me: number): Reason[] {
  // While tiles are drafted, nothing can be compared yet.
  if (before.state.phase === 'draft') return [];
  const led = leads(before, me);
  const lead = leads(after, me)
    .filter((kind) => !led.includes(kind))
    .map((kind): Reason => ({ part: 'prepared', what: 'lead', kind }));
  if (after.state.endTriggeredBy !== null) return lead;
  const next = nextTurn(after, me);
  const vp = next.reduce((sum, chance) => sum + chance.vp, 0);
  const spaces = next.flatMap(({ action }) => (action.type === 'move' ? [action.to] : []));
  const nowAscends = !ascends(spacesOf(before, me)) && ascends(spacesOf(after, me));
  return [
    ...(vp >= LEAST_VP ? [{ part: 'prepared', what: 'plan', spaces, vp } as const] : []),
    ...(nowAscends ? [{ part: 'prepared', what: 'income' } as const] : []),
    ...lead,
  ];
}

/** What a player could build or deliver in the next turn with the goods at hand. */
function openTo({ state, ...rest }: Game, player: number): Chance<Construction>[] {
  return BUILDINGS.filter((building) => isAhead((state.players[player] as Player).piece, building)).flatMap((piece) => {
    const players = state.players.map((each, i) => (i === player ? { ...each, piece } : each));
    const game: Game = { ...rest, state: visitingSpace({ ...state, players }, {}, 0, player) };
    return legalActions(game)
      .filter((action): action is Construction => action.type !== 'done')
      .flatMap((action) => played(game, [action]).chances as Chance<Construction>[]);
  });
}

/** Of each type of construction that is open the one that scores most. */
function bestOfTypes(open: readonly Chance<Construction>[]): Chance<Construction>[] {
  const falling = [...open].sort((a, b) => b.vp - a.vp);
  return CONSTRUCTIONS.flatMap((type) => falling.find(({ action }) => action.type === type) ?? []);
}

function denied(before: Game, after: Game, events: readonly GameEvent[], me: number): Reason[] {
  const { players, phase } = after.state;
  if (before.state.phase === 'draft') return [];
  const others = [...players.keys()].filter((player) => player !== me);
  const taken = others
    .flatMap((player) => {
      const now = openTo(after, player);
      return bestOfTypes(openTo(before, player)).map(({ action, vp }) => {
        const left = now.filter((chance) => chance.action.type === action.type).map((chance) => chance.vp);
        return { player, action, loss: vp - Math.max(0, ...left) };
      });
    })
    .filter(({ loss }) => loss >= LEAST_VP)
    .sort((a, b) => b.loss - a.loss)
    .map(({ player, action }): Reason => ({ part: 'denied', what: 'construction', player, action }));
  const lost = others.flatMap((player) => {
    const still = leads(after, player);
    return leads(before, player)
      .filter((kind) => !still.includes(kind))
      .map((kind): Reason => ({ part: 'denied', what: 'lead', player, kind }));
  });
  const ahead = others.every((player) => (players[player]?.vp ?? 0) < (players[me]?.vp ?? 0));
  const ended = events.some(({ type }) => type === 'end-triggered') && ahead && phase !== 'over';
  return [...taken, ...lost, ...(ended ? [{ part: 'denied', what: 'end' } as const] : [])];
}
