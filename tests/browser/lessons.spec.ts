import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Lesson } from '../../src/activities/lessons/board-lesson.ts';
import type { Graph, Position } from '../../src/activities/lessons/board-lessons.ts';
import { readLesson } from '../../src/activities/lessons/read-board-lesson.ts';
import { ALL_LESSONS } from '../../src/activities/lessons/whole-game.ts';
import { GOAL_IDS, reachedGoals } from '../../src/activities/table/first-game/goals.ts';
import { gameOf } from '../../src/milestones/history.ts';
import {
  type Action,
  type ActionType,
  ascends,
  type Player,
  viewFor,
  type WorkerTile,
} from '../../src/milestones/index.ts';
import { greedy } from '../../src/players/greedy.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { spotName } from './accessible-names.ts';
import { expectAccessible } from './axe.ts';
import { awake } from './islands.ts';
import { star } from './lesson-parts.ts';
import { errorsOf } from './page-errors.ts';
import { decisionsOf } from './planned-games.ts';
import { countRequests } from './requests.ts';
import { savedGame, TableDriver, waitForSaved } from './table-driver.ts';
import { boardPane, gameTable, refusal } from './table-parts.ts';
import { unhurried } from './unhurried.ts';
import { ANY_WINDOW, NARROW, overflow, WIDE } from './windows.ts';
import { wordsOf } from './words.ts';

const { act, begin, graphOf } = ALL_LESSONS;

const content = join(import.meta.dirname, '../../content');
const read = (file: string) => JSON.parse(readFileSync(join(content, file), 'utf8'));
const lessonOf = (id: string): Lesson => readLesson(id, read(`lessons/${id}.json`));
const path: readonly { lessons: readonly string[] }[] = read('learning-path.json');
const lessons = path.flatMap((chapter) => chapter.lessons).map(lessonOf);
const words = wordsOf('en', 'lesson');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const reached = (page: Page) =>
  page.getByRole('paragraph').filter({ has: page.getByText(words.reached as string, { exact: true }) });
const helps = (page: Page) => page.getByText(words.right as string, { exact: true });
/** The lessons that are done, on the path. */
const done = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /\bdone(, in as few actions as possible)? – / });
/** A lesson that answers to what is done. */
const lessonAwake = (page: Page, title: string) => awake(page).getByRole('region', { name: title, exact: true });
/** The path when it knows what is done. */
const pathAwake = (page: Page) => awake(page).getByRole('heading', { name: words['keep.heading'] as string });

/** Opens a lesson for a reader who confirms every action. */
async function open(page: Page, id: string, language: Language = 'en'): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('milestones-settings', '{"confirmActions":true}');
    } catch {
      // Where the browser keeps nothing, what is pressed is done at once.
    }
  });
  await page.goto(`${language}/learn/${id}/`);
  await expect(lessonAwake(page, wordsOf(language, 'lessons')[`${id}.title`] as string)).toBeVisible();
}

/** A spot of a lesson's pictures. */
const spotOf = (page: Page, lesson: Lesson, at: string) =>
  page.getByRole('button', { name: spotName(begin(lesson).start, at) });

/** Chooses a spot of a picture by keyboard, unless it is chosen already because nothing else was possible. */
async function choose(page: Page, lesson: Lesson, at: string): Promise<void> {
  const spot = spotOf(page, lesson, at);
  if ((await spot.getAttribute('aria-pressed')) !== 'true') await spot.press('Enter');
}

const TOOLS: { readonly [Type in ActionType]?: string } = wordsOf('en', 'table');

/** A lesson's worker tile in English. */
function tileName(lesson: Lesson, id: string): string {
  const { workers } = begin(lesson).start.workerTiles.find((tile) => tile.id === id) as WorkerTile;
  return workers.map(({ kind, number }) => `${kind.replace('-', ' ')} ${number}`).join(' + ');
}

