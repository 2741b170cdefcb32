import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSync, type OutputFile, transformSync } from 'esbuild';
import { BROWSERS } from './browsers.ts';
import { builtPages } from './built-pages.ts';

/** The attribute that ties an element to the styles of its component: eight letters or digits that say which. */
const SCOPE = /\bdata-astro-cid-(\w{4})(\w*)/g;

/** Elements of pictures that have no text in them, where they hold nothing. */
const EMPTY = /<(circle|ellipse|g|path|polygon|rect|use)((?:\s[^>]*)?)><\/\1>/g;

/** What Astro says in front of a page's first island; it stands in `base.css`, once for all. */
const ISLANDS = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Four letters say which component, too. Throws where they name two, or one of our own attributes. */
export function shorterScopes(texts: readonly string[]): readonly string[] {
  const scopes = new Map(texts.flatMap((text) => [...text.matchAll(SCOPE)].map(([, short, rest]) => [short, rest])));
  const own = new Set(texts.flatMap((text) => [...text.matchAll(/\bdata-(\w{4})\b(?!-)/g)].map(([, name]) => name)));
  return texts.map((text) =>
    text.replaceAll(SCOPE, (scope, short, rest) => {
      if (scopes.get(short) !== rest || own.has(short)) throw new Error(`${scope} needs a longer name`);
      return `data-${short}`;
    }),
  );
}

/** A value as Astro writes it for an island: with its kind. */
type Packed = readonly [kind: number, value: unknown];

/** Throws where a value is more than JSON: `island.ts` would not know it. */
function unpacked([kind, value]: Packed): unknown {
  if (kind === 1) return (value as Packed[]).map(unpacked);
  if (kind !== 0) throw new Error(`An island is given ${JSON.stringify(value)}, which is not JSON.`);
  return typeof value === 'object' && value !== null ? unpackedAll(value as Record<string, Packed>) : value;
}

const unpackedAll = (props: Readonly<Record<string, Packed>>) =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, unpacked(value)]));

const ENTITIES = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;
const readable = (value: string) =>
  value.replaceAll(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);
/** For quotation marks that JSON does not need; what looks at the tags of a page finds no end of one in it. */
const quoted = (value: unknown) =>
  `'${JSON.stringify(value).replaceAll(/[&'<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)}'`;

/** An island's tag with what `island.ts` reads there. */
const shorterIsland = (tag: string) =>
  tag
    .replace(' component-export="default"', '')
    .replace(' await-children', '')
    .replace(/ props="([^"]*)"/, (_, props) => ` props=${quoted(unpackedAll(JSON.parse(readable(props))))}`)
    .replace(/ opts="([^"]*)"/, (_, opts) => ` opts=${quoted(JSON.parse(readable(opts)))}`);

const [island] = buildSync({
  entryPoints: [fileURLToPath(new URL('island.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles as [OutputFile];

/** The same page with fewer letters: for browsers and readers nothing changes. What is to become a part of other pages is woken there. */
export function shorter(html: string): string {
  const isPage = html.includes('<html');
  return html
    .replace(ISLANDS, '')
    .replaceAll(EMPTY, '<$1$2/>')
    .replaceAll('<!--astro:end-->', '')
    .replaceAll(/<astro-island [^>]*/g, shorterIsland)
    .replaceAll(/<(script|style)>([\s\S]+?)<\/\1>/g, (_, kind: 'script' | 'style', text: string) => {
      if (kind === 'script' && !isPage) return '';
      return `<${kind}>${minified(text.includes('customElements.define("astro-island"') ? island.text : text, kind)}</${kind}>`;
    })
    .replaceAll('</style><style>', '');
}

const known = new Map<string, string>();

function minified(text: string, kind: 'script' | 'style'): string {
  const short =
    known.get(text) ??
    transformSync(text, {
      minify: true,
      charset: 'utf8',
      loader: kind === 'script' ? 'js' : 'css',
      target: BROWSERS,
    }).code.trim();
  known.set(text, short);
  return short;
}

/** Writes the pages with fewer letters. It comes before all that looks at what stands in them, such as their policies. */
export function shorterPages(): AstroIntegration {
  return {
    name: 'shorter-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const styles = globSync(`${folder}_astro/*.css`).map((file) => ({
          html: readFileSync(file, 'utf8'),
          write: (text: string) => writeFileSync(file, text),
        }));
        const pages = builtPages(dir);
        const files = [...styles, ...pages];
        const texts = shorterScopes(files.map(({ html }) => html));
        files.forEach(({ write }, i) => {
          write(i < styles.length ? (texts[i] as string) : shorter(texts[i] as string));
        });
      },
    },
  };
}
