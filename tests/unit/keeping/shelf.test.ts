import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnySummary, type Kept, newId } from '../../../src/islands/keeping/kept.ts';
import { shelfFor } from '../../../src/islands/keeping/shelf.ts';

/** What a browser is asked to write, and how it answers. */
interface Asked {
  oncomplete?: () => void;
  onabort?: () => void;
  error?: DOMException;
}

/** Storage of a browser that takes its time: each thing that is put there waits in `asked` for its answer. */
function slowStorage() {
  const asked: Asked[] = [];
  const database = {
    transaction: () => {
      const transaction: Asked = {};
      return { objectStore: () => ({ transaction, put: () => asked.push(transaction) }) };
    },
  };
  const open = () => {
    const request = { result: database, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  return { asked, open };
}

const game = (id: string, text: string): Kept<AnySummary> => ({
  id,
  name: '',
  seed: null,
  text,
  summary: { changed: '2026-11-24' },
});

let storage: ReturnType<typeof slowStorage>;
let shelf: ReturnType<typeof shelfFor<AnySummary>>;

beforeEach(() => {
  storage = slowStorage();
  vi.stubGlobal('indexedDB', storage);
  // No other tab is to hear of anything.
  vi.stubGlobal('BroadcastChannel', undefined);
  shelf = shelfFor<AnySummary>('shelf', {
    keptFromText: (id, text) => game(id, text),
    readKept: (id, stored) => ({ ...(stored as Kept<AnySummary>), id }),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Puts games on the shelf at once, and waits until the browser has been asked for each. */
async function putAtOnce(...games: readonly Kept<AnySummary>[]) {
  const put = games.map((each) => shelf.putGame(each));
  await vi.waitFor(() => expect(storage.asked).toHaveLength(games.length));
  return put;
}

const isKept = (at: number) => storage.asked[at]?.oncomplete?.();

function isFull(at: number) {
  const asked = storage.asked[at] as Asked;
  asked.error = new DOMException('full', 'QuotaExceededError');
  asked.onabort?.();
}

test('a game of which something newer is just being kept is not told to have no room', async () => {
  const put = await putAtOnce(game('one', 'earlier'), game('one', 'later'));
  isKept(0);
  expect(await put[0]).toBeNull();
  expect((await shelf.gameOfShelf('one'))?.text).toBe('later');
  isKept(1);
  expect(await put[1]).toBeNull();
});

test('as long as one game has found no room, the keeping of another one says so', async () => {
  const put = await putAtOnce(game('one', 'lost'), game('another', 'kept'));
  isFull(0);
  expect(await put[0]).toBe('full');
  isKept(1);
  expect(await put[1]).toBe('full');
  expect((await shelf.gameOfShelf('one'))?.text).toBe('lost');
});

test('a game that found no room and does so later is kept like any other', async () => {
  const [lost] = await putAtOnce(game('one', 'lost'));
  isFull(0);
  expect(await lost).toBe('full');
  const again = shelf.putGame(game('one', 'kept'));
  await vi.waitFor(() => expect(storage.asked).toHaveLength(2));
  isKept(1);
  expect(await again).toBeNull();
});

test('what could not be kept of a game that another tab goes on with is a game of its own', async () => {
  const [lost] = await putAtOnce(game('one', 'lost'));
  isFull(0);
  await lost;
  shelf.setApart('one');
  const put = shelf.putGame(game(newId(), 'kept'));
  await vi.waitFor(() => expect(storage.asked).toHaveLength(2));
  isKept(1);
  expect(await put).toBe('full');
});
