import { expect, type Page } from '@playwright/test';
import type { Pointed } from '../../src/machines/chooser.ts';
import type { Action, Cube, Game, Good } from '../../src/milestones/index.ts';
import { pressesFor } from '../presses.ts';
import { pairName, tileName } from './accessible-names.ts';
import { unhurried } from './unhurried.ts';

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

/** Plays with keys alone: it looks where the focus is, and presses keys. */
export class KeyboardDriver {
  readonly page: Page;
  private readonly gently: ReturnType<typeof unhurried>;

  constructor(page: Page) {
    this.page = page;
    this.gently = unhurried(page);
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
  private async button(group: 't' | 'g', matches: RegExp): Promise<void> {
    await this.key(group);
    for (let steps = 0; steps < 25; steps++) {
      const [name, pressed] = await this.page.evaluate(() => {
        const focused = document.activeElement;
        return [focused?.getAttribute('aria-label') ?? '', focused?.getAttribute('aria-pressed')] as const;
      });
      if (matches.test(name)) {
        if (pressed !== 'true') await this.key('Enter');
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

  /** Takes an action: presses everything that makes it. What goes on by itself needs nothing. */
  async take(game: Game, action: Action): Promise<void> {
    for (const press of pressesFor(game, action)) {
      if ('primary' in press) {
        await expect(this.page.locator(`.bar-${press.primary}`)).toHaveAttribute('aria-disabled', 'false');
        await this.key(press.primary === 'done' ? 'd' : 'c');
      } else if ('tool' in press) await this.key(toolOf(game, press.tool) as string);
      else if ('idle' in press) await this.key('n');
      else await this.gently(JSON.stringify(press), () => this.find(game, press));
    }
  }

  /** Goes to something and presses it. */
  private find(game: Game, press: Pointed | { readonly give: Good }): Promise<void> {
    if ('give' in press) return this.button('g', new RegExp(`^Give back one more: ${press.give}`));
    const { place, value } = press;
    if (place === 'tiles') return this.button('t', tileName(game, value as string));
    if (place === 'loop') return this.spot('l', typeof value === 'number' ? `worker-${value}` : (value as string));
    if (place !== 'goods') return this.spot('b', value as string);
    return this.button(
      'g',
      typeof value === 'string'
        ? new RegExp(`^Buy ${value}$`)
        : new RegExp(`^${pairName(value as readonly [Cube, Cube])}$`),
    );
  }

  /** Confirms the end of a turn. */
  async endTurn(): Promise<void> {
    await expect(this.page.locator('.bar-end')).toHaveAttribute('aria-disabled', 'false');
    await this.key('e');
  }
}
