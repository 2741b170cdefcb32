import { wordsFor } from 'words:calculators';
import content from '../../../content/game-night.json';
import { type CalculatorName, readEvening } from '../../page-parts/evening.ts';
import type { RuleId } from '../../rulebook/books.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';

/** The calculators, each with the rules that it applies. */
export const CALCULATORS = Object.entries(readEvening(content).calculators) as [CalculatorName, RuleId[]][];

/** The calculators that apply a rule, by their titles. */
export function calculatorLinks(lang: Language, rule: RuleId): { address: string; text: string }[] {
  return CALCULATORS.filter(([, rules]) => rules.includes(rule)).map(([name]) => ({
    address: pageAddress(lang, `game-night/#${name}`),
    text: wordsFor(lang)(`title.${name}`),
  }));
}
