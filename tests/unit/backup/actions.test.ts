import { wordsFor } from 'words:backup';
import { afterEach, expect, test, vi } from 'vitest';
import type { Part } from '../../../src/backup/format.ts';
import { backupText } from '../../../src/backup/format.ts';
import { languages, listIn } from '../../../src/words/languages.ts';
import { localStorageWith } from '../kit/local-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // The next file’s modules are to find its own database.
  vi.resetModules();
});

/** Opens a backup on a page of its own, which has asked for no database yet. */
async function open(parts: readonly Part[], language: (typeof languages)[number] = 'en') {
  vi.resetModules();
  const { openBackup } = await import('../../../src/backup/actions.ts');
  return openBackup(new File([backupText(parts, '2026-11-26T03:00:00.000Z')], 'b.json'), language);
}
const questions = { of: 'kept', key: 'questions', value: ['a'] } as const;
const boards = [{ id: 'a', link: 'x' }, { id: 'b' }];

test('that everything is here already is said only where it is', async () => {
  const same = [wordsFor('en')('same')];
  localStorageWith({ 'milestones-questions': '["a"]', 'milestones-boards-damaged': '{' });
  const aside = { of: 'aside', key: 'boards', text: '{' } as const;
  expect(await open([questions, aside])).toEqual({ told: same, isChanged: false });
  const others: readonly Part[] = [
    { of: 'kept', key: 'boards', value: boards },
    { of: 'aside', key: 'boards', text: '[' },
    { of: 'kept', key: 'dreams', value: 1 },
    { of: 'aside', key: 'dreams', text: '[' },
    { of: 'kept', key: 'language', value: 'la' },
  ];
  for (const other of others) expect((await open([questions, other])).told, JSON.stringify(other)).not.toEqual(same);
});

test('everything that comes of a part is told', async () => {
  const words = wordsFor('en');
  localStorageWith({});
  const contents = words('part.boards');
  expect(await open([{ of: 'kept', key: 'boards', value: boards }])).toEqual({
    told: [words('outcome.added', { contents }), words('outcome.unreadable', { contents })],
    isChanged: true,
  });
});

test.each(languages)(
  'where the browser keeps nothing, that is told and not that there is no room: %s',
  async (language) => {
    const words = wordsFor(language);
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('indexedDB', undefined);
    const game: Part = { of: 'game', id: 'a', name: '', seed: null, text: 'x' };
    const { told } = await open([questions, game], language);
    const contents = listIn(language, [words('part.game', { n: 1 }), words('part.searches')]);
    expect(told).toEqual([words('outcome.blocked', { contents })]);
  },
);
