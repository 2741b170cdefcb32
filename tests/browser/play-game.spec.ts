import { expect, type Page, test } from '@playwright/test';
import { MILESTONES } from '../../src/milestones/game.ts';
import { ACTION_TYPES, type Action, type Game } from '../../src/milestones/index.ts';
import { KeyboardDriver } from './keyboard-driver.ts';
import {
  type Decision,
  decisionsOf,
  gameWithEverything,
  keptText,
  type PlannedGame,
  playedGame,
} from './planned-games.ts';
import { PointerDriver } from './pointer-driver.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { keepText, savedGame, startGame, TableDriver, waitForSaved, watch } from './table-driver.ts';
import {
  actionButtons,
  endTurn,
  gameTable,
  pointsTold,
  seatNames,
  seatPoints,
  startButton,
  tellAll,
  winner,
} from './table-parts.ts';
import { TreeDriver } from './tree-driver.ts';
import { ANY_WINDOW, NARROW, WIDE } from './windows.ts';

/** Whatever plays a game: keys, a pointer, a screen reader. */
interface Hand {
  take(game: Game, action: Action): Promise<void>;
  endTurn(): Promise<void>;
}

/** Plays a planned game to its end; `between` looks at the table after each turn. */
async function playOut(
  decisions: readonly Decision[],
  hand: Hand,
  between: (game: Game) => Promise<void>,
): Promise<void> {
  for (const { game, action, next } of decisions) {
    await hand.take(game, action);
    if (!MILESTONES.endsTurn(game, next)) continue;
    await hand.endTurn();
    if (next.state.phase !== 'over') await between(next);
  }
}

/** How much of a game, after the draft, is played by hand where another test plays all of it. */
const LAST = 0.4;

/** The decisions of the draft and those of the end of a game, in which every kind of action happens that does in the game. */
function draftAndEnd(plan: PlannedGame) {
  const all = decisionsOf(plan);
  const draft = all.filter(({ action }) => action.type === 'draft');
  const end = all.slice(Math.floor(all.length * (1 - LAST)));
  const kinds = (of: readonly Decision[]) => new Set(of.map(({ action }) => action.type));
  expect(kinds([...draft, ...end])).toEqual(kinds(all));
  return { draft, end };
}

/** Opens the game where its end begins. */
async function openEnd(page: Page, plan: PlannedGame, end: readonly Decision[], language = 'en'): Promise<void> {
  await keepText(page, keptText(plan, (end[0] as Decision).at));
  await page.goto(`${language}/play/`);
  await expect(gameTable(page)).toBeVisible();
  // What has been done may have ended a turn, which is confirmed again.
  if ((await endTurn(page).count()) > 0) await endTurn(page).click();
}

/** What is kept of a finished game is what the engine alone makes of it. */
async function expectEnd(page: Page, { end }: PlannedGame): Promise<void> {
  await waitForSaved(page, ({ state }) => state.phase === 'over');
  expect((await savedGame(page)).state).toEqual(end.state);
}

const points = ({ state }: Game) => state.players.map(({ vp }) => String(vp));

/** How the end of a game of two is told in English. */
function victory({ end }: PlannedGame): string {
  const [winner] = end.state.winners as readonly [0 | 1];
  return `${['Ann', 'Ben'][winner]} wins with ${points(end)[winner]}\u00a0VP.`;
}

const OFTEN = 23;

test('a game of two by touch at 360×740: the draft, and on to the final scoring, with undo in between', {
  tag: NARROW,
}, async ({ page, baseURL, isMobile }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const strange = watch(page, baseURL as string);
  const plan = gameWithEverything();
  await startGame(page, plan.seed);
  const table = new TableDriver(page, isMobile);
  const { draft, end } = draftAndEnd(plan);
  for (const [i, { game, action, next }] of [...draft, ...end].entries()) {
    if (i === draft.length) await openEnd(page, plan, end);
    await table.take(game, action);
    if (i % OFTEN === OFTEN - 1) {
      // Back over the ends of turns, forward again, and the last action once more by hand.
      for (let back = 0; back < 5; back++) await table.undo();
      for (let forward = 0; forward < 4; forward++) await table.bar('Redo').click();
      await table.take(game, action);
    }
    await expect(table.bar('End turn'), `after decision ${i}, ${JSON.stringify(action)}`).toHaveCount(
      MILESTONES.endsTurn(game, next) ? 1 : 0,
    );
    await table.confirmEnd();
  }
  await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(winner(page)).toContainText(victory(plan));
  await expectEnd(page, plan);
  // The search that comes along lies over no figure.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const floating = page.locator('#search-again');
  await expect(floating).not.toHaveAttribute('hidden');
  await expect(floating).toBeHidden();
  expect(strange).toEqual([]);
});

