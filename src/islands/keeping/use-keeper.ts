import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { onNetwork } from '../../kit/network.ts';
import type { Read } from '../../kit/reading.ts';
import type { Course } from '../../links/index.ts';
import type { Language } from '../../words/languages.ts';
import { wordsReady } from '../../words/ready.ts';
import { type AnySummary, type Kept, newId } from './kept.ts';
import { beginOpening, endOpening, wasNotShown } from './opening.ts';
import type { shelfFor, Trouble } from './shelf.ts';
import { holdGame } from './tab-lock.ts';

/** Something wrong with a game from outside, as far as a notice tells it. */
export interface AnyProblem {
  readonly at: string;
  readonly reason: string;
  readonly rule: string | null;
}

/** A kind of games that are kept: how they are read, where they lie, and what reads those that come from outside. */
export interface Kind<Table, Summary extends AnySummary, Problem extends AnyProblem> {
  /** Under this name each tab remembers which of them it plays. */
  readonly tabKey: string;
  readonly shelf: ReturnType<typeof shelfFor<Summary>>;
  readonly keptOf: (table: Table, named: Pick<Kept<Summary>, 'id' | 'name'>, changed: string) => Kept<Summary>;
  readonly readTable: (game: Kept<Summary>) => Read<{ readonly table: Table }, Problem>;
  /** Fetches what reads links and files; a link is taken out of the address, and null is what comes of none. */
  readonly incoming: () => Promise<{
    readonly readLink: (
      language: Language,
    ) => Promise<(Read<{ readonly table: Table }, Problem> & { readonly joins?: Joins<Table, Summary> }) | null>;
    readonly readFile: (file: File, language: Language) => Promise<Read<{ readonly table: Table }, Problem>>;
  }>;
}

/** How a game from a link joins the same game where that is kept. */
export interface Joins<Table, Summary extends AnySummary> {
  readonly find: (games: readonly Kept<Summary>[]) => Promise<Kept<Summary> | undefined>;
  /** What comes to the table of both; null where they are not the same game. */
  readonly join: (game: Kept<Summary>) => Promise<{ readonly table: Table; readonly news: Joined<Summary> } | null>;
}

interface Joined<Summary extends AnySummary> {
  readonly type: 'joined';
  readonly game: Kept<Summary>;
  /** How the link stands to what is kept. */
  readonly course: Course;
  /** What has happened since, in words. */
  readonly told: string;
  /** The address that brings the game of the link as one of its own. */
  readonly apart: string;
}

/** What has become of a game that was to come to the table. */
export type News<Summary extends AnySummary, Problem extends AnyProblem> =
  | { readonly type: 'brought'; readonly from: Source }
  | Joined<Summary>
  | { readonly type: 'unreadable'; readonly from: Source | 'shelf'; readonly problems: readonly Problem[] }
  /** Another tab plays it. */
  | { readonly type: 'elsewhere'; readonly game: Kept<Summary> }
  /** The page crashed or hung the last time that it was to be shown. */
  | { readonly type: 'crashed'; readonly game: Kept<Summary> }
  /** What reads it could not be fetched yet. */
  | { readonly type: 'notFetched'; readonly again: () => void };
type Source = 'link' | 'file';

interface Keeping<Summary extends AnySummary, Problem extends AnyProblem> {
  /** Every game of this browser, the last changed first. */
  readonly games: readonly Kept<Summary>[];
  /** The game at the table. */
  readonly current: string | null;
  readonly trouble: Trouble | null;
  /** Whether the browser may throw away what it keeps when it needs the room. */
  readonly evictable: boolean;
  readonly news: News<Summary, Problem> | null;
}

const AT_FIRST: Keeping<never, never> = { games: [], current: null, trouble: null, evictable: false, news: null };

/** Each tab goes on with its own game; where that cannot be remembered, with the one that was changed last. */
function ofThisTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
function rememberForTab(key: string, id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // The latest game is a good guess.
  }
}

/** Whether what is kept is safe from being cleared away; older browsers do not know. */
const isSafe = async () => (await navigator.storage?.persisted?.()) ?? false;
const askForSafety = async () => navigator.storage?.persist?.();

/** The game at the table. */
interface Held {
  readonly id: string;
  readonly name: string;
  readonly letGo: () => void;
}

