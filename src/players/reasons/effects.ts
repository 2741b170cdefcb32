import {
  ascends,
  finalScoringOf,
  type Game,
  type GameEvent,
  GOODS,
  type Good,
  type Goods,
  KINDS,
  type Kind,
  type Player,
  SPACES,
  type Space,
  type VpSource,
  type Worker,
  workerOn,
} from '../../milestones/index.ts';
import { outlookOf } from '../outlook.ts';
import { leadsOf, workersAhead, yieldsOf } from './player.ts';
import { type Construction, LEAST_VP, type Lost, lostBetween, others, stillToMove } from './rivals.ts';
import { holdsBack, type Turn } from './turn.ts';

/** A space at which a turn stops, and the worker who was visible there. */
export interface Stop {
  readonly space: Space;
  readonly worker: Worker | null;
}

/** What a turn gains, prepares, takes from the others, and gives up. Goods are net of what was paid. */
export type Effect =
  | { readonly part: 'gained'; readonly what: 'win' }
  | { readonly part: 'gained'; readonly what: 'vp'; readonly source: VpSource; readonly vp: number }
  | { readonly part: 'gained'; readonly what: 'goods'; readonly goods: Partial<Goods> }
  | { readonly part: 'gained'; readonly what: 'tile'; readonly tile: string }
  /** In a last turn: so many VP more, or fewer, in the final scoring as it would be now. */
  | { readonly part: 'gained' | 'costs'; readonly what: 'scoring'; readonly vp: number }
  /** With what lies there now, the next turn could go there and score so much. */
  | { readonly part: 'prepared'; readonly what: 'plan'; readonly stops: readonly Stop[]; readonly vp: number }
  /** The most that one move over workers of a kind yields, before and after. */
  | {
      readonly part: 'prepared';
      readonly what: 'yield';
      readonly good: Good;
      readonly before: number;
      readonly after: number;
    }
  | { readonly part: 'prepared'; readonly what: 'bonus'; readonly kind: Kind }
  | { readonly part: 'prepared'; readonly what: 'income' }
  | { readonly part: 'prepared'; readonly what: 'lead'; readonly kind: Kind }
  /** Past the castle, with so many workers ahead again. */
  | { readonly part: 'prepared'; readonly what: 'lap'; readonly workers: number }
  /** The end could have been triggered while somebody else was not behind, and was not. */
  | { readonly part: 'prepared'; readonly what: 'time' }
  /** The best of its sort that another player could have built or delivered in the next turn, where nothing as good is left. */
  | Construed<'denied', 'construction'>
  | { readonly part: 'denied'; readonly what: 'lead'; readonly player: number; readonly kind: Kind }
  /** The end was triggered with the lead. */
  | { readonly part: 'denied'; readonly what: 'end' }
  | { readonly part: 'costs'; readonly what: 'goods'; readonly goods: Partial<Goods> }
  /** Given back at the castle. */
  | { readonly part: 'costs'; readonly what: 'back'; readonly goods: Partial<Goods> }
  | { readonly part: 'costs'; readonly what: 'workers'; readonly workers: readonly Worker[] }
  | { readonly part: 'costs'; readonly what: 'income' }
  | { readonly part: 'costs'; readonly what: 'lead'; readonly kind: Kind }
  /** So many VP more could have been scored now, with these stops; `won` where the win is as good as certain without them. */
  | {
      readonly part: 'costs';
      readonly what: 'fewer';
      readonly vp: number;
      readonly stops: readonly Stop[];
      readonly won: boolean;
    }
  /** The best of its sort that another player could build or deliver in the next turn, where nothing as good was there. */
  | Construed<'costs', 'opens'>;

interface Construed<Part extends string, What extends string> {
  readonly part: Part;
  readonly what: What;
  readonly player: number;
  readonly action: Construction;
  readonly vp: number;
}

/** Whoever has such a chance need not hurry: the search then sees no difference between turns. */
const WON = 0.99;

/** What a turn, or the rest of one, comes to: gains first, costs last. */
export const effectsOf = (turn: Turn): readonly Effect[] => [
  ...gained(turn),
  ...prepared(turn),
  ...denied(turn),
  ...costs(turn),
];