/** Takes an action by keyboard on an English page. */
async function take(page: Page, lesson: Lesson, action: Action): Promise<void> {
  const press = (name: string) => button(page, name).press('Enter');
  const tool = button(page, (TOOLS as Record<string, string>)[`tool.${action.type}`] ?? '');
  if ((await tool.count()) > 0 && (await tool.getAttribute('aria-pressed')) !== 'true') await tool.press('Enter');
  switch (action.type) {
    case 'done':
      return press('Done');
    case 'leave-bonus':
      return press('Take none');
    case 'move':
      await choose(page, lesson, action.to);
      if (action.idle) await press('Take nothing there');
      break;
    case 'street':
      for (const at of [action.from, action.milestone, action.to]) await choose(page, lesson, at);
      break;
    case 'house':
      await choose(page, lesson, action.lot);
      if (action.bonusOn !== undefined) await choose(page, lesson, `worker-${action.bonusOn}`);
      break;
    case 'marketplace':
      await choose(page, lesson, action.at);
      break;
    case 'take-bonus':
      await choose(page, lesson, action.lot);
      await choose(page, lesson, `worker-${action.space}`);
      break;
    case 'deliver':
      for (const at of [action.marketplace, ...action.numbers]) await choose(page, lesson, at);
      break;
    case 'cover':
      await choose(page, lesson, `worker-${action.space}`);
      break;
    case 'give-back':
      for (const less of await page.getByRole('button', { name: /^Give back one less/ }).all())
        while ((await less.getAttribute('aria-disabled')) !== 'true') await less.press('Enter');
      for (const [good, count] of Object.entries(action.goods))
        for (let i = 0; i < count; i++) await press(`Give back one more: ${good}`);
      break;
    case 'draft':
    case 'hire':
      await page.getByRole('button', { name: `Tile ${tileName(lesson, action.tile)}` }).press('Enter');
      await choose(page, lesson, `worker-${action.space}`);
      break;
    case 'buy':
      await press(`Buy ${action.good}`);
      break;
    case 'sell': {
      const [first, second] = action.goods;
      await press(first === second ? `Sell 2 ${first}` : `Sell 1 ${first} and 1 ${second}`);
      break;
    }
  }
  if (await button(page, 'Confirm').isVisible()) await press('Confirm');
}

const rootOf = (graph: Graph) => graph.values().next().value as Position;
const searched = (id: string) => rootOf(graphOf(lessonOf(id) as Lesson & { par: number }));

test('the first lesson says two sentences before there is something to press', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  for (const language of languages) {
    const texts = wordsOf(language, 'lessons');
    const said = `${texts['loop.intro']} ${texts['loop.task']}`;
    expect([...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(said)], said).toHaveLength(2);
    await page.goto(`${language}/learn/loop/`);
    await expect(page.getByText(texts['loop.intro'] as string)).toBeVisible();
  }
});

test('a lesson begins with a hint and Undo; what few need is behind More', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/learn/loop/');
  const lesson = page.getByRole('region', { name: 'Once around the loop' });
  const rest = ['Show what is allowed', 'Start again', 'Change this position'].map((name) =>
    lesson.getByRole('button', { name, exact: true }),
  );
  for (const name of ['Hint', 'Undo']) await expect(lesson.getByRole('button', { name })).toBeVisible();
  for (const button of rest) await expect(button).toBeHidden();
  await lesson.getByRole('group').getByText('More', { exact: true }).click();
  for (const button of rest) await expect(button).toBeVisible();
});

test('Learn says how long its lessons take, and has a short path for who explains tonight', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/learn/');
  const minutesIn = async (texts: Locator) =>
    (await texts.allTextContents()).flatMap((text) => Number(/(\d+) min/.exec(text)?.[1] ?? []));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
  const chapters = await minutesIn(page.getByRole('heading', { name: /about \d+ min$/ }));
  expect(chapters).toHaveLength(9);
  expect(await minutesIn(page.getByText(/^The whole path: 24 lessons/))).toEqual([sum(chapters)]);
  const [short] = await minutesIn(page.getByText('8 lessons and the script'));
  await page.getByRole('link', { name: words['path.host.link'] as string }).click();
  await expect(page).toHaveURL(/\/en\/game-night\/explain\/$/);
  // The aim, the lessons and the script, which are said beside their headings.
  const parts = await minutesIn(page.getByRole('heading', { name: /\d+ min$/ }));
  expect(parts).toHaveLength(3);
  expect(sum(parts)).toBe(short);
});