test('a whole game of two by keyboard alone, from the set-up to the winner', { tag: WIDE }, async ({
  page,
  baseURL,
}) => {
  const strange = watch(page, baseURL as string);
  const plan = gameWithEverything();
  await page.goto('en/play/');
  // What wakes a page comes after its picture, which a page that is loaded does not wait for.
  await expect(startButton(page)).toBeVisible();
  const keys = new KeyboardDriver(page);
  await keys.tabTo(/^Variants and deal/);
  // It is fetched now.
  await expect(page.getByLabel('Deal number')).toBeVisible();
  await keys.write(/^Deal number/, String(plan.seed));
  await keys.tabTo(/^Start the game/);
  await playOut(decisionsOf(plan), keys, async () => {});
  await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeFocused();
  await keys.tabTo(/^Show everything/);
  await expect(winner(page)).toContainText(victory(plan));
  await expectEnd(page, plan);
  expect(strange).toEqual([]);
});

test('a game of two through the accessibility tree alone, by roles and names: the draft, and on to the winner', {
  tag: ANY_WINDOW,
}, async ({ page, baseURL }) => {
  const strange = watch(page, baseURL as string);
  const plan = gameWithEverything();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('en/play/');
  let tree = await TreeDriver.on(page);
  await tree.press('Variants and deal', 'DisclosureTriangle');
  await tree.write('spinbutton', 'Deal number', String(plan.seed));
  await tree.press('Start the game');
  const reads = async ({ state }: Game) => {
    for (const [i, { vp }] of state.players.entries())
      await tree.reads(`${['Ann', 'Ben'][i]}${i === state.player ? ', now playing' : ''}: ${vp}\u00a0VP`);
  };
  const { draft, end } = draftAndEnd(plan);
  await playOut(draft, tree, reads);
  await openEnd(page, plan, end);
  // Another page has a tree of its own.
  tree = await TreeDriver.on(page);
  await playOut(end, tree, reads);
  await tree.press('Show everything');
  await tree.reads(victory(plan));
  await expectEnd(page, plan);
  expect(strange).toEqual([]);
});

/** Short games in which every kind of action happens, save the one that only declines. */
const TABLES = [
  { players: 3, deal: 351, language: 'fr', window: { width: 1440, height: 900 }, touch: false },
  { players: 4, deal: 289, language: 'hu', window: { width: 768, height: 1024 }, touch: true },
] as const;

for (const { players, deal, language, window, touch } of TABLES) {
  test.describe(`at ${window.width}×${window.height}`, () => {
    test.use({ viewport: window, hasTouch: touch, isMobile: touch, contextOptions: { reducedMotion: 'reduce' } });

    test(`a game of ${players} by ${touch ? 'touch' : 'mouse'} (${language}): the draft, and on to the end`, {
      tag: ANY_WINDOW,
    }, async ({ page, baseURL }) => {
      const strange = watch(page, baseURL as string);
      await watchShifts(page);
      const plan = playedGame(players, deal) as PlannedGame;
      expect(new Set(plan.actions.map(({ type }) => type)).size).toBe(ACTION_TYPES.length - 1);
      await startGame(page, plan.seed, `${language}/play/`, players);
      // What is pressed in every turn is large enough for a finger, also where the bar is narrow.
      const small = await actionButtons(page).evaluateAll(
        (buttons) => buttons.filter((button) => button.getBoundingClientRect().width < 36).length,
      );
      expect(small).toBe(0);
      const table = new PointerDriver(page, touch);
      let jumped: readonly string[] = [];
      const told = async (game: Game) => {
        await expect(seatPoints(page)).toHaveText(points(game));
        jumped = await shiftsOf(page);
      };
      const { draft, end } = draftAndEnd(plan);
      await playOut(draft, table, told);
      expect(jumped).toEqual([]);
      table.found.clear();
      await openEnd(page, plan, end, language);
      await playOut(end, table, told);
      expect(jumped).toEqual([]);
      // From turn to turn everything that is pressed again and again has stayed where it was.
      for (const [what, places] of table.found) expect([...places], what).toHaveLength(1);

      const seats = await seatNames(page).allTextContents();
      await tellAll(page).click();
      await expect(pointsTold(page)).toHaveText(points(plan.end));
      for (const seat of plan.end.state.winners as readonly number[])
        await expect(winner(page)).toContainText(seats[seat] as string);
      await expectEnd(page, plan);
      expect(strange).toEqual([]);
    });
  });
}
