import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';

/** A sprite of which a page keeps what it needs. */
const SOME = /<svg [^>]*\bdata-some\b[\s\S]*?<\/svg>/;

/** The names of the drawings that a piece of HTML refers to. */
const namesIn = (html: string) => [...html.matchAll(/#(m-[\w-]+)/g)].map(([, name]) => name as string);

/**
 * A sprite without the drawings that nothing in `html` needs. A drawing is an element of the sprite with an id of its own; it may
 * use others.
 */
export function onlyUsed(sprite: string, html: string): string {
  const [head = '', ...drawings] = sprite.split(/(?=<\w+ id="m-)/);
  const byName = new Map(drawings.map((drawing) => [/id="([^"]+)"/.exec(drawing)?.[1] as string, drawing]));
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const inner of namesIn(byName.get(name) ?? '')) use(inner);
  };
  for (const name of namesIn(html)) use(name);
  const last = drawings.at(-1) ?? '';
  const end = last.slice(last.lastIndexOf('</defs>'));
  const kept = [...byName].filter(([name]) => used.has(name)).map(([, drawing]) => drawing.replace(end, ''));
  return `${head}${kept.join('')}${end}`;
}

const ISLANDS = /(<astro-island\b[\s\S]*?<\/astro-island>)/;
const HIDDEN_PICTURE = /(<svg\b[^>]*\baria-hidden="true"[^>]*>)((?:(?!<svg\b)[\s\S])*?)<\/svg>/g;

/** How long a picture is that is worth a name. */
const LONG = 200;

/**
 * Pictures that a page shows more than once, it holds once, and uses them again. Only such as are not read out or pressed, and
 * none in an island, where script draws them.
 */
export function drawnOnce(html: string): string {
  // Every second piece is an island.
  const pieces = html.split(ISLANDS);
  const times = new Map<string, number>();
  const each = (see: (picture: string, head: string, drawn: string) => string) =>
    pieces.map((piece, i) =>
      i % 2 === 1
        ? piece
        : piece.replaceAll(HIDDEN_PICTURE, (picture, head, drawn) =>
            drawn.length < LONG || /\sid="/.test(drawn) ? picture : see(picture, head, drawn),
          ),
    );
  each((picture, _, drawn) => {
    times.set(drawn, (times.get(drawn) ?? 0) + 1);
    return picture;
  });
  const names = new Map<string, string>();
  return each((picture, head, drawn) => {
    if (times.get(drawn) === 1) return picture;
    const known = names.get(drawn);
    if (known !== undefined) return `${head}<use href="#${known}"/></svg>`;
    const name = `again-${names.size + 1}`;
    names.set(drawn, name);
    return `${head}<g id="${name}">${drawn}</g></svg>`;
  }).join('');
}

/** Leaves in the pages the drawings that they show, each picture once: nobody need load the whole box for one picture. What moves there brings the others. */
export function usedDrawings(): AstroIntegration {
  return {
    name: 'used-drawings',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const { html: whole, write } of builtPages(dir)) {
          const html = whole.includes('<html') ? drawnOnce(whole) : whole;
          write(
            html.replace(SOME, (sprite, at) => onlyUsed(sprite, html.slice(0, at) + html.slice(at + sprite.length))),
          );
        }
      },
    },
  };
}
