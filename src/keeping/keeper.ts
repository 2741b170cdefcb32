import { ofThisTab } from '../kit/this-tab.ts';
import type { Language } from '../words/languages.ts';
import { bringingFor } from './bringing.ts';
import { forgetLink } from './cut.ts';
import { type AnySummary, type Kept, newId } from './kept.ts';
import type { AnyProblem, Kind } from './kind.ts';
import type { Keeping } from './news.ts';
import { beginOpening, endOpening, wasNotShown } from './opening.ts';
import { type TabGameOf, tabGameFor } from './tab-game.ts';

const askForSafety = async () => navigator.storage?.persist?.();

/** What can be done with each game of the list. */
function listingFor<Table, Summary extends AnySummary, Problem extends AnyProblem>(
  { shelf: { gameOfShelf, removeGame, renameGame } }: Kind<Table, Summary, Problem>,
  change: (changed: Partial<Keeping<Summary, Problem>>) => void,
  { tab, refresh, put, isHeld }: TabGameOf<Table, Summary, Problem>,
) {
  return {
    rename: async (game: Kept<Summary>, name: string) => {
      if (tab.held !== null && isHeld(game)) tab.held = { ...tab.held, game: { ...tab.held.game, name } };
      await renameGame(game.id, name);
      await refresh();
    },
    /** A copy under another name. */
    duplicate: async (game: Kept<Summary>, name: string) => {
      await put({ ...game, id: newId(), name });
      await refresh();
    },
    remove: async (game: Kept<Summary>) => {
      if (isHeld(game)) tab.isDeleted = true;
      const trouble = await removeGame(game.id);
      await refresh();
      if (trouble !== null) change({ trouble });
    },
    /** Puts back what has been taken away, unless another tab, which plays it, has done so. */
    restore: async (game: Kept<Summary>) => {
      if ((await gameOfShelf(game.id)) === null) await put(game);
      await refresh();
    },
  };
}

/** Keeps the games of one kind in this browser, for a tab: `change` is told what there is to know, `onLost` that another tab has taken the game at the table. */
export function keeperOf<Table, Summary extends AnySummary, Problem extends AnyProblem>(
  kind: Kind<Table, Summary, Problem>,
  language: Language,
  change: (changed: Partial<Keeping<Summary, Problem>>) => void,
  onLost: () => void,
) {
  const { tabKey, keptOf } = kind;
  const tabGame = tabGameFor(kind, change, onLost);
  const { tab, refresh, put, isHeld, holdNew } = tabGame;
  const { keptNow, bring, takeLinked, readLinked, openFile } = bringingFor(kind, language, change, tabGame);

  return {
    refresh,
    /** Another tab has changed what is kept: it may have deleted the game at the table. */
    lookAgain: async () => {
      const { games, trouble } = await refresh();
      const stored = games.find(isHeld);
      // The other tab may have renamed it.
      if (tab.held !== null && stored !== undefined)
        tab.held = { ...tab.held, game: { ...tab.held.game, name: stored.name } };
      if (tab.held === null || tab.unshown !== null || tab.isDeleted || trouble !== null || stored !== undefined)
        return;
      const { game } = tab.held;
      // It may just have been put there.
      if ((await kind.shelf.gameOfShelf(game.id)) !== null || !isHeld(game)) return;
      tab.isDeleted = true;
      change({ news: { type: 'deleted', game } });
    },
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
    /** The game at the table has been shown: what had only come is kept now, and a reload goes on with it and not with a link. */
    shown: async (): Promise<void> => {
      if (tab.hasCrashed) return;
      if (tab.held !== null) endOpening(tab.held.game.id);
      const { unshown: game, link } = tab;
      tab.unshown = null;
      tab.link = null;
      if (game !== null) {
        await put(game);
        askForSafety().catch(() => {});
      }
      if (location.hash === link) forgetLink();
    },
    /** The game at the table could not be shown: it is not opened by itself until it is asked for. */
    crashed: () => {
      tab.hasCrashed = true;
      if (tab.held !== null) beginOpening(tab.held.game.id);
    },
    /** The page is being left, in whatever state it is. */
    leavePage: () => {
      if (tab.held !== null && !tab.hasCrashed) endOpening(tab.held.game.id);
    },
    /** The game that has crashed is to be tried again. */
    tryAgain: () => {
      tab.hasCrashed = false;
      if (tab.held !== null) endOpening(tab.held.game.id);
    },
    /** Keeps the game at the table as it is now; one that has just begun becomes a game of its own as soon as it has been shown. */
    keep: async (table: Table, isNew: boolean): Promise<void> => {
      if (isNew) {
        holdNew(keptNow(table));
        change({ news: null });
      } else if (tab.held !== null) {
        tab.unshown = null;
        if (tab.isDeleted) change({ news: null });
        tab.isDeleted = false;
        const game = keptOf(table, tab.held.game, new Date().toISOString());
        tab.held = { ...tab.held, game };
        await put(game);
      }
    },
    /** The game of a link that has been put into the address of the open page; null where there is none. */
    openLink: async () => takeLinked(await readLinked()),
    openFile,
    ...listingFor(kind, change, tabGame),
    closeNews: () => change({ news: null }),
  };
}
