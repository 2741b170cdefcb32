/**
 * Wakes the islands of the pages that are built. It stands there in the place of Astro's own element (`shorter-pages.ts`), which
 * does the same for any framework and any values, in four times the letters: ours hold no other islands, and what they are given is
 * JSON.
 */

import { pause } from '../kit/pause.ts';

type Hydrate = () => Promise<void>;
type Directive = (load: () => Promise<Hydrate>, options: unknown, island: HTMLElement) => unknown;
type Module<T> = Promise<Readonly<Record<string, T>>>;
type Hydrator = (island: HTMLElement) => (component: unknown, props: unknown) => Promise<void>;

/** How long until what could not be fetched is tried once more, in milliseconds. */
const PAUSE = 1000;

/** Tried again under another address: browsers remember for as long as the page lives what has failed under the first. */
async function fetched<T>(address: string): Module<T> {
  try {
    return await import(/* @vite-ignore */ address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}

/** The page as it was built comes first: what wakes it would share the line with it. A page that nobody sees is not painted. */
const painted = (): Promise<unknown> | undefined =>
  document.hidden ? undefined : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * The modules that an island names, each behind what it imports, are fetched side by side and run one after the other: all in one
 * task would hold up a slow processor. What cannot be fetched is tried again with what imports it.
 */
async function runModules(addresses: readonly string[]): Promise<void> {
  await painted();
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const address of addresses) {
    await import(/* @vite-ignore */ address).catch(() => {});
    await pause();
  }
}

class Island extends HTMLElement {
  connectedCallback(): void {
    // What it holds has to be there.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => this.#begin(), { once: true });
    else this.#begin();
  }

  #begin(): void {
    const client = this.getAttribute('client');
    const directive = (window as unknown as { Astro?: Record<string, Directive> }).Astro?.[client as string];
    if (directive === undefined) addEventListener(`astro:${client}`, () => this.#begin(), { once: true });
    else directive(() => this.#load(), JSON.parse(this.getAttribute('opts') as string), this);
  }

  async #load(): Promise<Hydrate> {
    try {
      const address = this.getAttribute('component-url') as string;
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      // Islands that wait until they are seen or touched name none: the page has long been painted.
      const modules = this.getAttribute('modules');
      if (modules !== null) await runModules(modules.split(' ').map((name) => folder + name));
      const [component, hydrator] = await Promise.all([
        fetched<unknown>(address),
        fetched<Hydrator>(this.getAttribute('renderer-url') as string),
      ]);
      return async () => {
        try {
          await pause();
          if (!this.isConnected || !this.hasAttribute('ssr')) return;
          await (hydrator.default as Hydrator)(this)(
            component[this.getAttribute('component-export') ?? 'default'],
            JSON.parse(this.getAttribute('props') as string),
          );
          this.removeAttribute('ssr');
          this.dispatchEvent(new Event('astro:hydrate', { bubbles: true }));
        } catch (error) {
          this.#fail(error);
        }
      };
    } catch (error) {
      this.#fail(error);
      return async () => {};
    }
  }

  #fail(error: unknown): void {
    console.error(error);
    this.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
  }
}

if (customElements.get('astro-island') === undefined) customElements.define('astro-island', Island);
