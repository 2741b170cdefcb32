import type { Step } from '../../milestones/history.ts';
import { type GameEvent, GOODS, type Good, SPACES, type Space, type State } from '../../milestones/index.ts';

/** Where something comes from or goes to: a space of the loop, the goods below it, a place of the board, the tiles, the score track. */
export type Stop =
  | { readonly on: 'loop'; readonly space: Space }
  | { readonly on: 'goods'; readonly good: Good }
  | { readonly on: 'board'; readonly at: string }
  | { readonly on: 'tiles' }
  | { readonly on: 'track' };

/** Something that goes from one place to another, and when: milliseconds after the step. */
export interface Flight {
  /** The name of a drawing, or points. */
  readonly what: string | number;
  readonly from: Stop;
  readonly to: Stop;
  readonly at: number;
}

/** What moves when a step is taken. */
export interface Movement {
  readonly player: number;
  /** The spaces that the piece comes to, from the one that it leaves; empty where it stays. */
  readonly way: readonly Space[];
  /** How long the piece takes from one space to the next. */
  readonly pace: number;
  readonly flights: readonly Flight[];
}

/** How long a flight takes. */
export const FLIGHT = 420;
const LONGEST_WALK = 840;
const SLOWEST_PACE = 150;
const BETWEEN = 90;

/** The spaces from one to another, clockwise and both included; once round where they are the same (5.8). */
export function wayBetween(from: Space, to: Space): Space[] {
  const start = SPACES.indexOf(from);
  const length = (SPACES.indexOf(to) - start + SPACES.length - 1) % SPACES.length;
  return Array.from({ length: length + 2 }, (_, i) => SPACES[(start + i) % SPACES.length] as Space);
}

/** The place on the board that a step was about. */
function siteOf(events: readonly GameEvent[]): Stop | undefined {
  for (const event of events) {
    if (event.type === 'street-built') return { on: 'board', at: event.section[1] };
    if (event.type === 'house-built') return { on: 'board', at: event.lot };
    if (event.type === 'marketplace-built') return { on: 'board', at: event.point };
    if (event.type === 'delivered') return { on: 'board', at: event.marketplace };
  }
  return undefined;
}

const worker = (n: number): Stop => ({ on: 'loop', space: `worker-${n}` as Space });

/** As many things as fly in one step: more nobody can follow. */
const MOST_FLIGHTS = 40;

/** What goes where in an event, without its time; `here` is where the piece stands, `site` what the step was about. */
function flightsOf(event: GameEvent, here: Stop, site: Stop, { game }: Step): Omit<Flight, 'at'>[] {
  const each = (goods: Partial<Record<Good, number>>, to: Stop) =>
    GOODS.flatMap((good) =>
      Array.from({ length: Math.min(goods[good] ?? 0, MOST_FLIGHTS) }, () => ({
        what: good,
        from: { on: 'goods', good } as const,
        to,
      })),
    );
  switch (event.type) {
    case 'goods': {
      const from =
        event.spaces.length > 0
          ? event.spaces.map(worker)
          : Array.from({ length: Math.min(event.count, MOST_FLIGHTS) }, () => here);
      return from.map((from) => ({ what: event.good, from, to: { on: 'goods', good: event.good } }));
    }
    case 'paid':
      return each(event.goods, site);
    case 'gave-back':
      return each(event.goods, here);
    case 'vp':
      return [{ what: event.vp, from: site, to: { on: 'track' } }];
    case 'bonus-taken':
      return [{ what: `bonus-${event.kind}`, from: { on: 'board', at: event.lot }, to: worker(event.space) }];
    case 'delivered':
      return [{ what: 'flour', from: here, to: site }];
    case 'worker-covered':
      return [{ what: 'cover', from: here, to: worker(event.space) }];
    case 'drafted':
    case 'hired': {
      const tile = game.workerTiles.find(({ id }) => id === event.tile);
      return (tile?.workers ?? []).map(({ kind }, i) => ({
        what: `worker-${kind}`,
        from: { on: 'tiles' },
        to: worker(event.space + i),
      }));
    }
    default:
      return [];
  }
}

/**
 * What moves in a step, read off its events: the piece walks its way, every worker that yields hands over as it is passed, and
 * then the rest, one after another. The final scoring moves nothing.
 */
export function movementOf(step: Step, before: State): Movement {
  const { player } = step.action;
  const moved = step.events.find((event) => event.type === 'moved');
  const way = moved === undefined ? [] : wayBetween(moved.from, moved.to);
  const pace = Math.min(SLOWEST_PACE, LONGEST_WALK / Math.max(1, way.length - 1));
  const here: Stop = { on: 'loop', space: moved?.to ?? before.players[player]?.piece ?? 'castle' };
  const site = siteOf(step.events) ?? here;
  let next = pace * Math.max(0, way.length - 1);
  const flights = step.events.flatMap((event) =>
    event.type === 'vp' && event.source === 'majority'
      ? []
      : flightsOf(event, here, site, step).map((flight): Flight => {
          const passed =
            event.type === 'goods' && flight.from.on === 'loop' ? way.indexOf(flight.from.space, 1) * pace : -1;
          if (passed >= 0) return { ...flight, at: passed };
          const at = next;
          next += BETWEEN;
          return { ...flight, at };
        }),
  );
  return { player, way, pace, flights: flights.slice(0, MOST_FLIGHTS) };
}
