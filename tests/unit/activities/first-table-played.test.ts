import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import content from '../../../content/first-table.json';
import nightContent from '../../../content/game-night.json';
import { tableAfter } from '../../../src/activities/first-table/taps.ts';
import { factsFor, readFirstTable, type Topic } from '../../../src/activities/first-table/topics.ts';
import { type Action, newGame, PRACTICE_SET, type RuleId } from '../../../src/milestones/index.ts';
import { readEvening } from '../../../src/page-parts/evening.ts';
import { simulations } from '../../../src/players/consider.ts';
import { playerOf } from '../../../src/players/levels.ts';
import { play } from '../../../src/simulator/play.ts';

/*
 * Games of a computer player that knows what it does, with the phone in the middle of the table: every rule that the engine names
 * for what happens has been explained by then, and nobody taps more than twice a turn.
 */

const first = readFirstTable(content);
const facts = factsFor(first);
const PLAYERS = 4;
/** What was explained while the game was set up. */
const IN_SETUP = readEvening(nightContent).setup.flatMap(({ rules }): RuleId[] => [...rules]);
/** The topic of what happens within a space. */
const topicOf = ({ type }: Action): Topic | undefined =>
  first.topics.find(({ kind, explains }) => kind === 'within' && explains?.includes(type));
const rulesOf = (ids: Iterable<string>): RuleId[] => {
  const shown = new Set(ids);
  return [...first.topics, ...first.announcements].filter(({ id }) => shown.has(id)).flatMap(({ rules }) => [...rules]);
};

interface Told {
  readonly taps: readonly string[];
  readonly turns: number;
  /** The rules that were needed before the phone had named them, and what needed them. */
  readonly missing: readonly string[];
}

/** A game for some rounds, or to its end, tapped by people who tap what they do when it is new to them, and where they stop otherwise. */
function tapped(seed: number, rounds: number): Told {
  const start = newGame({ players: PLAYERS, seed, set: PRACTICE_SET });
  const player = playerOf('journeyman', simulations(5));
  const taps: string[] = [];
  const missing = new Set<string>();
  let turns = 0;
  /** A stop is tapped when the first thing is done there, so that one tap is enough for both. */
  let stop: string | null = null;
  const after = (tapped: readonly string[]) => tableAfter({ players: PLAYERS, starter: 0, taps: tapped }, facts);
  for (const { action, events, game } of play(start, Array(PLAYERS).fill(player), xoroshiro128plus(seed))) {
    if (action.type === 'draft') continue;
    if (action.type === 'move') {
      if (stop !== null) taps.push(stop);
      stop = action.to.replace(/-\d$/, '');
    }
    const topic = topicOf(action);
    const trigger = events.find((event) => event.type === 'end-triggered');
    for (const id of [topic?.id, trigger?.by]) {
      const { known, space } = after(taps);
      if (id === undefined || known.has(id)) continue;
      // Where the topic does not tell of the stop, or the player before has stopped at the same space, the stop is tapped, too.
      if (stop !== null && (id === trigger?.by || space === stop)) taps.push(stop);
      taps.push(id);
      stop = null;
    }
    // The final scoring is the end card's.
    if (game.state.phase === 'over') break;
    const explained = new Set([
      ...IN_SETUP,
      ...rulesOf(['turn', ...after(stop === null ? taps : [...taps, stop]).known]),
    ]);
    for (const { rule, type } of events)
      if (!explained.has(rule)) missing.add(`${rule} (${type} after ${action.type})`);
    if (events.some(({ type }) => type === 'turn-ended')) turns += 1;
    if (turns === rounds * PLAYERS) break;
  }
  if (stop !== null) taps.push(stop);
  return { taps, turns, missing: [...missing] };
}

describe('a table that is taught by the phone alone', () => {
  test.each([1, 2, 3])('taps twice a turn at most in three rounds (game %i)', (seed) => {
    const { taps, turns, missing } = tapped(seed, 3);
    expect(turns).toBe(12);
    // One visit may bring up two things for the first time, each with a tap of its own.
    expect(taps.length).toBeLessThanOrEqual(2 * turns + 1);
    expect(missing).toEqual([]);
  });

  test.each([1, 2])('needs no rule in a whole game that it has not met (game %i)', (seed) => {
    const { missing, taps } = tapped(seed, 100);
    expect(missing).toEqual([]);
    const tableAt = (count: number) => tableAfter({ players: PLAYERS, starter: 0, taps: taps.slice(0, count) }, facts);
    const triggered = taps.findIndex((tap) => ['score', 'last-tile'].includes(tap));
    expect(tableAt(triggered).isComplete).toBe(true);
    expect(tableAt(taps.length)).toMatchObject({ isComplete: false, waiting: [] });
    // Nobody who plays by the rules is told of a castle that they have passed.
    expect(taps.flatMap((_, i) => tableAt(i + 1).said)).not.toContain('passed-castle');
  });
});
