import { wordsFor } from 'words:calculators';
import content from '../../../content/game-night.json';
import type { RuleId } from '../../rulebook/books.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { type CalculatorName, calculatorsFor, readEvening } from './evening.ts';

const evening = readEvening(content);

/** Where a calculator is, after the language. */
export const calculatorPath = (name: CalculatorName): string => `game-night/#${name}`;

/** The calculators that apply a rule, by their titles. */
export function calculatorLinks(lang: Language, rule: RuleId): { address: string; text: string }[] {
  return calculatorsFor(evening, rule).map((name) => ({
    address: pageAddress(lang, calculatorPath(name)),
    text: wordsFor(lang)(`title.${name}`),
  }));
}
