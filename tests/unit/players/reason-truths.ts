import type { Step } from '../../../src/milestones/history.ts';
import {
  type Action,
  aboutToMove,
  apply,
  ascends,
  COSTS,
  finalScoringOf,
  type Game,
  GOODS,
  type Goods,
  KINDS,
  legalActions,
  type Player,
  PRODUCT,
  SPACES,
  totalGoods,
  type VpSource,
  visibleWorkers,
  workerOn,
} from '../../../src/milestones/index.ts';
import type { Reason } from '../../../src/players/reasons/reason.ts';
import { nextAfter, turnOf } from '../../../src/players/reasons/turn.ts';

/** A turn that was played. */
export interface PlayedTurn {
  readonly before: Game;
  readonly steps: readonly Step[];
  readonly after: Game;
  readonly me: number;
}

type Truth<Why extends Reason['why']> = (reason: Extract<Reason, { why: Why }>, turn: PlayedTurn) => boolean;

const playerIn = ({ state }: Game, player: number) => state.players[player] as Player;
const actionsIn = ({ steps }: PlayedTurn): Action[] =>
  steps.map(({ action: { player: _, ...action } }) => action as Action);
const gameBefore = ({ before, steps }: PlayedTurn, i: number) => steps[i - 1]?.game ?? before;
const numberAt = (game: Game, id: string) => game.board.points.find((point) => point.id === id)?.number ?? 0;
const vpOf = ({ events }: Step, source?: VpSource) =>
  events.reduce(
    (sum, event) => sum + (event.type === 'vp' && (source ?? event.source) === event.source ? event.vp : 0),
    0,
  );
const isCovered = ({ state }: Game, id: string) =>
  state.marketplaces.includes(id) || state.streets.some(([, milestone]) => milestone === id);
const of = <Type extends Action['type']>(turn: PlayedTurn, ...types: readonly Type[]) =>
  actionsIn(turn).flatMap((action, i) =>
    (types as readonly string[]).includes(action.type)
      ? [{ i, action: action as Extract<Action, { type: Type }> }]
      : [],
  );
const isPlayable = (start: Game, actions: readonly Action[]): boolean => {
  let game = start;
  for (const action of actions) {
    const outcome = apply(game, action);
    if (!outcome.ok) return false;
    game = outcome.game;
  }
  return true;
};
/** What a player who had the turn could do at once at the board of works and at the mill, each with its VP. */
function openFor({ state, ...rest }: Game, player: number): { readonly action: Action; readonly vp: number }[] {
  const game: Game = {
    ...rest,
    state: aboutToMove({ ...state, endTriggeredBy: null, turnsLeft: null } as Game['state'], 2, player),
  };
  return (['board-of-works', 'mill'] as const).flatMap((to) => {
    const moved = apply(game, { type: 'move', to });
    if (!moved.ok) return [];
    return legalActions(moved.game).flatMap((action) => {
      const outcome = apply(moved.game, action);
      return outcome.ok && action.type !== 'done' && action.type !== 'move'
        ? [{ action, vp: vpOf({ ...outcome, action: { player, ...action } }) }]
        : [];
    });
  });
}
const bestOf = (game: Game, player: number, type: Action['type']) =>
  Math.max(0, ...openFor(game, player).flatMap((open) => (open.action.type === type ? [open.vp] : [])));
const total = (game: Game, player: number) => {
  const { players, winners } = game.state;
  const scoring = finalScoringOf(players, false);
  const majorities = KINDS.reduce((sum, kind) => sum + (scoring[kind].vp[player] as number), 0);
  return playerIn(game, player).vp + (winners === null ? majorities : 0);
};
const mostOthers = (game: Game, me: number, figure: (player: number) => number) =>
  Math.max(...[...game.state.players.keys()].filter((each) => each !== me).map(figure));
const pays = (goods: Goods, cost: Partial<Goods>) => GOODS.every((good) => goods[good] >= (cost[good] ?? 0));
const kindsOf = ({ spaces }: Player) => spaces.flatMap((_, i) => workerOn(spaces, i + 1)?.kind ?? []);
/** The most workers of a kind that one move passes and ends on: all of them, as they stand in one row. */
const mostOfKind = (player: Player, good: string) => kindsOf(player).filter((kind) => PRODUCT[kind] === good).length;
const ahead = ({ piece, spaces }: Player) =>
  spaces.filter((_, i) => i + 1 > SPACES.indexOf(piece) && workerOn(spaces, i + 1) !== null).length;
