import type { CDPSession, Page } from '@playwright/test';
import type { Action, Cube, Game, LotId, Space } from '../../src/milestones/index.ts';
import { type Press, pressesFor } from '../presses.ts';
import { lotName, pairName, pointName, spaceName, TOOL_NAMES, tileName } from './accessible-names.ts';
import { unhurried } from './unhurried.ts';

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
  private readonly gently: ReturnType<typeof unhurried>;

  private constructor(page: Page, session: CDPSession, root: number) {
    this.gently = unhurried(page);
    this.session = session;
    this.root = root;
  }

  /** The driver of the document that a page shows now. */
  static async on(page: Page): Promise<TreeDriver> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    return new TreeDriver(page, session, root.backendNodeId);
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

  /** Takes an action: presses everything that makes it. What goes on by itself needs nothing. */
  async take(game: Game, action: Action): Promise<void> {
    for (const press of pressesFor(game, action)) {
      if ('primary' in press)
        await this.press(press.primary === 'confirm' ? 'Confirm' : action.type === 'done' ? 'Done' : 'Take none');
      else await this.gently(JSON.stringify(press), () => this.press(nameOf(game, press)));
    }
  }

  /** Confirms the end of a turn. */
  endTurn(): Promise<void> {
    return this.press('End turn');
  }
}

const stateOf = ({ properties }: Node, state: string) => properties?.find(({ name }) => name === state)?.value.value;

/** What the button is called that something is pressed with. */
function nameOf(game: Game, press: Exclude<Press, { primary: unknown }>): string | RegExp {
  if ('tool' in press) return TOOL_NAMES[press.tool as keyof typeof TOOL_NAMES];
  if ('idle' in press) return 'Move without taking anything';
  if ('give' in press) return `Give back one more: ${press.give}`;
  const { place, value } = press;
  switch (place) {
    case 'points':
      return pointName(game, value as string);
    case 'lots':
      return lotName(game, value as LotId);
    case 'tiles':
      return tileName(game, value as string);
    case 'loop':
      return spaceName(typeof value === 'number' ? (`worker-${value}` as Space) : (value as Space));
    case 'goods':
      return typeof value === 'string' ? `Buy ${value}` : pairName(value as readonly [Cube, Cube]);
  }
}
