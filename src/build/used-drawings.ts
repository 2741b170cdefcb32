import type { Step } from './step.ts';

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

/** Elements that scripts define, such as islands. */
const DRAWN_BY_SCRIPT = /<([a-z]+-[a-z-]+)\b[\s\S]*?<\/\1>/g;
const HIDDEN_PICTURE = /(<svg\b[^>]*\baria-hidden="true"[^>]*>)((?:(?!<svg\b)[\s\S])*?)<\/svg>/g;

/** How long a picture is that is worth a name. */
const LONG = 200;

/**
 * Pictures that a page shows more than once, it holds once, and uses them again. Only such as are not read out or pressed, and
 * none in an island, where a script draws them.
 */
export function drawnOnce(html: string): string {
  const islands = [...html.matchAll(DRAWN_BY_SCRIPT)].map(([island]) => island);
  const between = html.split(DRAWN_BY_SCRIPT).filter((_, i) => i % 2 === 0);
  const times = new Map<string, number>();
  const each = (see: (picture: string, head: string, drawn: string) => string) =>
    between.map((piece, i) => {
      const seen = piece.replaceAll(HIDDEN_PICTURE, (picture, head, drawn) =>
        drawn.length < LONG || /\sid="/.test(drawn) ? picture : see(picture, head, drawn),
      );
      return seen + (islands[i] ?? '');
    });
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

/** Leaves in a page the drawings that it shows, each picture once: nobody need load all of them for one. What moves there brings the others. */
export const usedDrawings: Step = () => (whole) => {
  const html = whole.includes('<html') ? drawnOnce(whole) : whole;
  return html.replace(SOME, (sprite, at) => onlyUsed(sprite, html.slice(0, at) + html.slice(at + sprite.length)));
};
