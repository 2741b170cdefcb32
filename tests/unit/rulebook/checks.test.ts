import { describe, expect, test } from 'vitest';
import { MILESTONES_RULEBOOK as BOOK, THOUSAND_MILES_RULEBOOK } from '../../../src/rulebook/books.ts';
import { faultsIn } from '../../../src/rulebook/checks.ts';
import { languages } from '../../../src/words/languages.ts';
import { cardSources, sources } from './sources.ts';

const rule = (id: string) => new RegExp(`<Rule id="${id}">[\\s\\S]*?</Rule>\\n*`);

/** The faults after one chapter of one language has been changed. */
function faultsWith(language: (typeof languages)[number], chapter: string, change: (source: string) => string) {
  const changed = change(sources[language][chapter] ?? '');
  expect(changed).not.toBe(sources[language][chapter]);
  return faultsIn(BOOK, { ...sources, [language]: { ...sources[language], [chapter]: changed } });
}

test('the chapters are whole in all languages', () => {
  expect(faultsIn(BOOK, sources)).toEqual([]);
  expect(faultsIn(THOUSAND_MILES_RULEBOOK, cardSources)).toEqual([]);
});

test('a book knows no rule and no term of the other', () => {
  const driving = `${cardSources.en.driving} <See id="8.5" /> <Term id="castle">castle</Term>`;
  const faults = faultsIn(THOUSAND_MILES_RULEBOOK, { ...cardSources, en: { ...cardSources.en, driving } });
  expect(faults).toContain('en/driving: See does not know "8.5"');
  expect(faults).toContain('en/driving: Term does not know "castle"');
});

describe.each(languages)('in %s the check sees', (language) => {
  const faultsAfter = (chapter: string, change: (source: string) => string) => faultsWith(language, chapter, change);

  test('a paragraph that is gone', () => {
    expect(faultsAfter('castle', (text) => text.replace(rule('11.4'), ''))).toContain(
      `${language}/castle: rule 11.4 is missing`,
    );
  });

  test('a paragraph that is there twice', () => {
    expect(faultsAfter('mill', (text) => text.replace(rule('10.3'), '$&\n$&'))).toContain(
      `${language}/mill: rule 10.3 is there twice`,
    );
  });

  test('paragraphs that have changed places', () => {
    const swapped = (text: string) =>
      text
        .replace('<Rule id="5.2">', '<Rule id="x">')
        .replace('<Rule id="5.3">', '<Rule id="5.2">')
        .replace('"x"', '"5.3"');
    expect(faultsAfter('turn', swapped).join()).toContain('the rules stand in the order 5.1, 5.3, 5.2');
  });

  test('a paragraph in a chapter that is not its own', () => {
    expect(faultsAfter('aim', (text) => text.replace('<Rule id="1.4">', '<Rule id="11.4">'))).toContain(
      `${language}/aim: rule 11.4 does not belong here`,
    );
  });

  test('a misspelt term', () => {
    expect(faultsAfter('castle', (text) => text.replace('<Term id="castle">', '<Term id="castel">'))).toEqual([
      `${language}/castle: Term does not know "castel"`,
    ]);
  });

  test('a reference to a number that does not exist', () => {
    const faults = faultsAfter('overview', (text) => text.replace('<See id="5.3" />', '<See id="5.30" />'));
    expect(faults).toContain(`${language}/overview: See does not know "5.30"`);
  });

  test('a picture that does not exist', () => {
    expect(faultsAfter('castle', (text) => text.replace('"covered-worker"', '"cover-worker"'))).toContain(
      `${language}/castle: Picture does not know "cover-worker"`,
    );
  });

  test('a component that does not exist', () => {
    const faults = faultsAfter('castle', (text) => text.replaceAll(/(<\/?)Tip>/g, '$1Hint>'));
    expect(faults).toContain(`${language}/castle: there is no component Hint`);
  });

  test('a ruling that is not marked, and one that is none', () => {
    expect(faultsAfter('turn', (text) => text.replace(/<Ruling>|<\/Ruling>/g, '')).join()).toContain(
      'rule 5.7 has 0 marks Ruling instead of 1',
    );
    const wrapped = (text: string) =>
      text.replace(/(<Rule id="5.1">)([\s\S]*?)(<\/Rule>)/, '$1\n\n<Ruling>$2</Ruling>\n\n$3');
    expect(faultsAfter('turn', wrapped).join()).toContain('rule 5.1 has 1 marks Ruling instead of 0');
  });

  test('an inference that is not marked, and one from a rule that does not exist', () => {
    expect(
      faultsAfter('mill', (text) =>
        text.replace(/(<Rule id="10.1">\n)([\s\S]*?)(\n<\/Rule>)/, '$1\n<Inferred>\n$2\n</Inferred>\n$3'),
      ).join(),
    ).toContain('rule 10.1 has 1 marks Inferred instead of 0');
    expect(
      faultsAfter('bonus-tiles', (text) => text.replace('<Inferred id="9.1">', '<Inferred id="9.11">')).join(),
    ).toContain('Inferred does not know "9.11"');
  });

  test('a link past the components', () => {
    expect(faultsAfter('end', (text) => `${text}\n\n[12.3](/en/rules/end/#12.3)\n`).join()).toContain('a link');
  });

  test('a chapter that is missing, and one too many', () => {
    const { castle, ...others } = sources[language];
    const faults = faultsIn(BOOK, { ...sources, [language]: { ...others, tower: castle ?? '' } });
    expect(faults).toContain(`${language}/castle: is missing`);
    expect(faults).toContain(`${language}/tower: is no chapter`);
  });
});

test('the check sees a chapter that is not built like the English one', () => {
  const faults = faultsWith('hu', 'supplies', (text) => text.replace(/<Slip>[\s\S]*?<\/Slip>/, ''));
  expect(faults.join()).toContain('hu/supplies: block');
});
