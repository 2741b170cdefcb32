import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { expect, test } from 'vitest';
import { characters } from '../../src/site/fonts.ts';
import { areaNames, readMessages } from '../../src/words/areas.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { slipsIn } from '../typography.ts';

const root = join(import.meta.dirname, '../..');

/** The text of a message, a letter for each value that is put in, and another for what is chosen among branches. */
function printed(tokens: readonly Token[]): string[] {
  const branches = tokens.flatMap((token) =>
    'cases' in token ? token.cases.flatMap((each) => printed(each.tokens)) : [],
  );
  const own = tokens.map((token) => (token.type === 'content' ? token.value : 'cases' in token ? 'y' : 'x')).join('');
  return [own, ...branches];
}

/** What a reader sees of an MDX file: no front matter keys, tags, code or addresses. Empty tags stand as a letter. */
function prose(mdx: string): string {
  const spoken = [...mdx.matchAll(/\b(?:alt|title|caption|label)="([^"]*)"/g)].map((match) => match[1]).join('\n');
  return `${mdx}\n${spoken}`
    .replace(/^---\n([\s\S]*?)\n---/, (_, matter: string) =>
      matter.replaceAll(/^[\w-]+:\s*(["']?)(.*)\1$/gm, (_line, _quote, value: string) => value),
    )
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}|```[\s\S]*?```|`[^`]*`/g, '')
    .replaceAll(/<[^>]*\/>/g, 'x')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s*[|:-]+\s*$/gm, '')
    .replaceAll(/[ \t]*\|[ \t]*/g, '|')
    .replaceAll(/^[ \t]+|[ \t]+$/gm, '');
}

/** Numbers of workers are put in beside each other; two numbers that are written so are a range. “2-2 GYP” is 2 each. */
const hyphenated = (text: string) =>
  /(?<![\d.-])(\d+)-(?!\1(?!\d))\d+(?![\d-])/.test(text) ? [`a hyphen in a range of numbers: ${text}`] : [];

const unprintable = (text: string) => [...new Set(text)].filter((sign) => sign >= ' ' && !characters.includes(sign));

const slips = (text: string, language: Language) => [
  ...slipsIn(text, language),
  ...hyphenated(text),
  ...unprintable(text).map((sign) => `"${sign}" is not in the fonts: ${text.slice(0, 40)}`),
];

test('the check of the typography accepts and refuses what it should', () => {
  const samples = [
    ['en', 'Don’t say “castle”: build it – now!', "Don't say it"],
    ['en', 'It ends … here', 'It ends... here'],
    ['en', 'It scores 2\u00a0VP', 'It scores 2 VP'],
    ['hu', '3-3-6-7, 3–4. munkahely', '3–3–6–7'],
    ['hu', '2-2\u00a0GYP', '2-4 játékos'],
    ['en', 'From 0:00–1:30, for 2–4 players', 'From 0:00 – 1:30'],
    ['en', '−2 coins', '-2 coins'],
    ['en', '# What a worker yields', '# What a Worker yields'],
    ['en', 'Every kind (quarrymen) counts', 'Every kind (Quarrymen) counts'],
    ['en', 'May I stop here?', 'May I stop here'],
    ['en', 'Nobody has a coiner', 'Whoever has a coiner'],
    ['en', 'You may build there', 'There you may build'],
    ['fr', 'la majorité (carriers)', 'la majorité (Carriers)'],
    ['fr', 'Puis-je m’arrêter ici\u202f?', 'Puis-je m’arrêter ici'],
    ['it', 'fino al castello', 'fino al Castello'],
    ['it', 'Posso fermarmi qui?', 'Posso fermarmi qui'],
    ['hu', 'egy kőfejtő', 'egy Kőfejtő'],
    ['fr', 'Où\u202f? «\u202fIci\u202f»\u202f: là\u202f!', 'Où ?'],
    ['fr', 'Le but\u202f: bâtir', 'Le but: bâtir'],
    ['fr', '«\u202fIci\u202f»', '“Ici”'],
    ['fr', '2\u00a0PV', '2 PV'],
    ['fr', 'De 2 à 4\u00a0joueurs, dès 10\u00a0ans', 'De 2 à 4\u00a0joueurs, dès 10 ans'],
    ['fr', 'x\u00a0leçons', 'x leçons'],
    ['fr', 'C’est permis, mais inutile.', 'C’est permis – mais inutile.'],
    ['fr', 'Celui qui a le plus de points gagne.', 'Qui a le plus de points gagne.'],
    ['fr', 'Qui gagne\u202f?', 'Oui. Qui prend la tuile paie tout de suite.'],
    ['fr', 'Départager les joueurs à égalité', 'Ce qui départage une égalité'],
    ['fr', 'Ce qui déclenche la fin', 'Un seul déclencheur'],
    ['it', 'Si dice «castello»: ecco', 'Si dice “castello”'],
    ['it', 'Come mai?', 'Come mai ?'],
    ['it', '1000\u00a0miglia', '1000 miglia'],
    ['hu', 'Ez a „vár” – nézd!', 'Ez a “vár”'],
    ['hu', 'Hol vagyok?', 'Hol vagyok'],
    ['hu', '48 mérföldkő, 1000\u00a0mérföldet', '1000 mérföldet'],
  ] as const;
  for (const [language, right, wrong] of samples) {
    expect(slips(right, language), `${language}: ${right}`).toEqual([]);
    expect(slips(wrong, language), `${language}: ${wrong}`).not.toEqual([]);
  }
});

const areas = areaNames();
/** Every message of a language, with its area and key. */
const messagesOf = (language: Language) =>
  areas.flatMap((area) =>
    Object.entries(readMessages(area, language)).map(([key, message]) => ({
      at: `${language}/${area} ${key}`,
      message,
    })),
  );

test('the typography of all words is right', () => {
  expect(areas.length).toBeGreaterThan(50);
  const found = languages.flatMap((language) =>
    messagesOf(language).flatMap(({ at, message }) =>
      printed(parse(message)).flatMap((text) => slips(text, language).map((slip) => `${at}: ${slip}`)),
    ),
  );
  expect(found).toEqual([]);
});

test('questions end with a mark in every language', () => {
  for (const language of languages) {
    const asked = messagesOf(language).filter(({ at }) => at.endsWith('.question'));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ message }) => !message.endsWith('?')).map(({ at }) => at)).toEqual([]);
  }
});

test('the typography of all chapters is right', () => {
  const found = languages.flatMap((language) => {
    const files = globSync(`content/**/${language}/**/*.mdx`, { cwd: root });
    expect(files.length).toBeGreaterThan(10);
    return files.flatMap((file) =>
      slips(prose(readFileSync(join(root, file), 'utf8')), language).map((slip) => `${file}: ${slip}`),
    );
  });
  expect(found).toEqual([]);
});
