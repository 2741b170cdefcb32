import { expect, type Page, test } from '@playwright/test';
import { linkTextOf } from '../../src/links/index.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { asleep } from './islands.ts';
import { lettersHere } from './letters.ts';
import { after, gameWithEverything, keptText } from './planned-games.ts';
import { keepText } from './table-driver.ts';
import { actionButtons, endTurn, finalScoring, gameTable, logEntries, pastTable, tools } from './table-parts.ts';
import { ANY_WINDOW } from './windows.ts';
import { called } from './words.ts';

const CARD_START = called('card-table', 'setup.start');
const HAND = called('card-table', 'hand');
const SETTINGS = called('settings-button', 'open');
const SHARE = called('games', 'table.share');
const WHAT_TO_SHARE = called('games', 'share.what');
const MORE = called('acting', 'bar.more');

/** All phones, and of the languages with shorter words only the smallest. */
const widthsOf = (language: Language) => (language === 'fr' || language === 'hu' ? [320, 390] : [320]);

const PAGES = [
  '',
  'board/',
  'card-game/examples/',
  'card-game/learn/first-roll/',
  'check/',
  'game-night/',
  'learn/branching/',
  'practice/castle/',
];

interface Label {
  readonly text: string;
  readonly lines: number;
  readonly isCut: boolean;
}

/** The buttons in sight that say something: in how many lines, and whether all of it is to be seen. */
const labelsIn = (page: Page): Promise<Label[]> =>
  page.evaluate(() => {
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 2 &&
      inner.bottom <= outer.bottom + 2;
    const labels: Label[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('button, .button')) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue;
      const said = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const rows = new Set<number>();
      let [text, isCut] = ['', false];
      while (said.nextNode()) {
        const parents: HTMLElement[] = [];
        for (let each = said.currentNode.parentElement; each !== null && each !== button; each = each.parentElement)
          parents.push(each);
        // What only a screen reader is told, and what is drawn.
        if (parents.some((each) => !(each instanceof HTMLElement) || each.offsetWidth <= 1)) continue;
        const boxes = [button, ...parents.filter((each) => getComputedStyle(each).overflow !== 'visible')];
        const range = document.createRange();
        range.selectNodeContents(said.currentNode);
        for (const rect of [...range.getClientRects()].filter(({ width }) => width > 0)) {
          // Signs of another size stand a little higher or lower in the same line.
          const middle = (rect.top + rect.bottom) / 2;
          if (![...rows].some((row) => Math.abs(row - middle) < rect.height / 2)) rows.add(middle);
          isCut ||= boxes.some((box) => !within(rect, box.getBoundingClientRect()));
          text += said.currentNode.textContent;
        }
      }
      if (rows.size > 0) labels.push({ text, lines: rows.size, isCut });
    }
    return labels;
  });

const plan = gameWithEverything();
/** The game where its buttons are others: at its beginning, beside a bonus tile, in the buildings. */
const positions = ['draft', 'take-bonus', 'cover', 'hire', 'street'].map((type) => {
  const at = plan.actions.findIndex((action) => action.type === type);
  return plan.actions.slice(0, at).reduce((game, { player: _, ...action }) => after(game, action), plan.start);
});

for (const language of languages) {
  test(`with the largest text no button of a phone is cut or takes more than two lines (${language})`, {
    tag: ANY_WINDOW,
  }, async ({ page }) => {
    test.slow();
    const wrong = new Set<string>();
    let seen = 0;
    /** Looks at the page in every width; then does one thing after another, and looks again. */
    const look = async (...acts: readonly (() => Promise<void>)[]) => {
      for (const width of widthsOf(language)) {
        await page.setViewportSize({ width, height: 844 });
        for (const act of [async () => {}, ...acts]) {
          await act();
          const labels = await labelsIn(page);
          seen += labels.length;
          for (const { text, lines, isCut } of labels)
            if (isCut || lines > 2)
              wrong.add(`${page.url()} ${width}: “${text}” ${isCut ? 'is cut' : `in ${lines} lines`}`);
        }
      }
    };
    const settings = { text: 'largest', motion: 'none', confirmActions: true };
    await page.addInitScript((kept) => localStorage.setItem('milestones-settings', kept), JSON.stringify(settings));
    // A label in other letters is another width.
    await lettersHere(page);
    const arrive = async (path: string) => {
      await page.goto(`${language}/${path}`);
      await expect(asleep(page)).toHaveCount(0);
    };

    for (const path of PAGES) {
      await arrive(path);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      await look();
    }
    await arrive('card-game/play/');
    await look();
    await page.getByRole('button', { name: CARD_START }).click();
    await expect(page.getByRole('list', { name: HAND })).toBeVisible();
    await look();
    await arrive('play/');
    await look();
    await page.getByRole('banner').getByRole('button', { name: SETTINGS }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look();

    await keepText(page, keptText(plan, plan.actions.length));
    await arrive('play/');
    await expect(endTurn(page)).toBeVisible();
    await look();
    await endTurn(page).click();
    await expect(finalScoring(page)).toBeVisible();
    await look();
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByRole('group', { name: WHAT_TO_SHARE })).toBeVisible();
    await look();
    await logEntries(page).first().click();
    await expect(pastTable(page)).toBeVisible();
    await look();
    for (const position of positions) {
      await page.goto('about:blank');
      await arrive(`play/#position=${await linkTextOf(position)}`);
      await expect(gameTable(page)).toBeVisible();
      const kinds = await tools(page).getByRole('button').all();
      await look(...kinds.map((kind) => () => kind.click()));
    }
    await actionButtons(page)
      .and(page.getByRole('button', { name: MORE }))
      .click();
    await look();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look();
    expect([...wrong]).toEqual([]);
    expect(seen).toBeGreaterThan(250 * widthsOf(language).length);
  });
}
