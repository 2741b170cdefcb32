import { expect, test, vi } from 'vitest';
import { TOPICS } from '../../../src/activities/drills/drill.ts';
import { NOTHING_ENTERED } from '../../../src/activities/game-night/calculators/end-card.ts';
import { EMPTY_ROW } from '../../../src/activities/game-night/calculators/row.ts';
import { KEPT_PARTS } from '../../../src/backup/parts.ts';
import { EMPTY_ENTRY } from '../../../src/entered-boards/entry.ts';
import { boardLinkOf } from '../../../src/entered-boards/link.ts';
import { localStorageWith } from '../kit/local-storage.ts';

vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {}, visibilityState: 'visible' });
// Nothing is heard here of what another tab does, as on a page that was frozen: what it has kept stays all the same.
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});
vi.stubGlobal('location', { search: '?first-game', pathname: '/', hash: '' });
vi.stubGlobal('history', { state: null, replaceState: () => {} });

/** A tab: modules of its own, with whatever they remember. Once it has read what is kept, it hears nothing any more. */
async function openTab() {
  vi.resetModules();
  const tab = {
    ...(await import('../../../src/activities/drills/practised-store.ts')),
    ...(await import('../../../src/activities/how-to-play/film-place.ts')),
    ...(await import('../../../src/activities/position-of-the-day/position-store.ts')),
    ...(await import('../../../src/activities/table/first-game/storage.ts')),
    ...(await import('../../../src/entered-boards/boards-store.ts')),
    ...(await import('../../../src/evening/kept-evening.ts')),
    ...(await import('../../../src/keeping/opening.ts')),
    ...(await import('../../../src/kit/merge.ts')),
    ...(await import('../../../src/mistakes/mistakes-store.ts')),
    ...(await import('../../../src/search/recent.ts')),
    ...(await import('../../../src/settings/settings.ts')),
    ...(await import('../../../src/streak/streak-store.ts')),
    lessons: await import('../../../src/progress/progress-store.ts'),
    calculators: {
      ...(await import('../../../src/activities/game-night/calculators/corners.ts')),
      ...(await import('../../../src/activities/game-night/calculators/end-card.ts')),
      ...(await import('../../../src/activities/game-night/calculators/row.ts')),
      ...(await import('../../../src/kit/storage.ts')),
    },
  };
  tab.settings();
  return tab;
}
type Tab = Awaited<ReturnType<typeof openTab>>;

interface Kind {
  readonly what: string;
  readonly key: string;
  /** What is kept before the two tabs are opened. */
  readonly at?: unknown;
  readonly one: (tab: Tab) => void;
  readonly other: (tab: Tab) => void;
  /** What both have done, whichever was first. */
  readonly both: (kept: unknown, tab: Tab) => void;
}

const SETUP = { players: 4, starter: 0, names: ['', '', '', ''], done: ['board'] } as const;
const setupAt = { setup: { ...SETUP, names: [...SETUP.names], done: [...SETUP.done] }, part: null };
const setupWith = (changed: object) => ({ ...setupAt.setup, ...changed }) as (typeof setupAt)['setup'] & { players: 4 };
const ENTRY = { ...EMPTY_ENTRY, name: 'Old' };
const ROWS = [{ from: 0, cells: [3, 'gap', 2] }] as const;
const PLACE = { cut: 'full', players: 4, chapter: 'goal', n: 0, speed: 1 } as const;
const day = 20_780;
const fresh = { day, tries: 0, done: null };

/** Two boxes of a calculator, each changed in one of two tabs. */
const calculator = (
  name: string,
  schema: 'ROW' | 'LOT_ENTRIES' | 'MARKET_ENTRIES' | 'DELIVERY_ENTRIES' | 'END_ENTRIES',
  at: object,
  one: object,
  other: object,
): Kind => {
  const key = `calculator-${name}`;
  const change = (changed: object) => (tab: Tab) =>
    tab.keepChanges(tab.calculators.kept<unknown>(key, tab.calculators[schema]), at, { ...at, ...changed });
  return {
    what: `calculator: ${name}`,
    key,
    at,
    one: change(one),
    other: change(other),
    both: (kept) => expect(kept).toEqual({ ...at, ...one, ...other }),
  };
};

