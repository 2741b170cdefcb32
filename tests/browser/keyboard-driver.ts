import { expect, type Page } from '@playwright/test';
import { type Action, type Cube, GOODS, type Space } from '../../src/milestones/index.ts';

/** The number of the tool that chooses a kind of action, where there are several. */
const TOOL_KEYS: { readonly [type in Action['type']]?: string } = {
  hire: '1',
  buy: '2',
  sell: '3',
  street: '1',
  house: '2',
  marketplace: '3',
};

const NAMES = ['stone', 'wood', 'sand', 'grain'] as const satisfies readonly Cube[];

/** Plays with keys alone: it looks where the focus is, and presses keys. */
export class KeyboardDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private key(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Goes to a spot of a picture with the arrow keys and presses it, unless it is chosen already. */
  private async spot(picture: 'b' | 'l', at: string): Promise<void> {
    await this.key(picture);
    const been = new Set<string>();
    for (let steps = 0; steps < 60; steps++) {
      const [here, wanted, other] = await this.page.evaluate((aim) => {
        const focused = document.activeElement as Element;
        const target = focused.closest('svg')?.querySelector(`[data-at="${aim}"]`);
        if (!target) throw new Error(`nothing at ${aim} beside ${focused.outerHTML.slice(0, 80)}`);
        const [a, b] = [focused, target].map((each) => {
          const { x, y, width, height } = (each.querySelector('.spot-hit') as Element).getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }) as [{ x: number; y: number }, { x: number; y: number }];
        const across = b.x > a.x ? 'ArrowRight' : 'ArrowLeft';
        const along = b.y > a.y ? 'ArrowDown' : 'ArrowUp';
        const keys = Math.abs(b.x - a.x) > Math.abs(b.y - a.y) ? [across, along] : [along, across];
        return [focused.getAttribute('data-at') as string, ...keys] as [string, string, string];
      }, at);
      if (here === at) {
        const chosen = await this.page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'));
        if (chosen !== 'true') await this.key('Enter');
        return;
      }
      await this.key(been.has(here) ? other : wanted);
      been.add(here);
    }
    throw new Error(`the arrows do not lead to ${at}`);
  }

  /** Goes to a button after the one that a key leads to, and presses it unless it is chosen already. */
  private async button(group: 't' | 'g', matches: RegExp, times = 1): Promise<void> {
    await this.key(group);
    for (let steps = 0; steps < 25; steps++) {
      const [name, pressed] = await this.page.evaluate(() => {
        const focused = document.activeElement;
        return [focused?.getAttribute('aria-label') ?? '', focused?.getAttribute('aria-pressed')] as const;
      });
      if (matches.test(name)) {
        for (let i = 0; i < times && pressed !== 'true'; i++) await this.key('Enter');
        return;
      }
      await this.key('Tab');
    }
    throw new Error(`Tab does not lead to ${matches}`);
  }

  /** Takes an action. `tile` is the name of the tile that it is about, and `spaces` what lies on the loop. */
  async take(action: Action, tileName: string): Promise<void> {
    const tools = await this.page.locator('.tools button').count();
    const tool = TOOL_KEYS[action.type];
    if (tools > 1 && tool !== undefined) await this.key(tool);
    switch (action.type) {
      case 'draft':
      case 'hire':
        await this.button('t', new RegExp(`^Tile ${tileName.replaceAll('+', '\\+')}( |$)`));
        await this.spot('l', `worker-${action.space}`);
        break;
      case 'move':
        await this.spot('l', action.to);
        if (action.idle) await this.key('n');
        break;
      case 'buy':
        await this.button('g', new RegExp(`^Buy ${action.good}$`));
        break;
      case 'sell': {
        const [first, second] = action.goods;
        const pair = first === second ? `2 ${first}` : `1 ${first} and 1 ${second}`;
        await this.button('g', new RegExp(`^Sell ${pair}$`));
        break;
      }
      case 'street':
        for (const at of [action.from, action.milestone, action.to]) await this.spot('b', at);
        break;
      case 'house':
        await this.spot('b', action.lot);
        if (action.bonusOn !== undefined) await this.spot('l', `worker-${action.bonusOn}`);
        break;
      case 'marketplace':
        await this.spot('b', action.at);
        break;
      case 'take-bonus':
        await this.spot('b', action.lot);
        await this.spot('l', `worker-${action.space}` satisfies string as Space);
        break;
      case 'deliver':
        for (const at of [action.marketplace, ...action.numbers]) await this.spot('b', at);
        break;
      case 'give-back':
        if (tools > 1) await this.key('1');
        for (const good of [...NAMES, 'coin'] as const) {
          const count = GOODS.includes(good) ? (action.goods[good] ?? 0) : 0;
          if (count > 0) await this.button('g', new RegExp(`^Give back one more: ${good}`), count);
        }
        break;
      case 'cover':
        if (tools > 1) await this.key('2');
        await this.spot('l', `worker-${action.space}`);
        break;
      case 'done':
      case 'leave-bonus':
        await this.key('d');
        return;
    }
    await expect(this.page.locator('.bar-confirm')).toHaveAttribute('aria-disabled', 'false');
    await this.key('c');
  }
}