const toExplain: readonly string[] = read('game-night.json').explain.lessons;

test('who prepares to explain is led through the eight lessons to the rehearsal, sees what is done, and goes on there', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const night = wordsOf('en', 'game-night') as Record<string, string>;
  const titleOf = (id: string) => wordsOf('en', 'lessons')[`${id}.title`] as string;
  const main = page.getByRole('main');
  const steps = toExplain.map((id, i) => `${titleOf(id)} (${i + 1} of 8)`);
  const ticked = page.getByText(`✓ ${night['explain.done']}`).filter({ visible: true });
  const back = () => main.getByRole('link', { name: `${night['explain.title']} (` });
  await open(page, toExplain[0] as string);
  // Who learns for themselves stays on the long path.
  await expect(back()).toBeHidden();
  await page.goto('en/game-night/explain/');
  await expect(ticked).toHaveCount(0);
  await main.getByRole('link', { name: `Begin: ${steps[0]}` }).click();
  for (const [i, id] of toExplain.entries()) {
    const lesson = lessonOf(id);
    await expect(lessonAwake(page, titleOf(id))).toBeVisible();
    await expect(back()).toHaveText(`${night['explain.title']} (${i + 1} of 8)`);
    for (const action of lesson.way.flatMap((step) => step.do)) await take(page, lesson, action);
    if (i === 2) {
      await back().click();
      await expect(ticked).toHaveCount(3);
      await main.getByRole('link', { name: `Continue: ${steps[3]}` }).click();
    } else await main.getByRole('link', { name: `Next: ${steps[i + 1] ?? night['explain.rehearse']}` }).click();
  }
  await expect(page).toHaveURL(/\/en\/game-night\/explain\/#rehearse$/);
  await expect(ticked).toHaveCount(8);
  await expect(main.getByRole('link', { name: `Continue: ${night['explain.rehearse']}` })).toBeVisible();
  await main.getByRole('link', { name: night['explain.rehearse.link'] as string }).click();
  await page.getByRole('button', { name: wordsOf('en', 'how-to-play').forward as string }).click();
  await page.reload();
  await main.getByRole('link', { name: night['explain.title'] as string }).click();
  await expect(page).toHaveURL(/\/en\/game-night\/explain\/#rehearse$/);
});

test('who explains is told the aim for the evening’s number of players, or for each', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const points = page.getByText(/\b(51|59|67)\sVP/);
  await page.goto('en/game-night/explain/');
  await expect(points.filter({ visible: true })).toHaveCount(3);
  await page.goto('en/game-night/');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  // The address says what is kept.
  await expect(page).toHaveURL(/#setup=/);
  await page.goto('en/game-night/explain/');
  await expect(points.filter({ visible: true })).toHaveCount(1);
  await expect(points.filter({ visible: true })).toHaveText(/\b59\sVP/);
});

test('every lesson is solved by keyboard, and its page fits', { tag: WIDE }, async ({ page }) => {
  const failures = errorsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lesson of lessons.filter(({ par }) => par !== null)) {
    await test.step(lesson.id, async () => {
      await open(page, lesson.id);
      for (const action of lesson.way.flatMap((step) => step.do)) await take(page, lesson, action);
      await expect(reached(page)).toBeFocused();
      await expect(star(reached(page))).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
  expect(failures).toEqual([]);
  await page.goto('en/learn/');
  await expect(done(page)).toHaveCount(lessons.filter(({ par }) => par !== null).length);
});

/** What a greedy player does in a guided game, from its beginning to its end; the computer's replies do not depend on chance. */
function wholeGame(lesson: Lesson): readonly Action[] {
  const random = xoroshiro128plus(1);
  const taken: Action[] = [];
  let attempt = begin(lesson);
  while (gameOf(attempt).state.phase !== 'over') {
    for (const action of greedy(viewFor(gameOf(attempt), lesson.player), random)) {
      const tried = act(lesson, attempt, action);
      if (!tried.ok) throw new Error(JSON.stringify(tried.refusals));
      attempt = tried.attempt;
      taken.push(action);
    }
  }
  return taken;
}

/** What the guide of a first game says. */
const first = wordsOf('en', 'first-game');

/** Goes from the lesson of the first game to its table. */
async function sitDown(page: Page, label: string): Promise<Locator> {
  await page.goto('en/learn/first-game/');
  await expect(awake(page).getByRole('button', { name: label })).toBeVisible();
  await button(page, label).click();
  await expect(gameTable(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en/play/');
  // What is new stands in its place until it is read.
  return page.getByRole('complementary', { name: first.label as string, includeHidden: true });
}

test('the first game is played at the table, with a guide that is there again and can be put away', {
  tag: WIDE,
}, async ({ page, isMobile }) => {
  const guide = await sitDown(page, words['table.begin'] as string);
  const explained = page.getByRole('complementary', { name: wordsOf('en', 'acting')['explain.switch'] as string });
  await expect(explained).toContainText(wordsOf('en', 'teaching')['thing.draft'] as string);
  await expectAccessible(page);
  const table = new TableDriver(page, isMobile);
  // What is new is read before what comes next.
  await expect(guide).toBeHidden();
  await explained.getByRole('button').click();
  await expect(guide).toContainText(first['goal.tiles'] as string);
  await expect(guide).toContainText('0 of 9 done. Next:');
  for (let drafted = 0; drafted < 2; drafted++) {
    const game = await savedGame(page);
    const [draft] = greedy(viewFor(game, 0), xoroshiro128plus(1)) as [Action];
    await table.take(game, draft);
    await waitForSaved(page, ({ state }) => JSON.stringify(state) !== JSON.stringify(game.state));
  }
  await table.confirmEnd();
  await expect(guide).toContainText(first['goal.goods'] as string);
  await expect(guide).toContainText('1 of 9 done. Next:');
  // It says of the numbers what is true.
  const { spaces } = (await savedGame(page)).state.players[0] as Player;
  await expect(guide).toContainText(ascends(spaces) ? 'Your numbers ascend' : 'Your numbers don’t ascend');
  await page.reload();
  await expect(guide).toContainText(first['goal.goods'] as string);
  // From its page one comes back to the same game.
  const before = await savedGame(page);
  await sitDown(page, words['table.goOn'] as string);
  expect((await savedGame(page)).state).toEqual(before.state);
  // A mouse that rests on a space has its preview in the guide's place; a finger rests nowhere.
  const press = (target: Locator) => (isMobile ? target.tap() : target.click());
  await press(explained.getByRole('button'));
  await press(guide.getByText('1 of 9 done. Next:'));
  await expect(guide.getByRole('listitem')).toHaveCount(9);
  await expect(guide.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await expect(guide.getByRole('listitem').first()).toContainText(first.done as string);
  await expect(guide.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
  await press(guide.getByRole('button', { name: first.close as string }));
  await expect(guide).toHaveCount(0);
  await page.reload();
  await expect(gameTable(page)).toBeVisible();
  await expect(guide).toHaveCount(0);
});

test('what puts the guide away stands beside its text on a laptop', { tag: WIDE }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const guide = await sitDown(page, words['table.begin'] as string);
  await page
    .getByRole('complementary', { name: wordsOf('en', 'acting')['explain.switch'] as string })
    .getByRole('button')
    .click();
  const text = guide.getByText(first['goal.tiles'] as string);
  await expect(text).toBeVisible();
  const box = async (part: Locator) => (await part.boundingBox()) as { y: number; height: number };
  const [beside, close] = [await box(text), await box(guide.getByRole('button', { name: first.close as string }))];
  expect(close.y).toBeLessThan(beside.y + beside.height);
});

test('what a hint does at once in a first game is explained like what is done by hand', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await sitDown(page, words['table.begin'] as string);
  const teaching = wordsOf('en', 'teaching');
  const explained = page.getByRole('complementary', { name: wordsOf('en', 'acting')['explain.switch'] as string });
  const advice = page.getByRole('region', { name: 'A hint for you' });
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const doIt = async () => {
    if (!(await advice.isVisible())) await hint.click();
    await advice.getByRole('button', { name: 'Do it' }).click();
  };
  const isAsked = (heading: RegExp) => expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await doIt();
  await button(page, 'End turn').click();
  await isAsked(/^Make your first move/);
  await expect(explained).not.toContainText(teaching['thing.second-move'] as string);
  await doIt();
  await expect(button(page, 'End turn')).toBeVisible();
  await expect(explained).toContainText(teaching['thing.second-move'] as string);
  // What is put away does not come again with the next turn.
  await explained.getByRole('button').click();
  await expect(explained).toHaveCount(0);
  await button(page, 'End turn').click();
  await isAsked(/^Make your first move/);
  for (const told of await explained.all())
    await expect(told).not.toContainText(teaching['thing.second-move'] as string);
});

test('on a phone, what is asked after a first press is not hidden by what is explained', { tag: NARROW }, async ({
  page,
}) => {
  await sitDown(page, words['table.begin'] as string);
  const explained = page.getByRole('complementary', { name: wordsOf('en', 'acting')['explain.switch'] as string });
  await expect(explained).toBeVisible();
  await page
    .getByRole('button', { name: /^Tile / })
    .first()
    .tap();
  const question = page.getByRole('paragraph').filter({ hasText: /^Choose where its left half goes/ });
  await expect(question).toBeVisible();
  await expect(explained).toBeHidden();
});

test('what is explained in a first game leaves the board its height on a phone', { tag: NARROW }, async ({ page }) => {
  await sitDown(page, words['table.begin'] as string);
  const explained = page.getByRole('complementary', { name: wordsOf('en', 'acting')['explain.switch'] as string });
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    // How much of the board is above it, once the notice of the link that began the game is gone.
    const seen = async () => {
      const board = await boardPane(page).boundingBox();
      const over = await explained.boundingBox();
      return board === null || over === null ? 0 : (over.y - board.y) / board.height;
    };
    await expect.poll(seen).toBeGreaterThan(0.7);
  }
});

test('a first game that was begun on the page of its lesson goes on at the table, and its end counts as the lesson', {
  tag: NARROW,
}, async ({ page, isMobile }) => {
  const lesson = lessonOf('first-game');
  const actions = wholeGame(lesson);
  const attemptAfter = (count: number) => ALL_LESSONS.resumed(lesson, actions.slice(0, count));
  // Before the reader's last turn.
  const turns = actions.flatMap((_, i) => (gameOf(attemptAfter(i)).state.movesLeft === 2 ? [i] : []));
  const last = turns.at(-1) as number;
  await page.goto('en/credits/');
  await page.evaluate(
    (begun) => localStorage.setItem('milestones-lesson-begun', begun),
    JSON.stringify({ lesson: lesson.id, actions: actions.slice(0, last) }),
  );
  const guide = await sitDown(page, words['table.goOn'] as string);
  expect(await savedGame(page)).toEqual(gameOf(attemptAfter(last)));
  // The computer has triggered the end: what is said of it is true for the reader.
  expect(gameOf(attemptAfter(last)).state.turnsLeft).toBe(0);
  const teaching = wordsOf('en', 'teaching');
  const explained = page.getByRole('complementary', { name: wordsOf('en', 'acting')['explain.switch'] as string });
  await expect(explained).toContainText(teaching['thing.last-turn'] as string);
  await expect(explained).not.toContainText(teaching['thing.end'] as string);
  await explained.getByRole('button').click();
  await expect(guide).toContainText(first.lastTurn as string);
  await expect(guide).not.toContainText(first['goal.end'] as string);
  // The list is seen as a whole, also in the little room of a phone.
  await guide.getByText(first.lastTurn as string).tap();
  // Nothing lies over what says that these are the last turns.
  await page.getByText(/^Last turns/).tap({ trial: true });
  await expect(guide.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await expect(guide.getByRole('listitem').nth(4)).toBeInViewport({ ratio: 1 });
  await guide.getByText(first.lastTurn as string).tap();
  const table = new TableDriver(page, isMobile);
  const start = gameOf(attemptAfter(last));
  const rest = actions.slice(last).map((action) => ({ ...action, player: lesson.player }));
  for (const { game, action } of decisionsOf({ seed: 0, start, actions: rest, end: start }))
    await table.take(game, action);
  await table.confirmEnd();
  await expect(guide).toContainText(first.over as string);
  const reached = reachedGoals(attemptAfter(actions.length), lesson.player);
  const missed = GOAL_IDS.filter((id) => !reached.includes(id)).map((id) => first[`name.${id}`] as string);
  for (const name of missed) await expect(guide).toContainText(name);
  await page.reload();
  await expect(guide).toContainText(first.over as string);
  await expect(guide.getByRole('link', { name: first.again as string })).toHaveAttribute(
    'href',
    '/en/learn/first-game/',
  );
  await guide.getByRole('link', { name: first.path as string }).click();
  await expect(done(page)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('milestones-lesson-begun'))).toBeNull();
});

test('the page of a first game says that it has been played, and offers another', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/credits/');
  await page.evaluate(() => {
    const lessons = { format: 'milestones-lessons 1', lessons: { 'first-game': { tries: 1, star: false } } };
    localStorage.setItem('milestones-lessons', JSON.stringify(lessons));
  });
  await page.goto('en/learn/first-game/');
  await expect(page.getByText(words['table.done'] as string)).toBeVisible();
  const guide = await sitDown(page, words['table.again'] as string);
  await expect(guide).toContainText('0 of 9 done. Next:');
});

for (const id of ['passing', 'two-demands', 'open-five']) {
  test(`every mistake in the first step of ${id} is answered, and taken back`, { tag: ANY_WINDOW }, async ({
    page,
  }) => {
    await open(page, id);
    const lesson = lessonOf(id);
    const root = searched(id);
    const general = [words['general.lost'], words['general.longer']];
    for (const { action, to } of root.next.filter(({ to }) => to.distance >= root.distance)) {
      await take(page, lesson, action);
      await expect(button(page, words.undo as string), JSON.stringify(action)).toBeVisible();
      const answer = page.locator(':focus');
      await expect(answer, JSON.stringify(action)).toHaveRole('paragraph');
      for (const text of general) await expect(answer).not.toContainText(text as string);
      expect(to.reached).toBe(false);
      await button(page, words.undo as string).click();
      await expect(button(page, words.undo as string)).toHaveCount(0);
    }
  });
}

// English is done by all the other tests.
for (const language of ['fr', 'hu'] as const) {
  test(`a lesson is done by roles and names alone (${language})`, { tag: NARROW }, async ({ page }) => {
    const [learn, table, texts] = [
      wordsOf(language, 'lesson'),
      wordsOf(language, 'table'),
      wordsOf(language, 'lessons'),
    ];
    const space = (n: number) =>
      page.getByRole('button', { name: table['spot.space']?.replace('{n}', `${n}`).split('{what}')[0] as string });
    await page.goto(`${language}/learn/`);
    await page.getByRole('link', { name: texts['passing.title'] as string, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['passing.title'] as string);
    await expect(lessonAwake(page, texts['passing.title'] as string)).toBeVisible();
    await button(page, learn.hint as string).click();
    // One press acts, as at the table, and Undo takes it back.
    const undo = button(page, table['bar.undo'] as string);
    const gently = unhurried(page);
    await gently('5', () => space(5).click());
    await expect(page.getByText(learn.right as string, { exact: true })).toBeVisible();
    await undo.click();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await gently('5', () => space(5).click());
    await expect(page.getByText(learn.right as string, { exact: true })).toBeVisible();
    await space(7).click();
    await expect(page.getByText(learn.reached as string).first()).toBeVisible();
    await expect(page.getByText(texts['passing.done'] as string).first()).toBeVisible();
  });
}

test('what is refused, what is not meant, and what follows from a mistake', { tag: NARROW }, async ({ page }) => {
  await open(page, 'open-five');
  await choose(page, lessonOf('open-five'), 'p11');
  await expect(refusal(page).getByRole('link', { name: 'Rule 8.4' })).toBeVisible();
  await take(page, lessonOf('open-five'), { type: 'street', from: 'p00', milestone: 'p05', to: 'p11' });
  await button(page, words.watch as string).click();
  await button(page, words.watchOn as string).click();
  await expect(button(page, words.watchOn as string)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Bruno scores 5 VP' })).toBeVisible();
  await button(page, words.undo as string).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^\s*You\b/ })).toContainText('0 VP');
  // The mistake is not offered once more, and the board is to be seen.
  await expect(button(page, wordsOf('en', 'table')['bar.undo'] as string)).toHaveAttribute('aria-disabled', 'true');
  await expect(boardPane(page)).toBeInViewport({ ratio: 1 });

  await open(page, 'passing');
  await take(page, lessonOf('passing'), { type: 'move', to: 'mill' });
  // Once to be heard, and once to be seen.
  await expect(page.getByText(words.aside as string, { exact: true })).toHaveCount(2);
  for (const text of ['hint.look', 'hint.think', 'hint.move']) {
    await page.getByRole('button', { name: /hint$/i }).click();
    await expect(page.getByRole('term').last()).toHaveText(words[text] as string);
  }
  await button(page, words['hint.prepare'] as string).click();
  await button(page, 'Confirm').click();
  await expect(helps(page)).toBeVisible();
});

test('on a phone the board that is pressed stays in sight above what is said to it', { tag: NARROW }, async ({
  page,
}) => {
  await open(page, 'loop');
  await spotOf(page, lessonOf('loop'), 'worker-5').tap({ force: true });
  await expect(refusal(page)).toContainText('castle');
  const edges = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
      const board = edge('.lesson .player-board');
      return board.top >= 0 && board.bottom <= edge('.lesson-foot').top;
    });
  await expect.poll(edges).toBe(true);
});