const leads = (game: Game, player: number, kind: (typeof KINDS)[number]) =>
  finalScoringOf(game.state.players, false)[kind].vp[player] === 5;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const CONSTRUCTIONS = ['street', 'house', 'marketplace', 'deliver'] as const;
const scored = (turn: PlayedTurn) =>
  sum(turn.steps.map((step) => vpOf(step))) - sum(turn.steps.map((step) => vpOf(step, 'majority')));
const hasEvent = (turn: PlayedTurn, type: string) =>
  turn.steps.some(({ events }) => events.some((event) => event.type === type));
const siteOf = (action: Action) =>
  JSON.stringify(
    action.type === 'street'
      ? ['street', action.milestone]
      : action.type === 'house'
        ? ['house', action.lot]
        : action.type === 'deliver'
          ? ['deliver', action.marketplace]
          : action,
  );
const isOpen = (game: Game, player: number, action: Action) =>
  openFor(game, player).some((open) => siteOf(open.action) === siteOf(action));

/** How many VP more are given up in a turn than the next one will score. */
const lostUntilNext = (turn: PlayedTurn) => {
  const { most, next } = turnOf(turn.before, actionsIn(turn));
  return (most?.vp ?? 0) - scored(turn) - (next?.vp ?? 0);
};
/** What the next turn scores after the turn that scores most now. */
const thenOnly = ({ before, me }: PlayedTurn) => {
  const { most } = turnOf(before, []);
  return most === null ? 0 : (nextAfter(most.game, me)?.vp ?? 0);
};
/** Whether the trading house sells something in the next turn: cubes that are sold for it pay as well as coins. */
const buysNext = (turn: PlayedTurn) =>
  turnOf(turn.before, actionsIn(turn)).next?.steps.some(({ action }) => action.type === 'buy') === true;
/** How many workers of the tile that was hired are visible at the end. */
const newWorkers = (turn: PlayedTurn) => {
  const space = of(turn, 'hire')[0]?.action.space ?? 99;
  return [space, space + 1].filter((each) => workerOn(playerIn(turn.after, turn.me).spaces, each) !== null).length;
};

