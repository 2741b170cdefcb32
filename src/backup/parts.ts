import * as v from 'valibot';
import { TOPICS } from '../activities/drills/drill.ts';
import { practisedAs } from '../activities/drills/practised-store.ts';
import { DELIVERY_ENTRIES, LOT_ENTRIES, MARKET_ENTRIES } from '../activities/game-night/calculators/corners.ts';
import { END_ENTRIES } from '../activities/game-night/calculators/end-card.ts';
import { ROW } from '../activities/game-night/calculators/row.ts';
import { FILM_PLACE } from '../activities/how-to-play/film-place.ts';
import { ATTEMPT, joinedAttempts } from '../activities/position-of-the-day/position-store.ts';
import { FIRST_GAME, MOST_FIRST_GAMES } from '../activities/table/first-game/storage.ts';
import { BOARDS, MOST_BOARDS } from '../entered-boards/boards-store.ts';
import { keeping as EVENING } from '../evening/kept-evening.ts';
import { newId } from '../keeping/kept.ts';
import { opening } from '../keeping/opening.ts';
import type { Trouble } from '../keeping/shelf.ts';
import { canonical } from '../kit/canonical.ts';
import { type Keeping, kept } from '../kit/storage.ts';
import { allKept, storageName } from '../kit/storage-names.ts';
import { type Mistake, type Mistakes, NO_MISTAKES } from '../mistakes/mistakes.ts';
import { MISTAKES } from '../mistakes/mistakes-store.ts';
import { joined, progressToKeep } from '../progress/progress.ts';
import { BEGUN, joinedBegun, LESSONS } from '../progress/progress-store.ts';
import { QUESTIONS } from '../search/recent.ts';
import { DEFAULT_SETTINGS, keeping as SETTINGS, type Settings } from '../settings/settings.ts';
import { STREAK } from '../streak/streak-store.ts';
import { languages } from '../words/languages.ts';

/** What readers call the things that are kept. */
export type Area = 'settings' | 'lessons' | 'boards' | 'exercises' | 'evening' | 'searches';

/** What can become of a part of a backup: nothing where it is here already, and several at once where it holds several items. */
export const OUTCOMES = ['added', 'unreadable', 'full', 'blocked'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A key of the local storage, and how what a backup holds of it joins what is kept here. */
export interface KeptPart {
  readonly key: string;
  /** `other` is what this version has no name for. */
  readonly area: Area | 'other';
  /** Reads what is kept: that takes over what lies under a former name, and puts aside what cannot be read. */
  readonly look: () => void;
  /** Joins a text from a backup with what is kept. What cannot be read of it is put aside. */
  readonly bring: (text: string) => readonly Outcome[];
  /** Puts a text aside that could not be read where the backup was made, and cannot be read here either. */
  readonly putAside: (text: string) => readonly Outcome[];
}

/** Why the browser has not kept something, if it has not: where it can be read, there is no room. */
function troubleWhere(isKept: boolean): Trouble[] {
  if (isKept) return [];
  try {
    allKept();
    return ['full'];
  } catch {
    return ['blocked'];
  }
}

/** `join` gives what to keep; null changes nothing. `holds` tells whether there was room for all of it. */
function part<T>(
  area: Area | 'other',
  keeping: Keeping<T>,
  join: (here: T | null, there: T) => T | null,
  holds: (kept: T, there: T) => boolean = () => true,
): KeptPart {
  const bring = (text: string): Outcome[] => {
    const read = keeping.readIn(text);
    const unread: Outcome[] = [];
    if (!read?.isWhole) unread.push('unreadable', ...troubleWhere(keeping.putAside(text) !== 'not-kept'));
    if (read === null) return unread;
    const there = read.value;
    const outcomes: Outcome[] = [];
    const isKept = keeping.change((here) => {
      const next = join(here, there);
      if (next === null) return here;
      if (!holds(next, there)) outcomes.push('full');
      if (canonical(next) !== canonical(here)) outcomes.push('added');
      return next;
    });
    return [...new Set([...unread, ...(isKept ? outcomes : troubleWhere(false))])];
  };
  return {
    key: keeping.key,
    area,
    look: keeping.read,
    bring,
    putAside: (text) => {
      // An earlier version may have put aside what this one can read.
      if (keeping.readIn(text)?.isWhole) return bring(text);
      const outcome = keeping.putAside(text);
      return outcome === 'there' ? [] : ['unreadable', ...troubleWhere(outcome === 'put')];
    },
  };
}

/** What no part is for, as a later version of the site may have kept it: it is put aside. */
export const unknownPart = (key: string): KeptPart => part('other', kept(key, v.never()), unlessHere);

/** What is here stays. */
const unlessHere = <T>(here: T | null, there: T): T => here ?? there;

type Boards = readonly { readonly id: string; readonly link: string }[];
const links = (boards: Boards) => new Set(boards.map(({ link }) => link));

/** All boards of both. Another state of a board that is here becomes a board of its own. */
function allBoards(here: Boards | null, there: Boards): { id: string; link: string }[] {
  const known = links(here ?? []);
  const taken = new Set((here ?? []).map(({ id }) => id));
  const more = there.filter(({ link }) => !known.has(link));
  return [
    ...(here ?? []),
    ...more.map(({ id, link }) => ({ id: taken.has(id) ? newId().slice(0, 40) : id, link })),
  ].slice(0, MOST_BOARDS);
}

/** What the reader has set stays. What is as usual becomes what it was elsewhere. */
function setByReader(here: Settings | null, there: Settings): Settings {
  const mine = Object.entries(here ?? {}).filter(([name, value]) => value !== DEFAULT_SETTINGS[name as keyof Settings]);
  return { ...there, ...Object.fromEntries(mine) };
}

/** All rules that were mistaken; of one that is in both, what has been seen of it more often. */
function allMistakes(here: Mistakes, there: Mistakes): Mistakes {
  const seen = (mistake: Mistake | undefined) => [mistake?.times ?? 0, mistake?.box ?? 0, mistake?.due ?? 0] as const;
  const isMore = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((each, i) => each !== b[i]);
    return at >= 0 && (a[at] as number) > (b[at] as number);
  };
  const more = Object.entries(there.rules).filter(([rule, mistake]) =>
    isMore(seen(mistake), seen(here.rules[rule as keyof typeof here.rules])),
  );
  return {
    wanted: here.wanted || there.wanted,
    rules: { ...here.rules, ...(Object.fromEntries(more) as Mistakes['rules']) },
  };
}