/** About how many VP an effect is worth. */
export function weightOf(effect: Effect): number {
  const sign = effect.part === 'costs' ? -1 : 1;
  switch (effect.what) {
    case 'win':
      return 50;
    case 'vp':
      return effect.vp;
    case 'scoring':
      return sign * effect.vp;
    case 'plan':
      return effect.vp / 2;
    case 'construction':
    case 'opens':
      return (sign * effect.vp) / 2;
    case 'goods':
    case 'back':
      return sign * 0.8 * GOODS.reduce((sum, good) => sum + (effect.goods[good] ?? 0), 0);
    case 'yield':
      return effect.after - effect.before;
    case 'workers':
      return -effect.workers.length;
    case 'lead':
    case 'income':
    case 'time':
      return 3 * sign;
    case 'end':
      return 6;
    case 'tile':
    case 'bonus':
      return 2;
    // Only compares, or only says where the piece is.
    case 'fewer':
    case 'lap':
      return 0;
  }
}

/** How many more of each good there are, what was given back at the castle not counted as lost. */
function netGoods({ was, is, events, me }: Turn): { readonly [good in Good]: number } {
  const back = givenBack(events, me);
  const net = (good: Good) => is.goods[good] - was.goods[good] + (back[good] ?? 0);
  return Object.fromEntries(GOODS.map((good) => [good, net(good)])) as { [good in Good]: number };
}

function givenBack(events: readonly GameEvent[], me: number): Partial<Goods> {
  return events.flatMap((event) => (event.type === 'gave-back' && event.player === me ? [event.goods] : []))[0] ?? {};
}

/** In a last turn: by how many VP the final scoring, as it would be now, has changed for the player. */
export function finalChange({ before, after, me }: Turn): number {
  if (after.state.endTriggeredBy === null) return 0;
  const [was, is] = [before, after].map(({ options, state }) => {
    const kinds = finalScoringOf(state.players, options.variants.equalCategoryScores);
    return KINDS.reduce((sum, kind) => sum + (kinds[kind].vp[me] as number), 0);
  }) as [number, number];
  return is - was;
}

/** Those goods of which there is some; null where there is none of any. */
function some(goods: Partial<Goods>): Partial<Goods> | null {
  const there = GOODS.filter((good) => (goods[good] ?? 0) > 0);
  return there.length === 0 ? null : Object.fromEntries(there.map((good) => [good, goods[good]]));
}

function gained(turn: Turn): Effect[] {
  const { after, events, me } = turn;
  const vp = new Map<VpSource, number>();
  const tiles: Effect[] = [];
  for (const event of events) {
    if (event.player !== me) continue;
    if (event.type === 'vp' && event.source !== 'majority')
      vp.set(event.source, (vp.get(event.source) ?? 0) + event.vp);
    if (event.type === 'hired' || event.type === 'drafted')
      tiles.push({ part: 'gained', what: 'tile', tile: event.tile });
  }
  const scored = [...vp].sort(([, a], [, b]) => b - a);
  const goods = some(netGoods(turn));
  const wins = after.state.winners?.includes(me) === true;
  const more = finalChange(turn);
  return [
    ...(wins ? [{ part: 'gained', what: 'win' } as const] : []),
    ...scored.map(([source, n]): Effect => ({ part: 'gained', what: 'vp', source, vp: n })),
    ...(more > 0 ? [{ part: 'gained', what: 'scoring', vp: more } as const] : []),
    ...tiles,
    ...(goods === null ? [] : [{ part: 'gained', what: 'goods', goods } as const]),
  ];
}

const stopsIn = ({ steps }: Pick<Turn, 'steps'>, me: number): Stop[] =>
  steps.flatMap(({ action, game }) => {
    if (action.type !== 'move') return [];
    const { spaces } = game.state.players[me] as Player;
    return [{ space: action.to, worker: workerOn(spaces, SPACES.indexOf(action.to)) }];
  });

