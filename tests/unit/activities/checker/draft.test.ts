import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import {
  arranged,
  atMoment,
  bareGame,
  bringers,
  builtLast,
  changed,
  culprit,
  justBuilt,
  MOMENTS,
  momentOf,
  onBoard,
  problemsOf,
  withPlayer,
  withPlayers,
  withTiles,
} from '../../../../src/activities/checker/draft.ts';
import { FIELDS, fieldAsText, fieldFromText } from '../../../../src/activities/checker/in-words.ts';
import { linkTextOf, readLinkText } from '../../../../src/links/index.ts';
import { readUnfinished } from '../../../../src/links/unfinished.ts';
import {
  apply,
  type Game,
  KINDS,
  layoutOf,
  legalActions,
  newGame,
  PRACTICE_SET,
  randomSet,
  type Section,
} from '../../../../src/milestones/index.ts';
import { coordinate } from '../../../../src/telling/coordinates.ts';

const { board, workerTiles } = PRACTICE_SET;
const bare = (players = 2) => bareGame(board, workerTiles, players);
/** How many positions are tried; the whole number is tried by hand. */
const POSITIONS = Number(process.env.POSITIONS ?? 60);
/** Ten thousand take a busy machine some minutes. */
const SOME_TIME = { timeout: 1_200_000 + 60 * POSITIONS };
const random = xoroshiro128plus(15);
const upTo = (n: number) => uniformInt(random, 0, n);

/** As many positions of every moment as come to the whole number: the choice of the starting tiles, bonus tiles within reach, the end. */
function* positions(count: number): Generator<Game> {
  const wanted = new Map(MOMENTS.map((moment) => [moment, Math.ceil(count / MOMENTS.length)]));
  while (wanted.size > 0) {
    const set = upTo(1) === 0 ? PRACTICE_SET : randomSet(upTo(1_000_000));
    let game = newGame({ players: 2 + upTo(2), seed: upTo(1_000_000), set });
    for (let legal = legalActions(game); legal.length > 0; legal = legalActions(game)) {
      const building = legal.filter(({ type }) => ['street', 'house', 'marketplace', 'take-bonus'].includes(type));
      const from = building.length > 0 ? building : legal;
      const outcome = apply(game, from[upTo(from.length - 1)]!);
      if (!outcome.ok) throw new Error('refused');
      game = outcome.game;
      const moment = momentOf(game)!;
      const left = wanted.get(moment);
      if (left === undefined || (['move', 'space'].includes(game.state.phase) && upTo(9) > 0)) continue;
      if (left === 1) wanted.delete(moment);
      else wanted.set(moment, left - 1);
      yield game;
    }
  }
}

