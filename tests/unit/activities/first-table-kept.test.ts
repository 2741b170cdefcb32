import { expect, test, vi } from 'vitest';
import content from '../../../content/first-table.json';
import { factsFor, readFirstTable } from '../../../src/activities/first-table/topics.ts';
import { type KeptTable, keptTable } from '../../../src/evening/kept-evening.ts';
import { pageWith } from '../kit/page.ts';

const FACTS = JSON.stringify(factsFor(readFirstTable(content)));
const tableOf = (...taps: string[]): KeptTable => ({ players: 4, starter: 0, names: ['', '', '', ''], taps });
const link = (table: KeptTable) => `#table=${btoa(JSON.stringify(table)).replaceAll('=', '')}`;

/** The page of a first game, of which nothing is shown. */
async function open(table: KeptTable, hash?: string, entered?: string) {
  const { names, players, starter } = table;
  const evening = (table: KeptTable) => ({ setup: { names, players, starter, done: [] }, table, part: null });
  const page = pageWith({ 'milestones-evening': JSON.stringify(evening(table)) }, hash, entered);
  const parts = new Map<string, { hidden: boolean; onclick?: () => void }>();
  const part = (selector: string): { hidden: boolean; onclick?: () => void } => {
    const made = {
      hidden: true,
      dataset: {},
      append: () => {},
      scrollIntoView: () => {},
      toggleAttribute: () => {},
      querySelector: () => part(`${selector} button`),
    };
    if (!parts.has(selector)) parts.set(selector, made);
    return parts.get(selector) as typeof made;
  };
  let click = (_: object) => {};
  const root = {
    dataset: { facts: FACTS, players: '["1","2","3","4"]' },
    querySelector: part,
    querySelectorAll: () => [],
    toggleAttribute: () => {},
    addEventListener: (type: string, happens: typeof click) => {
      if (type === 'click') click = happens;
    },
  };
  Object.assign(document, { querySelector: () => root });
  vi.resetModules();
  vi.doMock('../../../src/ui/keep-awake.ts', () => ({ keepAwake: () => {} }));
  vi.doMock('../../../src/kit/awake.ts', () => ({ sayAwake: () => {} }));
  const { followTable } = await import('../../../src/activities/first-table/follow.ts');
  followTable();
  vi.doUnmock('../../../src/ui/keep-awake.ts');
  vi.doUnmock('../../../src/kit/awake.ts');
  const press = (dataset: object) => {
    const control = { dataset, checkVisibility: () => true, closest: () => null };
    click({ target: { closest: () => control } });
  };
  return {
    page,
    tap: (tap: string) => press({ tap }),
    reset: () => press({ reset: '' }),
    bringBack: () => part('.table-before button').onclick?.(),
    keepElsewhere: (table: KeptTable) => page.keepElsewhere('evening', evening(table)),
    kept: () => JSON.parse(page.kept['milestones-evening'] as string).table.taps,
  };
}

test('before its first tap a table follows the setup, and keeps to itself afterwards', () => {
  const setup = { players: 3 as const, starter: 2, names: ['Ada', '', '', ''], done: [] };
  const { done: _, ...asSetUp } = setup;
  expect(keptTable({ setup, table: tableOf(), part: null })).toEqual({ ...asSetUp, taps: [] });
  expect(keptTable({ setup, table: tableOf('mill'), part: null })).toEqual(tableOf('mill'));
});

test('taps that the browser cannot keep add up in the address, and are kept with the next', async () => {
  const { page, tap, keepElsewhere, kept } = await open(tableOf('mill'));
  page.setFull(true);
  tap('castle');
  tap('worker');
  expect([page.location.hash, page.history.state?.entered]).toEqual([
    link(tableOf('mill', 'castle', 'worker')),
    undefined,
  ]);
  keepElsewhere(tableOf('mill', 'mill'));
  page.setFull(false);
  tap('castle');
  expect(kept()).toEqual(['mill', 'mill', 'castle', 'worker', 'castle']);
  expect(page.history.state?.entered).toBe(link(tableOf(...kept())));
});

test('a table that the browser cannot clear is a new one here', async () => {
  const { page, tap, reset } = await open(tableOf('mill'));
  page.setFull(true);
  reset();
  tap('castle');
  expect(page.location.hash).toBe(link(tableOf('castle')));
});

test('a table that the browser does not keep is brought back with all its taps', async () => {
  const { page, tap, reset, bringBack } = await open(tableOf('mill'));
  page.setFull(true);
  tap('castle');
  tap('worker');
  reset();
  expect(page.location.hash).toBe(link(tableOf()));
  bringBack();
  expect(page.location.hash).toBe(link(tableOf('mill', 'castle', 'worker')));
});

test('a new table in place of one that a link has brought offers the one that was kept', async () => {
  const { reset, bringBack, kept } = await open(tableOf('mill'), link(tableOf('castle')));
  reset();
  expect(kept()).toEqual([]);
  bringBack();
  expect(kept()).toEqual(['mill']);
});

test('the address of a table follows what another tab taps, also while this one was away', async () => {
  const before = link(tableOf('mill'));
  const { page, keepElsewhere } = await open(tableOf('mill', 'castle'), before, before);
  expect(page.location.hash).toBe(link(tableOf('mill', 'castle')));
  keepElsewhere(tableOf('mill', 'castle', 'worker'));
  expect(page.location.hash).toBe(link(tableOf('mill', 'castle', 'worker')));
});

test('the table that a link has replaced is brought back as it was at that moment', async () => {
  const { tap, bringBack, keepElsewhere, kept } = await open(tableOf('mill'), link(tableOf('castle')));
  keepElsewhere(tableOf('mill', 'worker'));
  tap('castle');
  expect(kept()).toEqual(['castle', 'castle']);
  bringBack();
  expect(kept()).toEqual(['mill', 'worker']);
});

test('a table that was started over is brought back after a reload, unless what the tab remembers is damaged', async () => {
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
  });
  (await open(tableOf('mill', 'castle'))).reset();
  const before = new Map(tab);
  const { bringBack, kept } = await open(tableOf());
  bringBack();
  expect(kept()).toEqual(['mill', 'castle']);

  for (const [key, value] of before) tab.set(key, value.slice(9));
  const damaged = await open(tableOf('worker'));
  damaged.bringBack();
  expect(damaged.kept()).toEqual(['worker']);
  vi.stubGlobal('sessionStorage', undefined);
});