function keeperOf<Table, Summary extends AnySummary, Problem extends AnyProblem>(
  { tabKey, shelf, keptOf, readTable, incoming }: Kind<Table, Summary, Problem>,
  language: Language,
  change: (changed: Partial<Keeping<Summary, Problem>>) => void,
  onLost: () => void,
) {
  type KeptGame = Kept<Summary>;
  type ReadTable = Read<{ readonly table: Table }, Problem>;
  const { gameOfShelf, putGame, readShelf, removeGame, setApart } = shelf;
  let held: Held | null = null;
  /** A game that has come to the table and is kept as soon as it has been shown there. */
  let unshown: KeptGame | null = null;
  let hasCrashed = false;

  const refresh = async () => {
    const [{ games, former, trouble }, safe] = await Promise.all([readShelf(), isSafe().catch(() => false)]);
    change({ games, evictable: !safe, ...(trouble === null ? {} : { trouble }) });
    return { games, former };
  };
  const put = async (game: KeptGame) => change({ trouble: await putGame(game) });

  /** Lets go of the game at the table, and takes up another one or none. */
  const takeUp = (next: Held | null) => {
    held?.letGo();
    held = next;
    unshown = null;
    hasCrashed = false;
    if (next !== null) rememberForTab(tabKey, next.id);
    change({ current: next?.id ?? null });
  };
  const lock = (game: KeptGame, rob: boolean) =>
    holdGame(game.id, rob, () => {
      held = null;
      setApart(game.id);
      change({ current: null, news: { type: 'elsewhere', game } });
      onLost();
    });

  /** Makes a kept game this tab's own; false where another tab plays it. */
  const hold = async (game: KeptGame, rob: boolean) => {
    if (held?.id === game.id) return true;
    const letGo = await lock(game, rob);
    if (letGo === null) change({ news: { type: 'elsewhere', game } });
    else takeUp({ id: game.id, name: game.name, letGo });
    return letGo !== null;
  };
  /** Makes a game this tab's own that no other tab can know yet. */
  const holdNew = (game: KeptGame) => {
    // Robbing waits for nobody, and there is nobody to be robbed.
    const given = lock(game, true);
    takeUp({ id: game.id, name: game.name, letGo: () => void given.then((letGo) => letGo?.()) });
    unshown = game;
  };

  /** Brings a kept game to the table, and takes it from another tab where that is wanted; null where it cannot be had. */
  const bring = async (id: string, rob: boolean): Promise<Table | null> => {
    const listed = await gameOfShelf(id);
    if (listed === null || !(await hold(listed, rob))) return null;
    // What the other tab has kept until it let go.
    const game = (await gameOfShelf(id)) ?? listed;
    const read = readTable(game);
    if (read.ok) {
      beginOpening(id);
      return read.table;
    }
    takeUp(null);
    change({ news: { type: 'unreadable', from: 'shelf', problems: read.problems } });
    await put({ ...game, summary: null });
    return null;
  };

  /** Brings a game to the table that comes from outside; it lies beside the others as soon as it has been shown. */
  const takeIn = (read: ReadTable, from: Source): Table | null => {
    if (!read.ok) {
      change({ news: { type: 'unreadable', from, problems: read.problems } });
      return null;
    }
    holdNew(keptOf(read.table, { id: newId(), name: '' }, new Date().toISOString()));
    change({ news: { type: 'brought', from } });
    return read.table;
  };

  /** Brings the game of a link to the table: as one of its own, or as the kept one that it joins. */
  const takeLinked = async (linked: Awaited<ReturnType<typeof readLinked>>): Promise<Table | null> => {
    if (linked === null) return null;
    const known = await linked.joins?.find((await readShelf()).games);
    if (known === undefined) return takeIn(linked, 'link');
    // Who opens the link wants the game here, wherever it was; what was kept of it there until now counts.
    takeUp(null);
    await hold(known, true);
    const joined = await linked.joins?.join((await gameOfShelf(known.id)) ?? known);
    if (!joined) return takeIn(linked, 'link');
    const { table, news } = joined;
    beginOpening(known.id);
    // What does not go further leaves what is kept as it is.
    if (news.course === 'newer') unshown = keptOf(table, known, new Date().toISOString());
    change({ news });
    return table;
  };

  /** Reading what comes from outside is fetched when something comes; where that fails, it is said, and `again` is what tries it again. */
  const fetched = async <T>(reading: () => Promise<T>, again: () => void): Promise<T | null> => {
    try {
      return await reading();
    } catch {
      change({ news: { type: 'notFetched', again } });
      return null;
    }
  };
  const readLinked = () =>
    fetched(
      async () => {
        if (location.hash === '') return null;
        const { readLink } = await incoming();
        await wordsReady();
        return readLink(language);
      },
      () => dispatchEvent(new HashChangeEvent('hashchange')),
    );

  return {
    refresh,
    /** Brings a kept game to the table; null where it cannot be had, unless another tab has it and is robbed of it. */
    open: (id: string, rob: boolean) => {
      change({ news: null });
      return bring(id, rob);
    },
    /** The game that the page begins with: the one in its address, or else the one that was played last. */
    load: async (): Promise<Table | null> => {
      const linked = await readLinked();
      const { games, former } = await refresh();
      const brought = await takeLinked(linked);
      if (brought !== null) return brought;
      const playable = games.filter(({ summary }) => summary !== null);
      const [latest] = playable;
      const last =
        games.find(({ id }) => id === former) ?? playable.find(({ id }) => id === ofThisTab(tabKey)) ?? latest;
      if (last === undefined) return null;
      if (!wasNotShown(last.id)) return bring(last.id, false);
      change({ news: { type: 'crashed', game: last } });
      return null;
    },
    /** The game at the table has been shown: what had only come is kept now. */
    shown: async (): Promise<void> => {
      if (hasCrashed) return;
      if (held !== null) endOpening(held.id);
      const game = unshown;
      unshown = null;
      if (game === null) return;
      await put(game);
      askForSafety().catch(() => {});
    },
    /** The game at the table could not be shown: it is not opened by itself until it is asked for. */
    crashed: () => {
      hasCrashed = true;
      if (held !== null) beginOpening(held.id);
    },
    /** The page is being left, in whatever state it is. */
    leavePage: () => {
      if (held !== null && !hasCrashed) endOpening(held.id);
    },
    /** The game that has crashed is to be tried again. */
    tryAgain: () => {
      hasCrashed = false;
      if (held !== null) endOpening(held.id);
    },
    /** Keeps the game at the table as it is now; one that has just begun becomes a game of its own as soon as it has been shown. */
    keep: async (table: Table, isNew: boolean): Promise<void> => {
      const changed = new Date().toISOString();
      if (isNew) {
        holdNew(keptOf(table, { id: newId(), name: '' }, changed));
        change({ news: null });
      } else if (held !== null) {
        unshown = null;
        await put(keptOf(table, held, changed));
      }
    },
    /** The game of a link that has been put into the address of the open page; null where there is none. */
    openLink: async () => takeLinked(await readLinked()),
    /** The game in a file; `again` opens it once more where what reads it could not be fetched. */
    openFile: async (file: File, again: () => void) => {
      const reading = async () => {
        const { readFile } = await incoming();
        await wordsReady();
        return readFile(file, language);
      };
      const read = await fetched(reading, again);
      return read === null ? null : takeIn(read, 'file');
    },
    rename: async (game: KeptGame, name: string) => {
      const now = (await gameOfShelf(game.id)) ?? game;
      if (held?.id === game.id) held = { ...held, name };
      await put({ ...now, name });
      await refresh();
    },
    /** A copy under another name. */
    duplicate: async (game: KeptGame, name: string) => {
      await put({ ...game, id: newId(), name });
      await refresh();
    },
    remove: async (game: KeptGame) => {
      const trouble = await removeGame(game.id);
      await refresh();
      change({ trouble });
    },
    /** Puts back what has been taken away, unless another tab, which plays it, has done so. */
    restore: async (game: KeptGame) => {
      if ((await gameOfShelf(game.id)) === null) await put(game);
      await refresh();
    },
    closeNews: () => change({ news: null }),
  };
}

