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

/** Leaves in the pages the drawings that they show: nobody need load the whole box for one picture. What moves there brings the others. */
export function usedDrawings(): AstroIntegration {
  return {
    name: 'used-drawings',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const { html, write } of builtPages(dir)) {
          const [sprite] = SOME.exec(html) ?? [];
          if (sprite === undefined) continue;
          const [before = '', after = ''] = html.split(sprite);
          write(`${before}${onlyUsed(sprite, before + after)}${after}`);
        }
      },
    },
  };
}
