import type { CDPSession, Page } from '@playwright/test';
import type { Action, Game, Good, Space } from '../../src/milestones/index.ts';
import { GOODS } from '../../src/milestones/index.ts';
import { lotName, pairName, pointName, spaceName, TOOL_NAMES, tileName } from './accessible-names.ts';
import { toolOf } from './keyboard-driver.ts';

/** A node of the accessibility tree, as Chromium gives it to what reads the screen to people. */
interface Node {
  readonly ignored: boolean;
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

/** How long something may take to be in the tree, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Plays on the English page through the accessibility tree alone: it knows of the page only the roles, names and states in
 * the tree of the browser, and acts only on its nodes, as a screen reader does.
 */
export class TreeDriver {
  private readonly session: CDPSession;
  private readonly root: number;

  private constructor(session: CDPSession, root: number) {
    this.session = session;
    this.root = root;
  }

  /** The driver of the document that a page shows now. */
  static async on(page: Page): Promise<TreeDriver> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    return new TreeDriver(session, root.backendNodeId);
  }

  private async find(role: string, name: string | RegExp, state: { enabled: boolean }): Promise<Node> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const query = { backendNodeId: this.root, role, ...(typeof name === 'string' ? { accessibleName: name } : {}) };
      const { nodes }: { nodes: readonly Node[] } = await this.session.send('Accessibility.queryAXTree', query);
      const named = nodes.filter(
        (node) => !node.ignored && (typeof name === 'string' || name.test(node.name?.value ?? '')),
      );
      const found = named.find((node) => !state.enabled || stateOf(node, 'disabled') !== true);
      if (found) return found;
    }
    throw new Error(`no ${role} called ${name} in the tree`);
  }

  /** Waits until a text can be read. */
  async reads(text: string): Promise<void> {
    await this.find('StaticText', text, { enabled: false });
  }

  /** Does what a node is there for, unless it is pressed already. */
  async press(name: string | RegExp, role = 'button', enabled = true): Promise<void> {
    const node = await this.find(role, name, { enabled });
    if (stateOf(node, 'pressed') === 'true') return;
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId as number });
    await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId as string,
      // Then whatever comes of it is drawn before the tree is read again.
      functionDeclaration: `function () {
        this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return new Promise(requestAnimationFrame);
      }`,
      awaitPromise: true,
    });
  }

  /** Writes into a field. */
  async write(role: string, name: string, text: string): Promise<void> {
    const { backendDOMNodeId } = await this.find(role, name, { enabled: true });
    await this.session.send('DOM.focus', { backendNodeId: backendDOMNodeId as number });
    await this.session.send('Input.insertText', { text });
  }

  /** Takes an action: presses everything that makes it, and confirms it. */
  async take(game: Game, action: Action): Promise<void> {
    const tool = toolOf(game, action.type);
    if (tool !== undefined) await this.press(TOOL_NAMES[action.type as keyof typeof TOOL_NAMES]);
    if (action.type === 'give-back') await this.giveBack(action.goods);
    else for (const name of namesIn(game, action)) await this.press(name);
    if (action.type === 'done') await this.press('Done');
    else if (action.type === 'leave-bonus') await this.press('Take none');
    else await this.press('Confirm');
  }

  private async giveBack(goods: Partial<Record<Good, number>>): Promise<void> {
    // Where nothing else is possible they are given back already, and the button cannot be pressed.
    for (const good of GOODS)
      for (let i = 0; i < (goods[good] ?? 0); i++) await this.press(`Give back one more: ${good}`, 'button', false);
  }

  /** Confirms the end of a turn. */
  endTurn(): Promise<void> {
    return this.press('End turn');
  }
}

const stateOf = ({ properties }: Node, state: string) => properties?.find(({ name }) => name === state)?.value.value;

/** What the buttons are called that make an action, in their order. */
function namesIn(game: Game, action: Action): readonly (string | RegExp)[] {
  const worker = (space: number) => spaceName(`worker-${space}` as Space);
  const points = (ids: readonly string[]) => ids.map((id) => pointName(game, id));
  switch (action.type) {
    case 'draft':
    case 'hire':
      return [tileName(game, action.tile), worker(action.space)];
    case 'move':
      return [spaceName(action.to), ...(action.idle ? ['Go there without taking anything'] : [])];
    case 'buy':
      return [`Buy ${action.good}`];
    case 'sell':
      return [pairName(action.goods)];
    case 'street':
      return points([action.from, action.milestone, action.to]);
    case 'house':
      return [lotName(game, action.lot), ...(action.bonusOn === undefined ? [] : [worker(action.bonusOn)])];
    case 'marketplace':
      return points([action.at]);
    case 'take-bonus':
      return [lotName(game, action.lot), worker(action.space)];
    case 'deliver':
      return points([action.marketplace, ...action.numbers]);
    case 'cover':
      return [worker(action.space)];
    default:
      return [];
  }
}
