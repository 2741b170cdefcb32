import { del, delMany, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { isFull, lastingStore } from './database.ts';
import { type AnySummary, asSeed, asText, type Kept, lastFirst, newId } from './kept.ts';
import { tabChannel } from './tab-channel.ts';

/** Why the browser has not kept a game: it lets the page keep nothing, or there is no room left. */
export type Trouble = 'blocked' | 'full';

const PREFIX = 'game:';
const keyOf = (id: string) => PREFIX + id;

/** Where this page used to keep its one game, the seed of its deal, and texts that could not be read. */
const FORMER = ['game', 'seed', 'damaged'] as const;

const troubleOf = (error: unknown): Trouble => (isFull(error) ? 'full' : 'blocked');

/** When a game was last changed, as far as that is known. Each state of a game has a moment of its own. */
const momentOf = ({ summary }: Pick<Kept<AnySummary>, 'summary'>) => summary?.changed ?? '';

/** All games of this browser, the last changed first, and why there may be others that cannot be had. */
export interface Shelf<Summary extends AnySummary> {
  readonly games: readonly Kept<Summary>[];
  /** The game that was kept in earlier days, where this page has put it among the others. */
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
  /** Whether its name is newer than the one that is stored. */
  readonly isRenamed: boolean;
  /** Null while it is just being kept. */
  readonly trouble: Trouble | null;
}

/** What was kept in earlier days: its games, the one that was being played, and the keys that they still lie under. */
interface Former<Summary extends AnySummary> {
  readonly games: readonly Kept<Summary>[];
  readonly latest: string | null;
  readonly keys: readonly IDBValidKey[];
}

/** Reads what was kept in earlier days; what cannot be had is left where it lies. */
async function readFormer<Summary extends AnySummary>(
  store: UseStore,
  keptFromText: Reading<Summary>['keptFromText'],
): Promise<Former<Summary>> {
  const read = await Promise.all(
    FORMER.map((key) =>
      get<unknown>(key, store).then(
        (stored) => [key, stored] as const,
        () => null,
      ),
    ),
  );
  const found = new Map(read.filter((each) => each !== null));
  const damaged = found.get('damaged');
  const aside = (Array.isArray(damaged) ? damaged : []).map((each) =>
    keptFromText(newId(), typeof each?.text === 'string' ? each.text : asText(each), null),
  );
  const game = found.get('game');
  const latest = game === undefined ? null : keptFromText(newId(), asText(game), asSeed(found.get('seed')));
  return { games: latest === null ? aside : [latest, ...aside], latest: latest?.id ?? null, keys: [...found.keys()] };
}

/** The entries of a shelf, each under the id of its game. */
function entriesFor<Summary extends AnySummary>(store: UseStore, readKept: Reading<Summary>['readKept']) {
  /** An entry by itself; null where it has just been taken away. One that the browser cannot read is there all the same. */
  async function entry(id: string): Promise<Kept<Summary> | null> {
    try {
      const stored = await get<unknown>(keyOf(id), store);
      return stored === undefined ? null : readKept(id, stored);
    } catch {
      return { id, name: '', seed: null, text: '', summary: null };
    }
  }

  /** What lies under an id, within a transaction. What the browser cannot read counts as not there, and may be written over. */
  function storedAt(objects: IDBObjectStore, id: string): Promise<unknown> {
    const request: IDBRequest<unknown> = objects.get(keyOf(id));
    request.addEventListener('error', (event) => event.preventDefault());
    return promisifyRequest(request).catch(() => undefined);
  }

  /** Changes an entry in one go, so that no other tab comes in between. `changed` is given what is stored; null leaves it as it is. Returns whether it was changed. */
  function change(id: string, changed: (stored: unknown) => Kept<Summary> | null): Promise<boolean> {
    return store('readwrite', async (objects) => {
      const ended = promisifyRequest(objects.transaction);
      // What goes wrong with it is told by the request before.
      ended.catch(() => {});
      const next = changed(await storedAt(objects, id));
      if (next !== null) {
        const { id: _, ...kept } = next;
        await promisifyRequest(objects.put(kept, keyOf(id)));
      }
      await ended;
      return next !== null;
    });
  }

  /** The ids of all games. */
  const ids = async () =>
    (await keys<IDBValidKey>(store)).flatMap((key) =>
      typeof key === 'string' && key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
    );
  return { entry, change, ids };
}

/** Writes games, and holds those that the browser has not kept for as long as the page lasts. It writes over no state that this page does not know. */
function writingFor<Summary extends AnySummary>(
  { change }: ReturnType<typeof entriesFor<Summary>>,
  readKept: Reading<Summary>['readKept'],
  tellOthers: () => void,
) {
  /** Games that the browser has not kept, as they are now, and why; they last for as long as the page does. */
  const unsaved = new Map<string, Unsaved<Summary>>();

  /** The states that this page has read or written of each game that it plays. It writes over no other. */
  const known = new Map<string, Set<string>>();

  /**
   * What to store for a game, beside what is stored: a name that another tab has given it stays. Null where another tab has gone on
   * with it, which the browser only lets happen where it has no locks.
   */
  function joined(game: Kept<Summary>, stored: unknown, isRenamed: boolean): Kept<Summary> | null {
    if (stored === undefined) return game;
    const there = readKept(game.id, stored);
    if (known.get(game.id)?.has(momentOf(there)) === false) return null;
    return isRenamed ? game : { ...game, name: there.name };
  }

  const troubleLeft = (): Trouble | null =>
    [...unsaved.values()].find(({ trouble }) => trouble !== null)?.trouble ?? null;

  /** Stores a game as it is now. Where the browser does not, it lasts until the page is left. Gives the reason, or that another tab has gone on with it. */
  async function write(game: Kept<Summary>, isRenamed: boolean): Promise<Trouble | 'elsewhere' | null> {
    const { id } = game;
    unsaved.set(id, { game, isRenamed, trouble: null });
    known.set(id, (known.get(id) ?? new Set<string>()).add(momentOf(game)));
    // If not, something newer is being put there.
    const isNewest = () => unsaved.get(id)?.game === game;
    try {
      const isStored = await change(id, (stored) => joined(game, stored, isRenamed));
      if (!isStored) {
        if (isNewest()) unsaved.set(id, { game, isRenamed, trouble: 'blocked' });
        return 'elsewhere';
      }
      if (isNewest()) unsaved.delete(id);
      tellOthers();
      return null;
    } catch (error) {
      const trouble = troubleOf(error);
      if (isNewest()) unsaved.set(id, { game, isRenamed, trouble });
      return trouble;
    }
  }

  /** What could not be kept of a game becomes a game of its own, because another tab goes on with what was kept of it. */
  function setApart(id: string): void {
    const left = unsaved.get(id);
    if (left === undefined || left.trouble === null) return;
    unsaved.delete(id);
    const apart = { ...left.game, id: newId() };
    unsaved.set(apart.id, { ...left, game: apart });
  }

  /** Tries once more to keep what could not be kept, and gives why something still cannot. */
  async function keepUnsaved(): Promise<Trouble | null> {
    for (const [id, { game, isRenamed, trouble }] of [...unsaved])
      if (trouble !== null && (await write(game, isRenamed)) === 'elsewhere') setApart(id);
    return troubleLeft();
  }
  return { unsaved, known, troubleLeft, write, setApart, keepUnsaved };
}

/** The shelf for the games of one kind: `place` is the name of their database, and no other kind's. */
export function shelfFor<Summary extends AnySummary>(place: string, { keptFromText, readKept }: Reading<Summary>) {
  const store = lastingStore(place);
  const { tellOthers, onChangeElsewhere } = tabChannel(`${place} games`);
  const entries = entriesFor(store, readKept);
  const { entry, change } = entries;
  const { unsaved, known, troubleLeft, write, setApart, keepUnsaved } = writingFor(entries, readKept, tellOthers);

  /** The games of earlier days, once this page has read them. */
  let former: Former<Summary> | undefined;

  /** Puts the games of earlier days among the others. They also stay where they are as long as there is no room for them. */
  async function bringFormer(): Promise<void> {
    if (former === undefined) {
      former = await readFormer(store, keptFromText);
      for (const game of former.games) await write(game, false);
    }
    if (former.games.some(({ id }) => unsaved.has(id))) return;
    await delMany([...former.keys], store);
    former = { ...former, keys: [] };
  }

  async function readShelf(): Promise<Shelf<Summary>> {
    const games = new Map<string, Kept<Summary>>();
    let failed: Trouble | null = null;
    try {
      // Where nothing answers, nothing more is asked for.
      const isFormer = (key: IDBValidKey) => FORMER.some((each) => each === key);
      if ((await keys(store)).some(isFormer)) await bringFormer().catch(() => {});
      await keepUnsaved();
      for (const game of await Promise.all((await entries.ids()).map(entry)))
        if (game !== null) games.set(game.id, game);
    } catch (error) {
      failed = troubleOf(error);
    }
    for (const [id, { game }] of unsaved) games.set(id, game);
    return { games: lastFirst([...games.values()]), former: former?.latest ?? null, trouble: failed ?? troubleLeft() };
  }

  /** One game as it is now; null where there is none of that id. */
  const gameOfShelf = async (id: string): Promise<Kept<Summary> | null> => unsaved.get(id)?.game ?? entry(id);

  /** The same, to go on with it: this page may write over this state of it from now on. */
  async function takeGame(id: string): Promise<Kept<Summary> | null> {
    const game = await gameOfShelf(id);
    if (game !== null) known.set(id, new Set([momentOf(game)]));
    return game;
  }

  /**
   * Keeps a game as it is now. Where the browser does not, it lasts until the page is left; the reason why any game does is given.
   * Where another tab has gone on with it, nothing is written over.
   */
  async function putGame(game: Kept<Summary>): Promise<Trouble | 'elsewhere' | null> {
    const put = await write(game, false);
    return put ?? keepUnsaved();
  }

  /** Puts a game among the others that comes from a backup, where none of its id is there. Where there is no room for it, that is all. */
  async function addGame(game: Kept<Summary>): Promise<Trouble | null> {
    try {
      await change(game.id, (stored) => (stored === undefined ? game : null));
    } catch (error) {
      return troubleOf(error);
    }
    tellOthers();
    return null;
  }

  /** Gives a game another name, in whatever tab it is played. */
  async function renameGame(id: string, name: string): Promise<Trouble | null> {
    const here = unsaved.get(id);
    if (here !== undefined) unsaved.set(id, { ...here, game: { ...here.game, name }, isRenamed: true });
    try {
      await change(id, (stored) => (stored === undefined ? null : { ...readKept(id, stored), name }));
      tellOthers();
    } catch (error) {
      return troubleOf(error);
    }
    return keepUnsaved();
  }

  /** Takes a game away. That may make room for games that could not be kept before: whether they still cannot, is given. */
  async function removeGame(id: string): Promise<Trouble | null> {
    unsaved.delete(id);
    try {
      await del(keyOf(id), store);
      tellOthers();
    } catch (error) {
      return troubleOf(error);
    }
    return keepUnsaved();
  }

  return { readShelf, gameOfShelf, takeGame, putGame, addGame, renameGame, setApart, removeGame, onChangeElsewhere };
}
