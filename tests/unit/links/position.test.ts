import { describe, expect, test } from 'vitest';
import { examples } from '../../../src/activities/examples/all-examples.ts';
import { packed, unpacked } from '../../../src/links/pack.ts';
import { linkTextOf, readLinkText } from '../../../src/links/position.ts';
import { type Game, newGame, PRACTICE_SET, randomSet } from '../../../src/milestones/index.ts';
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

const bare = newGame({ players: 2, seed: 5, set: PRACTICE_SET });

test('what the practice set and a bare table tell anyway is left out', async () => {
  const { board, tiles, state } = JSON.parse((await unpacked(await linkTextOf(bare))) as string);
  expect([board, tiles]).toEqual([1, 1]);
  for (const name of ['streets', 'houses', 'visit', 'winners', 'pileCount']) expect(state).not.toHaveProperty(name);
});

describe('a text is packed', () => {
  const some = (length: number) => Array.from({ length }, (_, i) => String.fromCharCode(97 + ((i * i) % 23))).join('');

  test('and comes out as it was, up to 200,000 bytes of it', async () => {
    for (const text of ['', 'é', some(200_000)]) expect(await unpacked(await packed(text))).toBe(text);
    await expect(packed(some(200_001))).rejects.toThrow('too large for a link');
    expect(await unpacked(await pack(some(200_001)))).toBeNull();
  });

  test('and is none where it is cut short, or no text', async () => {
    expect(await unpacked((await packed(some(9_000))).slice(0, -8))).toBeNull();
    expect(await unpacked(await pack(Uint8Array.of(0xff, 0xfe)))).toBeNull();
  });
});

/** Packs without the checks of the library. */
async function pack(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return Buffer.from(bytes).toString('base64url');
}

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

  const refusedFor = (reason: string) => ({ ok: false, problems: [{ at: '', reason, rule: null }] });

  test.each(['null', '7', '"text"'])('content that is no position is refused: %s', async (json) => {
    expect(await readLinkText(await pack(json))).toEqual(refusedFor('unknown-format'));
  });

  test.each(['[]', '{}', '{"state":null}', '{"board":1,"tiles":1,"state":{"phase":"over"},"pile":[]}', '{"board":99}'])(
    'foreign content is refused: %s',
    async (json) => {
      expect((await readLinkText(await pack(json))).ok).toBe(false);
    },
  );

  test('a practice set is named by its number and by nothing else', async () => {
    const content = JSON.parse((await unpacked(await linkTextOf(bare))) as string);
    expect((await readLinkText(await pack(JSON.stringify(content)))).ok).toBe(true);
    expect((await readLinkText(await pack(JSON.stringify({ ...content, board: '1' })))).ok).toBe(false);
  });

  test('what is no packed JSON is refused', async () => {
    expect(await readLinkText('?')).toEqual(refusedFor('not-json'));
    expect(await readLinkText('')).toEqual(refusedFor('not-json'));
    expect(await readLinkText(await pack('{'))).toEqual(refusedFor('not-json'));
  });

  test('what is too long is refused unread', async () => {
    expect(await readLinkText('A'.repeat(20_000))).toEqual(refusedFor('not-json'));
    expect(await readLinkText('A'.repeat(20_001))).toEqual(refusedFor('too-large'));
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
