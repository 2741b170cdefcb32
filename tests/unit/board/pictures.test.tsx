import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Board } from '../../../src/board/pieces/Board.tsx';
import { asViewBox, closeUpOf, lotsOf, type Site } from '../../../src/board/pieces/geometry.ts';
import * as icons from '../../../src/board/pieces/icons.tsx';
import { PlayerBoard } from '../../../src/board/pieces/PlayerBoard.tsx';
import { ScoreTrack } from '../../../src/board/pieces/ScoreTrack.tsx';
import type { Spot } from '../../../src/board/pieces/Spots.tsx';
import { Sprite } from '../../../src/board/pieces/Sprite.tsx';
import {
  type Board as GameBoard,
  GOODS,
  KINDS,
  type Kind,
  PRACTICE_SET,
  type Space,
} from '../../../src/milestones/index.ts';
import { DIAMOND, strip } from './boards.ts';

const NOTHING = { streets: [], houses: [], marketplaces: [], flour: [], bonusTiles: {} };
const BUILT = {
  streets: [['a', 'b', 'd']] as const,
  houses: ['a+b+c'],
  marketplaces: ['a'],
  flour: ['a'],
  bonusTiles: { 'b+c+d': 'coiner' as Kind },
};
const PLAYER = {
  goods: { stone: 2, wood: 0, sand: 0, grain: 11, coin: 1 },
  piece: 'worker-3' as Space,
  spaces: [
    { kind: 'coiner' as Kind, number: 6, bonus: true },
    'covered' as const,
    null,
    ...KINDS.map((kind, i) => ({ kind, number: i + 1, bonus: false })),
  ],
};

const board = (extra: { spots?: Spot<Site>[]; highlight?: Site[] } = {}, on: GameBoard = DIAMOND) =>
  renderToString(<Board board={on} state={on === DIAMOND ? BUILT : NOTHING} label="The board" {...extra} />);
const player = (spots: Spot<Space>[] = []) =>
  renderToString(<PlayerBoard player={PLAYER} index={2} label="The loop" spots={spots} />);

const count = (html: string, part: string) => html.split(part).length - 1;
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] as string);

const FOUR_HUNDRED = strip(40, 10);
const everyPicture: readonly VNode[] = [
  <Board key="board" board={DIAMOND} state={BUILT} label="" highlight={['a', ['a', 'b'], 'a+b+c']} />,
  <Board key="practice" board={PRACTICE_SET.board} state={NOTHING} label="" />,
  <PlayerBoard key="player" player={PLAYER} index={0} label="" />,
  <ScoreTrack key="track" target={67} players={[0, 1, 2, 3].map((index) => ({ vp: index * 20, index }))} label="" />,
  ...GOODS.map((good) => <icons.GoodIcon key={good} good={good} />),
  ...KINDS.flatMap((kind) => [
    <icons.KindIcon key={kind} kind={kind} />,
    <icons.BonusTile key={`bonus-${kind}`} kind={kind} />,
    <icons.WorkerTilePicture
      key={`tile-${kind}`}
      workers={[
        { kind, number: 7 },
        { kind, number: 8 },
      ]}
    />,
  ]),
  ...[0, 1, 2, 3].map((index) => <icons.PlayerMark key={index} index={index} />),
  <icons.CoverTile key="cover" />,
  <icons.FlourSack key="flour" />,
  <icons.Milestone key="milestone" />,
  <icons.House key="house" />,
  <icons.Marketplace key="marketplace" />,
  <icons.StreetPiece key="street" />,
];

describe('the sprite', () => {
  const sprite = renderToString(<Sprite />);
  const ids = all(sprite, / id="([^"]+)"/g);
  const used = new Set(
    [sprite, ...everyPicture.map((picture) => renderToString(picture))].flatMap((html) => [
      ...all(html, /href="#([^"]+)"/g),
      ...all(html, /url\(#([^)]+)\)/g),
    ]),
  );

  test('has every drawing that a picture refers to, under an id of its own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has no drawing that no picture refers to', () => {
    // What a mark needs is drawn at the table only.
    expect(ids.filter((id) => !used.has(id) && id !== 'm-hatch')).toEqual([]);
  });

  test('no picture has ids, so that any number of them can stand on a page', () => {
    for (const picture of everyPicture) expect(renderToString(picture)).not.toContain(' id=');
  });
});