/** What each reason claims, asked of the rules anew: nothing here knows how reasons are found. */
const TRUTHS: { readonly [Why in Reason['why']]: Truth<Why> } = {
  win: ({ by }, { after, me }) =>
    after.state.winners?.join() === `${me}` &&
    playerIn(after, me).vp - mostOthers(after, me, (i) => playerIn(after, i).vp) === by &&
    by > 0,
  'win-level': (_, { after, me }) =>
    after.state.winners?.join() === `${me}` &&
    playerIn(after, me).vp === mostOthers(after, me, (i) => playerIn(after, i).vp),
  'win-shared': (_, { after, me }) => after.state.winners?.includes(me) === true && after.state.winners.length > 1,
  'won-anyway': ({ by }, { after, me }) =>
    after.state.winners?.join() === `${me}` &&
    playerIn(after, me).vp - mostOthers(after, me, (i) => playerIn(after, i).vp) === by,
  'house-first': ({ n, number, first }, turn) => {
    const houses = of(turn, 'house').filter(({ action, i }) =>
      action.lot
        .split('+')
        .some(
          (id) =>
            numberAt(turn.before, id) === number && !isCovered(gameBefore(turn, i), id) && isCovered(turn.after, id),
        ),
    );
    const others = of(turn, 'street', 'marketplace', 'deliver').map(({ i }) => i);
    return houses.length === n && (first === 'no' || houses.every(({ i }) => others.every((other) => i < other)));
  },
  'number-spared': ({ number }, turn) =>
    of(turn, 'deliver').some(({ action }) => action.numbers.some((id) => numberAt(turn.before, id) === number)),
  'street-first': ({ vp }, turn) =>
    of(turn, 'house').some(({ action, i }) => {
      const first = of(turn, 'street')[0]?.i as number;
      const outcome = apply(gameBefore(turn, first), action);
      const refused = !outcome.ok && outcome.refusals.some(({ reason }) => reason === 'no-street-on-edge');
      return first < i && refused && vpOf(turn.steps[i] as Step) === vp;
    }),
  'end-taken': ({ number }, turn) =>
    of(turn, 'marketplace').some(
      ({ action, i }) =>
        numberAt(turn.before, action.at) === number &&
        of(turn, 'street').some((street) => street.i < i && street.action.to === action.at) &&
        legalActions(gameBefore(turn, i)).every(
          (each) => each.type !== 'marketplace' || numberAt(turn.before, each.at) <= number,
        ),
    ),
  'supplied-at-once': ({ vp }, turn) =>
    of(turn, 'deliver').some(
      ({ action, i }) =>
        !turn.before.state.marketplaces.includes(action.marketplace) && vpOf(turn.steps[i] as Step) === vp,
    ),
  'way-opened': ({ number, via }, turn) =>
    of(turn, 'street').some(
      ({ action, i }) =>
        numberAt(turn.before, action.milestone) === number &&
        i > 0 &&
        (via === 'none'
          ? of(turn, 'marketplace').some((each) => each.i < i && each.action.at === action.from)
          : of(turn, 'street').some(
              (each) =>
                each.i < i &&
                each.action.to === action.from &&
                numberAt(turn.before, each.action.milestone) === via &&
                via < number,
            )) &&
        !legalActions(gameBefore(turn, of(turn, 'street', 'marketplace')[0]?.i as number)).some(
          (each) => each.type === 'street' && each.milestone === action.milestone,
        ),
    ),
  'cube-bought': ({ good, last }, turn) => {
    const bought = [...new Set(of(turn, 'buy').map(({ action }) => action.good))];
    const isMissing = (each: string) =>
      !isPlayable(
        turn.before,
        actionsIn(turn).filter((action) => action.type !== 'buy' || action.good !== each),
      );
    const missing = bought.filter(isMissing);
    const isLast = turn.before.state.endTriggeredBy !== null;
    return (missing.length > 1 ? 'several' : missing[0]) === good && (last === 'yes') === isLast;
  },
  'coin-from-cubes': ({ workers }, turn) => {
    const without = actionsIn(turn).filter(({ type }) => type !== 'sell');
    if (workers < 1 || workers !== newWorkers(turn) || lostUntilNext(turn) >= 4) return false;
    return without.length < turn.steps.length && !isPlayable(turn.before, without);
  },
  ends: ({ by, close, players, player }, { before, after, me }) =>
    before.state.endTriggeredBy === null &&
    after.state.endTriggeredBy === me &&
    after.state.players.length === players &&
    total(after, me) - mostOthers(after, me, (i) => total(after, i)) === by &&
    (player === null ? players > 2 || by < 5 : player === 1 - me) &&
    (close === 'yes') === by < 5 &&
    by > 0,
  // Whoever ends the game scores for it, and the others do not.
  waits: ({ player, by }, { after, me }) =>
    after.state.endTriggeredBy === null && total(after, player) - total(after, me) >= by && by > 0,
  'waits-for-more': ({ by, players }, { before, after }) =>
    before.state.endTriggeredBy === null &&
    after.state.endTriggeredBy === null &&
    after.state.players.length === players &&
    by >= 0 &&
    by < 10,
  lead: ({ kind, from, tied, final }, { before, after, me }) =>
    !leads(before, me, kind) &&
    leads(after, me, kind) &&
    (from === null || (from !== me && leads(before, from, kind))) &&
    (tied === 'yes') === (finalScoringOf(before.state.players, false)[kind].vp[me] === 2) &&
    (final === 'yes') === (after.state.winners !== null),
  evens: ({ kind, player, vp, final }, { before, after, me }) => {
    const { values, vp: shares } = finalScoringOf(after.state.players, false)[kind];
    return (
      leads(before, player, kind) &&
      values[me] === values[player] &&
      shares[me] === vp &&
      vp < 5 &&
      (final === 'yes') === (after.state.winners !== null)
    );
  },
  'number-first': ({ player, number }, { before, after }) =>
    openFor(before, player).some(({ action }) => {
      const id = action.type === 'street' ? action.milestone : action.type === 'marketplace' ? action.at : null;
      return id !== null && numberAt(before, id) === number && isCovered(after, id);
    }),
  'lot-first': ({ player, n, vp }, turn) =>
    of(turn, 'house').length === n &&
    openFor(turn.before, player).some(
      ({ action, vp: theirs }) =>
        action.type === 'house' && theirs === vp && turn.after.state.houses.includes(action.lot),
    ),
  'flour-first': ({ player, vp }, { before, after }) =>
    openFor(before, player).some(
      ({ action, vp: theirs }) =>
        action.type === 'deliver' && theirs === vp && after.state.flour.includes(action.marketplace),
    ),
  spoils: ({ player, type, vp, rest }, { before, after }) =>
    bestOf(before, player, type) === vp && bestOf(after, player, type) === rest && rest < vp,
  withholds: ({ scored: also, player, action, fewer }, turn) => {
    const { before, after } = turn;
    return (
      fewer > 0 &&
      (also === 'some') === scored(turn) > 0 &&
      !isOpen(before, player, action) &&
      !isOpen(after, player, action)
    );
  },
  'keeps-closed': ({ player, action }, { after }) => !isOpen(after, player, action),
  several: ({ n }, turn) =>
    turn.after.state.endTriggeredBy === null &&
    of(turn, 'street', 'house', 'marketplace').length === n &&
    n > 1 &&
    of(turn, 'move').filter(({ action }) => action.to === 'board-of-works').length < 2,
  'house-now': ({ vp }, turn) =>
    of(turn, 'house')
      .map(({ i }) => vpOf(turn.steps[i] as Step, 'house'))
      .join() === `${vp}`,
  'flour-now': ({ n, vp }, turn) =>
    of(turn, 'deliver').some(
      ({ i, action }) => vpOf(turn.steps[i] as Step, 'flour') === vp && action.numbers.length === n,
    ),
  'highest-milestone': ({ number }, turn) =>
    of(turn, 'street').some(
      ({ i, action }) =>
        numberAt(turn.before, action.milestone) === number &&
        legalActions(gameBefore(turn, i)).every(
          (each) => each.type !== 'street' || numberAt(turn.before, each.milestone) <= number,
        ),
    ),
  'highest-marketplace': ({ number }, turn) =>
    of(turn, 'marketplace').some(
      ({ i, action }) =>
        numberAt(turn.before, action.at) === number &&
        legalActions(gameBefore(turn, i)).every(
          (each) => each.type !== 'marketplace' || numberAt(turn.before, each.at) <= number,
        ),
    ),
  bonus: ({ n, kind }, { before, after, me }) => {
    const has = (game: Game, space: number) => workerOn(playerIn(game, me).spaces, space)?.bonus === true;
    const taken = SPACES.keys().filter((space) => has(after, space) && !has(before, space));
    const kinds = [...taken].map((space) => workerOn(playerIn(after, me).spaces, space)?.kind);
    return kinds.length === n && kinds.includes(kind);
  },
  'new-kind': ({ good }, turn) => {
    const [was, is] = [turn.before, turn.after].map((game) => mostOfKind(playerIn(game, turn.me), good)) as [
      number,
      number,
    ];
    return was === 0 && is > 0 && lostUntilNext(turn) < 4;
  },
  'workers-pay': ({ fewer, goods }, turn) =>
    sum(Object.values(goods)) <= newWorkers(turn) &&
    Object.entries(goods).every(([good, more]) => {
      const [was, is] = [turn.before, turn.after].map((game) => mostOfKind(playerIn(game, turn.me), good)) as [
        number,
        number,
      ];
      return more > 0 && is - was === more;
    }) &&
    fewer === (turnOf(turn.before, []).most?.vp ?? 0) - scored(turn) &&
    lostUntilNext(turn) >= 4 &&
    turn.after.state.endTriggeredBy === null,
  together: ({ goods, before: less }, turn) => {
    const { before, after, me } = turn;
    if (lostUntilNext(turn) >= 4) return false;
    const [[good, more] = ['', 0]] = Object.entries(goods);
    return (
      mostOfKind(playerIn(before, me), good) === less && mostOfKind(playerIn(after, me), good) === more && more > less
    );
  },
  ascends: (_, { before, after, me }) =>
    (before.state.phase === 'draft' || !ascends(playerIn(before, me).spaces)) && ascends(playerIn(after, me).spaces),
  'keeps-ascending': (_, turn) =>
    of(turn, 'hire').length === 1 &&
    ascends(playerIn(turn.before, turn.me).spaces) &&
    ascends(playerIn(turn.after, turn.me).spaces),
  'covers-nobody': ({ goods }, turn) =>
    of(turn, 'hire').length === 1 &&
    of(turn, 'hire').every(({ i }) => {
      const [was, is] = [gameBefore(turn, i), turn.steps[i]?.game as Game].map((game) => playerIn(game, turn.me)) as [
        Player,
        Player,
      ];
      const isMore = GOODS.every((good) => mostOfKind(is, good) - mostOfKind(was, good) === (goods[good] ?? 0));
      return isMore && sum(Object.values(goods)) === 2 && (!ascends(was.spaces) || ascends(is.spaces));
    }),
  next: ({ type, good, vp }, { before, after, me }) => {
    const [was, is] = [before, after].map((game) => playerIn(game, me).goods) as [Goods, Goods];
    return vp > 0 && pays(is, COSTS[type]) && !pays(was, COSTS[type]) && (good === 'several' || was[good] < is[good]);
  },
  'next-several': ({ n, vp }, { after, me }) =>
    n > 1 && vp > 0 && CONSTRUCTIONS.some((type) => pays(playerIn(after, me).goods, COSTS[type])),
  nearly: ({ type, good, by, vp, alone }, turn) => {
    const is = playerIn(turn.after, turn.me);
    const built = (turnOf(turn.before, actionsIn(turn)).next?.steps ?? []).filter(({ action }) =>
      (CONSTRUCTIONS as readonly string[]).includes(action.type),
    );
    const comes = by === 'trade' ? buysNext(turn) : mostOfKind(is, good) > 0;
    const isMissing = !pays(is.goods, COSTS[type]) && pays({ ...is.goods, [good]: 9 }, COSTS[type]);
    // The turn brings something for it.
    const { goods } = playerIn(turn.before, turn.me);
    const brings = !pays({ ...goods, [good]: 9 }, COSTS[type]);
    return vp > 0 && isMissing && brings && comes && (alone === 'no' || built.length === 1);
  },
  'waiting-pays': ({ scored: also, fewer, vp, only }, turn) =>
    turn.after.state.endTriggeredBy === null &&
    fewer > 0 &&
    vp > fewer + only &&
    only === thenOnly(turn) &&
    (also === 'some') === scored(turn) > 0,
  'next-time': ({ scored: also, fewer, vp }, turn) =>
    turn.after.state.endTriggeredBy === null &&
    (also === 'some') === scored(turn) > 0 &&
    fewer > 1 &&
    (turnOf(turn.before, []).most?.vp ?? 0) - scored(turn) === fewer &&
    turnOf(turn.before, actionsIn(turn)).next?.vp === vp &&
    vp > fewer,
  'can-wait': ({ scored: also, fewer, goods }, turn) => {
    const { most } = turnOf(turn.before, []);
    const collected = (good: string) =>
      sum(
        (most?.steps ?? []).flatMap(({ action, events }) => [
          action.type === 'buy' && action.good === good ? 1 : 0,
          ...events.map((event) => (event.type === 'goods' && event.good === good ? event.count : 0)),
        ]),
      );
    return (
      turn.after.state.endTriggeredBy === null &&
      fewer > 1 &&
      (also === 'some') === scored(turn) > 0 &&
      (turnOf(turn.before, actionsIn(turn)).next?.vp ?? 0) >= fewer &&
      // Neither what was collected and spent again, nor what building now would have collected as well; if any good has become fewer, none.
      (Object.keys(goods).length === 0 ||
        GOODS.every((good) => {
          const [was, is] = [turn.before, turn.after].map((game) => playerIn(game, turn.me).goods[good]) as [
            number,
            number,
          ];
          return Math.max(0, is - was - collected(good)) === (goods[good] ?? 0);
        }))
    );
  },
  'on-the-way': ({ goods, vp }, turn) =>
    (vp === 0 || turnOf(turn.before, actionsIn(turn)).next?.vp === vp) &&
    turn.steps.some(({ events }) =>
      events.some(
        (event) =>
          event.type === 'goods' &&
          event.source === 'worker' &&
          goods[event.good] === event.count &&
          event.spaces.length > 1,
      ),
    ),
  'coins-for-tile': (_, { before, after, me }) =>
    playerIn(before, me).goods.coin < 2 &&
    playerIn(after, me).goods.coin >= 2 &&
    SPACES.indexOf(playerIn(after, me).piece) < SPACES.indexOf('trading-house'),
  'coins-for-cubes': ({ vp, type }, { before, after, me }) =>
    !pays(playerIn(after, me).goods, COSTS[type]) &&
    playerIn(before, me).goods.coin < 2 &&
    playerIn(after, me).goods.coin >= 2 &&
    SPACES.indexOf(playerIn(after, me).piece) < SPACES.indexOf('trading-house') &&
    vp > 0,
  income: (_, turn) =>
    turn.steps.some(({ events }) => events.some((event) => event.type === 'goods' && event.source === 'income')),
  'nothing-to-build': (_, turn) => {
    const arrival = of(turn, 'move').find(({ action }) => action.to === 'castle')?.i as number;
    const { goods } = playerIn(gameBefore(turn, arrival), turn.me);
    return CONSTRUCTIONS.every((type) => !pays(goods, COSTS[type])) && ahead(playerIn(turn.after, turn.me)) > 0;
  },
  'castle-spares-goods': (_, turn) => {
    const arrival = of(turn, 'move').find(({ action }) => action.to === 'castle')?.i as number;
    const { goods, piece } = playerIn(gameBefore(turn, arrival), turn.me);
    return piece !== 'mill' && totalGoods(goods) === 3 && !hasEvent(turn, 'gave-back') && !hasEvent(turn, 'bonus-lost');
  },
  'castle-spares-workers': (_, turn) =>
    !hasEvent(turn, 'worker-covered') && visibleWorkers(playerIn(turn.before, turn.me).spaces) === 2,
  covers: ({ kind, left, spare }, turn) => {
    const at = turn.steps.find(({ events }) => events.some(({ type }) => type === 'worker-covered'));
    const lost = at?.events.find(({ type }) => type === 'worker-covered');
    if (at === undefined || turn.after.state.endTriggeredBy !== null) return false;
    if (at.events.some(({ type }) => type === 'bonus-lost')) return false;
    // As many as the castle leaves, of which a tile of the same turn must not cover one.
    const counts = [at.game, turn.after].map(
      (game) => kindsOf(playerIn(game, turn.me)).filter((each) => each === kind).length,
    );
    if (lost?.type !== 'worker-covered' || !['none', PRODUCT[lost.kind]].includes(spare)) return false;
    return lost.kind === kind && counts.every((count) => count === left);
  },
  'drafts-all': (_, { after, me }) =>
    (['stone', 'wood', 'sand'] as const).every((good) => mostOfKind(playerIn(after, me), good) > 0),
  'drafts-for': ({ building }, { after, me }) =>
    Object.keys(COSTS[building]).every((good) => mostOfKind(playerIn(after, me), good) > 0),
  'no-hurry': ({ workers }, { after, me }) => ahead(playerIn(after, me)) === workers && workers > 2,
  most: ({ vp, last }, turn) =>
    scored(turn) === vp && vp > 1 && (last === 'yes') === (turn.before.state.endTriggeredBy !== null),
  'goods-kept': ({ fewer }) => fewer > 0,
  more: ({ vp }) => vp > 0,
  'only-ties': (_, turn) =>
    turn.before.state.endTriggeredBy !== null &&
    !hasEvent(turn, 'hired') &&
    KINDS.every((kind) => {
      const [was, is] = [turn.before, turn.after].map(
        (game) => finalScoringOf(game.state.players, false)[kind].vp[turn.me],
      );
      return was === is;
    }),
  'next-scores': ({ type, by, vp }, turn) => {
    const { goods, spaces } = playerIn(turn.after, turn.me);
    const sources = {
      goods: type !== 'none' && pays(goods, COSTS[type]),
      trade: buysNext(turn),
      worker: visibleWorkers(spaces) > 0,
      bonus: spaces.some((_, i) => workerOn(spaces, i + 1)?.bonus === true),
    };
    const { most } = turnOf(turn.before, []);
    return vp > 1 && turn.after.state.endTriggeredBy === null && sources[by] && (most?.vp ?? 0) - scored(turn) < 2;
  },
  scores: ({ vp, last }, turn) =>
    vp > 0 && vp === scored(turn) && (last === 'yes') === (turn.before.state.endTriggeredBy !== null),
  'moves-on': ({ scored: also, fewer }, turn) =>
    (also === 'some') === scored(turn) > 0 && (turnOf(turn.before, []).most?.vp ?? 0) - scored(turn) === fewer,
};

/** Whether what a reason claims of a turn is so. */
export const isTrue = <Why extends Reason['why']>(reason: Extract<Reason, { why: Why }>, turn: PlayedTurn): boolean =>
  (TRUTHS[reason.why] as Truth<Why>)(reason, turn);
