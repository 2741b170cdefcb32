import { describe, expect, test } from 'vitest';
import { type Marked, markedText, opening, snippet } from '../../../src/search/marks.ts';

const shown = (pieces: readonly Marked[]) => pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
const among =
  (...hits: string[]) =>
  (word: string) =>
    hits.includes(word.toLowerCase());
const long = `${'Some words that say nothing at all. '.repeat(6)}Then the castle takes a worker. ${'More of the same. '.repeat(9)}`;

describe('marks', () => {
  test('stand at the words that are hits, wherever they are', () => {
    expect(shown(markedText('Castle: no castle, no cover.', among('castle', 'cover')))).toBe(
      '[Castle]: no [castle], no [cover].',
    );
    expect(shown(markedText('nothing here', among('castle')))).toBe('nothing here');
    expect(markedText('', among('castle'))).toEqual([]);
  });

  test('never change the text', () => {
    const text = '<b>castle</b> & château';
    expect(
      markedText(text, among('castle', 'château'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('a snippet', () => {
  test('is the whole text if it is short', () => {
    expect(shown(snippet('The castle takes a worker.', among('worker')))).toBe('The castle takes a [worker].');
  });

  test('shows the hits together, with a few words before them', () => {
    const piece = shown(snippet(long, among('castle', 'worker')));
    expect(piece).toMatch(/^… .*\bthe \[castle\] takes a \[worker\]\..* …$/);
    expect(piece.length).toBeLessThan(150);
  });

  test('is the beginning if nothing tells against it', () => {
    expect(shown(snippet(long, among()))).toBe(opening(long));
    expect(opening(long)).toMatch(/^Some words .* …$/);
    expect(opening('Short.')).toBe('Short.');
  });
});