test('a lesson that was left in the middle goes on there', { tag: ANY_WINDOW }, async ({ page }) => {
  await open(page, 'passing');
  await take(page, lessonOf('passing'), { type: 'move', to: 'worker-5' });
  await expect(helps(page)).toBeVisible();
  // It is kept behind the picture.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('milestones-lesson-begun'))).not.toBeNull();
  await page.goto('en/learn/');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(lessonAwake(page, wordsOf('en', 'lessons')['passing.title'] as string)).toBeVisible();
  await take(page, lessonOf('passing'), { type: 'move', to: 'worker-7' });
  await expect(reached(page)).toBeVisible();
});

/** Does a lesson, once what keeps progress has come. */
async function pass(page: Page): Promise<void> {
  const isQuiet = countRequests(page);
  await open(page, 'passing');
  await isQuiet();
  for (const to of ['worker-5', 'worker-7'] as const) await take(page, lessonOf('passing'), { type: 'move', to });
  await expect(reached(page)).toBeVisible();
}

test('progress is kept, handed on as a file and as a link, and never taken back', { tag: ANY_WINDOW }, async ({
  page,
  browser,
}) => {
  await pass(page);
  await page.goto('en/learn/');
  await page.reload();
  await expect(done(page)).toHaveCount(1);
  await expect(star(done(page))).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: words['keep.save'] as string }).click();
  const file = await (await downloading).path();
  // Where the page may not copy, the link is shown to be copied by hand.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, words['keep.link'] as string).click();
  const field = page.getByRole('textbox', { name: words['keep.link.field'] as string });
  await expect(field).toHaveValue(/#progress=[\w-]+$/);
  const link = await field.inputValue();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('.', link.split('#')[0] as string).href);
  await expect(pathAwake(other)).toBeVisible();
  await expect(done(other)).toHaveCount(0);
  // What it would change is said first, and can be refused, added and taken back.
  const offer = other.getByText('It adds one lesson to yours and takes nothing away.');
  await other.getByLabel(words['keep.open'] as string).setInputFiles(file);
  await expect(offer).toBeVisible();
  await expect(done(other)).toHaveCount(0);
  await button(other, words['keep.refuse'] as string).click();
  await expect(offer).toHaveCount(0);
  await other.getByLabel(words['keep.open'] as string).setInputFiles(file);
  await button(other, words['keep.accept'] as string).click();
  await expect(done(other)).toHaveCount(1);
  await button(other, words['keep.undo'] as string).click();
  await expect(done(other)).toHaveCount(0);
  await other.reload();
  await expect(pathAwake(other)).toBeVisible();
  await expect(done(other)).toHaveCount(0);
  await other.evaluate(() => localStorage.clear());
  await other.goto('about:blank');
  await other.goto(link);
  await expect(button(other, words['keep.accept'] as string)).toBeVisible();
  // Until the reader has decided, it is in the link alone.
  await other.reload();
  await expect(done(other)).toHaveCount(0);
  await button(other, words['keep.accept'] as string).click();
  await expect(done(other)).toHaveCount(1);
  expect(other.url()).not.toContain('#');
  await other.getByLabel(words['keep.open'] as string).setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"something else"}'),
  });
  await expect(other.getByText(words['keep.unreadable'] as string)).toBeVisible();
  await expect(done(other)).toHaveCount(1);
  await elsewhere.close();
});

