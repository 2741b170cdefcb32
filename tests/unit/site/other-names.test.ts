import { expect, test } from 'vitest';
import { areaNames, readMessages } from '../../../src/words/areas.ts';
import { type Language, languages } from '../../../src/words/languages.ts';
import { sources } from '../rulebook/sources.ts';
import { OTHER_CARD_NAMES, OTHER_NAMES } from './other-names.ts';

/** What the rulebooks call things is what this page is about. */
const areas = areaNames().filter((area) => area !== 'differences');
/** The areas of the card game, whose things have names of their own. */
const ofTheCards = areas.filter((area) => area.startsWith('card-'));
const prose = (mdx: string) => mdx.replaceAll(/<[^>]*>/g, '');
const said = (message: string) => message.replaceAll(/\{\w+[,}]/g, '');

/** What a text calls by another name, with the words around it. */
const strangeNamesIn = (text: string, language: Language, names = OTHER_NAMES) =>
  names[language].flatMap((name) => {
    const at = text.search(name);
    return at < 0 ? [] : [`…${text.slice(Math.max(0, at - 30), at + 30)}…`];
  });

/** The same in the messages of an area, in every language. */
const strangeNamesOf = (area: string, names: typeof OTHER_NAMES) =>
  languages.flatMap((language) =>
    Object.entries(readMessages(area, language)).flatMap(([key, message]) =>
      strangeNamesIn(said(message), language, names).map((name) => `${language}/${area} ${key}: ${name}`),
    ),
  );

test('the chapters use one name for one thing', () => {
  const found = languages.flatMap((language) => {
    const chapters = Object.entries(sources[language]);
    expect(chapters.length).toBeGreaterThan(10);
    return chapters.flatMap(([chapter, mdx]) =>
      strangeNamesIn(prose(mdx), language).map((name) => `${language}/${chapter}: ${name}`),
    );
  });
  expect(found).toEqual([]);
});

test('so do the words of the board game', () => {
  const others = areas.filter((area) => !ofTheCards.includes(area));
  expect(others.length).toBeGreaterThan(40);
  expect(others.flatMap((area) => strangeNamesOf(area, OTHER_NAMES))).toEqual([]);
});

test('so do, with its own names, those of the card game', () => {
  expect(ofTheCards.length).toBeGreaterThan(5);
  expect(ofTheCards.flatMap((area) => strangeNamesOf(area, OTHER_CARD_NAMES))).toEqual([]);
});

test('the check sees what it should', () => {
  const samples = [
    ['en', 'The road ends in a field.', 2],
    ['en', 'It lies above the grain field.', 0],
    ['fr', 'Un ouvrier, mais pas un ouvrier de sablière.', 1],
    ['it', 'Il taglialegna sulla scheda.', 2],
    ['hu', 'A kezdőlapkák közül egy az utcára kerül.', 1],
  ] as const;
  for (const [language, text, count] of samples)
    expect(
      OTHER_NAMES[language].filter((name) => name.test(text)),
      text,
    ).toHaveLength(count);
});
