import { expect, test } from 'vitest';
import { THOUSAND_MILES_RULEBOOK } from '../../../src/rulebook/books.ts';
import { termWords } from '../../../src/rulebook/terms.ts';
import { cardNamesFor } from '../../../src/telling/thousand-miles/card-names.ts';
import { CARDS, isMile } from '../../../src/thousand-miles/index.ts';
import { languages } from '../../../src/words/languages.ts';

test.each(languages)('a card has the same name in the glossary and on its face in %s', (language) => {
  const inGlossary = CARDS.map((card) =>
    termWords(THOUSAND_MILES_RULEBOOK, language, isMile(card) ? `mile-${card}` : card, 'name'),
  );
  // On a narrow face a long word may be broken, and so may “25 miles”.
  const said = (name: string) => name.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');
  expect(inGlossary.map(said)).toEqual(CARDS.map(cardNamesFor(language).card).map(said));
});
