import { expect, test } from 'vitest';
import { islandChunks } from '../../../src/site/chunks.ts';

const TABLE = '/src/islands/milestones/table/GameTable.tsx';
const LESSON = '/src/islands/milestones/lesson/Lesson.tsx';
const SEARCH = '/src/site/Search.astro?script';

/** What each module imports, and what it fetches later. */
const graph: Record<string, { now?: string[]; later?: string[] }> = {
  [TABLE]: { now: ['machine', 'picture'], later: ['share'] },
  [LESSON]: { now: ['picture', 'words'] },
  [SEARCH]: { later: ['dialog'] },
  share: { now: ['file', 'machine'] },
  dialog: { now: ['words'] },
  machine: {},
  picture: {},
  words: {},
  file: {},
};
const modules = {
  getModuleInfo: (id: string) => ({
    isEntry: [TABLE, LESSON, SEARCH].includes(id),
    importers: Object.keys(graph).filter((from) => graph[from]?.now?.includes(id)),
    dynamicImporters: Object.keys(graph).filter((from) => graph[from]?.later?.includes(id)),
  }),
};
const [own, shared] = islandChunks.map(
  ({ name }) =>
    (id: string) =>
      name(id, modules),
);

test('what only one island has comes with it, also where a part fetched later uses it', () => {
  expect(own?.(TABLE)).toBe('GameTable');
  expect(own?.('machine')).toBe('GameTable');
});

test('what is fetched later, and what several have, does not come with one island', () => {
  for (const id of ['share', 'file', 'picture', 'words']) expect(own?.(id), id).toBeNull();
});

test('what the islands share is theirs alone: what other scripts use is not among it', () => {
  expect(shared?.('picture')).toBe('shared');
  expect(shared?.('file')).toBe('shared');
  expect(shared?.('words')).toBeNull();
  expect(shared?.('dialog')).toBeNull();
});
