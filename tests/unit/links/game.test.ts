import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { lettersOfNumber } from '../../../src/links/check.ts';
import { type Digit, numberOf } from '../../../src/links/digits.ts';
import { gameLinkOf, readGameLink, type SharedGame } from '../../../src/links/game.ts';
import { linkTextOf } from '../../../src/links/position.ts';
import { stepsOf } from '../../../src/milestones/history.ts';
import {
  type Action,
  apply,
  COLOURS,
  type Game,
  LIMITS,
  legalActions,
  newGame,
  type PlayerAction,
  PRACTICE_SET,
  randomSet,
  type Seat,
} from '../../../src/milestones/index.ts';
import { apprentice } from '../../../src/players/apprentice.ts';
import { play } from '../../../src/simulator/play.ts';
import keptLinks from '../../kept/game-links-1.json' with { type: 'json' };
import { drawFrom } from '../kit/drawing.ts';
import { chosen } from '../milestones/playing.ts';
import { damagerOf } from './damage.ts';

/** How many games are sent, and how many links are damaged: fewer where mutants are tried. */
const SHARE = process.env.MUTANTS ? 1 / 30 : 1;

const NAMES = ['Ann', 'Zoé', 'Ödön', '🦊'];
const BY = ['person', 'apprentice', 'journeyman', 'master', 'senior'] as const;

const seatsFor = (players: number): Seat[] =>
  NAMES.slice(0, players).map((name, i) => ({
    name,
    colour: COLOURS[(i + 1) % 4] as Seat['colour'],
    by: BY[(i + players) % BY.length] ?? 'person',
  }));

/** A game in which every kind of action is as likely as any other. */
function randomGame(start: Game, seed: number, most: number): SharedGame {
  const draw = drawFrom(seed);
  const actions: PlayerAction[] = [];
  for (let game = start; game.state.phase !== 'over' && actions.length < most; ) {
    const action = { player: game.state.player, ...chosen(legalActions(game), draw) };
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    game = outcome.game;
    actions.push(action);
  }
  return {
    start,
    actions,
    seats: seatsFor(start.options.players),
    marks: [3, 17].filter((at) => at <= actions.length),
  };
}

async function read(text: string): Promise<SharedGame> {
  const result = await readGameLink(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { ok: _, ...shared } = result;
  return shared;
}

test('game → link → game is equal for any random game of 2 to 4, however far it has come', async () => {
  for (let seed = 0; seed < 120 * SHARE; seed++) {
    const players = 2 + (seed % 3);
    const variants = {
      equalCategoryScores: seed % 2 === 0,
      ...(seed % 5 === 0 && { houseMayLeaveBonus: true as const }),
    };
    const start = newGame({ players, seed, set: PRACTICE_SET, variants });
    const shared = randomGame(start, seed, seed * 7);
    const text = await gameLinkOf(shared);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await read(text), `seed ${seed}`).toEqual(shared);
  }
});

test('games that began with a position or on a board of one’s own travel too', async () => {
  const practice = randomGame(newGame({ players: 3, seed: 5, set: PRACTICE_SET }), 5, 60);
  const middle = practice.actions.reduce((game, action) => {
    const outcome = apply(game, action);
    return outcome.ok ? outcome.game : game;
  }, practice.start);
  for (const start of [middle, newGame({ players: 2, seed: 9, set: randomSet(7) })]) {
    const shared = randomGame(start, 1, 50);
    const text = await gameLinkOf(shared);
    expect(text).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(await read(text)).toEqual(shared);
  }
});

test('a lot without a bonus tile stays without one', async () => {
  const set = { ...PRACTICE_SET, bonusTiles: PRACTICE_SET.bonusTiles.slice(1) };
  const shared = randomGame(newGame({ players: 2, seed: 5, set }), 5, 4);
  const { start } = await read(await gameLinkOf(shared));
  expect(start).toStrictEqual(shared.start);
});

test('an action is the same whatever the order of its fields', async () => {
  const shared = randomGame(newGame({ players: 2, seed: 8, set: PRACTICE_SET }), 8, 60);
  const turned = shared.actions.map((action) => Object.fromEntries(Object.entries(action).reverse()) as never);
  expect(await gameLinkOf({ ...shared, actions: turned })).toBe(await gameLinkOf(shared));
});

test('links of the first version are read', async () => {
  for (const { text, vp } of keptLinks) {
    const { start, actions } = await read(text);
    const end = stepsOf(start, actions).at(-1)?.game ?? start;
    expect(end.state.players.map((player) => player.vp)).toEqual(vp);
  }
});

test('a whole game of two fits into 600 characters', async () => {
  const lengths: number[] = [];
  for (let seed = 0; seed < 60 * SHARE; seed++) {
    const start = newGame({ players: 2, seed, set: PRACTICE_SET });
    // The longest games of all computers that play to win, in half the time of the next.
    const steps = [...play(start, [apprentice, apprentice], xoroshiro128plus(seed))];
    const text = await gameLinkOf({ start, actions: steps.map(({ action }) => action), seats: seatsFor(2), marks: [] });
    lengths.push(text.length);
  }
  console.log(
    `game links: ${Math.round(lengths.reduce((a, b) => a + b) / lengths.length)} characters, at most ${Math.max(...lengths)}`,
  );
  // An address and a sentence have to go with it.
  expect(Math.max(...lengths)).toBeLessThan(500);
});

