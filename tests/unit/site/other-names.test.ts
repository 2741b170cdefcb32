import { describe, expect, test } from 'vitest';
import { areaNames, readMessages } from '../../../src/words/areas.ts';
import { languages } from '../../../src/words/languages.ts';
import { sources } from '../rulebook/sources.ts';
import { OTHER_CARD_NAMES, OTHER_NAMES } from './other-names.ts';

/** What the rulebooks call things is what this page is about. */
const areas = areaNames().filter((area) => area !== 'differences');
/** The areas of the card game, whose things have names of their own. */
const ofTheCards = areas.filter((area) => area.startsWith('card-'));
/** A landscape, not the game. */
const exempt = ['home.picture'];

const prose = (mdx: string) => mdx.replaceAll(/<[^>]*>/g, '');
const said = (message: string) => message.replaceAll(/\{\w+[,}]/g, '');

describe.each(languages)('in %s', (language) => {
  const strangeNamesIn = (text: string, names = OTHER_NAMES) =>
    names[language].flatMap((name) => {
      const at = text.search(name);
      return at < 0 ? [] : [`…${text.slice(Math.max(0, at - 30), at + 30)}…`];
    });

  const messagesWith = (area: string, names: typeof OTHER_NAMES) => {
    const messages = Object.entries(readMessages(area, language)).filter(([key]) => !exempt.includes(key));
    return messages.flatMap(([key, message]) => strangeNamesIn(said(message), names).map((name) => `${key}: ${name}`));
  };

  test('the chapters use one name for one thing', () => {
    expect(Object.values(sources[language]).flatMap((mdx) => strangeNamesIn(prose(mdx)))).toEqual([]);
  });

  test.each(areas.filter((area) => !ofTheCards.includes(area)))('so do the words of %s', (area) => {
    expect(messagesWith(area, OTHER_NAMES)).toEqual([]);
  });

  test.each(ofTheCards)('so do, with its own names, those of %s', (area) => {
    expect(messagesWith(area, OTHER_CARD_NAMES)).toEqual([]);
  });
});

test.each([
  ['en', 'The road ends in a field.', 2],
  ['en', 'It lies above the grain field.', 0],
  ['fr', 'Un ouvrier, mais pas un ouvrier de sablière.', 1],
  ['it', 'Il taglialegna sulla scheda.', 2],
  ['hu', 'A kezdőlapkák közül egy az utcára kerül.', 1],
] as const)('the check of %s sees what it should in “%s”', (language, text, count) => {
  expect(OTHER_NAMES[language].filter((name) => name.test(text))).toHaveLength(count);
});
