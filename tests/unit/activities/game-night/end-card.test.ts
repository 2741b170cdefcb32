import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import {
  type EndEntries,
  endCard,
  NOTHING_ENTERED,
} from '../../../../src/activities/game-night/calculators/end-card.ts';
import { stepsOf } from '../../../../src/milestones/history.ts';
import {
  type Employment,
  gameOfScene,
  KINDS,
  type Player,
  type State,
  targetScore,
} from '../../../../src/milestones/index.ts';

const random = xoroshiro128plus(14);
const upTo = (n: number) => uniformInt(random, 0, n);

/** A position of a finished game but for its last move, which gives nothing. */
function randomEnd() {
  const players = 2 + upTo(2);
  const equal = upTo(1) === 1;
  let bonusTiles = 15;
  const employment = (space: number): string | null => {
    // The castle leaves everybody two workers.
    const what = space < 2 ? 9 : upTo(9);
    if (what === 0) return 'covered';
    if (what <= 2) return null;
    const bonus = bonusTiles > 0 && upTo(3) === 0;
    if (bonus) bonusTiles--;
    return `${KINDS[upTo(4)]} ${1 + upTo(7)}${bonus ? ' bonus' : ''}`;
  };
  // Few scores and few goods, so that many games are tied.
  const game = gameOfScene({
    variants: { equalCategoryScores: equal },
    players: Array.from({ length: players }, (_, seat) => ({
      vp: targetScore(players) - (seat === 1 ? 0 : upTo(2)),
      goods: { stone: upTo(1), coin: upTo(1) },
      piece: seat === 0 ? ('board-of-works' as const) : ('castle' as const),
      spaces: Array.from({ length: 8 }, (_, space) => employment(space)),
    })),
    state: { endTriggeredBy: 1, turnsLeft: 0, movesLeft: 1 },
  });
  const over = stepsOf(game, [{ type: 'move', to: 'mill' }, { type: 'done' }]).at(-1)?.game.state as State;
  return { before: game.state.players, over, equal };
}

const count = (spaces: readonly Employment[], kind: string, bonus: boolean) =>
  spaces.filter((on) => on !== null && on !== 'covered' && on.kind === kind && (!bonus || on.bonus)).length;

function entriesFor(players: readonly Player[], equal: boolean): EndEntries {
  const padded = <T>(list: T[], filler: T): T[] => [...list, ...Array<T>(4 - list.length).fill(filler)];
  return {
    players: players.length as 2 | 3 | 4,
    equal,
    vp: padded(
      players.map(({ vp }) => String(vp)),
      '',
    ),
    goods: padded(
      players.map(({ goods }) => String(goods.stone + goods.coin)),
      '',
    ),
    workers: padded(
      players.map(({ spaces }) =>
        KINDS.map((kind): [string, string] => [String(count(spaces, kind, false)), String(count(spaces, kind, true))]),
      ),
      KINDS.map((): [string, string] => ['', '']),
    ),
  };
}

describe('the end card', () => {
  it('counts 1,000 random ends as the engine does (12.4–12.7)', () => {
    let tied = 0;
    for (let n = 0; n < 1000; n++) {
      const { before, over, equal } = randomEnd();
      const { faults, result } = endCard(entriesFor(before, equal));
      expect(faults).toEqual([]);
      expect(result?.scoring).toEqual(over.finalScoring);
      expect(result?.totals).toEqual(over.players.map(({ vp }) => vp));
      expect(result?.winners).toEqual(over.winners);
      if (result !== null && result.tied.length > 1) tied++;
    }
    expect(tied).toBeGreaterThan(50);
  });

  const withVp = (seat: number, text: string): EndEntries => ({
    ...NOTHING_ENTERED,
    vp: NOTHING_ENTERED.vp.map((entry, i) => (i === seat ? text : entry)),
  });
  /** The same pair of workers and bonus tiles for every seat and kind that are named. */
  const withWorkers = (seats: readonly number[], kinds: readonly number[], pair: [string, string]): EndEntries => ({
    ...NOTHING_ENTERED,
    workers: NOTHING_ENTERED.workers.map((list, seat) =>
      list.map((entry, kind): [string, string] =>
        seats.includes(seat) && kinds.includes(kind) ? pair : [entry[0], entry[1]],
      ),
    ),
  });
  const faultsOf = (entries: EndEntries) => endCard(entries).faults.map(({ at, reason }) => `${at} ${reason}`);

  it('says what cannot be, at its place', () => {
    expect(faultsOf(withWorkers([1], [0], ['9', '']))).toEqual(['workers.1 workers']);
    expect(faultsOf(withWorkers([2], [0, 1, 2, 3, 4], ['2', '']))).toEqual(['workers.2 workers']);
    expect(faultsOf(withWorkers([0], [3], ['1', '2']))).toEqual(['bonus.0.grain-grower bonus']);
    expect(faultsOf(withWorkers([0, 1, 2, 3], [0], ['4', '4']))).toEqual(['bonus all-bonus']);
    expect(faultsOf(withVp(0, '-3'))).toEqual(['vp.0 negative']);
    expect(faultsOf(withVp(3, 'abc'))).toEqual(['vp.3 letters']);
    expect(faultsOf(withVp(3, '1000'))).toEqual(['vp.3 too-high']);
  });

  it('knows as many bonus tiles as the reader’s own board has bushes for', () => {
    const sixteen = withWorkers([0, 1, 2, 3], [0], ['4', '4']);
    expect(endCard(sixteen, 16).faults).toEqual([]);
    expect(endCard(sixteen, 15).faults.map(({ values }) => values)).toEqual([{ n: 16, limit: 15 }]);
  });

  it('counts without anybody at the target', () => {
    const { reached, result } = endCard(withVp(0, '50'));
    expect(reached).toEqual([]);
    expect(result?.winners).toEqual([0]);
  });

  it('takes the seats that are not played for nothing', () => {
    expect(faultsOf({ ...withWorkers([3], [0], ['9', '9']), players: 2 })).toEqual([]);
    expect(faultsOf({ ...withVp(2, 'x'), players: 2 })).toEqual([]);
  });
});