interface Days {
  readonly version: 1;
  readonly from: number;
  readonly to: number;
  readonly longest: number;
}

/** The later days in a row, and all of them where they touch; what else is known of them comes from where the later ones are. */
function allDays<T extends Days>(here: T | null, there: T): T {
  if (here === null) return there;
  const [first, last] = here.from <= there.from ? [here, there] : [there, here];
  const { from, to } = last.from <= first.to + 1 ? { from: first.from, to: Math.max(first.to, last.to) } : last;
  const later = here.to >= there.to ? here : there;
  return { ...later, from, to, longest: Math.max(here.longest, there.longest, to - from + 1) };
}

/** The language that was read last. The pages' heads write it without quotation marks. */
const LANGUAGE: KeptPart = {
  key: 'language',
  area: 'settings',
  look: () => {},
  putAside: () => ['unreadable'],
  bring: (text) => {
    const there: unknown = JSON.parse(text);
    if (!languages.some((each) => each === there)) return ['unreadable'];
    const name = storageName('language');
    try {
      if (localStorage.getItem(name) !== null) return [];
      localStorage.setItem(name, there as string);
      return ['added'];
    } catch {
      return troubleWhere(false);
    }
  },
};

/**
 * Everything that the site keeps in the local storage, by key: the one list of it. `tests/unit/backup/parts.test.ts` fails where
 * something is kept under a key that is not here.
 */
export const KEPT_PARTS: readonly KeptPart[] = [
  LANGUAGE,
  part('settings', SETTINGS, setByReader),
  part('lessons', LESSONS, (here, there) => progressToKeep(joined(here?.lessons ?? {}, there.lessons))),
  part('lessons', BEGUN, joinedBegun),
  part('boards', BOARDS, allBoards, (kept, there) => there.every(({ link }) => links(kept).has(link))),
  part('exercises', MISTAKES, (here, there) => ({
    version: there.version,
    ...allMistakes(here ?? NO_MISTAKES, there),
  })),
  part('exercises', STREAK, allDays),
  part('exercises', ATTEMPT, joinedAttempts),
  ...TOPICS.map((topic) => part('exercises', practisedAs(`practised-${topic}`), unlessHere)),
  part('evening', EVENING, unlessHere),
  part('evening', FIRST_GAME, (here, there) => [...new Set([...there, ...(here ?? [])])].slice(-MOST_FIRST_GAMES)),
  part('evening', FILM_PLACE, unlessHere),
  part('evening', kept('calculator-row', ROW), unlessHere),
  part('evening', kept('calculator-house', LOT_ENTRIES), unlessHere),
  part('evening', kept('calculator-market', MARKET_ENTRIES), unlessHere),
  part('evening', kept('calculator-delivery', DELIVERY_ENTRIES), unlessHere),
  part('evening', kept('calculator-end', END_ENTRIES), unlessHere),
  part('searches', QUESTIONS, (here, there) => [...new Set([...(here ?? []), ...there])].slice(0, 6)),
  // Which games are just being opened means nothing elsewhere.
  part('settings', opening, (here) => here),
];