const KINDS: readonly Kind[] = [
  {
    what: 'settings',
    key: 'settings',
    one: (tab) => tab.changeSettings({ theme: 'dark' }),
    other: (tab) => tab.changeSettings({ sound: true }),
    both: (kept) => expect(kept).toMatchObject({ theme: 'dark', sound: true }),
  },
  {
    what: 'lessons that are done',
    key: 'lessons',
    one: (tab) => tab.lessons.keep({ loop: { tries: 1, star: true } }),
    other: (tab) => tab.lessons.keep({ loop: { tries: 1, star: false }, street: { tries: 2, star: false } }),
    both: (kept) =>
      expect(kept).toMatchObject({ lessons: { loop: { tries: 1, star: true }, street: { tries: 2, star: false } } }),
  },
  {
    what: 'lessons that are brought, and taken back',
    key: 'lessons',
    one: (tab) => {
      tab.lessons.keep({ loop: { tries: 1, star: false } });
      tab.lessons.takeBack({}, { loop: { tries: 1, star: false } });
    },
    other: (tab) => tab.lessons.keep({ street: { tries: 2, star: false } }),
    both: (kept) => expect((kept as { lessons: object }).lessons).toEqual({ street: { tries: 2, star: false } }),
  },
  {
    what: 'lessons in the middle',
    key: 'lesson-begun',
    one: (tab) => tab.lessons.keepBegun('loop', [{ type: 'pass' }], []),
    other: (tab) => tab.lessons.keepBegun('street', [{ type: 'move' }], []),
    both: (_, tab) => {
      expect(tab.lessons.readBegun('loop')).toEqual([{ type: 'pass' }]);
      expect(tab.lessons.readBegun('street')).toEqual([{ type: 'move' }]);
    },
  },
  {
    what: 'one lesson in both tabs, of which the one that went further stays',
    key: 'lesson-begun',
    one: (tab) => tab.lessons.keepBegun('loop', [{ type: 'pass' }, { type: 'pass' }], []),
    other: (tab) => {
      tab.lessons.keepBegun('loop', [{ type: 'move' }], []);
      tab.lessons.keepBegun('loop', [], [{ type: 'move' }]);
    },
    both: (kept) => expect(kept).toMatchObject({ lesson: 'loop', actions: [{ type: 'pass' }, { type: 'pass' }] }),
  },
  {
    what: 'boards',
    key: 'boards',
    one: (tab) => tab.keepBoard('a', ENTRY, EMPTY_ENTRY),
    other: (tab) => tab.keepBoard('b', { ...ENTRY, name: 'New' }, EMPTY_ENTRY),
    both: (kept) => expect((kept as { id: string }[]).map(({ id }) => id).sort()).toEqual(['a', 'b']),
  },
  {
    what: 'one board in both tabs',
    key: 'boards',
    at: [{ id: 'a', link: boardLinkOf(ENTRY) }],
    one: (tab) => tab.keepBoard('a', { ...ENTRY, name: 'New' }, ENTRY),
    other: (tab) => tab.keepBoard('a', { ...ENTRY, rows: ROWS }, ENTRY),
    both: (_, tab) => expect(tab.readBoards().boards).toMatchObject([{ entry: { name: 'New', rows: ROWS } }]),
  },
  {
    what: 'mistakes',
    key: 'mistakes',
    one: (tab) => tab.rememberRefusals([{ rule: '8.5', reason: 'x' } as never]),
    other: (tab) => {
      tab.rememberRefusals([{ rule: '8.5', reason: 'x' } as never, { rule: '9.1', reason: 'x' } as never]);
      tab.changeMistakes((mistakes) => ({ ...mistakes, wanted: true }));
    },
    both: (kept) => expect(kept).toMatchObject({ wanted: true, rules: { '8.5': { times: 2 } } }),
  },
  {
    what: 'days in a row',
    key: 'streak',
    at: { version: 1, from: day - 3, to: day - 1, longest: 3 },
    one: (tab) => tab.keepDone(day),
    other: (tab) => tab.keepDone(day + 1),
    both: (kept) => expect(kept).toMatchObject({ longest: 5 }),
  },
  {
    what: 'the position of the day, done in one tab and tried in the other',
    key: 'position-of-the-day',
    at: { version: 1, ...fresh, tries: 1 },
    one: (tab) => tab.keepTry({ ...fresh, tries: 1 }, (now) => ({ ...now, tries: now.tries + 1, done: 'solved' })),
    other: (tab) => tab.keepTry({ ...fresh, tries: 1 }, (now) => ({ ...now, tries: now.tries + 1 })),
    both: (kept) => expect(kept).toMatchObject({ day, done: 'solved' }),
  },
  {
    what: 'positions of two days',
    key: 'position-of-the-day',
    one: (tab) => tab.keepTry(fresh, (now) => ({ ...now, tries: 1, done: 'solved' })),
    other: (tab) => tab.keepTry({ ...fresh, day: 9 }, (now) => ({ ...now, tries: 1, done: 'shown' })),
    both: (_, tab) => {
      expect(tab.readAttempt(day)).toMatchObject({ tries: 1, done: 'solved' });
      expect(tab.readAttempt(9)).toMatchObject({ tries: 1, done: 'shown' });
    },
  },
  ...TOPICS.map(
    (topic): Kind => ({
      what: `drill: ${topic}`,
      key: `practised-${topic}`,
      one: (tab) => tab.keepPractised(`practised-${topic}`),
      other: (tab) => tab.keepPractised(`practised-${TOPICS.find((each) => each !== topic)}`),
      both: (kept) => expect(kept).toBe(true),
    }),
  ),
  {
    what: 'the evening: names and steps',
    key: 'evening',
    at: setupAt,
    one: (tab) =>
      tab.changeSetup(setupWith({}), setupWith({ names: ['Ada', '', '', 'Gil'], done: ['board', 'castle', 'tiles'] })),
    other: (tab) =>
      tab.changeSetup(setupWith({}), setupWith({ names: ['', 'Ben', '', ''], done: ['bonus'], starter: 2 })),
    both: (kept) => {
      const { setup } = kept as typeof setupAt;
      expect(setup).toMatchObject({ names: ['Ada', 'Ben', '', 'Gil'], starter: 2, players: 4 });
      expect([...setup.done].sort()).toEqual(['bonus', 'castle', 'tiles']);
    },
  },
  {
    what: 'the evening: names, the part and the board',
    key: 'evening',
    one: (tab) => tab.changeSetup(setupWith({}), setupWith({ names: ['Ada', '', '', ''] })),
    other: (tab) => {
      tab.keepEvening({ part: 'turn' });
      tab.keepEvening({ board: 'a' });
    },
    both: (kept) => expect(kept).toMatchObject({ setup: { names: ['Ada', '', '', ''] }, part: 'turn', board: 'a' }),
  },
  {
    what: 'the first game at the table',
    key: 'evening',
    at: setupAt,
    one: (tab) => tab.changeTable((table) => ({ ...table, taps: [...table.taps, 'worker'] })),
    other: (tab) => tab.changeTable((table) => ({ ...table, taps: [...table.taps, 'castle'] })),
    both: (kept) =>
      expect([...(kept as { table: { taps: string[] } }).table.taps].sort()).toEqual(['castle', 'worker']),
  },
  {
    what: 'games with a guide',
    key: 'first-game',
    at: 'long ago',
    one: (tab) => tab.isFirstGame('game a'),
    other: (tab) => {
      tab.isFirstGame('game b');
      tab.stopGuiding('long ago');
    },
    both: (kept) => expect([...(kept as string[])].sort()).toEqual(['game a', 'game b']),
  },
  {
    what: 'the film: its place and its speed',
    key: 'film',
    at: PLACE,
    one: (tab) => tab.keepPlace({ ...PLACE, speed: 1.5 }, PLACE),
    other: (tab) => tab.keepPlace({ ...PLACE, players: 2 }, PLACE),
    both: (kept) => expect(kept).toEqual({ ...PLACE, speed: 1.5, players: 2 }),
  },
  {
    what: 'the film, which has ended in one tab',
    key: 'film',
    at: PLACE,
    one: (tab) => tab.forgetPlace(PLACE),
    other: (tab) => tab.keepPlace({ ...PLACE, chapter: 'end' }, PLACE),
    both: (kept) => expect(kept).toEqual({ ...PLACE, chapter: 'end' }),
  },
  calculator(
    'row',
    'ROW',
    EMPTY_ROW,
    { goods: EMPTY_ROW.goods.with(0, 3) },
    { spaces: EMPTY_ROW.spaces.with(1, 'covered') },
  ),
  calculator(
    'house',
    'LOT_ENTRIES',
    { corners: ['milestone', '2', '3'], tile: null, worker: false },
    { corners: ['4', '2', '3'] },
    { worker: true },
  ),
  calculator(
    'market',
    'MARKET_ENTRIES',
    { at: '3', street: true, tile: null, worker: false },
    { at: '4' },
    { worker: true },
  ),
  calculator(
    'delivery',
    'DELIVERY_ENTRIES',
    { around: ['4', '3', '2', '1', 'milestone', 'milestone'] },
    {},
    { around: ['4', '3', '2', '1', 'milestone', '2'] },
  ),
  calculator('end', 'END_ENTRIES', NOTHING_ENTERED, { vp: ['51', '', '', ''] }, { goods: ['', '7', '', ''] }),
  {
    what: 'questions',
    key: 'questions',
    one: (tab) => tab.rememberQuestion('stall'),
    other: (tab) => tab.rememberQuestion('castle'),
    both: (kept) => expect([...(kept as string[])].sort()).toEqual(['castle', 'stall']),
  },
  {
    what: 'games on their way to a table',
    key: 'opening',
    one: (tab) => tab.beginOpening('a'),
    other: (tab) => {
      tab.beginOpening('b');
      tab.beginOpening('c');
      tab.endOpening('b');
    },
    both: (kept) => expect([...(kept as string[])].sort()).toEqual(['a', 'c']),
  },
];

test('every kind of thing that is kept is among them', () => {
  const listed = new Set(KINDS.map(({ key }) => key));
  // The language is a single word: the last page that was read counts.
  const left = KEPT_PARTS.map(({ key }) => key).filter((key) => key !== 'language' && !listed.has(key));
  expect(left).toEqual([]);
});

for (const { what, key, at, one, other, both } of KINDS) {
  test.each([
    ['one and the other', [one, other]],
    ['the other and the one', [other, one]],
  ])(`two tabs keep what was done in %s: ${what}`, async (_, acts) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
    const items = localStorageWith(at === undefined ? {} : { [`milestones-${key}`]: JSON.stringify(at) });
    const tabs = [await openTab(), await openTab()] as const;
    acts[0]?.(tabs[0]);
    acts[1]?.(tabs[1]);
    both(JSON.parse(items[`milestones-${key}`] ?? 'null'), tabs[0]);
  });
}