describe('what is damaged or foreign', () => {
  const whole = () => gameLinkOf(randomGame(newGame({ players: 2, seed: 3, set: PRACTICE_SET }), 3, 200));

  test('10,000 damaged links are refused, and none throws', async () => {
    const text = await whole();
    const damaged = damagerOf(4);
    for (let i = 0; i < 10_000 * SHARE; i++) {
      const changed = damaged(text);
      const result = await readGameLink(changed);
      if (changed !== text) expect(result, changed).toMatchObject({ ok: false });
      if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
    }
  });

  test('10,000 links made up of letters, with letters that vouch for them, are refused or read as games', async () => {
    const made = damagerOf(5);
    for (let i = 0; i < 10_000 * SHARE; i++) {
      const body = made('A'.repeat(300)).replace(/[^\w-]/g, '');
      // The version and the practice set as they have to be, and a few players who have names.
      const text = vouchedFor(i % 2 === 0 ? body : `${body}AAAAAAEB`);
      const result = await readGameLink(text);
      if (result.ok) expect(await gameLinkOf(result)).toBe(text);
    }
  });

  const refusedFor = (reason: string) => ({ ok: false, problems: [{ at: '', reason, rule: null }] });

  test.each([
    ['an empty text', ''],
    ['letters that vouch for nothing', vouchedFor('')],
    ['two positions', vouchedFor('AQ.AQ.AQ')],
    ['a position that is none', vouchedFor('AAE.damaged')],
  ])('%s is refused', async (_, text) => {
    expect(await readGameLink(text)).toEqual(refusedFor('not-json'));
  });

  /** A seat as it stands in a link. */
  const seat = (name: readonly number[], colour = 0, by = 0) => [
    { value: colour, base: 16 },
    { value: by, base: 16 },
    ...[name.length, ...name].map((value) => ({ value, base: 256 })),
  ];
  const [ANN, BEN] = ['Ann', 'Ben'].map((name) => [...Buffer.from(name)]) as [number[], number[]];
  const count = (value: number) => ({ value, base: 32_768 });
  /** A link to a game that begins with a position, written digit by digit: seats, marks, how many actions, what follows. */
  const linkTo = async (start: Game, ...parts: readonly Digit[]) => {
    const head = [
      { value: 2, base: 256 },
      { value: 0, base: 256 },
    ];
    return vouchedFor(`${lettersOfNumber(numberOf([...head, ...parts]))}.${await linkTextOf(start)}`);
  };
  const start = withoutDeal(newGame({ players: 2, seed: 3, set: PRACTICE_SET }));
  const seats = [...seat(ANN), ...seat(BEN, 1)];

  test('what is written digit by digit is read', async () => {
    const link = await linkTo(start, ...seats, count(1), count(LIMITS.actions), count(0));
    expect(await read(link)).toMatchObject({
      start,
      seats: [
        { name: 'Ann', colour: COLOURS[0], by: 'person' },
        { name: 'Ben', colour: COLOURS[1], by: 'person' },
      ],
      marks: [LIMITS.actions],
      actions: [],
    });
    const [check, more] = [link.slice(0, 5), `${link.slice(5)}.AQ`];
    expect(await readGameLink(check + more)).toEqual(refusedFor('not-json'));
    expect(await readGameLink(vouchedFor(more))).toEqual(refusedFor('not-json'));
  });

  test.each([
    ['a colour that there is not', [...seat(ANN, 15), ...seat(BEN, 1), count(0), count(0)]],
    ['a kind of player that there is not', [...seat(ANN, 0, 15), ...seat(BEN, 1), count(0), count(0)]],
    ['a name that is no text', [...seat([0xff]), ...seat(BEN, 1), count(0), count(0)]],
    ['a mark behind the last action that there can be', [...seats, count(1), count(LIMITS.actions + 1), count(0)]],
    ['more actions than are kept of a game', [...seats, count(0), count(LIMITS.actions + 1)]],
    ['something left over', [...seats, count(0), count(0), { value: 1, base: 2 }]],
  ])('%s is refused', async (_, parts) => {
    expect(await readGameLink(await linkTo(start, ...parts))).toEqual(refusedFor('wrong-value'));
  });

  test('two seats of one name are refused with the rule (4.4)', async () => {
    const link = await linkTo(start, ...seat(ANN), ...seat(ANN, 1), count(0), count(0));
    expect(await readGameLink(link)).toMatchObject({ ok: false, problems: [{ rule: '4.4' }] });
  });

  test('an action after the end is refused', async () => {
    const over = [...play(start, [apprentice, apprentice], xoroshiro128plus(3))].at(-1)?.game as Game;
    expect(over.state.phase).toBe('over');
    const link = await linkTo(over, ...seats, count(0), count(1));
    expect(await readGameLink(link)).toEqual(refusedFor('wrong-value'));
  });

  test('a link of a newer version is told from a damaged one', async () => {
    // The lowest byte is the version of the link, the next one the practice set.
    for (const bytes of [
      [1, 3],
      [9, 1],
    ]) {
      const text = vouchedFor(Buffer.from(bytes).toString('base64url'));
      expect(await readGameLink(text)).toMatchObject({ ok: false, problems: [{ reason: 'newer-format' }] });
    }
  });

  test('what is too long is refused unread', async () => {
    expect(await readGameLink(vouchedFor('A'.repeat(20_001 - 5)))).toEqual(refusedFor('too-large'));
    expect(await readGameLink(vouchedFor('A'.repeat(20_000 - 5)))).toEqual(refusedFor('not-json'));
  });
});

/** A game that stands where another does and does not know how it was dealt. */
function withoutDeal(game: Game): Game {
  const moved = legalActions(game)[0] as Action;
  const outcome = apply(game, moved);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.game;
}

/** A text with the letters that tell a whole link from a damaged one (FNV-1a of it, the upper 30 bits). */
function vouchedFor(text: string): string {
  let hash = 0x811c9dc5n;
  for (const letter of text) hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 0x01000193n) & 0xffffffffn;
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(Number(hash));
  return bytes.toString('base64url').slice(0, 5) + text;
}
