import { afterEach, expect, test, vi } from 'vitest';
import { CARD_GAMES } from '../../../src/activities/table/cards/keeping/card-games.ts';
import { type KeptGame, keptOf } from '../../../src/activities/table/keeping/kept-game.ts';
import { sharedGameOf } from '../../../src/activities/table/keeping/link.ts';
import { courseOf } from '../../../src/keeping/course.ts';
import { cardGameLinkOf } from '../../../src/links/card-game.ts';
import { gameLinkOf, linkTextOf } from '../../../src/links/index.ts';
import { tableOfGame } from '../../../src/machines/card-table.ts';
import type { TableGame } from '../../../src/machines/game.ts';
import { gameOf, replay } from '../../../src/milestones/history.ts';
import { apply, legalActions, newGame, type PlayerAction, PRACTICE_SET } from '../../../src/milestones/index.ts';
import * as cards from '../../../src/thousand-miles/index.ts';
import { localStorageWith } from '../kit/local-storage.ts';
import { fakeDatabase } from './fake-database.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // The next file’s modules are to find its own database.
  vi.resetModules();
});

/** A game of two after some actions: `from` says after how many others than the first that is legal are taken. */
function playedOn(count: number, from = count): TableGame {
  const start = newGame({ players: 2, seed: 5, startingPlayer: 0, set: PRACTICE_SET });
  const actions: PlayerAction[] = [];
  for (let game = start; actions.length < count; ) {
    const action = { player: game.state.player, ...legalActions(game).at(actions.length < from ? 0 : -1)! };
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    game = outcome.game;
    actions.push(action);
  }
  const seats = (['red', 'blue'] as const).map((colour) => ({ name: colour, colour, by: 'person' as const }));
  return { history: replay(start, actions, []), seats, started: '2026-01-01T10:00:00.000Z', seed: 5 };
}
const linkOf = async (table: TableGame, kind = 'game') => `#${kind}=${await gameLinkOf(sharedGameOf(table))}`;

const keptAs = (id: string, table: TableGame, day: number) => {
  const { id: _, ...entry } = keptOf(table, { id, name: id }, `2026-01-0${day}T10:00:00.000Z`);
  return { [`game:${id}`]: entry };
};

/** A page that is opened with a link, beside what the browser keeps: the address that is left, and what has come of it. It may crash before the game is shown. */
async function opened(hash: string, entries: Record<string, unknown>, crashes = false) {
  localStorageWith({});
  const { stored } = fakeDatabase(entries, 'milestones');
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    addEventListener: () => {},
    visibilityState: 'visible',
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('sessionStorage', undefined);
  const location = { hash, pathname: '/en/play/', search: '' };
  vi.stubGlobal('location', location);
  const forget = () => {
    location.hash = '';
  };
  vi.stubGlobal('history', { state: null, replaceState: forget });
  // A page has modules of its own, with a connection of their own to the database.
  vi.resetModules();
  const { BOARD_GAMES } = await import('../../../src/activities/table/keeping/board-games.ts');
  const { keeperOf } = await import('../../../src/keeping/keeper.ts');
  const told: { news?: unknown; current?: unknown } = {};
  const keeper = keeperOf(
    BOARD_GAMES,
    'en',
    (changed) => Object.assign(told, changed),
    () => {},
  );
  const table = await keeper.load();
  if (crashes) keeper.crashed();
  await keeper.shown();
  return { table, ...told, hash: location.hash, kept: [...stored.keys()] };
}

test('a kept game that is damaged hinders no link, and stays', async () => {
  const table = playedOn(4);
  const [[key, entry]] = Object.entries(keptAs('a', table, 1)) as [[string, Omit<KeptGame, 'id'>]];
  const damaged = { ...entry, text: entry.text.slice(0, -9) };
  const after = await opened(await linkOf(table), { [key]: damaged });
  expect(after.table?.history.at).toBe(4);
  expect(after.news).toEqual({ type: 'brought', from: 'link' });
  expect(after.hash).toBe('');
  expect(after.kept).toHaveLength(2);
});

