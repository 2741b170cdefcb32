import { describe, expect, test } from 'vitest';
import { hashPrefix, readHash } from '../../../src/activities/examples/hash.ts';
import { readBoardLink } from '../../../src/entered-boards/link.ts';
import { readLink } from '../../../src/evening/address.ts';
import { meantAddresses } from '../../../src/links/address.ts';
import { readCardGameLink } from '../../../src/links/card-game.ts';
import { readGameLink } from '../../../src/links/game.ts';
import { firstAnswer, firstRead, linkTexts } from '../../../src/links/mend.ts';
import { readLinkText } from '../../../src/links/position.ts';
import { askedFor, kindOf } from '../../../src/links/tidy.ts';
import { readDeal } from '../../../src/thousand-miles/index.ts';
import boards from '../../kept/board-links-1.json' with { type: 'json' };
import deals from '../../kept/card-deals-1.json' with { type: 'json' };
import cardGames from '../../kept/card-games-1.json' with { type: 'json' };
import games from '../../kept/game-links-1.json' with { type: 'json' };
import newerGames from '../../kept/game-links-2.json' with { type: 'json' };
import positions from '../../kept/position-links-1.json' with { type: 'json' };
import { drawFrom } from '../kit/drawing.ts';
import { AROUND, type Mangling, WITHIN } from './mangling.ts';
import { ROW_LINK, ROW_SCHEMA } from './row-link.ts';

type Answer = { readonly ok: boolean };

/** Every kind of link with a text, and what reads it. */
const KINDS: Readonly<
  Record<string, readonly [texts: readonly string[], read: (text: string) => Answer | Promise<Answer>]>
> = {
  game: [[...games.slice(1, 2), ...newerGames.slice(0, 1)].map(({ text }) => text), readGameLink],
  position: [positions.slice(0, 3).map(({ text }) => text), readLinkText],
  board: [boards.slice(0, 4).map(({ text }) => text), readBoardLink],
  'game of cards': [cardGames.slice(0, 3).map(({ text }) => text), readCardGameLink],
  deal: [deals.slice(0, 3).map(({ text }) => text), readDeal],
  row: [[ROW_LINK], (text) => ({ ok: readLink(text, ROW_SCHEMA) !== null })],
};

const nameOf = (kind: string) => kind.split(' ')[0] as string;

/** The address of a link as browsers make it of what is pasted: without line breaks and tabs. */
const hashOf = (link: string) => new URL(link, 'https://example.org/en/play/').hash;

async function mended(
  link: string,
  kind: string,
  read: (text: string) => Answer | Promise<Answer>,
): Promise<string | null> {
  let found: string | null = null;
  const asked = async (text: string) => {
    const answer = await read(text);
    if (answer.ok) found = text;
    return answer;
  };
  await firstAnswer(linkTexts(hashOf(link), nameOf(kind)) ?? [''], asked, () => true);
  return found;
}

const ALL: Readonly<Record<string, Mangling>> = { ...WITHIN, ...AROUND };

describe.each(Object.entries(KINDS))('a link to a %s', (kind, [texts, read]) => {
  const linkOf = (text: string) => `#${nameOf(kind)}=${text}`;

  test.each(Object.entries(ALL))('is read after %s', async (_, mangle) => {
    const draw = drawFrom(7);
    for (const text of texts)
      for (let n = 0; n < 3; n++) {
        const link = mangle(linkOf(text), draw);
        expect(await mended(link, kind, read), link).toBe(text);
      }
  });

  test('is read after any two things that happen to it', async () => {
    const draw = drawFrom(11);
    const [within, around] = [Object.values(WITHIN), Object.values(AROUND)];
    for (let n = 0; n < 40; n++) {
      const text = texts[n % texts.length] as string;
      const inner = (within[draw(within.length)] as Mangling)(linkOf(text), draw);
      const link = (around[draw(around.length)] as Mangling)(inner, draw);
      expect(await mended(link, kind, read), link).toBe(text);
    }
  });

  test('is told to be cut when it is cut, and never read as another', async () => {
    const draw = drawFrom(13);
    for (let n = 0; n < 30; n++) {
      const text = texts[n % texts.length] as string;
      const cut = linkOf(text).slice(0, -1 - draw(text.length - 1));
      expect(await mended(cut, kind, read), cut).toBeNull();
      expect(await mended(`${cut}.`, kind, read), cut).toBeNull();
    }
  });
});

test('quoted-printable is undone behind the sign of equality', async () => {
  for (const { text } of games.slice(0, 3)) {
    expect(await mended(`#game=3D${text}`, 'game', readGameLink)).toBe(text);
    expect(await mended(`#game=3D${text.slice(0, 40)}=\r\n${text.slice(40)}`, 'game', readGameLink)).toBe(text);
  }
});

