import { describe, expect, test } from 'vitest';
import { unpacked } from '../../../src/links/pack.ts';
import { linkTextOf, readLinkText } from '../../../src/links/position.ts';
import { type Game, newGame, PRACTICE_SET, randomSet } from '../../../src/milestones/index.ts';
import { examples } from '../../../src/site/examples/examples.ts';
import { damagerOf } from './damage.ts';

/** How many links are damaged: fewer where mutants are tried. */
const SHARE = process.env.MUTANTS ? 1 / 30 : 1;

const positions: readonly (readonly [string, Game])[] = examples.flatMap(({ example, frames }) =>
  frames.map(({ shown, step }) => [`${example.id} ${step.caption}`, shown] as const),
);

async function read(text: string): Promise<Game> {
  const result = await readLinkText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.game;
}

test('position → link → position is equal for every step of every example', async () => {
  let longest = 0;
  let sum = 0;
  for (const [name, game] of positions) {
    const text = await linkTextOf(game);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await read(text), name).toEqual(game);
    longest = Math.max(longest, text.length);
    sum += text.length;
  }
  console.log(`links: ${Math.round(sum / positions.length)} characters on average, ${longest} at most`);
  expect(longest).toBeLessThan(1500);
});

test('boards and tiles of one’s own travel whole, a deal too', async () => {
  const set = randomSet(7);
  for (const game of [newGame({ players: 3, seed: 5, set }), newGame({ players: 2, seed: 5, set: PRACTICE_SET })])
    expect(await read(await linkTextOf(game))).toEqual(game);
});

describe('what is damaged or foreign', () => {
  const damaged = damagerOf(4);

  test('10,000 damaged links are refused, or read as a position that is right', async () => {
    const texts = await Promise.all(positions.slice(0, 40).map(([, game]) => linkTextOf(game)));
    let refused = 0;
    for (let i = 0; i < 10_000 * SHARE; i++) {
      const result = await readLinkText(damaged(texts[i % texts.length] as string));
      if (result.ok) expect(await read(await linkTextOf(result.game))).toEqual(result.game);
      else {
        refused += 1;
        expect(result.problems.length).toBeGreaterThan(0);
      }
    }
    expect(refused).toBeGreaterThan(9_000 * SHARE);
  });

  /** Packs without the checks of the library. */
  async function pack(text: string): Promise<string> {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return Buffer.from(bytes).toString('base64url');
  }

  test.each([
    'null',
    '7',
    '[]',
    '{}',
    '"text"',
    '{"state":null}',
    '{"board":1,"tiles":1,"state":{"phase":"over"},"pile":[]}',
    '{"board":99}',
  ])('foreign content is refused: %s', async (json) => {
    expect((await readLinkText(await pack(json))).ok).toBe(false);
  });

  test('what would unpack to megabytes is refused', async () => {
    const bomb = await pack(' '.repeat(20_000_000));
    expect(await unpacked(bomb.slice(0, 19_000))).toBeNull();
    expect(await readLinkText(bomb)).toMatchObject({ ok: false });
  });

  test('a board that the rules forbid is refused with the rule', async () => {
    const game = positions[0]?.[1] as Game;
    const wrong = { ...game, state: { ...game.state, marketplaces: [] } };
    expect(await readLinkText(await linkTextOf(wrong))).toMatchObject({ ok: false, problems: [{ rule: '4.2' }] });
  });
});
