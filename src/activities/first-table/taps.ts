/** What the phone knows of the rules, from the engine and `content/first-table.json`. */
export interface Facts {
  /** The moves of a turn (5.2). */
  readonly moves: number;
  /** The spaces that the table tells apart, in the order of the loop; the castle ends a lap (5.4). */
  readonly loop: readonly string[];
  readonly tables: Readonly<Record<number, TableFacts>>;
  readonly topics: readonly TopicFacts[];
  readonly majorities: { readonly firstRound: number; readonly everyRounds: number; readonly lastRound: number };
  readonly pile: { readonly warnAt: number };
}

/** What differs with the number of players. */
interface TableFacts {
  /** The tiles in the pile at the start. */
  readonly pile: number;
  readonly target: number;
  /** About half of the target. */
  readonly half: number;
  /** By the starting player, the seats in the order of their turns. */
  readonly orders: readonly (readonly number[])[];
}

interface TopicFacts {
  readonly id: string;
  readonly kind: 'start' | 'space' | 'within' | 'trigger';
  readonly at?: string | undefined;
}

/** What is said to the whole table: once, but a castle that somebody has passed each time. */
export type Announcement = 'castle-ahead' | 'many-goods' | 'passed-castle' | 'majorities' | 'pile';

/** Who sits at the table, and everything that was tapped, in order. */
interface Tapped {
  readonly players: number;
  readonly starter: number;
  readonly taps: readonly string[];
}

/** What the phone shows after some taps. */
export interface Table {
  /** The seat whose move comes next, and which move of the turn it is, from 1. */
  readonly seat: number;
  readonly move: number;
  /** The seat of the last tap, and the space of its stop. */
  readonly actor: number;
  readonly space: string | null;
  /** The topics that the last tap brings up for the first time, or that it asks for. */
  readonly explained: readonly string[];
  /** The space of the last stop where it has been explained before: one line is enough. */
  readonly line: string | null;
  readonly said: readonly Announcement[];
  readonly asked: readonly ('majorities' | 'pile')[];
  /** Topics and announcements that have come up, or that the players know. */
  readonly known: ReadonlySet<string>;
  readonly isComplete: boolean;
  /** Whether the end can be triggered before long, so that its topics are offered. */
  readonly isEndNear: boolean;
  /** The seats that still have a turn when the end is triggered; null before. */
  readonly waiting: readonly number[] | null;
  readonly isOver: boolean;
}

/** A player who has stopped so often on workers since the castle is likely to hold more goods than the castle leaves. */
const MANY_STOPS = { atBuilding: 2, onWorker: 3 };

/**
 * What the phone shows after some taps: a stop (the id of a space), what happens there or triggers the end (the id of a topic),
 * `skip` for the rest of a turn, `majorities.yes` or `.no` and `pile.6` (so many tiles at least) as answers, `known.<id>` to tick
 * something off or on. Taps that mean nothing are passed over. Nothing is refused: the phone follows the table, it does not judge.
 */