export type Keeper<Table, Summary extends AnySummary, Problem extends AnyProblem> = Keeping<Summary, Problem> & {
  readonly keeper: ReturnType<typeof keeperOf<Table, Summary, Problem>>;
};

/** Keeps the games of this browser, and tells what there is to know about that. `onLost` is called when another tab takes the game at the table; the first one that is given counts. */
export function useKeeper<Table, Summary extends AnySummary, Problem extends AnyProblem>(
  kind: Kind<Table, Summary, Problem>,
  language: Language,
  onLost: () => void,
): Keeper<Table, Summary, Problem> {
  const [keeping, setKeeping] = useState<Keeping<Summary, Problem>>(AT_FIRST);
  const keeper = useMemo(
    () => keeperOf(kind, language, (changed) => setKeeping((before) => ({ ...before, ...changed })), onLost),
    [],
  );
  useEffect(() => kind.shelf.onChangeElsewhere(() => void keeper.refresh()), [keeper]);
  useEffect(() => {
    addEventListener('pagehide', keeper.leavePage);
    return () => removeEventListener('pagehide', keeper.leavePage);
  }, [keeper]);
  const { news } = keeping;
  useLayoutEffect(() => (news?.type === 'notFetched' ? onNetwork(news.again) : undefined), [news]);
  // What could not be kept is lost with the page: the browser asks before it goes.
  const atRisk = keeping.trouble !== null && keeping.current !== null;
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [atRisk]);
  return { ...keeping, keeper };
}
