import { type GameEvent, type State, SUPPLY, VP_SOURCES, type VpSource } from '../milestones/index.ts';
import type { PlayedGame } from './play.ts';

/** How the values of something that was counted once a game, or once a player, are spread. */
export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** The nine values that cut the sorted list into ten parts. */
  readonly deciles: readonly number[];
}

/** The wins of a seat, counted from the starting player in the order of play. A victory that is shared counts by shares. */
interface SeatFigures {
  readonly wins: number;
  /** The share of games won, and the 95 % interval around it (Wilson). */
  readonly rate: number;
  readonly interval: readonly [number, number];
  readonly score: number;
}

/** What the box holds in limited number (13.3). */
export const SUPPLIES = ['streets', 'houses', 'marketplaces', 'flour', 'worker tiles', 'bonus tiles'] as const;
type Supply = (typeof SUPPLIES)[number];

/** The figures of a run. */
export interface Figures {
  readonly games: number;
  /** Of all players together. */
  readonly turns: Spread;
  readonly actions: Spread;
  /** Final scores, those of all players of all games. */
  readonly scores: Spread;
  readonly winningScores: Spread;
  /** The share of games in which the end was triggered so. */
  readonly endedBy: Readonly<Record<'score' | 'last-tile', number>>;
  /** VP for each player and game, by what they were given for. */
  readonly vp: Readonly<Record<VpSource, number>>;
  readonly seats: readonly SeatFigures[];
  /** The mean number used up in a game, and the share of games in which none was left. */
  readonly supplies: Readonly<Record<Supply, { readonly used: number; readonly usedUp: number }>>;
  /** How many different openings won, and the share of the victories that the commonest had. */
  readonly openings: { readonly different: number; readonly commonest: number };
}

/** The figures of at least one game; all have the same number of players. */
export function figuresOf(played: Iterable<PlayedGame>): Figures {
  const games = Array.from(played, summed);
  const mean = (figure: (game: Summed) => number) => meanOf(games.map(figure));
  const openings = games.flatMap((game) => game.openings);
  return {
    games: games.length,
    turns: spreadOf(games.map((game) => game.turns)),
    actions: spreadOf(games.map((game) => game.actions)),
    scores: spreadOf(games.flatMap((game) => game.scores)),
    winningScores: spreadOf(games.map((game) => Math.max(...game.scores))),
    endedBy: {
      score: mean((game) => Number(game.endedBy === 'score')),
      'last-tile': mean((game) => Number(game.endedBy === 'last-tile')),
    },
    vp: record(VP_SOURCES, (source) => mean((game) => game.vp[source] / game.scores.length)),
    seats: (games[0] as Summed).scores.map((_, seat) => {
      const wins = games.reduce((sum, game) => sum + (game.wins[seat] as number), 0);
      return {
        wins,
        rate: wins / games.length,
        interval: wilson(wins, games.length),
        score: mean((game) => game.scores[seat] as number),
      };
    }),
    supplies: record(SUPPLIES, (supply) => ({
      used: mean((game) => game.supplies[supply].used),
      usedUp: mean((game) => Number(game.supplies[supply].used === game.supplies[supply].all)),
    })),
    openings: {
      different: new Set(openings).size,
      commonest: Math.max(...countsOf(openings)) / openings.length,
    },
  };
}

/** What is counted in one game; lists of players begin with the starting player. */
interface Summed {
  readonly turns: number;
  readonly actions: number;
  readonly scores: readonly number[];
  readonly wins: readonly number[];
  readonly endedBy: 'score' | 'last-tile';
  readonly vp: Readonly<Record<VpSource, number>>;
  readonly supplies: Readonly<Record<Supply, { readonly used: number; readonly all: number }>>;
  /** The openings of the winners. */
  readonly openings: readonly string[];
}

/** What opens a game: the first of these events for a player, as many as here. */
const OPENING_EVENTS: readonly GameEvent['type'][] = [
  'hired',
  'street-built',
  'house-built',
  'marketplace-built',
  'delivered',
];
const OPENING_LENGTH = 4;

/** What a player hired, built and delivered first, in this order. */
function openingOf(events: readonly GameEvent[], player: number): string {
  const own = events.filter((event) => event.player === player && OPENING_EVENTS.includes(event.type));
  return own
    .slice(0, OPENING_LENGTH)
    .map(({ type }) => type)
    .join(' ');
}

function summed({ start, steps }: PlayedGame): Summed {
  const events = steps.flatMap((step) => step.events);
  const of = <Type extends GameEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  const { state } = steps.at(-1)?.game ?? start;
  const { players, startingPlayer } = start.options;
  const seats = state.players.map((_, seat) => (startingPlayer + seat) % players);
  const winners = state.winners ?? [];
  const hired = of('hired').length;
  return {
    // The last turn is ended by the end of the game.
    turns: of('turn-ended').length + 1,
    actions: steps.length,
    scores: seats.map((player) => (state.players[player] as State['players'][number]).vp),
    wins: seats.map((player) => (winners.includes(player) ? 1 / winners.length : 0)),
    endedBy: of('end-triggered')[0]?.by ?? 'last-tile',
    vp: record(VP_SOURCES, (source) =>
      of('vp')
        .filter((event) => event.source === source)
        .reduce((sum, { vp }) => sum + vp, 0),
    ),
    supplies: {
      streets: { used: state.streets.length, all: SUPPLY.streets },
      houses: { used: state.houses.length, all: SUPPLY.houses },
      marketplaces: { used: state.marketplaces.length, all: SUPPLY.marketplaces },
      flour: { used: state.flour.length, all: SUPPLY.flour },
      'worker tiles': { used: hired, all: start.state.display.length + start.pile.length },
      'bonus tiles': { used: of('bonus-taken').length, all: Object.keys(start.state.bonusTiles).length },
    },
    openings: winners.map((winner) => openingOf(events, winner)),
  };
}

function record<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

function countsOf(values: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The spread of a list that is not empty. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] as number;
  return {
    mean: meanOf(sorted),
    min: at(0),
    max: at(1),
    deciles: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenths) => at(tenths / 10)),
  };
}

/** The 95 % interval for a share of `count` that was seen `wins` times (Wilson's, which holds near 0 and 1 too). */
export function wilson(wins: number, count: number): readonly [number, number] {
  const z = 1.959964;
  const share = wins / count;
  const middle = share + (z * z) / (2 * count);
  const reach = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const whole = 1 + (z * z) / count;
  return [(middle - reach) / whole, (middle + reach) / whole];
}
