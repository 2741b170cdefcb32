import { h, render } from 'preact';
import { Board } from '../../../board/pieces/Board.tsx';
import { viewBoxOf, viewOf } from '../../../board/pieces/geometry.ts';
import { PlayerMark } from '../../../board/pieces/icons.tsx';
import { pieceOf } from '../../../board/seats/SeatStrip.tsx';
import type { Game, Seat } from '../../../milestones/index.ts';

/** What stands in the picture beside the board. */
interface Captions {
  readonly title: string;
  /** The players in their order at the end, each with the seat's number and the points as they are written. */
  readonly rows: readonly { readonly seat: number; readonly vp: string; readonly won: boolean }[];
}

/** How wide the picture is, in pixels; a phone and a letter show that sharply. */
const WIDTH = 1600;
/** Below the board, in the board's units: what surrounds the lines, and how high each is. */
const PADDING = 34;
const LINE = 50;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * The final map with names and points, as a PNG. Rejects where the browser cannot draw it.
 */
export async function mapPicture({ board, state }: Game, seats: readonly Seat[], captions: Captions): Promise<Blob> {
  const { x, y, width, height } = viewOf(board);
  const whole = height + 2 * PADDING + LINE * (captions.rows.length + 1);
  const host = document.createElement('div');
  render(h(Board, { board, state, label: '' }), host);
  const layers = [...host.querySelectorAll('svg')].map((layer) => layer.innerHTML).join('');
  render(null, host);
  const line = (n: number) => y + height + PADDING + LINE * (n + 0.7);
  const text = (n: number, at: number, words: string, more = '') =>
    `<text x="${at}" y="${line(n)}" font-size="34" font-family="var(--font-interface)" fill="var(--ink)" ${more}>${escaped(words)}</text>`;
  const rows = captions.rows.map(({ seat, vp, won }, i) => {
    const { name } = seats[seat] as Seat;
    const weight = `font-weight="${won ? 700 : 400}"`;
    const mark = markOf(pieceOf(seats[seat] as Seat));
    return (
      `<svg x="${x + PADDING}" y="${line(i + 1) - 32}" width="42" height="42" viewBox="-34 -34 68 68">${mark}</svg>` +
      text(i + 1, x + PADDING + 58, name, weight) +
      text(i + 1, x + width - PADDING, vp, `${weight} text-anchor="end"`)
    );
  });
  const sprite = document.querySelector('.m-sprite defs')?.outerHTML ?? '';
  const styles = await stylesFor();
  const svg =
    `<svg xmlns="${SVG}" viewBox="${x} ${y} ${width} ${whole}" width="${WIDTH}" height="${Math.round((WIDTH * whole) / width)}">` +
    `<style>${escaped(styles)}</style>${sprite}` +
    `<rect x="${x}" y="${y}" width="${width}" height="${whole}" fill="var(--paper)"/>` +
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBoxOf(board)}">${layers}</svg>` +
    `${text(0, x + PADDING, captions.title, 'font-weight="700"')}${rows.join('')}</svg>`;
  return pngOf(wellFormed(svg));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** HTML as XML: what stands in the page is written in the looser way. */
function wellFormed(svg: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = svg;
  return new XMLSerializer().serializeToString(holder.content.firstElementChild as Element);
}

function markOf(piece: number): string {
  const host = document.createElement('div');
  render(h(PlayerMark, { index: piece }), host);
  return host.firstElementChild?.innerHTML ?? '';
}

/** All rules of the page's stylesheets, those in layers and conditions that hold included. */
function rulesIn(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
    return rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule) ? rulesIn(rule.cssRules) : [rule];
  });
}

/** How the drawings look, as one sheet: their rules, what the page's variables stand for, and the letters. */
async function stylesFor(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  const own = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText.includes('.m-') ? [rule.cssText] : [],
  );
  const sheet = own.join('');
  const root = getComputedStyle(document.documentElement);
  const names = new Set(`${sheet} --font-interface --ink --paper`.match(/--[\w-]+/g));
  for (const mark of document.querySelector('.m-sprite')?.innerHTML.match(/--[\w-]+/g) ?? []) names.add(mark);
  const values = [...names]
    .map((name) => [name, root.getPropertyValue(name)] as const)
    .filter(([, value]) => value !== '');
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const letters = await Promise.all(faces.filter((face) => isOfInterface(face, root)).map(faceOf));
  const scheme = isDark(root) ? 'dark' : 'light';
  return `:root{color-scheme:${scheme};font-variant-numeric:lining-nums;${values.map(([name, value]) => `${name}:${value};`).join('')}}${letters.join('')}${sheet}`;
}

/** Whether the page is dark now: a picture knows neither the reader's device nor the settings. */
const isDark = ({ colorScheme }: CSSStyleDeclaration): boolean =>
  colorScheme.includes('light')
    ? colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches
    : colorScheme.includes('dark');

const isOfInterface = ({ style }: CSSFontFaceRule, root: CSSStyleDeclaration): boolean =>
  root.getPropertyValue('--font-interface').includes(style.getPropertyValue('font-family').replaceAll(/["']/g, ''));

/** A face with its letters in it: a picture fetches nothing. */
async function faceOf({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
  const response = await fetch(new URL(address ?? '', parentStyleSheet?.href ?? document.baseURI));
  const data = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = reject;
    response.blob().then((blob) => reader.readAsDataURL(blob), reject);
  });
  const kept = ['font-family', 'font-weight', 'font-style', 'unicode-range']
    .map((name) => `${name}:${style.getPropertyValue(name)};`)
    .join('');
  return `@font-face{${kept}src:url(${data})}`;
}

async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png === null ? reject(new Error('no picture')) : resolve(png)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