test('every colour of the drawings is a token', () => {
  const folder = 'src/board/pieces';
  const read = (path: string) => readFileSync(path, 'utf8');
  const css = read(`${folder}/pieces.css`);
  const tokens = new Set(
    all(css + read('src/site/styles/tokens.css') + read('src/site/styles/base.css'), /(--[\w-]+):/g),
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const asked = [css, ...files.map((file) => read(join(folder, file)))].flatMap((text) =>
    all(text, /var\((--[\w-]+)\)/g),
  );
  expect([...new Set(asked)].filter((token) => !tokens.has(token) && !token.startsWith('--font-'))).toEqual([]);
});

describe('the board', () => {
  test('prints its points, its stall and its bushes', () => {
    const html = renderToString(<Board board={DIAMOND} state={NOTHING} label="The board" />);
    for (const name of ['number-3', 'number-2', 'number-5', 'stall', 'bush'])
      expect(count(html, `#m-${name}"`)).toBe(1);
  });

  test('shows what lies on it', () => {
    const html = board();
    expect(count(html, '#m-street"')).toBe(2);
    for (const name of ['milestone', 'house', 'marketplace', 'flour', 'bonus-coiner']) {
      expect(count(html, `#m-${name}"`)).toBe(1);
    }
    expect(html).toContain('href="#m-street" transform="translate(50 0)"');
    expect(html).toContain('href="#m-milestone" x="100" y="0"');
  });

  test('is one image with its label, its parts hidden', () => {
    const html = board();
    expect(html).toMatch(/^<div class="layers board" role="img" aria-label="The board"><svg /);
    expect(all(html, /<svg ([^>]*)>/g)).toEqual([
      'viewBox="-58 -58 266 203" aria-hidden="true"',
      'viewBox="-58 -58 266 203" aria-hidden="true"',
      'viewBox="-58 -58 266 203" role="none"',
    ]);
  });

  test('is drawn on boards of 3 to 400 points, and the practice board is light', () => {
    const triangle = { ...DIAMOND, bushes: [], points: DIAMOND.points.slice(0, 3) };
    expect(board({}, triangle)).toContain('#m-number-3"');
    expect(count(board({}, FOUR_HUNDRED), '#m-number-')).toBe(399);
    expect(board({}, PRACTICE_SET.board).length).toBeLessThan(20_000);
  });

  test('always looks the same', () => {
    expect(board({}, strip(14, 5))).toBe(board({}, strip(14, 5)));
  });
});

describe('spots', () => {
  const press = () => {};

  test('that can be pressed are buttons with a name, one of them in the order of the tab key', () => {
    const html = board({
      spots: [
        { at: 'a', name: 'A1', look: 'allowed', onPress: press },
        { at: 'b', name: 'B1', onPress: press },
        { at: 'b+c+d', name: 'Lot', look: 'chosen', onPress: press },
      ],
    });
    expect(html).toContain('role="group"');
    expect(count(html, 'role="button"')).toBe(3);
    expect(count(html, 'tabindex="0"')).toBe(1);
    expect(count(html, 'role="button" tabindex="-1"')).toBe(2);
    expect(html).toContain('aria-label="A1" data-at="a"');
    expect(html).toContain('aria-label="Lot" aria-pressed="true" data-at="b+c+d"');
    expect(count(html, 'aria-pressed')).toBe(1);
  });

  test('lie on each other as they can be hit: lots, lines, points', () => {
    const spots = ['a', 'a+b+c', ['a', 'b'] as const].map((at) => ({ at, name: 'here', onPress: press }));
    expect(all(board({ spots }), /data-at="([^"]+)"/g)).toEqual(['a+b+c', 'a,b', 'a']);
  });

  test('that cannot be pressed are marks of the picture', () => {
    const html = board({ spots: [{ at: 'a', name: 'A1', look: 'cause' }] });
    expect(html).toContain('role="img"');
    expect(html).not.toContain('role="button"');
    expect(html).toContain('url(#m-hatch)');
  });

  test('a preview shows the piece that goes there, or the one that is named', () => {
    const ghosts = (spot: Partial<Spot<Site>> & { at: Site }) => {
      const html = board({ spots: [{ name: '', look: 'preview', ...spot }] });
      return all(html.slice(html.indexOf('spot-ghost')), /href="#m-([^"]+)"/g);
    };
    expect(ghosts({ at: 'c' })).toEqual(['milestone']);
    expect(ghosts({ at: ['c', 'd'] })).toEqual(['street']);
    expect(ghosts({ at: 'a+b+c' })).toEqual(['house']);
    expect(ghosts({ at: 'c', piece: 'marketplace' })).toEqual(['marketplace']);
    expect(ghosts({ at: 'b+c+d', piece: 'bonus-coiner' })).toEqual(['bonus-coiner']);
  });

  test('points leave room for lots only where lots can be hit', () => {
    const point = { at: 'a', name: 'A1', onPress: press };
    const radius = (html: string) => all(html, / d="[^"]*?a(\d+) [^"]*" class="spot-hit"/g);
    expect(radius(board({ spots: [point] }))).toEqual(['48']);
    expect(radius(board({ spots: [point, { at: lotsOf(DIAMOND)[0] as string, name: 'L', onPress: press }] }))).toEqual([
      '34',
    ]);
  });
});