const shuffled = <T>(list: readonly T[]) =>
  list
    .map((each) => [upTo(1_000_000), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);

describe('a position that is built', () => {
  it('begins as one that the rules allow, for any number of players', () => {
    for (const players of [2, 3, 4]) expect(problemsOf(bare(players))).toEqual([]);
  });

  it('works out the order and the direction of its street sections', SOME_TIME, () => {
    let sections = 0;
    for (const { board: own, state } of positions(POSITIONS)) {
      const entered = shuffled(state.streets).map(([a, b, c]): Section => (upTo(1) === 0 ? [a, b, c] : [c, b, a]));
      const streets = arranged(own, entered, state.marketplaces);
      expect(streets.map((section) => section.join()).sort()).toEqual(
        state.streets.map((section) => section.join()).sort(),
      );
      sections += streets.length;
    }
    expect(sections).toBeGreaterThan(POSITIONS);
  });

  it('names every broken invariant at once, with its piece and its rule', () => {
    const lot = layoutOf(board).lots[0]!.id;
    const far = board.points.at(-1)!.id;
    let game = changed(bare(), { houses: [lot], marketplaces: [board.start, far], flour: [far, 'x'].slice(0, 1) });
    game = withPlayer(game, 1, { spaces: game.state.players[1]!.spaces.map(() => null), vp: 70 });
    const found = problemsOf(game).map((problem) => [problem.reason, problem.rule, culprit(problem, game)]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['house-not-allowed', '8.10', { site: lot }],
        ['marketplace-not-allowed', '8.15', { site: far }],
        ['too-few-workers', '11.4', { seat: 1 }],
        ['end-disagrees', '12.1', { seat: 1 }],
      ]),
    );
    // Who triggered the end is said: that one is in order.
    expect(problemsOf(changed(game, { endTriggeredBy: 1 })).map(({ rule }) => rule)).not.toContain('12.1');
  });

  it('works out what a space asks, the turns left and the pile', () => {
    const atCastle = withPlayer(bare(4), 0, {
      piece: 'castle',
      goods: { stone: 5, wood: 0, sand: 0, grain: 0, coin: 0 },
    });
    expect(atCastle.state.visit).toEqual({ giveBack: 2, cover: false });
    expect(problemsOf(atCastle)).toEqual([]);
    expect(withPlayer(bare(), 0, { piece: 'worker-1' }).state).toMatchObject({
      phase: 'move',
      visit: null,
      movesLeft: 1,
    });
    expect(momentOf(atMoment(bare(), 'move-2'))).toBe('move-2');
    const over = withPlayer(changed(bare(4), { endTriggeredBy: 2 }), 2, { vp: 60 });
    expect(over.state.turnsLeft).toBe(1);
    expect(problemsOf(over)).toEqual([]);
    expect(withPlayers(over, 2).state).toMatchObject({ endTriggeredBy: null, turnsLeft: null });
    const few = withTiles(bare(), { display: ['t30', 't01'], pileCount: 0 });
    expect(problemsOf(few)).toEqual([]);
    expect(few.state).toMatchObject({ display: ['t30', 't01'], pileCount: 0 });
  });

  it('can be any moment that a game has, with all that follows from the rest', SOME_TIME, () => {
    const seen = new Set<string | null>();
    for (const game of positions(POSITIONS)) {
      const moment = momentOf(game);
      seen.add(moment);
      // Entered in another order, it is the same position: as much is allowed, and the same is within reach.
      const entered = changed(game, { streets: shuffled(game.state.streets) });
      expect(problemsOf(entered)).toEqual([]);
      const { streets: _, ...state } = entered.state;
      expect(game.state).toMatchObject(state);
      expect(legalActions(entered).length).toBe(legalActions(game).length);
    }
    expect([...seen].sort()).toEqual([...MOMENTS].sort());
  });

  it('knows what can have been built last and brings bonus tiles within reach', SOME_TIME, () => {
    let asked = 0;
    for (const game of positions(POSITIONS)) {
      if (game.state.phase !== 'bonus') continue;
      const last = justBuilt(game)!;
      expect(bringers(game)).toContain(last);
      for (const point of bringers(game)) {
        const other = builtLast(game, point);
        expect(problemsOf(other)).toEqual([]);
        expect(legalActions(other).some(({ type }) => type === 'take-bonus')).toBe(true);
        asked++;
      }
      // Without its bonus tiles nothing is within reach, and that is said with its rule.
      const bareLots = changed(game, { bonusTiles: {} });
      expect(bringers(bareLots)).toEqual([]);
      expect(problemsOf(bareLots).map(({ reason, rule }) => [reason, rule])).toEqual([['reach-disagrees', '9.1']]);
      // At another building nobody takes bonus tiles.
      expect(withPlayer(game, game.state.player, { piece: 'mill' }).state.phase).toBe('space');
    }
    expect(asked).toBeGreaterThan(5);
  });

  it('begins with the choice of the starting tiles, and says whose turn it is by what lies there', () => {
    for (const players of [2, 3, 4]) {
      let game = atMoment(bare(players), 'draft-0');
      game = changed(game, {}, { ...game.options, startingPlayer: 1 });
      expect(problemsOf(game)).toEqual([]);
      expect(game.state.startingTiles).toHaveLength(2 * players + 1);
      // The player to the starting player’s right begins (4.8).
      expect(game.state.player).toBe(0);
      const [first = '', second = ''] = game.state.startingTiles;
      game = withTiles(game, { startingTiles: game.state.startingTiles.filter((id) => id !== first && id !== second) });
      expect(game.state.player).toBe(players - 1);
      expect(game.pile).not.toContain(first);
      expect(problemsOf(game).map(({ rule }) => rule)).toEqual(['4.8']);
      expect(culprit(problemsOf(game)[0]!, game)).toEqual({ seat: 0 });
      const four = game.state.players[0]!.spaces.map((space, i) =>
        i < 4 ? ({ kind: 'coiner', number: 4, bonus: false } as const) : space,
      );
      game = withPlayer(game, 0, { spaces: four });
      expect(problemsOf(game)).toEqual([]);
      expect(legalActions(game).every(({ type }) => type === 'draft')).toBe(true);
      expect(problemsOf(withPlayers(game, players === 4 ? 2 : players + 1))).toEqual([]);
      const built = changed(game, { flour: [board.start] });
      expect(problemsOf(built).map(({ reason }) => reason)).toEqual(['draft-disagrees']);
    }
  });

  it('ends with the final scoring of what lies there', () => {
    let game = atMoment(bare(3), 'over-0');
    expect(problemsOf(game).map(({ reason, rule }) => [reason, rule])).toEqual([['end-disagrees', '12.1']]);
    game = withPlayer(game, 2, { vp: 70 });
    game = changed(game, { endTriggeredBy: 2 });
    expect(problemsOf(game)).toEqual([]);
    expect(game.state).toMatchObject({ player: 1, turnsLeft: 0, winners: [2] });
    expect(legalActions(game)).toEqual([]);
  });

  it('keeps what is the players’ own on another board', () => {
    const own = randomSet(7);
    const game = withPlayer(atMoment(bare(3), 'move-2'), 2, { vp: 31, piece: 'mill' });
    const moved = onBoard(game, own);
    expect(moved).toMatchObject({ board: own.board, workerTiles: own.workerTiles });
    expect(moved.state).toMatchObject({ players: game.state.players, streets: [], marketplaces: [own.board.start] });
    expect(momentOf(moved)).toBe('move-2');
    expect(problemsOf(moved)).toEqual([]);
  });

  it('is brought by its link, be it sound or not', SOME_TIME, async () => {
    for (const game of positions(POSITIONS)) {
      const read = await readLinkText(await linkTextOf(game));
      expect(read.ok && read.game).toEqual(game);
      const lots = layoutOf(game.board).lots;
      const unsound = changed(game, { houses: [lots[upTo(lots.length - 1)]!.id], endTriggeredBy: 1 });
      const text = await linkTextOf(unsound);
      const again = await readUnfinished(text);
      expect(again.ok && problemsOf(again.game)).toEqual(problemsOf(unsound));
    }
  });

  it('is refused where it has not the form of a position', async () => {
    const unknown = { ...bare(), state: { ...bare().state, houses: ['x+y+z'] } };
    expect(await readUnfinished(await linkTextOf(unknown))).toMatchObject({ ok: false });
    const noPlayer = { ...bare(), state: { ...bare().state, player: 3 } };
    expect(await readUnfinished(await linkTextOf(noPlayer))).toMatchObject({ ok: false });
    const nowhere = { ...bare(), state: { ...bare().state, bonusTiles: { 'x+y+z': 'coiner' as const } } };
    expect(await readUnfinished(await linkTextOf(nowhere))).toMatchObject({ ok: false });
    const lot = layoutOf(board).lots[0]!.id;
    const behindAnother = { ...bare(), state: { ...bare().state, houses: [lot, lot, 'x+y+z'] } };
    expect(await readUnfinished(await linkTextOf(behindAnother))).toMatchObject({ ok: false });
    const noPoint = { ...bare(), state: { ...bare().state, flour: ['x'] } };
    expect(await readUnfinished(await linkTextOf(noPoint))).toMatchObject({ ok: false });
    expect(await readUnfinished('damaged')).toMatchObject({ ok: false });
  });

  it('says in words what the picture shows, and reads it', SOME_TIME, () => {
    for (const { board: own, state } of positions(POSITIONS)) {
      const called = (id: string) => coordinate(own, id);
      for (const field of [...FIELDS, ...KINDS]) {
        const read = fieldFromText(field, fieldAsText(field, state, called), own, state, called);
        expect(read).toMatchObject({ ...state, bonusTiles: state.bonusTiles });
      }
    }
    const called = (id: string) => coordinate(board, id);
    expect(fieldFromText('marketplaces', `${called(board.start)}, Z99`, board, bare().state, called)).toEqual({
      piece: 'Z99',
    });
    expect(fieldFromText('houses', 'A1-A1-A1', board, bare().state, called)).toEqual({ piece: 'A1-A1-A1' });
  });
});