export function tableAfter({ players, starter, taps }: Tapped, facts: Facts): Table {
  const { pile, orders } = facts.tables[players] as TableFacts;
  const order = orders[Math.min(starter, players - 1)] as readonly number[];
  const seatOf = (turn: number) => order[turn % players] as number;
  const topics = new Map(facts.topics.map((topic) => [topic.id, topic]));

  const known = new Set<string>();
  const workerStops = Array<number>(players).fill(0);
  /** Where each player stopped last, as a place in the loop; before the first worker from the castle on. */
  const places = Array<number>(players).fill(-1);
  let turn = 0;
  let moves = 0;
  /** The turn of the last stop or skip. */
  let acted = 0;
  let space: string | null = null;
  const atStart = facts.topics.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  let explained = atStart;
  let line: string | null = null;
  let said: Announcement[] = [];
  /** The last turn of the game, when the end is triggered (12.3). */
  let lastTurn: number | null = null;
  /** As many tiles are in the pile at least: each turn hires one at most (7.2), since the castle ends a lap (5.4). */
  let tiles = pile;
  let mayHaveHired = false;
  let pileAskedIn: number | null = null;
  let nextAskedRound = facts.majorities.firstRound;

  const isOver = () => lastTurn !== null && turn > lastTurn;
  const say = (id: Announcement) => {
    if (known.has(id)) return;
    known.add(id);
    said.push(id);
  };
  const explain = (id: string) => {
    explained.push(id);
    known.add(id);
  };
  const mayHire = () => {
    if (!mayHaveHired) tiles -= 1;
    mayHaveHired = true;
  };
  const endTurn = () => {
    turn += 1;
    moves = 0;
    mayHaveHired = false;
    if (turn >= players * facts.majorities.lastRound) say('majorities');
    if (tiles > facts.pile.warnAt || known.has('pile')) return;
    pileAskedIn ??= turn;
    // Nobody has answered for a whole turn.
    if (turn > pileAskedIn + 1) say('pile');
  };
  const stop = (at: string) => {
    const seat = seatOf(turn);
    const place = at === 'castle' ? -1 : facts.loop.indexOf(at);
    acted = turn;
    space = at;
    // There are eight workers, one after the other: two stops there may both be ahead of the castle.
    if (place >= 0 && (place < places[seat]! || (place === places[seat] && at !== 'worker')))
      said.push('passed-castle');
    places[seat] = place;
    if (known.has(at)) line = at;
    else explain(at);
    if (at === 'trading-house') mayHire();
    if (at === 'castle') {
      workerStops[seat] = 0;
      // Its own topic says so.
      known.add('castle-ahead');
    } else {
      say('castle-ahead');
      const stops = (workerStops[seat] as number) + (at === 'worker' ? 1 : 0);
      workerStops[seat] = stops;
      if (stops >= (at === 'worker' ? MANY_STOPS.onWorker : MANY_STOPS.atBuilding)) say('many-goods');
    }
    moves += 1;
    if (moves === facts.moves) endTurn();
  };
  const skip = () => {
    acted = turn;
    space = null;
    // Wherever they have stopped.
    places[seatOf(turn)] = -1;
    mayHire();
    endTurn();
  };
  const tickOff = (id: string) => {
    if (!known.delete(id)) known.add(id);
    said = said.filter((each) => each !== id);
  };
  const answer = (what: string, how: string) => {
    if (what === 'majorities' && how === 'yes') say('majorities');
    if (what === 'majorities' && how === 'no')
      nextAskedRound = Math.floor(turn / players) + 1 + facts.majorities.everyRounds;
    const count = Number(how);
    if (what !== 'pile' || !Number.isInteger(count)) return;
    if (count <= facts.pile.warnAt) say('pile');
    tiles = count;
    pileAskedIn = null;
  };

  for (const tap of taps) {
    const [what = '', id = ''] = tap.split('.');
    const topic = topics.get(tap);
    if (what === 'known') {
      tickOff(id);
      continue;
    }
    said = [];
    if (id !== '') answer(what, id);
    if ((topic === undefined && tap !== 'skip') || isOver()) continue;
    for (const each of atStart) known.add(each);
    explained = [];
    line = null;
    if (topic === undefined) skip();
    else if (topic.kind === 'space') stop(topic.id);
    else {
      if (topic.kind === 'within' && topic.at !== undefined && topic.at !== space) stop(topic.at);
      if (topic.kind === 'trigger') lastTurn ??= acted + players - 1;
      explain(topic.id);
    }
  }

  const round = Math.floor(turn / players) + 1;
  const turnsLeft = lastTurn === null ? [] : Array.from({ length: players - 1 }, (_, i) => (lastTurn as number) - i);
  return {
    seat: seatOf(turn),
    move: moves + 1,
    actor: seatOf(acted),
    space,
    explained,
    line,
    said,
    asked: [
      ...(!known.has('majorities') && turn % players === 0 && round >= nextAskedRound ? ['majorities' as const] : []),
      ...(!known.has('pile') && pileAskedIn !== null ? ['pile' as const] : []),
    ],
    known,
    // Whoever stops tapping then knows how the game ends, too.
    isComplete:
      known.has('majorities') &&
      lastTurn === null &&
      facts.topics.every(({ id, kind }) => kind === 'start' || kind === 'trigger' || known.has(id)),
    waiting:
      lastTurn === null
        ? null
        : turnsLeft
            .reverse()
            .filter((each) => each >= turn)
            .map(seatOf),
    isEndNear: lastTurn === null && (known.has('majorities') || known.has('pile')),
    isOver: isOver(),
  };
}
