import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { ShortcutList } from '../../../src/ui/ShortcutList.tsx';
import { PAST_KEYS, SHORTCUT_GROUPS, shortcut } from '../../../src/ui/shortcuts.ts';
import { type Language, languages } from '../../../src/words/languages.ts';

const heard = Object.values(SHORTCUT_GROUPS).flatMap((group) => Object.entries<readonly string[]>(group));

test('no key stands for two things', () => {
  const keys = [...heard.flatMap(([, all]) => all), ...Object.values(PAST_KEYS)];
  expect(new Set(keys).size).toBe(keys.length);
});

test('an element is given all keys of its shortcut', () => {
  for (const [name, keys] of heard)
    expect(shortcut(name as Parameters<typeof shortcut>[0])['aria-keyshortcuts'].split(' ')).toEqual(keys);
});

const printed = (keys: string) => keys.replace('Escape', 'Esc');

/** What is listed for a game: each row with its keys. */
function rowsOf(language: Language, game: 'milestones' | 'thousand-miles' = 'milestones') {
  const html = renderToString(<ShortcutList language={language} game={game} onClose={() => {}} />);
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, what = '', keys = '']) => ({
    what,
    keys: [...keys.matchAll(/(<kbd>.*?)<\/span>/g)].map(([, shown = '']) => shown.replace(/<.*?>/g, '')),
  }));
}

test.each(languages)('every key that is heard is listed once, with what it does (%s)', (language) => {
  const rows = rowsOf(language);
  const shift = rows.find(({ keys }) => keys[0]?.endsWith('+U'))?.keys[0]?.split('+')[0] as string;
  for (const [name, keys] of heard) {
    const wanted = keys.map((each) => printed(each).replace('Shift', shift));
    expect(rows.filter((row) => row.keys.join() === wanted.join()).length, name).toBe(1);
  }
  expect(rows.filter(({ keys }) => keys.includes('Esc')).length).toBe(1);
  expect(rows.every(({ what }) => what.length > 2)).toBe(true);
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
});

test.each(languages)('the card table lists its own keys, and none that it does not hear (%s)', (language) => {
  const rows = rowsOf(language, 'thousand-miles');
  const listed = rows.flatMap(({ keys }) => keys);
  // What its buttons and its log name, what its hand hears, and what leads through the past.
  for (const keys of ['U', 'R', 'I', 'Y', 'S', '?', 'H', 'V', '1–7', 'Enter', 'Esc', '/'])
    expect(listed).toContain(keys);
  for (const keys of ['B', 'T', 'W', 'X', 'E', 'N', 'A', 'P']) expect(listed).not.toContain(keys);
  expect(rows.every(({ what }) => what.length > 2)).toBe(true);
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
});