describe('the player board', () => {
  test('shows workers with their numbers, cover tiles, empty spaces, the piece and the goods', () => {
    const html = player();
    for (const kind of KINDS) expect(html).toContain(`#m-worker-${kind}"`);
    expect(count(html, '#m-bonus-coiner"')).toBe(1);
    expect(count(html, '#m-cover"')).toBe(1);
    expect(count(html, '#m-empty"')).toBe(1);
    expect(count(html, '#m-player-2"')).toBe(1);
    expect(all(html, /class="m-worker-number">(\d)/g)).toEqual(['6', '1', '2', '3', '4', '5']);
    expect(all(html, /class="m-count">(\d+)/g)).toEqual(['2', '0', '0', '11', '1']);
  });

  test('a preview of a space shows the playing piece there, or a cover tile', () => {
    const ghost = (spot: Partial<Spot<Space>>) => {
      const html = player([{ at: 'mill', name: '', look: 'preview', ...spot }]);
      return all(html.slice(html.indexOf('spot-ghost')), /href="#m-([^"]+)"/g);
    };
    expect(ghost({})).toEqual(['player-2']);
    expect(ghost({ at: 'worker-1', piece: 'cover' })).toEqual(['cover']);
  });
});

describe('the score track', () => {
  const track = (vp: number) => renderToString(<ScoreTrack target={51} players={[{ vp, index: 1 }]} label="Points" />);

  test('has a marker for every player and a flag at the target', () => {
    expect(track(0)).toMatch(/^<svg class="score-track" height="68" role="img" aria-label="Points">/);
    expect(track(0)).toContain('#m-player-1');
    expect(track(7)).toContain('class="m-score">7<');
    expect(track(7)).toContain('class="m-target-number">51<');
  });

  test('goes on beyond the target (12.9)', () => {
    expect(all(track(50), /class="m-scale">(\d+)/g).at(-1)).toBe('60');
    expect(all(track(83), /class="m-scale">(\d+)/g).at(-1)).toBe('90');
  });
});

describe('in grey', () => {
  /** The outlines of a drawing without its colours: light, shade and fine lines are no part of its shape. */
  const shapeOf = (name: string) => {
    const drawing = new RegExp(`<g id="m-${name}"[^>]*>([\\s\\S]*?)</g>`).exec(renderToString(<Sprite />))?.[1] ?? '';
    return all(
      drawing.replace(/<path[^>]*class="m-(light|shade|shadow|detail)"[^>]*>/g, ''),
      / (?:d|href|width|height|r)="([^"]+)"/g,
    );
  };

  test.each([
    ['goods', GOODS],
    ['kinds of workers', KINDS],
    ['workers', KINDS.map((kind) => `worker-${kind}`)],
    ['bonus tiles', KINDS.map((kind) => `bonus-${kind}`)],
    ['playing pieces', [0, 1, 2, 3].map((index) => `player-${index}`)],
    ['pieces of the board', ['street', 'milestone', 'marketplace', 'house', 'flour', 'cover']],
  ])('%s have each a shape of their own', (_, names) => {
    const shapes = names.map((name) => shapeOf(name).join());
    for (const shape of shapes) expect(shape).not.toBe('');
    expect(new Set(shapes).size).toBe(names.length);
  });
});

test('a close-up ends where its view ends, and a whole board is not cut off', () => {
  const view = closeUpOf(DIAMOND, ['a', 'b']);
  const drawn = (part?: typeof view) =>
    renderToString(<Board board={DIAMOND} state={NOTHING} label="" {...(part && { view: part })} />);
  const cut = `<svg x="${view.x}" y="${view.y}" width="${view.width}" height="${view.height}" viewBox="${asViewBox(view)}"`;
  expect(drawn(view)).toContain(cut);
  expect(drawn()).not.toContain('<svg x=');
});
