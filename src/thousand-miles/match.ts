import * as v from 'valibot';
import { checkFormat, list, malformed, type Read, whole } from '../kit/reading.ts';
import { LEVELS, type Level } from './players/levels.ts';
import { PROBLEMS, type Problem } from './problems.ts';
import { type GameRecord, type ReadRecord, readRecord } from './record.ts';
import type { Game, Score, Seat } from './types.ts';

/** The name of the format of a saved match and its version. */
export const MATCH_FORMAT = 'thousand-miles-match/1';

/** What the format leaves room for. A match to the highest target takes some 60 games. */
export const MATCH_LIMITS = { text: 8_000_000, games: 500, target: 100_000 } as const;

/** What can be wrong with a saved match, besides what can be wrong with the records in it. */
export const MATCH_PROBLEMS = [...PROBLEMS, 'match-disagrees'] as const;
export type MatchProblemReason = (typeof MATCH_PROBLEMS)[number];
/** One thing that is wrong with a saved match, with its place. */
export type MatchProblem = Omit<Problem, 'reason'> & { readonly reason: Problem['reason'] | MatchProblemReason };

/** The points that win a match; null where every game is one by itself. */
export type Target = number | null;

/** A match in the form in which it is saved. */
export interface SavedMatch {
  readonly format: typeof MATCH_FORMAT;
  readonly target: Target;
  /** Who drives against the reader, who has seat 0. */
  readonly opponent: Level;
  /** Its games from the first on; the last of them may still be under way. */
  readonly records: readonly GameRecord[];
  /** ISO 8601, in UTC. */
  readonly started: string;
  readonly changed: string;
  /** After how many actions of the last game something hidden was seen and then taken back, ascending. */
  readonly marks: readonly number[];
}

/** A match that has been read, with its games. */
export interface ReadMatch {
  readonly saved: Omit<SavedMatch, 'records'>;
  readonly games: readonly ReadRecord[];
}

const moment = v.pipe(v.string(), v.isoTimestamp());
const SAVED = v.strictObject({
  format: v.literal(MATCH_FORMAT),
  target: v.nullable(whole(1, MATCH_LIMITS.target)),
  opponent: v.picklist(LEVELS),
  // Each is read by itself.
  records: v.pipe(list(v.unknown(), MATCH_LIMITS.games), v.minLength(1)),
  started: moment,
  changed: moment,
  marks: v.pipe(
    list(whole(1, 1_000), 1_000),
    v.check((marks) => marks.every((mark, i) => mark > (marks[i - 1] ?? 0))),
  ),
});

/** The points of both drivers for some games together (C1.1). */
export function totalsOf(scores: readonly (readonly [Score, Score])[]): readonly [number, number] {
  const of = (seat: Seat) => scores.reduce((sum, score) => sum + score[seat].total, 0);
  return [of(0), of(1)];
}

/** Who has won a match by these games: who has reached the target with more points than the other. Null while nobody has. */
export function winnerOf(target: Target, scores: readonly (readonly [Score, Score])[]): Seat | null {
  const totals = totalsOf(scores);
  if (target === null || Math.max(...totals) < target || totals[0] === totals[1]) return null;
  return totals[0] > totals[1] ? 0 : 1;
}

/** Who starts the game after another one (C2.1). */
export const nextStarter = ({ options }: Pick<Game, 'options'>): Seat => (options.starter === 0 ? 1 : 0);

/** Reads a saved match from anywhere; what is wrong with it is given with its place, and nothing is thrown. */
export function readMatch(data: unknown): Read<ReadMatch, MatchProblem> {
  const known = checkFormat(data, MATCH_FORMAT);
  if (known !== null) return { ok: false, problems: [known] };
  const parsed = v.safeParse(SAVED, data);
  if (!parsed.success) return { ok: false, problems: parsed.issues.map(malformed) };
  const games: ReadRecord[] = [];
  const { records, ...saved } = parsed.output;
  for (const [i, each] of records.entries()) {
    const read = readRecord(each);
    if (!read.ok)
      return {
        ok: false,
        problems: read.problems.map((problem) => ({ ...problem, at: `records.${i}.${problem.at}` })),
      };
    const before = games.at(-1)?.game;
    const disagrees =
      before !== undefined &&
      (before.state.scores === null ||
        read.start.options.starter !== nextStarter(before) ||
        read.start.options.deck !== before.options.deck ||
        winnerOf(saved.target, scoresOf(games)) !== null);
    if (disagrees) return { ok: false, problems: [{ at: `records.${i}`, reason: 'match-disagrees', rule: 'C2.1' }] };
    games.push(read);
  }
  return { ok: true, saved, games };
}

/** The points of games that are over. */
const scoresOf = (games: readonly ReadRecord[]) =>
  games.map(({ game: { state } }) => state.scores as readonly [Score, Score]);