test('a link stays in the address until its game has come', async () => {
  const link = (await linkOf(playedOn(4))).slice(0, -4);
  const { hash, news } = await opened(link, {});
  expect(news).toMatchObject({ type: 'unreadable', from: 'link' });
  expect(hash).toBe(link);
});

test('a link stays in the address where its game crashes the page before it is shown', async () => {
  const link = await linkOf(playedOn(4));
  const crashed = await opened(link, {}, true);
  expect([crashed.table?.history.at, crashed.hash, crashed.kept]).toEqual([4, link, []]);
  const again = await opened(link, {});
  expect([again.hash, again.kept.length]).toEqual(['', 1]);

  // What has happened since in a game that is played by link is only in the link.
  const turn = await linkOf(playedOn(9), 'turn');
  const joined = await opened(turn, keptAs('a', playedOn(4), 1), true);
  expect([joined.table?.history.at, joined.news, joined.hash]).toMatchObject([9, { course: 'newer' }, turn]);
});

test('a link that is opened again after playing on opens the game that has gone on', async () => {
  const link = await linkOf(playedOn(4));
  const after = await opened(link, { ...keptAs('other', playedOn(9, 2), 3), ...keptAs('on', playedOn(9), 2) });
  expect(after.table?.history.at).toBe(9);
  expect(after.news).toMatchObject({ type: 'joined', course: 'older', game: { id: 'on' } });
  expect([after.current, after.hash, after.kept]).toEqual(['on', '', ['game:other', 'game:on']]);
});

test('a link whose game went on otherwise, or further than the kept one, brings its own', async () => {
  for (const kept of [playedOn(9, 2), playedOn(3)]) {
    const after = await opened(await linkOf(playedOn(4)), keptAs('a', kept, 1));
    expect([after.table?.history.at, after.kept.length]).toEqual([4, 2]);
  }
});

test('a position is there to be begun: it comes again after playing on', async () => {
  const start = playedOn(4);
  const link = `#position=${await linkTextOf(gameOf(start.history))}`;
  const first = await opened(link, {});
  if (first.table === null) throw new Error('no table');
  const { history } = playedOn(6);
  const on = {
    ...first.table,
    history: replay(
      first.table.history.start,
      history.steps.slice(4).map(({ action }) => action),
      [],
    ),
  };
  expect((await opened(link, keptAs('a', first.table, 1))).kept).toEqual(['game:a']);
  const again = await opened(link, keptAs('a', on, 1));
  expect([again.table?.history.at, again.kept.length]).toEqual([0, 2]);
});

test('so does a link to a game of cards', async () => {
  const start = cards.newGame({ seed: 3, starter: 0 });
  const taken: cards.PlayerAction[] = [];
  for (let game = start; taken.length < 6; ) {
    const action = { player: game.state.player, ...cards.legalActions(game)[0]! } as cards.PlayerAction;
    const outcome = cards.apply(game, action);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    game = outcome.game;
    taken.push(action);
  }
  const at = (count: number) =>
    tableOfGame(
      { start, record: cards.recordOf(start, taken.slice(0, count)) },
      'racer',
      '2026-01-01T10:00:00.000Z',
      [],
    );
  const course = (linked: number, kept: number) => courseOf(CARD_GAMES.runOf(at(linked)), CARD_GAMES.runOf(at(kept)));
  expect([course(4, 6), course(4, 4), course(6, 4)]).toEqual(['older', 'same', 'newer']);
  const text = cardGameLinkOf({ start, actions: taken.slice(0, 4), opponent: 'racer', marks: [] });
  const { readLink } = await CARD_GAMES.incoming();
  expect(await readLink(`#game=${text}`, 'en')).toMatchObject({ ok: true, joins: 'continued' });
});
