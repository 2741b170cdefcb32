import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type Brought, backupOfAside, bringBackup, makeBackup } from '../../../src/backup/backup.ts';
import { BACKUP_LIMITS, backupText, readBackup } from '../../../src/backup/format.ts';
import samples from '../../kept/backups-1.json' with { type: 'json' };
import database from '../../kept/database-1.json' with { type: 'json' };
import storage from '../../kept/local-storage-1.json' with { type: 'json' };
import { fakeDatabase } from '../keeping/fake-database.ts';
import { localStorageWith } from '../kit/local-storage.ts';

const MADE = '2026-11-26T03:00:00.000Z';

const browserWith = (items: Record<string, string>, entries: Record<string, unknown>) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {} });
  // The settings listen to other tabs from the first change on.
  vi.stubGlobal('addEventListener', () => {});
  return { items: localStorageWith(items), ...fakeDatabase(entries, 'milestones') };
};

afterEach(() => {
  vi.unstubAllGlobals();
  // The next file’s modules are to find its own database.
  vi.resetModules();
});

test('where the browser does not let the page read its games, there is no backup', async () => {
  browserWith({}, {});
  vi.stubGlobal('indexedDB', undefined);
  await expect(makeBackup(MADE)).rejects.toThrow();
});

test('everything is there again after the storage was cleared, and once more changes nothing', async () => {
  const { items, stored } = browserWith(storage, database.entries);
  const { text } = await makeBackup(MADE);
  const names = Object.keys(items).filter((name) => name.startsWith('milestones-'));
  for (const name of Object.keys(items)) delete items[name];
  stored.clear();
  expect(await bringBackup(text)).toMatchObject({ isDamaged: false, isNewer: false });
  expect(Object.keys(items).sort()).toEqual(names.sort());
  const keptAs = (key: string) => JSON.parse(items[`milestones-${key}`] as string);
  expect(keptAs('lessons')).toEqual(JSON.parse(storage['milestones-lessons']));
  expect(keptAs('mistakes')).toEqual(JSON.parse(storage.mistakes));
  expect(keptAs('settings')).toMatchObject(JSON.parse(storage['milestones-settings']));
  expect(items['milestones-lessons-damaged']).toBe(storage['milestones-lessons-damaged']);
  for (const [key, { text, name, seed }] of Object.entries(database.entries))
    expect(stored.get(key)).toMatchObject({ text, name, seed });
  const before = [{ ...items }, [...stored]];
  const again = (await bringBackup(text)) as Brought;
  expect(again.added).toEqual({ game: 0, match: 0, areas: [], other: 0 });
  expect([{ ...items }, [...stored]]).toEqual(before);
});

test.each(samples.map((sample, i) => [i, sample] as const))('backup %i of former times', (_, { text, parts }) => {
  const read = readBackup(text);
  if (typeof read === 'string') return expect.fail(read);
  expect(read.parts.map((part) => part.of)).toEqual(parts);
});

const parts = [
  { of: 'game', id: 'a', name: '', seed: null, text: 'x' },
  { of: 'kept', key: 'questions', value: ['a'] },
] as const;

test('a damaged file gives what can be read of it, and says so', () => {
  const text = backupText(parts, MADE);
  expect(readBackup(text)).toEqual({ parts, unreadable: 0, isDamaged: false, isNewer: false });
  const cut = text.slice(0, -20);
  expect(readBackup(cut)).toEqual({ parts: [parts[0]], unreadable: 1, isDamaged: true, isNewer: false });
  const later = text.replace('backup/1', 'backup/2').replace('"kept"', '"dream"');
  expect(readBackup(later)).toEqual({ parts: [parts[0]], unreadable: 1, isDamaged: false, isNewer: true });
});

test('what lies aside is a backup of its own, whatever it is of', () => {
  browserWith(
    { 'milestones-questions': '["a"]', 'milestones-boards-damaged': '[7]', 'milestones-dreams-damaged-2': '{' },
    {},
  );
  const { text, contents } = backupOfAside(MADE);
  expect(contents).toEqual({ game: 0, match: 0, areas: ['boards'], other: 1 });
  expect(readBackup(text)).toMatchObject({
    parts: [
      { of: 'aside', key: 'boards', text: '[7]' },
      { of: 'aside', key: 'dreams', text: '{' },
    ],
  });
});

