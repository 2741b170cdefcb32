import { rememberForTab } from '../kit/this-tab.ts';
import type { AnySummary, Kept } from './kept.ts';
import type { AnyProblem, Kind } from './kind.ts';
import type { Keeping } from './news.ts';
import { holdGame } from './tab-lock.ts';

/** The game at the table, as it was kept last. */
interface Held<Summary extends AnySummary> {
  readonly game: Kept<Summary>;
  readonly letGo: () => void;
}

/** Whether what is kept is safe from being cleared away; older browsers do not know. */
const isSafe = async () => (await navigator.storage?.persisted?.()) ?? false;

/** The game that a tab plays, and what has become of it. */
interface TabGame<Summary extends AnySummary> {
  held: Held<Summary> | null;
  /** Whether it has been deleted, here or in another tab. */
  isDeleted: boolean;
  /** A game that has come to the table and is kept as soon as it has been shown there. */
  unshown: Kept<Summary> | null;
  /** The link that has brought a game to the table; it stays in the address until that has been shown and kept. */
  link: string | null;
  hasCrashed: boolean;
}

/**
 * The game at the table of this tab: who may write it, and what happens where another tab takes it. `change` is told what there is to
 * know, `onLost` that another tab has it now.
 */
export function tabGameFor<Table, Summary extends AnySummary, Problem extends AnyProblem>(
  { tabKey, shelf }: Kind<Table, Summary, Problem>,
  change: (changed: Partial<Keeping<Summary, Problem>>) => void,
  onLost: () => void,
) {
  type KeptGame = Kept<Summary>;
  const { putGame, readShelf, setApart } = shelf;
  const tab: TabGame<Summary> = { held: null, isDeleted: false, unshown: null, link: null, hasCrashed: false };

  /** Reads what is kept, and tells it. */
  const refresh = async () => {
    const [{ games, former, trouble }, safe] = await Promise.all([readShelf(), isSafe().catch(() => false)]);
    change({ games, evictable: !safe, trouble });
    return { games, former, trouble };
  };
  /** Keeps a game as it is now; where another tab has gone on with it, this one lets go of it. */
  const put = async (game: KeptGame) => {
    const trouble = await putGame(game);
    if (trouble !== 'elsewhere') return change({ trouble });
    if (!isHeld(game)) return;
    tab.held?.letGo();
    await lose(game);
  };
  /** Another tab goes on with the game at the table. What it does not know of it becomes a game of its own. */
  const lose = async (game: KeptGame) => {
    tab.held = null;
    setApart(game.id);
    change({ current: null, news: { type: 'elsewhere', game } });
    onLost();
    await refresh();
  };
  const isHeld = ({ id }: KeptGame) => tab.held?.game.id === id;

  /** Lets go of the game at the table, and takes up another one or none. */
  const takeUp = (next: Held<Summary> | null) => {
    tab.held?.letGo();
    Object.assign(tab, { held: next, isDeleted: false, unshown: null, hasCrashed: false });
    if (next !== null) rememberForTab(tabKey, next.game.id);
    change({ current: next?.game.id ?? null });
  };
  const lock = (game: KeptGame, rob: boolean) => holdGame(game.id, rob, () => void lose(game));

  /** Makes a kept game this tab's own; false where another tab plays it. */
  const hold = async (game: KeptGame, rob: boolean) => {
    if (isHeld(game)) return true;
    const letGo = await lock(game, rob);
    if (letGo === null) change({ news: { type: 'elsewhere', game } });
    else takeUp({ game, letGo });
    return letGo !== null;
  };
  /** Makes a game this tab's own that no other tab can know yet. */
  const holdNew = (game: KeptGame) => {
    // Robbing waits for nobody, and there is nobody to be robbed.
    const given = lock(game, true);
    takeUp({ game, letGo: () => void given.then((letGo) => letGo?.()) });
    tab.unshown = game;
  };
  return { tab, refresh, put, isHeld, takeUp, hold, holdNew };
}

/** The game at the table of a tab. */
export type TabGameOf<Table, Summary extends AnySummary, Problem extends AnyProblem> = ReturnType<
  typeof tabGameFor<Table, Summary, Problem>
>;
