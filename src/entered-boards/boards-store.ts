import * as v from 'valibot';
import { items } from '../kit/items.ts';
import { merge } from '../kit/merge.ts';
import * as storage from '../kit/storage.ts';
import type { GameSet } from '../milestones/index.ts';
import { type BoardEntry, setOfEntry } from './entry.ts';
import { boardLinkOf, readBoardLink } from './link.ts';

/** No more boards are kept. */
export const MOST_BOARDS = 200;

/** The boards that readers have entered: each under an id of this browser, as the text of its link. */
export const BOARDS = storage.kept(
  'boards',
  items(
    v.object({ id: v.pipe(v.string(), v.maxLength(40)), link: v.pipe(v.string(), v.maxLength(2_000)) }),
    MOST_BOARDS,
  ),
);

/** A board that is kept here. */
export interface KeptBoard {
  readonly id: string;
  readonly entry: BoardEntry;
}

export interface KeptBoards {
  /** In the order in which they were begun, each with the text of its link. */
  readonly boards: readonly (KeptBoard & { readonly link: string })[];
  /** What is kept and cannot be read, as a text. */
  readonly aside: string | null;
  readonly blocked: boolean;
}

/** The boards that are kept in this browser. One that cannot be read stays where it is and is left out. */
export function readBoards(): KeptBoards {
  const { value, aside, blocked } = BOARDS.read();
  const boards = (value ?? []).flatMap(({ id, link }) => {
    const read = readBoardLink(link);
    return read.ok ? [{ id, link, entry: read.entry }] : [];
  });
  return { boards, aside, blocked };
}

/** A board as it is kept, with what has been entered in it on a page since it was as it was `before`, and has become `after` there. */
export const boardWith = (before: BoardEntry, after: BoardEntry, now: BoardEntry): BoardEntry =>
  merge(before, after, now, ['bushes', 'missing']);

/**
 * Keeps a board under its id, as it has become of what it was `before`; what another tab has entered in it meanwhile stays. Returns whether the
 * browser keeps it.
 */
export function keepBoard(id: string, entry: BoardEntry, before: BoardEntry): boolean {
  return BOARDS.change((now) => {
    const all = now ?? [];
    const there = all.find((each) => each.id === id);
    const read = there && readBoardLink(there.link);
    const next = read?.ok ? boardWith(before, entry, read.entry) : entry;
    const kept = { id, link: boardLinkOf(next) };
    return there === undefined ? [...all, kept] : all.map((each) => (each === there ? kept : each));
  });
}

/** Throws a board away. Returns whether the browser has done it. */
export const throwAwayBoard = (id: string): boolean =>
  BOARDS.change((now) => (now ?? []).filter((each) => each.id !== id));

/** Throws away what could not be read. */
export const discardAside = BOARDS.discardAside;

/** Calls when another tab has changed the boards, until the function that is returned is called. */
export const onBoardsChange = BOARDS.onChange;

/** A board that can be played on, with its tiles. */
export interface PlayableBoard {
  readonly id: string;
  /** The text of its link. */
  readonly link: string;
  readonly name: string;
  readonly set: GameSet;
}

/** The kept boards that a game can be played on. */
export function playableBoards(): PlayableBoard[] {
  return readBoards().boards.flatMap(({ id, link, entry }) => {
    const set = setOfEntry(entry);
    return set === null ? [] : [{ id, link, name: entry.name, set }];
  });
}

/** What can be played on the board of a link; null where it is damaged or has faults. */
export function setOfLink(link: string): GameSet | null {
  const read = readBoardLink(link);
  return read.ok ? setOfEntry(read.entry) : null;
}
