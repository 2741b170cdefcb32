import type { History } from '../../../milestones/history.ts';
import { type GameEvent, type RuleId, VP_SOURCES, type VpSource } from '../../../milestones/index.ts';
import { isTurnOf, logOf } from '../log/log.ts';

/** Where coins come from: workers, the income, sales, deliveries. */
export const COIN_SOURCES = ['coiner', 'income', 'sale', 'delivery'] as const;
type CoinSource = (typeof COIN_SOURCES)[number];

const COINS_BY_RULE: { readonly [Rule in RuleId]?: CoinSource } = {
  '6.2': 'coiner',
  '7.1': 'income',
  '7.8': 'sale',
  '10.2': 'delivery',
};

/** What a turn has brought. */
interface TurnFigures {
  /** The VP of the turn, those of the final scoring left out. */
  readonly vp: number;
  /** The score at its end. */
  readonly score: number;
  /** The goods that workers have yielded (6.2), coins included. */
  readonly goods: number;
}

/** What a game has brought a player. */
export interface PlayerFigures {
  /** The VP before the first turn: not 0 where the game went on from a position. */
  readonly before: number;
  readonly turns: readonly TurnFigures[];
  /** VP by what they were given for; with those from before they are the score. */
  readonly sources: Readonly<Record<VpSource, number>>;
  /** Coins earned by where they came from. */
  readonly coins: Readonly<Record<CoinSource, number>>;
}

const total = <Event>(events: readonly Event[], count: (event: Event) => number) =>
  events.reduce((sum, event) => sum + count(event), 0);

const vpOf = (event: GameEvent) => (event.type === 'vp' ? event.vp : 0);
const isMajority = (event: GameEvent) => event.type === 'vp' && event.source === 'majority';
const yieldOf = (event: GameEvent) => (event.type === 'goods' && event.source === 'worker' ? event.count : 0);
const coinsOf = (event: GameEvent) => (event.type === 'goods' && event.good === 'coin' ? event.count : 0);

const counted = <Key extends string>(keys: readonly Key[], count: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, number>;

/** What the events of a game's steps add up to, for each player. */
export function figuresOf(history: History): readonly PlayerFigures[] {
  const turns = logOf(history);
  return history.start.state.players.map(({ vp: before }, player) => {
    const eventsOf = (steps: History['steps']) =>
      steps.flatMap(({ events }) => events.filter((event) => event.player === player));
    let score = before;
    const own = turns.filter(isTurnOf(player));
    const all = eventsOf(turns.flatMap(({ steps }) => steps));
    return {
      before,
      turns: own.map(({ steps }) => {
        const events = eventsOf(steps).filter((event) => !isMajority(event));
        const vp = total(events, vpOf);
        score += vp;
        return { vp, score, goods: total(events, yieldOf) };
      }),
      sources: counted(VP_SOURCES, (source) =>
        total(all, (event) => (event.type === 'vp' && event.source === source ? event.vp : 0)),
      ),
      coins: counted(COIN_SOURCES, (source) =>
        total(all, (event) => (COINS_BY_RULE[event.rule] === source ? coinsOf(event) : 0)),
      ),
    };
  });
}
