import { afterEach, expect, test, vi } from 'vitest';
import { type AnySummary, type Kept, newId } from '../../../src/keeping/kept.ts';
import { shelfFor } from '../../../src/keeping/shelf.ts';
import { fakeDatabase } from './fake-database.ts';

afterEach(() => vi.unstubAllGlobals());

/** A game at a moment: its text names it. */
const game = (id: string, moment: string, name = ''): Kept<AnySummary> => ({
  id,
  name,
  seed: null,
  text: moment,
  summary: { changed: moment },
});

/** A shelf of a page; several may share a database, as tabs do. */
const shelfOfTab = () =>
  shelfFor<AnySummary>('shelf', {
    keptFromText: (id, text) => game(id, text),
    readKept: (id, stored) => ({ ...(stored as Kept<AnySummary>), id }),
  });

const storedAs = ({ id: _, ...kept }: Kept<AnySummary>) => kept;

const lost = () => new DOMException('The database connection is closing.', 'InvalidStateError');

test('a lost connection is opened again, for reading and for writing', async () => {
  const { faults, stored, open } = fakeDatabase({ 'game:one': storedAs(game('one', '1')) });
  const shelf = shelfOfTab();
  await shelf.takeGame('one');
  faults.transactions.push(lost());
  expect(await shelf.putGame(game('one', '2'))).toBeNull();
  expect(stored.get('game:one')).toMatchObject({ text: '2' });
  faults.transactions.push(lost());
  expect((await shelf.readShelf()).games.map(({ text }) => text)).toEqual(['2']);
  // The browser may close it by itself, too.
  open.at(-1)?.onclose?.();
  expect(await shelf.putGame(game('one', '3'))).toBeNull();
  expect(stored.get('game:one')).toMatchObject({ text: '3' });
});

test('what could not be kept is kept later, with another game or when the list is read', async () => {
  const { faults, stored } = fakeDatabase();
  const shelf = shelfOfTab();
  for (const id of ['one', 'two']) {
    faults.transactions.push(lost(), lost());
    expect(await shelf.putGame(game(id, '1'))).toBe('blocked');
    expect(stored.has(`game:${id}`)).toBe(false);
    if (id === 'one') expect(await shelf.putGame(game('another', '1'))).toBeNull();
    else expect((await shelf.readShelf()).trouble).toBeNull();
    expect(stored.has(`game:${id}`)).toBe(true);
  }
});

test('a full disk is not asked twice, leaves the games readable, and is told for as long as it lasts', async () => {
  const { faults, stored } = fakeDatabase({ 'game:one': storedAs(game('one', '1')) });
  const shelf = shelfOfTab();
  faults.full = true;
  expect(await shelf.putGame(game('two', '2'))).toBe('full');
  const { games, trouble } = await shelf.readShelf();
  expect(games.map(({ id }) => id)).toEqual(['two', 'one']);
  expect(trouble).toBe('full');
  faults.full = false;
  expect(await shelf.putGame(game('two', '3'))).toBeNull();
  expect(stored.get('game:two')).toMatchObject({ text: '3' });
});

test('a damaged entry hides no other one, and is there itself', async () => {
  const { faults } = fakeDatabase({ 'game:one': storedAs(game('one', '1')), 'game:bad': storedAs(game('bad', '2')) });
  faults.damaged.add('game:bad');
  const { games, trouble } = await shelfOfTab().readShelf();
  expect(games.map(({ id, summary }) => [id, summary === null])).toEqual([
    ['one', false],
    ['bad', true],
  ]);
  expect(trouble).toBeNull();
});

test('games of earlier days hide no other one where there is no room for them, and move when there is', async () => {
  const { faults, stored } = fakeDatabase({ 'game:one': storedAs(game('one', '1')), game: '9', damaged: ['8'] });
  const shelf = shelfOfTab();
  faults.full = true;
  for (let reads = 0; reads < 2; reads++) {
    const { games, former, trouble } = await shelf.readShelf();
    expect(games.map(({ text }) => text)).toEqual(['9', '8', '1']);
    expect([games[0]?.id, trouble]).toEqual([former, 'full']);
  }
  expect([...stored.keys()]).toEqual(['game:one', 'game', 'damaged']);
  faults.full = false;
  expect((await shelf.readShelf()).trouble).toBeNull();
  await shelf.readShelf();
  const keys = [...stored.keys()];
  expect(keys).toHaveLength(3);
  expect(keys.every((key) => key.startsWith('game:'))).toBe(true);
});

test('a name that another tab has given stays', async () => {
  const { stored } = fakeDatabase({ 'game:one': storedAs(game('one', '1')) });
  const [playing, other] = [shelfOfTab(), shelfOfTab()];
  await playing.takeGame('one');
  expect(await other.renameGame('one', 'Sunday')).toBeNull();
  expect(await playing.putGame(game('one', '2'))).toBeNull();
  expect(stored.get('game:one')).toMatchObject({ text: '2', name: 'Sunday' });
});

test('a tab writes over no newer state that another one has kept, and what it had is a game of its own', async () => {
  const { stored } = fakeDatabase({ 'game:one': storedAs(game('one', '1')) });
  const [stale, newer] = [shelfOfTab(), shelfOfTab()];
  await stale.takeGame('one');
  await newer.takeGame('one');
  expect(await newer.putGame(game('one', '3'))).toBeNull();
  expect(await stale.putGame(game('one', '2'))).toBe('elsewhere');
  expect(stored.get('game:one')).toMatchObject({ text: '3' });
  stale.setApart('one');
  const { games } = await stale.readShelf();
  expect(games.map(({ text }) => text)).toEqual(['3', '2']);
  expect([...stored.values()].map((each) => (each as Kept<AnySummary>).text)).toEqual(['3', '2']);
});

test('a game of which something newer is just being kept is not told to have no room', async () => {
  fakeDatabase();
  const shelf = shelfOfTab();
  const put = [shelf.putGame(game('one', '1')), shelf.putGame(game('one', '2'))];
  expect((await shelf.gameOfShelf('one'))?.text).toBe('2');
  expect(await Promise.all(put)).toEqual([null, null]);
});

test('what comes from a backup takes the place of nothing', async () => {
  const { stored, faults } = fakeDatabase({ 'game:one': storedAs(game('one', '1')) });
  const shelf = shelfOfTab();
  expect(await shelf.addGame(game('one', '2'))).toBeNull();
  expect(stored.get('game:one')).toMatchObject({ text: '1' });
  faults.full = true;
  expect(await shelf.addGame(game(newId(), '3'))).toBe('full');
  expect((await shelf.readShelf()).games).toHaveLength(1);
});
