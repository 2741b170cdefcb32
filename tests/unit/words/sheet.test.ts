import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/words/languages.ts';
import { misfitsIn } from '../../sheet/agreement.ts';
import { oneOfAKind, sheetOf, sideBySide } from '../../sheet/sheet.ts';
import { slipsIn } from '../../typography.ts';

describe.each(languages)('what readers meet in %s, with typical values', (language) => {
  const lines = sheetOf(language);
  const faults = (faultsIn: (text: string) => readonly string[]) =>
    lines.flatMap(({ from, text }) => faultsIn(text).map((fault) => `${from}: ${fault}`));

  test('is said of everything', () => {
    expect(lines.length).toBeGreaterThan(3000);
    expect(faults((text) => (/^\s*$|undefined|\bnull\b|NaN|[{}]|\[object/.test(text) ? [text] : []))).toEqual([]);
  });

  test('is printed as the language prints', () => {
    expect(faults((text) => slipsIn(text, language))).toEqual([]);
  });

  test('agrees', () => {
    expect(faults((text) => misfitsIn(text, language))).toEqual([]);
  });
});

describe('the check of what agrees', () => {
  test.each([
    ['en', 'an 8, an 11, a 5 and 2 coins', 'a 8'],
    ['en', '1 coin, 2 coins', '1 coins'],
    ['fr', 'l’action d’Otto, le 8', 'le action'],
    ['fr', '1\u00a0pièce, 2\u00a0pièces', '2\u00a0pièce'],
    ['it', 'l’8 e il 5', 'il 8'],
    ['it', '1 moneta, 2 monete', '2 moneta'],
    ['it', 'Éva e Otto, Otto ed Éva', 'Otto e Éva'],
    ['hu', 'az 5-ös, a 6-os, az 59 ponthoz, az F3', 'a 59 ponthoz'],
    ['hu', 'a B2-n, az A3-on, a 15', 'az 15'],
  ] as const)('accepts and refuses in %s', (language, right, wrong) => {
    expect(misfitsIn(right, language)).toEqual([]);
    expect(misfitsIn(wrong, language)).not.toEqual([]);
  });
});

test('every message stands beside itself in the other languages', () => {
  expect(sideBySide().filter((line) => line.includes('undefined'))).toEqual([]);
});

test('one line stands for those that differ in numbers, places and players only', () => {
  const line = (from: string, text: string) => ({ from, text });
  const of = [line('event vp', 'Otto 2'), line('event vp', 'Ben 59'), line('event paid', 'Ben 59')];
  expect(oneOfAKind(of)).toEqual([of[0], of[2]]);
  const messages = [line('events.vp', 'Otto 2'), line('events.vp', 'Ben 59')];
  expect(oneOfAKind(messages)).toEqual(messages);
});
