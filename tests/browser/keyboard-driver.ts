import { expect, type Page } from '@playwright/test';
import { type Action, type Cube, type Game, GOODS, type Space } from '../../src/milestones/index.ts';
import { tileName } from './accessible-names.ts';

const TOOL_KEYS: { readonly [type in Action['type']]?: string } = {
  hire: '1',
  buy: '2',
  sell: '3',
  street: '1',
  house: '2',
  marketplace: '3',
};

/** The key of the tool that chooses a kind of action; the castle has tools only where it demands both of two things. */
export function toolOf({ state }: Game, type: Action['type']): string | undefined {
  if (type !== 'give-back' && type !== 'cover') return TOOL_KEYS[type];
  const { giveBack, cover } = state.visit as { giveBack: number; cover: boolean };
  if (giveBack === 0 || !cover) return undefined;
  return type === 'give-back' ? '1' : '2';
}

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

  /** Goes on with Tab to what is called so. */
  private async goTo(name: RegExp): Promise<void> {
    for (let steps = 0; steps < 60; steps++) {
      const here = await this.page.evaluate(() => {
        const { ariaLabel, textContent, labels } = document.activeElement as HTMLInputElement;
        return ariaLabel || labels?.[0]?.textContent || textContent || '';
      });
      if (name.test(here.trim())) return;
      await this.key('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  }

  /** Goes on with Tab to what is called so, and presses it. */
  async tabTo(name: RegExp): Promise<void> {
    await this.goTo(name);
    await this.key('Enter');
  }

  /** Goes on with Tab to a field, and writes into it. */
  async write(name: RegExp, text: string): Promise<void> {
    await this.goTo(name);
    await this.page.keyboard.type(text);
  }

  /** Takes an action. */
  async take(game: Game, action: Action): Promise<void> {
    const tool = toolOf(game, action.type);
    if (tool !== undefined) await this.key(tool);
    switch (action.type) {
      case 'draft':
      case 'hire':
        await this.button('t', tileName(game, action.tile));
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
        for (const good of [...NAMES, 'coin'] as const) {
          const count = GOODS.includes(good) ? (action.goods[good] ?? 0) : 0;
          if (count > 0) await this.button('g', new RegExp(`^Give back one more: ${good}`), count);
        }
        break;
      case 'cover':
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

  /** Confirms the end of a turn. */
  async endTurn(): Promise<void> {
    await expect(this.page.locator('.bar-end')).toHaveAttribute('aria-disabled', 'false');
    await this.key('e');
  }
}
