import { playableBoards, readBoards } from '../../src/entered-boards/boards-store.ts';
import { type KeptTable, keptEvening, type Setup } from '../../src/evening/kept-evening.ts';
import { wasNotShown } from '../../src/keeping/opening.ts';
import { kept } from '../../src/kit/storage.ts';
import { recentQuestions } from '../../src/search/recent.ts';
import { DEFAULT_SETTINGS, SETTINGS, SETTINGS_KEY } from '../../src/settings/settings.ts';
import { type Draw, oneOf } from '../unit/kit/drawing.ts';
import { boardLinks, checkEntry } from './board-inputs.ts';
import { CALCULATORS } from './calculators.ts';
import type { Input } from './inputs.ts';
import { garbledText } from './making.ts';
import { storageWith } from './storage.ts';

/** What the local storage holds under a key: an example of it, how it is read, and what has to hold of that. */
interface Stored {
  readonly key: string;
  readonly whole: (draw: Draw) => unknown;
  readonly read: () => unknown;
  readonly check?: (read: never) => void;
}

/** What may be entered while the game is set up. */
export const SETUP_ENTERED: Setup = {
  players: 3,
  starter: 1,
  names: ['Ann', 'Zoé', 'Ödön', ''],
  done: ['board', 'tiles'],
};

/** What may be tapped in a first game. */
export const TABLE_TAPPED: KeptTable = {
  players: 3,
  starter: 2,
  names: ['Ann', 'Zoé', 'Ödön', ''],
  taps: ['worker', 'known.hire', 'trading-house', 'skip', 'section', 'pile.6', 'score', 'castle', 'cover'],
};

const settingsAreKnown = (read: object | null) => {
  if (read === null) return;
  const names = Object.keys(read).sort().join();
  if (names !== Object.keys(DEFAULT_SETTINGS).sort().join()) throw new Error(`settings ${names}`);
  for (const value of Object.values(read)) if (String(value).length > 10) throw new Error(`the setting ${value}`);
};

const STORED: readonly Stored[] = [
  {
    key: SETTINGS_KEY,
    whole: () => ({ ...DEFAULT_SETTINGS, theme: 'dark' }),
    read: () => kept(SETTINGS_KEY, SETTINGS).read().value,
    check: settingsAreKnown as never,
  },
  {
    key: 'evening',
    whole: () => ({ setup: SETUP_ENTERED, table: TABLE_TAPPED, part: 'script', began: 1_700_000_000_000 }),
    read: keptEvening,
  },
  { key: 'questions', whole: () => ['may I cross a street', '8.5'], read: recentQuestions },
  { key: 'opening', whole: () => ['a', 'b'], read: () => wasNotShown('a') },
  {
    key: 'boards',
    whole: (draw) => [0, 1].map((i) => ({ id: `b${i}`, link: oneOf(boardLinks(), draw) })),
    read: () => {
      playableBoards();
      return readBoards().boards;
    },
    check: ((boards: ReturnType<typeof readBoards>['boards']) => {
      for (const { entry } of boards) checkEntry(entry);
    }) as never,
  },
  ...CALCULATORS.map(({ name, schema, whole, answer }) => ({
    key: `calculator-${name}`,
    whole: () => whole,
    read: () => kept(`calculator-${name}`, schema).read().value,
    check: ((entries: unknown) => entries === null || answer(entries as never)) as never,
  })),
];

/** Everything that the local storage holds, beside what is an input of its own: what cannot be read lies aside, as it was. */
export const KEPT_INPUTS: readonly Input[] = STORED.map(({ key, whole, read, check }) => ({
  name: `kept: ${key}`,
  make: (draw: Draw) => {
    const text = garbledText(whole(draw), draw);
    return {
      enter: () => {
        storageWith({ [`milestones-${key}`]: text });
        return [read(), read()];
      },
      check: (([first, second]: readonly unknown[]) => {
        if (JSON.stringify(first) !== JSON.stringify(second)) throw new Error('the second reading is another one');
        const lies = [`milestones-${key}`, `milestones-${key}-damaged`].map((name) => localStorage.getItem(name));
        if (!lies.includes(text)) throw new Error('what was kept is gone');
        check?.(first as never);
      }) as never,
    };
  },
}));