function prepared(turn: Turn): Effect[] {
  const { before, after, was, is, me, events, next } = turn;
  const [less, more] = [yieldsOf(was), yieldsOf(is)];
  const yields = KINDS.flatMap((_, i): Effect[] => {
    const [from, to] = [less[i] as number, more[i] as number];
    return to > from ? [{ part: 'prepared', what: 'yield', good: GOODS[i] as Good, before: from, after: to }] : [];
  });
  const isDraft = before.state.phase === 'draft';
  // No row at all ascends, too: the first one is worth telling.
  const nowAscends = (isDraft || !ascends(was.spaces)) && ascends(is.spaces);
  const income: Effect[] = nowAscends ? [{ part: 'prepared', what: 'income' }] : [];
  if (isDraft) return [...yields, ...income];
  const led = leadsOf(before, me);
  const lead = leadsOf(after, me)
    .filter((kind) => !led.includes(kind))
    .map((kind): Effect => ({ part: 'prepared', what: 'lead', kind }));
  // Once the end is triggered there is nothing left to prepare.
  if (next === null) return lead;
  const bonuses = events.flatMap((event): Effect[] =>
    event.type === 'bonus-taken' && workerOn(is.spaces, event.space)?.bonus === true
      ? [{ part: 'prepared', what: 'bonus', kind: event.kind }]
      : [],
  );
  const home = events.some((event) => event.type === 'moved' && event.to === 'castle');
  const workers = workersAhead(is);
  return [
    ...(next.vp >= LEAST_VP
      ? [{ part: 'prepared', what: 'plan', stops: stopsIn(next, me), vp: next.vp } as const]
      : []),
    ...yields,
    ...bonuses,
    ...income,
    ...lead,
    ...(home && workers > 1 ? [{ part: 'prepared', what: 'lap', workers } as const] : []),
    ...(holdsBack(turn) ? [{ part: 'prepared', what: 'time' } as const] : []),
  ];
}

const told = ({ player, action, vp }: Lost) => ({ player, action, vp });
const byLoss = (a: Lost, b: Lost) => b.loss - a.loss;

/** What a turn spends, covers, loses, and opens to the others. */
function costs(turn: Turn): Effect[] {
  const { before, after, was, is, me, events, instead, fewer } = turn;
  if (before.state.phase === 'draft') return [];
  const net = netGoods(turn);
  const paid = some(Object.fromEntries(GOODS.map((good) => [good, -net[good]])));
  const back = some(givenBack(events, me));
  const workers = was.spaces.flatMap((_, i) => {
    const [worker, now] = [workerOn(was.spaces, i + 1), workerOn(is.spaces, i + 1)];
    const isThere = now !== null && worker !== null && now.kind === worker.kind && now.number === worker.number;
    return worker === null || isThere ? [] : [worker];
  });
  const still = leadsOf(after, me);
  const opened = stillToMove(before, after).flatMap((player) => lostBetween(after, [before], player));
  const scored = -finalChange(turn);
  return [
    ...(scored > 0 ? [{ part: 'costs', what: 'scoring', vp: scored } as const] : []),
    ...(paid === null ? [] : [{ part: 'costs', what: 'goods', goods: paid } as const]),
    ...(back === null ? [] : [{ part: 'costs', what: 'back', goods: back } as const]),
    ...(workers.length === 0 ? [] : [{ part: 'costs', what: 'workers', workers } as const]),
    ...(ascends(was.spaces) && !ascends(is.spaces) ? [{ part: 'costs', what: 'income' } as const] : []),
    ...leadsOf(before, me)
      .filter((kind) => !still.includes(kind))
      .map((kind): Effect => ({ part: 'costs', what: 'lead', kind })),
    ...opened.sort(byLoss).map((lost): Effect => ({ part: 'costs', what: 'opens', ...told(lost) })),
    ...(instead !== null && fewer >= LEAST_VP ? [givesUp(after, me, fewer, stopsIn(instead, me))] : []),
  ];
}

const givesUp = (after: Game, me: number, vp: number, stops: readonly Stop[]): Effect => {
  const won = (outlookOf(after).chances[me] as number) >= WON;
  return { part: 'costs', what: 'fewer', vp, stops, won };
};

function denied({ before, after, me, events }: Turn): Effect[] {
  const { players, phase } = after.state;
  if (before.state.phase === 'draft') return [];
  const taken = stillToMove(before, after)
    .flatMap((player) => lostBetween(before, [after], player))
    .sort(byLoss)
    .map((lost): Effect => ({ part: 'denied', what: 'construction', ...told(lost) }));
  const lost = others(before).flatMap((player) => {
    const still = leadsOf(after, player);
    return leadsOf(before, player)
      .filter((kind) => !still.includes(kind))
      .map((kind): Effect => ({ part: 'denied', what: 'lead', player, kind }));
  });
  const ahead = others(before).every((player) => (players[player]?.vp ?? 0) < (players[me]?.vp ?? 0));
  const ended = events.some(({ type }) => type === 'end-triggered') && ahead && phase !== 'over';
  return [...taken, ...lost, ...(ended ? [{ part: 'denied', what: 'end' } as const] : [])];
}