test('of a hostile link no more is tried than of any other', async () => {
  for (const part of ['—', 'A—b-', 'A-\n', 'a-', 'ab ', 'x–y.', '%2523', '&amp;', '=3D']) {
    const link = `#game=${part.repeat(2_000_000 / part.length)}`;
    const began = performance.now();
    let tried = 0;
    for (const kind of ['game', '']) for (const _ of linkTexts(link, kind) as Iterable<string>) tried += 1;
    expect(tried, part).toBeLessThanOrEqual(2_000);
    // Each takes a fraction of that; tried in every way, it would take hours.
    expect(performance.now() - began, part).toBeLessThan(20_000);
  }
}, 180_000);

test('anchors, seeds and steps are found in what came', () => {
  const place = (hash: string) => firstRead(linkTexts(hash, ''), (text) => (text === '8.5' ? text : null));
  for (const hash of [
    '#8.5',
    '#8.5.',
    '#8.5,',
    '#8.5)',
    '#%22#8.5',
    '#8.%205',
    '#８.５',
    '#8.5 look',
    '#8.5?fbclid=x',
    '#8.5…',
    '#8.5.Next',
    '#8.5—my',
    '#8.5--Ann',
    '#35;8.5',
  ])
    expect(place(hash), hash).toBe('8.5');
  for (const hash of [
    '#step-3',
    '#step-3.',
    '#step%2D3',
    '#step–3',
    '#step-3)',
    '#step-%C2%AD3',
    '#step-3 here',
    '#STEP-3',
    '#step-3.Next',
  ])
    expect(readHash(hash, hashPrefix('x', true), 9), hash).toEqual({ step: 2, position: null });
  const longer = (hash: string) => firstRead(linkTexts(hash, ''), (text) => (text === '8' ? text : null));
  // A name is not cut to another one.
  for (const hash of ['#8.5', '#8-5', '#8_5', '#8/5']) expect(longer(hash), hash).toBeNull();
  expect(readHash('#step-33', 'step-', 9)).toBe('damaged');
  expect(readHash('#other-3', 'step-', 9)).toBeNull();
});

test('the kind of a link and what a query asks are found in what came', () => {
  expect(
    [
      '#row=x',
      '#ro%20w=x',
      '#ro-%0Aw=x',
      '#row%3Dx',
      '#%23row=x',
      '#ROW=x',
      '#35;row=x',
      '#House',
      '#house.',
      '#tv=3',
      '',
    ].map(kindOf),
  ).toEqual(['row', 'row', 'row', 'row', 'row', 'row', 'row', 'house', 'house.', 'tv', '']);
  for (const search of [
    '?q=castle',
    '?q=castle&fbclid=x',
    '?x=1&amp;q=castle',
    '?q=%63astle',
    '?q=3Dcastle',
    '?q=cas%C2%ADtle',
    '?q=%2563astle',
  ])
    expect(askedFor(search, 'q'), search).toBe('castle');
  expect(askedFor('?first-game&utm_source=x', 'first-game')).toBe('');
  expect(askedFor('?p=1', 'q')).toBeNull();
});

test('an address whose signs were escaped is found, under a folder too', () => {
  const first = (path: string, base = '/') => meantAddresses(new URL(`https://example.org${path}`), base)[0];
  expect(first('/en/play/%23game=abc')).toBe('/en/play/#game=abc');
  expect(first('/en/play%23game%3Dabc.')).toBe('/en/play/#game=abc.');
  expect(first('/en/play/%2523game=abc')).toBe('/en/play/#game=abc');
  expect(first('/milestones/fr/play/%23game=abc', '/milestones/')).toBe('/milestones/fr/play/#game=abc');
  expect(first('/en/play/&%2335;game=abc')).toBe('/en/play/#game=abc');
  expect(first('/en/play/&num;game=abc')).toBe('/en/play/#game=abc');
  expect(first('/en/play/%EF%BC%83game=abc')).toBe('/en/play/#game=abc');
  // What a browser makes of `&#35;game=abc`.
  expect(meantAddresses(new URL('https://example.org/en/play/&#35;game=abc'), '/')[0]).toBe('/en/play/#35;game=abc');
  expect(meantAddresses(new URL('https://example.org/en/play.Next'), '/')).toContain('/en/play/');
  expect(first('/en/%3Fq=castle')).toBe('/en/?q=castle');
  expect(first('/en/play/)')).toBe('/en/play/');
  expect(meantAddresses(new URL('https://example.org/EN/PLAY/'), '/')).toContain('/en/play/');
  expect(meantAddresses(new URL('https://example.org/en/nothing/'), '/')).toEqual([]);
});
