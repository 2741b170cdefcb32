import * as v from 'valibot';
import { keptAs } from '../../../../keeping/kept.ts';
import { readText, whole } from '../../../../kit/reading.ts';
import {
  type CardTable,
  gameAt,
  opponentAt,
  savedMatchOf,
  tableOfMatch,
  totalsAt,
  winnerAt,
} from '../../../../machines/card-table.ts';
import { MATCH_LIMITS, type MatchProblem, readMatch } from '../../../../thousand-miles/index.ts';
import { LEVELS } from '../../../../thousand-miles/players/levels.ts';

const SUMMARY = v.object({
  /** When it was last changed: ISO 8601, in UTC. */
  changed: v.pipe(v.string(), v.isoTimestamp()),
  opponent: v.picklist(LEVELS),
  target: v.nullable(whole(1, MATCH_LIMITS.target)),
  /** How many games there are, the one under way included. */
  games: whole(1, MATCH_LIMITS.games),
  totals: v.tuple([whole(0, 10_000_000), whole(0, 10_000_000)]),
  over: v.boolean(),
});

/** What a list tells of a match without reading it. */
export type CardSummary = v.InferOutput<typeof SUMMARY>;

export const { keptFromText, keptOf, readKept, readTable } = keptAs<CardTable, CardSummary, MatchProblem>({
  summarySchema: SUMMARY,
  summaryOf: (table, changed) => ({
    changed,
    opponent: opponentAt(table),
    target: table.target,
    games: table.played.length + 1,
    totals: [...totalsAt(table)],
    over: winnerAt(table) !== null || (table.target === null && gameAt(table).state.phase === 'over'),
  }),
  textOf: (table, changed) => JSON.stringify(savedMatchOf(table, changed)),
  read: (text, seed) => {
    const read = readText(text, MATCH_LIMITS.text, readMatch);
    return read.ok ? { ok: true, table: tableOfMatch(read, seed), changed: read.saved.changed } : read;
  },
});

/** Whether two matches may be the same, as far as the list tells. */
export const isLike = (one: CardSummary, other: CardSummary): boolean =>
  one.opponent === other.opponent && one.target === other.target && one.games === other.games;
