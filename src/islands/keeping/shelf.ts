import { createStore, del, entries, get, getMany, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { type AnySummary, asSeed, asText, type Kept, newId } from './kept.ts';

/** Why the browser has not kept a game: it lets the page keep nothing, or there is no room left. */
export type Trouble = 'blocked' | 'full';

const PREFIX = 'game:';
const keyOf = (id: string) => PREFIX + id;

/** Where this page used to keep its one game, the seed of its deal, and texts that could not be read. */
const FORMER = ['game', 'seed', 'damaged'] as const;

const troubleOf = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** How long the browser may take over its storage until it counts as blocked. */
const PATIENCE = 4000;

/** Settles as what it is given does, but rejects where that takes too long: storage may wait for ever for a tab that hangs. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), PATIENCE);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** All games of this browser, the last changed first, and why there may be others that cannot be had. */
export interface Shelf<Summary extends AnySummary> {
  readonly games: readonly Kept<Summary>[];
  /** The game that was kept in earlier days, when it has just been put among the others. */
  readonly former: string | null;
  readonly trouble: Trouble | null;
}

/** How the games that lie on a shelf are read. */
interface Reading<Summary extends AnySummary> {
  readonly keptFromText: (id: string, text: string, seed: number | null) => Kept<Summary>;
  readonly readKept: (id: string, stored: unknown) => Kept<Summary>;
}

interface Unsaved<Summary extends AnySummary> {
  readonly game: Kept<Summary>;
  /** Null while it is just being kept. */
  readonly trouble: Trouble | null;
}

/** The shelf for the games of one kind: `place` is the name of their database, and no other kind's. */
export function shelfFor<Summary extends AnySummary>(place: string, { keptFromText, readKept }: Reading<Summary>) {
  let opened: UseStore | undefined;

  /** Opened when it is needed: where storage is blocked, that throws. */
  function store(): UseStore {
    opened ??= createStore(place, 'table');
    return opened;
  }

  /** Games that the browser has not kept, as they are now, and why; they last for as long as the page does. */
  const unsaved = new Map<string, Unsaved<Summary>>();

  let joined: BroadcastChannel | null | undefined;

  /**
   * Other tabs that show the list hear of every change. Joined when it is needed: in Node, where pages are rendered, it would never
   * end. Null where the browser has none or keeps it from the page.
   */
  function channel(): BroadcastChannel | null {
    if (joined !== undefined) return joined;
    try {
      joined = new BroadcastChannel(`${place} games`);
    } catch {
      joined = null;
    }
    return joined;
  }

  /** Calls back whenever another tab has changed what is kept, until the function that is given back is called. */
  function onChangeElsewhere(heard: () => void): () => void {
    const tabs = channel();
    tabs?.addEventListener('message', heard);
    return () => tabs?.removeEventListener('message', heard);
  }

  /** Puts the one game of earlier days among the others, and gives its id; null where there is none. */
  async function bringFormer(): Promise<string | null> {
    const [game, seed, damaged] = await getMany<unknown>([...FORMER], store());
    const aside = (Array.isArray(damaged) ? damaged : []).map((each) =>
      keptFromText(newId(), typeof each?.text === 'string' ? each.text : asText(each), null),
    );
    const latest = game === undefined ? null : keptFromText(newId(), asText(game), asSeed(seed));
    const brought = latest === null ? aside : [latest, ...aside];
    if (brought.length === 0) return null;
    await store()('readwrite', (objects) => {
      for (const { id, ...kept } of brought) objects.put(kept, keyOf(id));
      for (const key of FORMER) objects.delete(key);
      return promisifyRequest(objects.transaction);
    });
    return latest?.id ?? null;
  }

  async function readShelf(): Promise<Shelf<Summary>> {
    const games = new Map<string, Kept<Summary>>();
    let former: string | null = null;
    let trouble: Trouble | null = null;
    try {
      former = await inTime(bringFormer());
      for (const [key, stored] of await inTime(entries<IDBValidKey, unknown>(store()))) {
        if (typeof key !== 'string' || !key.startsWith(PREFIX)) continue;
        const id = key.slice(PREFIX.length);
        games.set(id, readKept(id, stored));
      }
    } catch (error) {
      trouble = troubleOf(error);
    }
    for (const [id, { game }] of unsaved) games.set(id, game);
    const changed = ({ summary }: Kept<Summary>) => summary?.changed ?? '';
    return { games: [...games.values()].sort((a, b) => changed(b).localeCompare(changed(a))), former, trouble };
  }

  /** One game as it is now; null where there is none of that id. */
  async function gameOfShelf(id: string): Promise<Kept<Summary> | null> {
    const here = unsaved.get(id);
    if (here !== undefined) return here.game;
    try {
      const stored = await inTime(get<unknown>(keyOf(id), store()));
      return stored === undefined ? null : readKept(id, stored);
    } catch {
      return null;
    }
  }

  /** Keeps a game as it is now. Where the browser does not, it lasts until the page is left; the reason why any game does is given. */
  async function putGame(game: Kept<Summary>): Promise<Trouble | null> {
    const { id, ...kept } = game;
    unsaved.set(id, { game, trouble: null });
    // If not, something newer is being put there.
    const isNewest = () => unsaved.get(id)?.game === game;
    try {
      await inTime(set(keyOf(id), kept, store()));
      if (isNewest()) unsaved.delete(id);
      channel()?.postMessage(null);
    } catch (error) {
      const trouble = troubleOf(error);
      if (isNewest()) unsaved.set(id, { game, trouble });
      return trouble;
    }
    return [...unsaved.values()].find(({ trouble }) => trouble !== null)?.trouble ?? null;
  }

  /** What could not be kept of a game becomes a game of its own, because another tab goes on with what was kept of it. */
  function setApart(id: string): void {
    const left = unsaved.get(id);
    if (left === undefined) return;
    unsaved.delete(id);
    const apart = { ...left.game, id: newId() };
    unsaved.set(apart.id, { ...left, game: apart });
  }

  /** Takes a game away. That may make room for games that could not be kept before: whether they still cannot, is given. */
  async function removeGame(id: string): Promise<Trouble | null> {
    unsaved.delete(id);
    try {
      await inTime(del(keyOf(id), store()));
      channel()?.postMessage(null);
    } catch (error) {
      return troubleOf(error);
    }
    const troubles = await Promise.all([...unsaved.values()].map(({ game }) => putGame(game)));
    return troubles.find((trouble) => trouble !== null) ?? null;
  }

  return { readShelf, gameOfShelf, putGame, setApart, removeGame, onChangeElsewhere };
}