test('a damaged store is told and put aside, a blocked one too; learning goes on', { tag: ANY_WINDOW }, async ({
  page,
  browser,
}) => {
  await page.goto('en/credits/');
  await page.evaluate(() => localStorage.setItem('milestones-lessons', '{"format":'));
  await pass(page);
  await page.goto('en/learn/');
  await expect(page.getByText(words['keep.damaged'] as string)).toBeVisible();
  await expect(done(page)).toHaveCount(1);
  await button(page, words['keep.discard'] as string).click();
  await page.reload();
  await expect(done(page)).toHaveCount(1);
  await expect(page.getByText(words['keep.damaged'] as string)).toHaveCount(0);

  const context = await browser.newContext({ baseURL: new URL('/', page.url()).href });
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const blocked = await context.newPage();
  await pass(blocked);
  await expect(blocked.getByText(words['keep.blocked'] as string)).toBeVisible();
  await context.close();
});

test('axe finds nothing: the path, a lesson, its answers, its end', { tag: NARROW }, async ({ page }) => {
  await page.goto('en/learn/');
  await expectAccessible(page);
  await open(page, 'open-five');
  await button(page, words.hint as string).click();
  await expectAccessible(page);
  await take(page, lessonOf('open-five'), { type: 'street', from: 'p00', milestone: 'p05', to: 'p11' });
  await button(page, words.watch as string).click();
  await expectAccessible(page);
  await pass(page);
  await expectAccessible(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson reads as position, goal and solution with its reasons', { tag: ANY_WINDOW }, async ({ page }) => {
    const texts = wordsOf('en', 'lessons');
    await page.goto('en/learn/two-demands/');
    await expect(page.getByRole('img', { name: /^Your player board/ })).toBeVisible();
    await expect(page.getByText(texts['two-demands.task'] as string)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.solution as string })).toBeVisible();
    // Each step with the rules that it follows.
    const solution = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^\d+\.\d+$/ }) });
    await expect(solution).toHaveCount(3);
    await expect(solution.first()).toContainText(texts['two-demands.think.goods'] as string);
    const lesson = page.getByRole('region', { name: texts['two-demands.title'] as string });
    const buttons = lesson.getByRole('button', { includeHidden: true });
    await expect(buttons.filter({ hasText: 'Confirm' })).toHaveCount(1);
    for (const each of await buttons.all()) await expect(each).toBeHidden();
  });
});
