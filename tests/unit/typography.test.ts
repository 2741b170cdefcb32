import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { describe, expect, test } from 'vitest';
import { characters } from '../../src/site/fonts.ts';
import { areaNames, readMessages } from '../../src/words/areas.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { slipsIn } from '../typography.ts';

const root = join(import.meta.dirname, '../..');

/** The text of a message without its placeholders, which stand as a letter. */
function printed(tokens: readonly Token[]): string[] {
  const branches = tokens.flatMap((token) =>
    'cases' in token ? token.cases.flatMap((each) => printed(each.tokens)) : [],
  );
  const own = tokens.map((token) => (token.type === 'content' ? token.value : 'x')).join('');
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

describe('the check of the typography', () => {
  test.each([
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
    ['fr', 'la majorité (carriers)', 'la majorité (Carriers)'],
    ['fr', 'Puis-je m’arrêter ici\u202f?', 'Puis-je m’arrêter ici'],
    ['it', 'fino al castello', 'fino al Castello'],
    ['it', 'Posso fermarmi qui?', 'Posso fermarmi qui'],
    ['hu', 'egy kőfejtő', 'egy Kőfejtő'],
    ['fr', 'Où\u202f? «\u202fIci\u202f»\u202f: là\u202f!', 'Où ?'],
    ['fr', 'Le but\u202f: bâtir', 'Le but: bâtir'],
    ['fr', '«\u202fIci\u202f»', '“Ici”'],
    ['fr', '2\u00a0PV', '2 PV'],
    ['it', 'Si dice «castello»: ecco', 'Si dice “castello”'],
    ['it', 'Come mai?', 'Come mai ?'],
    ['hu', 'Ez a „vár” – nézd!', 'Ez a “vár”'],
    ['hu', 'Hol vagyok?', 'Hol vagyok'],
  ] as const)('accepts and refuses in %s', (language, right, wrong) => {
    expect(slips(right, language)).toEqual([]);
    expect(slips(wrong, language)).not.toEqual([]);
  });
});

describe.each(languages)('the typography of %s', (language) => {
  test.each(areaNames())('is right in the words of %s', (area) => {
    const messages = Object.entries(readMessages(area, language));
    const found = messages.flatMap(([key, message]) =>
      printed(parse(message)).flatMap((text) => slips(text, language).map((slip) => `${key}: ${slip}`)),
    );
    expect(found).toEqual([]);
  });

  test('asks its questions with a mark', () => {
    const asked = areaNames().flatMap((area) => Object.entries(readMessages(area, language)));
    const unmarked = asked.filter(([key, message]) => key.endsWith('.question') && !message.endsWith('?'));
    expect(asked.filter(([key]) => key.endsWith('.question')).length).toBeGreaterThan(100);
    expect(unmarked).toEqual([]);
  });

  test.each(globSync(`content/**/${language}/**/*.mdx`, { cwd: root }))('is right in %s', (file) => {
    expect(slips(prose(readFileSync(join(root, file), 'utf8')), language)).toEqual([]);
  });
});
