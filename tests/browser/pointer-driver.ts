import type { Page } from '@playwright/test';
import { extensions } from '../../src/machines/choice.ts';
import { type Action, CUBES, type Game, GOODS, type Good } from '../../src/milestones/index.ts';
import { toolOf } from './keyboard-driver.ts';

/** Which of several elements is meant, and whether to wait until it can be pressed. */
interface Aim {
  readonly selector: string;
  readonly nth?: number;
  readonly ready?: boolean;
}

/**
 * Plays with the mouse or a finger in any language: it presses what lies at a place, wherever on the screen that is. Where
 * something else covers the place, that is what gets the press.
 */
export class PointerDriver {
  readonly page: Page;
  /** Where on the page each button of the bar and each space of the loop has been found; in several places if it has moved. */
  readonly found = new Map<string, Set<string>>();
  private readonly touch: boolean;

  constructor(page: Page, touch: boolean) {
    this.page = page;
    this.touch = touch;
  }

  /** Brings an element into the window, and presses its middle unless it is chosen already. */
  private async press(aim: Aim): Promise<void> {
    const middle = await this.page.evaluate(async ({ selector, nth = 0, ready = false }) => {
      let before = '';
      for (const end = performance.now() + 10_000; performance.now() < end; ) {
        // What was pressed last has been drawn by then.
        await new Promise(requestAnimationFrame);
        const element = document.querySelectorAll(selector)[nth];
        if (!element || (ready && element.getAttribute('aria-disabled') === 'true')) continue;
        if (element.getAttribute('aria-pressed') === 'true') return null;
        const box = (element.querySelector('.spot-hit') ?? element).getBoundingClientRect();
        const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        if (!element.contains(document.elementFromPoint(place.x, place.y)))
          element.scrollIntoView({ block: 'center', inline: 'center' });
        else if (JSON.stringify(place) === before) return { ...place, top: place.y + scrollY };
        before = JSON.stringify(place);
      }
      throw new Error(`nothing to press at ${selector} ${nth}`);
    }, aim);
    if (middle === null) return;
    if (/^\.(bar|own-board)/.test(aim.selector)) {
      const places = this.found.get(aim.selector) ?? new Set();
      this.found.set(aim.selector, places.add(`${Math.round(middle.x)}, ${Math.round(middle.top)}`));
    }
    if (this.touch) await this.page.touchscreen.tap(middle.x, middle.y);
    else await this.page.mouse.click(middle.x, middle.y);
  }

  private bar(name: 'confirm' | 'done' | 'end'): Promise<void> {
    return this.press({ selector: `.bar-${name}`, ready: true });
  }

  private async spots(picture: '.board-pane' | '.own-board', places: readonly string[]): Promise<void> {
    for (const at of places) await this.press({ selector: `${picture} [data-at="${at}"]` });
  }

  /** Takes an action: chooses everything that makes it, and confirms it. */
  async take(game: Game, action: Action): Promise<void> {
    const tool = toolOf(game, action.type);
    if (tool !== undefined) await this.press({ selector: `.tools [aria-keyshortcuts="${tool}"]` });
    const worker = (space: number) => this.spots('.own-board', [`worker-${space}`]);
    switch (action.type) {
      case 'draft':
      case 'hire': {
        const { startingTiles, display } = game.state;
        const row: readonly string[] = action.type === 'draft' ? startingTiles : display;
        await this.press({ selector: '.hand-tiles .tile-button', nth: row.indexOf(action.tile) });
        await worker(action.space);
        break;
      }
      case 'move':
        await this.spots('.own-board', [action.to]);
        if (action.idle) await this.press({ selector: '.idle' });
        break;
      case 'buy':
        await this.press({ selector: '.goods-option', nth: CUBES.indexOf(action.good) });
        break;
      case 'sell': {
        const pairs = extensions(game, { type: 'sell' });
        await this.press({ selector: '.goods-option', nth: pairs.findIndex((pair) => same(pair, action)) });
        break;
      }
      case 'street':
        await this.spots('.board-pane', [action.from, action.milestone, action.to]);
        break;
      case 'house':
        await this.spots('.board-pane', [action.lot]);
        if (action.bonusOn !== undefined) await worker(action.bonusOn);
        break;
      case 'marketplace':
        await this.spots('.board-pane', [action.at]);
        break;
      case 'take-bonus':
        await this.spots('.board-pane', [action.lot]);
        await worker(action.space);
        break;
      case 'deliver':
        await this.spots('.board-pane', [action.marketplace, ...action.numbers]);
        break;
      case 'give-back':
        await this.giveBack(game, action.goods);
        break;
      case 'cover':
        await worker(action.space);
        break;
      case 'done':
      case 'leave-bonus':
        return this.bar('done');
    }
    await this.bar('confirm');
  }

  private async giveBack(game: Game, goods: Partial<Record<Good, number>>): Promise<void> {
    const { goods: own } = game.state.players[game.state.player] as Game['state']['players'][number];
    const steppers = GOODS.filter((good) => own[good] > 0);
    for (const [nth, good] of steppers.entries())
      for (let i = 0; i < (goods[good] ?? 0); i++) await this.press({ selector: '.stepper button:last-of-type', nth });
  }

  /** Confirms the end of a turn. */
  endTurn(): Promise<void> {
    return this.bar('end');
  }
}

const same = (one: Action, other: Action) => JSON.stringify(one) === JSON.stringify(other);
