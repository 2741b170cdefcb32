import type { Page } from '@playwright/test';
import { extensions } from '../../src/machines/choice.ts';
import { type Action, CUBES, type Game, GOODS } from '../../src/milestones/index.ts';
import { type Press, pressesFor } from '../presses.ts';
import { toolOf } from './keyboard-driver.ts';
import { unhurried } from './unhurried.ts';

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
  private readonly gently: ReturnType<typeof unhurried>;

  constructor(page: Page, touch: boolean) {
    this.page = page;
    this.touch = touch;
    this.gently = unhurried(page);
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
      // The primary button stays where it is, whatever it does.
      const what = aim.selector.startsWith('.bar') ? '.bar-primary' : aim.selector;
      const places = this.found.get(what) ?? new Set();
      this.found.set(what, places.add(`${Math.round(middle.x)}, ${Math.round(middle.top)}`));
    }
    if (this.touch) await this.page.touchscreen.tap(middle.x, middle.y);
    else await this.page.mouse.click(middle.x, middle.y);
  }

  private bar(name: 'confirm' | 'done' | 'end'): Promise<void> {
    return this.gently('primary', () => this.press({ selector: `.bar-${name}`, ready: true }));
  }

  /** Takes an action: presses everything that makes it. What goes on by itself needs nothing. */
  async take(game: Game, action: Action): Promise<void> {
    for (const press of pressesFor(game, action)) {
      if ('primary' in press) await this.bar(press.primary);
      else await this.gently(JSON.stringify(press), () => this.press(aimOf(game, action, press)));
    }
  }

  /** Confirms the end of a turn. */
  endTurn(): Promise<void> {
    return this.bar('end');
  }
}

const same = (one: Action, other: Action) => JSON.stringify(one) === JSON.stringify(other);

/** Where something is pressed. */
function aimOf(game: Game, action: Action, press: Exclude<Press, { primary: unknown }>): Aim {
  const { state } = game;
  if ('tool' in press) return { selector: `.tools [aria-keyshortcuts="${toolOf(game, press.tool)}"]` };
  if ('idle' in press) return { selector: '.idle' };
  if ('give' in press) {
    const { goods } = state.players[state.player] as Game['state']['players'][number];
    const nth = GOODS.filter((good) => goods[good] > 0).indexOf(press.give);
    return { selector: '.stepper button:last-of-type', nth };
  }
  const { place, value } = press;
  switch (place) {
    case 'tiles': {
      const row: readonly string[] = action.type === 'draft' ? state.startingTiles : state.display;
      return { selector: '.hand-tiles .tile-button', nth: row.indexOf(value as string) };
    }
    case 'goods': {
      const pairs = extensions(game, { type: 'sell' });
      const nth = action.type === 'buy' ? CUBES.indexOf(action.good) : pairs.findIndex((pair) => same(pair, action));
      return { selector: '.goods-option', nth };
    }
    case 'loop':
      return { selector: `.own-board [data-at="${typeof value === 'number' ? `worker-${value}` : value}"]` };
    default:
      return { selector: `.board-pane [data-at="${value}"]` };
  }
}
