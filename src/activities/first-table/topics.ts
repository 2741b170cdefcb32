import * as v from 'valibot';
import {
  ACTION_TYPES,
  COSTS,
  drafter,
  finalScoringOf,
  type GameEvent,
  GOODS_KEPT,
  gameOfScene,
  KINDS,
  SPACES,
  WORKERS_LEFT,
} from '../../milestones/index.ts';
import { RULES } from '../../page-parts/evening.ts';
import { countedGoods, NUMBERS } from '../../page-parts/quick.ts';
import type { Language } from '../../words/languages.ts';
import type { Facts } from './taps.ts';

const ID = v.string();

const FIRST_TABLE = v.strictObject({
  /** What is explained the first time it comes up, in the order of the loop; texts at `name.<id>`, `text.<id>` and `slip.<id>`. */
  topics: v.array(
    v.strictObject({
      id: ID,
      /** Explained at the start, on stopping at a space, when something happens there, or when the end is triggered. */
      kind: v.picklist(['start', 'space', 'within', 'trigger']),
      /** The space where it happens. */
      at: v.optional(ID),
      /** The actions of the engine that it explains. */
      explains: v.optional(v.array(v.picklist(ACTION_TYPES))),
      rules: RULES,
      picture: ID,
    }),
  ),
  /** What the whole table has to know in time; texts at `say.<id>`. */
  announcements: v.array(
    v.strictObject({
      id: v.picklist(['castle-ahead', 'many-goods', 'passed-castle', 'majorities', 'pile']),
      rules: RULES,
    }),
  ),
  /** In which rounds the phone asks whether a player is half-way to the target, and when it stops asking and says it. */
  majorities: v.strictObject({ firstRound: v.number(), everyRounds: v.number(), lastRound: v.number() }),
  /** With how many tiles in the pile it is said that they run out, and the answers to how many there are: so many at least. */
  pile: v.strictObject({ warnAt: v.number(), answers: v.array(v.number()) }),
});

/** The topics of a first game, and when what is said. */
export type FirstTable = v.InferOutput<typeof FIRST_TABLE>;
/** Something that is explained the first time it comes up. */
export type Topic = FirstTable['topics'][number];

/** What can trigger the end; a trigger that the engine adds has to be named here. */
const TRIGGERS: Readonly<Record<Extract<GameEvent, { type: 'end-triggered' }>['by'], true>> = {
  score: true,
  'last-tile': true,
};

/** What a table meets in a game: every space of the loop, every trigger, and every action but those of the setup. */
const MET = {
  space: [...new Set(SPACES.map((space) => space.replace(/-\d$/, '')))],
  trigger: Object.keys(TRIGGERS),
  action: ACTION_TYPES.filter((type) => type !== 'draft'),
};

/** Everything that a table meets and no topic explains. */
function missingIn({ topics }: FirstTable): string[] {
  const explained = {
    space: topics.filter(({ kind }) => kind === 'space').map(({ id }) => id),
    trigger: topics.filter(({ kind }) => kind === 'trigger').map(({ id }) => id),
    action: topics.flatMap(({ explains = [] }): string[] => explains),
  };
  return (Object.keys(MET) as (keyof typeof MET)[]).flatMap((what) =>
    MET[what].filter((id) => !explained[what].includes(id)).map((id) => `no topic for the ${what} ${id}`),
  );
}

/** Topics that name a space where they happen which is not among the topics. */
const misplacedIn = ({ topics }: FirstTable): string[] =>
  topics
    .filter(({ kind, at }) => (kind === 'within') !== topics.some((each) => each.kind === 'space' && each.id === at))
    .map(({ id, at }) => `topic ${id} is at ${at}`);

/**
 * The first game as `content/first-table.json` has it.
 * @throws Error where a space, an action or a trigger has no topic, or where a topic names no rule or one that does not exist.
 */
export function readFirstTable(content: unknown): FirstTable {
  const read = v.safeParse(FIRST_TABLE, content);
  const faults = read.success
    ? [...missingIn(read.output), ...misplacedIn(read.output)]
    : read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  if (!read.success || faults.length > 0) throw new Error(`content/first-table.json:\n${faults.join('\n')}`);
  return read.output;
}

const START = gameOfScene({ players: Array(2).fill({ spaces: ['coiner 1', 'coiner 2'] }) });

/** The seats in the order of their turns: the draft goes the other way round and ends with the starting player (4.8, 5.1). */
const orderOf = (players: number, startingPlayer: number): number[] =>
  Array.from({ length: players }, (_, turn) => drafter({ players, startingPlayer }, players - 1 - turn));

/** What the phone has to know of the rules to follow a game, from the engine. */
export function factsFor({ topics, majorities, pile }: FirstTable): Facts {
  return {
    moves: START.state.movesLeft,
    loop: MET.space,
    tables: Object.fromEntries(
      NUMBERS.map(({ players, pile, target }) => [
        players,
        {
          pile,
          target,
          half: Math.ceil(target / 2),
          orders: Array.from({ length: players }, (_, starter) => orderOf(players, starter)),
        },
      ]),
    ),
    topics: topics.map(({ id, kind, at }) => ({ id, kind, at })),
    majorities,
    pile: { warnAt: pile.warnAt },
  };
}

/** The points for the majority of one kind of worker: alone, and for each of two who tie ahead of a third (12.5). */
function majorityPoints(): { most: number; tied: number } {
  const [kind] = KINDS;
  const players = (counts: readonly number[]) =>
    gameOfScene({
      players: counts.map((count) => ({ spaces: Array.from({ length: count }, (_, i) => `${kind} ${i + 1}`) })),
    }).state.players;
  const vpOf = (counts: readonly number[]) => finalScoringOf(players(counts), false)[kind].vp[0] as number;
  return { most: vpOf([3, 2]), tied: vpOf([3, 3, 2]) };
}

/** The numbers in the texts of a first game, by the names that the texts give them. The target differs with the players: it is put in later. */
export function numbersFor(lang: Language, { pile }: FirstTable) {
  const counted = (goods: Parameters<typeof countedGoods>[1]) => countedGoods(lang, goods);
  return {
    moves: START.state.movesLeft,
    kept: GOODS_KEPT,
    left: WORKERS_LEFT,
    hire: counted(COSTS.hire),
    buy: counted(COSTS.buy),
    coin: counted({ coin: 1 }),
    street: counted(COSTS.street),
    house: counted(COSTS.house),
    marketplace: counted(COSTS.marketplace),
    deliver: counted(COSTS.deliver),
    tiles: pile.warnAt,
    ...majorityPoints(),
  };
}
