import { expect, test, vi } from 'vitest';
import { EMPTY_ENTRY } from '../../../../src/entered-boards/entry.ts';
import { boardLinkOf } from '../../../../src/entered-boards/link.ts';
import { runHook } from '../../kit/hook.ts';
import { pageWith } from '../../kit/page.ts';

test('what the browser cannot keep of a board stays, and is kept with what comes after', async () => {
  const old = { ...EMPTY_ENTRY, name: 'Old' };
  const row = [{ from: 0, cells: [3, 'gap', 2] }] as const;
  const page = pageWith({ 'milestones-boards': JSON.stringify([{ id: 'a', link: boardLinkOf(old) }]) });
  vi.resetModules();
  const { useOwnBoards } = await import('../../../../src/activities/own-board/use-own-boards.ts');
  const hook = await runHook(() => useOwnBoards(() => {}));
  page.setFull(true);
  await hook.act(() => hook.now.change({ ...old, name: 'New' }));
  expect(hook.now.notice).toEqual({ told: 'notKept' });
  page.setFull(false);
  await hook.act(() => page.keepElsewhere('boards', [{ id: 'a', link: boardLinkOf({ ...old, rows: row }) }]));
  expect(hook.now.editing.entry).toMatchObject({ name: 'New', rows: row });
  const longer = [{ from: 0, cells: [3, 'gap', 2, 5] }] as const;
  await hook.act(() => hook.now.change({ ...hook.now.editing.entry, rows: longer }));
  expect(hook.now.boards).toMatchObject([{ entry: { name: 'New', rows: longer } }]);
  await hook.stop();
});

test('a board that another tab has thrown away is gone here as well, and can be taken back', async () => {
  const [one, other] = [
    { ...EMPTY_ENTRY, name: 'One' },
    { ...EMPTY_ENTRY, name: 'Other' },
  ];
  const [keptOne, keptOther] = [
    { id: 'a', link: boardLinkOf(one) },
    { id: 'b', link: boardLinkOf(other) },
  ];
  const page = pageWith({ 'milestones-boards': JSON.stringify([keptOne, keptOther]) });
  vi.resetModules();
  const { useOwnBoards } = await import('../../../../src/activities/own-board/use-own-boards.ts');
  const hook = await runHook(() => useOwnBoards(() => {}));
  await hook.act(() => page.keepElsewhere('boards', [keptOne]));
  expect(hook.now.notice).toEqual({ told: 'thrownAway', board: { id: 'b', entry: other } });
  expect([hook.now.id, hook.now.editing.entry]).toEqual(['a', one]);
  await hook.act(() => hook.now.takeBack({ id: 'b', entry: other }));
  expect(hook.now.boards.map(({ id }) => id)).toEqual(['a', 'b']);
  expect([hook.now.id, hook.now.editing.entry]).toEqual(['b', other]);
  await hook.act(() => hook.now.throwAway());
  expect(hook.now.boards.map(({ id }) => id)).toEqual(['a']);
  expect(hook.now.notice).toEqual({ told: 'thrownAway', board: { id: 'b', entry: other } });
  await hook.stop();
});