test('what is no backup is refused', () => {
  expect(readBackup('')).toBe('not-json');
  expect(readBackup('{"format":"milestones-save/1"}')).toBe('unknown-format');
  expect(readBackup('{"format":"milestones-backup/1","parts":{}}')).toBe('wrong-value');
  expect(readBackup(' '.repeat(BACKUP_LIMITS.text + 1))).toBe('too-large');
  expect(readBackup(`{"format":"milestones-backup/1","parts":[${'0,'.repeat(BACKUP_LIMITS.parts)}0]}`)).toBe(
    'too-large',
  );
});

test('a part that this version does not know is named, put aside, and in the next backup', async () => {
  vi.resetModules();
  const { bringBackup, makeBackup } = await import('../../../src/backup/backup.ts');
  const { items } = browserWith({}, {});
  const text = backupText(
    [
      { of: 'kept', key: 'dreams', value: ['a'] },
      { of: 'aside', key: 'hopes', text: '{' },
    ],
    MADE,
  );
  const other = { game: 0, match: 0, areas: [], other: 2 };
  expect(await bringBackup(text)).toMatchObject({ unreadable: other });
  expect({ ...items }).toEqual({ 'milestones-dreams-damaged': '["a"]', 'milestones-hopes-damaged': '{' });
  const again = await makeBackup(MADE);
  expect(again.contents).toEqual(other);
  expect(readBackup(again.text)).toMatchObject({
    parts: [
      { of: 'aside', key: 'dreams', text: '["a"]' },
      { of: 'aside', key: 'hopes', text: '{' },
    ],
  });
});

test('games that a blocked database does not take are blocked, and it is not asked for each of them', async () => {
  vi.resetModules();
  const { bringBackup } = await import('../../../src/backup/backup.ts');
  browserWith({}, {});
  const open = vi.fn(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.stubGlobal('indexedDB', { open });
  const games = ['a', 'b', 'c', 'd'].map((id) => ({ of: 'game', id, name: '', seed: null, text: id }) as const);
  const brought = await bringBackup(backupText(games, MADE));
  const none = { game: 0, match: 0, areas: [], other: 0 };
  expect(brought).toMatchObject({ added: none, unreadable: none, full: none, blocked: { ...none, game: 4 } });
  expect(open.mock.calls.length).toBeLessThan(4);
});

test('games that there is no room for are told to be too many', async () => {
  vi.resetModules();
  const { bringBackup } = await import('../../../src/backup/backup.ts');
  const { faults } = browserWith({}, {});
  faults.full = true;
  expect(await bringBackup(backupText([parts[0]], MADE))).toMatchObject({ full: { game: 1 }, blocked: { game: 0 } });
});

test('nothing that comes from anywhere breaks the page or what is kept', async () => {
  const hostile = fc.oneof(
    fc.json(),
    fc
      .array(
        fc.oneof(
          fc.json().map((value) => `{"of":"kept","key":"lessons","value":${value}}`),
          fc.json().map((value) => `{"of":"aside","key":"__proto__","text":${value}}`),
          fc.constant('{"__proto__":{"of":"game"},"constructor":1}'),
          fc.string().map((text) => JSON.stringify({ of: 'game', id: 'a', name: text, seed: null, text })),
        ),
        { maxLength: 4 },
      )
      .map((each) => `{"format":"milestones-backup/1","parts":[${each.join()}]}`),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const { items } = browserWith({ 'milestones-lessons': storage['milestones-lessons'] }, {});
      await bringBackup(text);
      const { lessons } = JSON.parse(items['milestones-lessons'] as string);
      expect(lessons).toMatchObject(JSON.parse(storage['milestones-lessons']).lessons);
      expect(({} as { of?: unknown }).of).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});
