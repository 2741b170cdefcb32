import hydrate from '@astrojs/preact/client.js';
import { wordsReady } from './ready.ts';

/** Preact's hydration of an island, put off until the words that the island's modules asked for are there. */
export default (element: HTMLElement) =>
  async (...island: Parameters<ReturnType<typeof hydrate>>) => {
    try {
      await wordsReady();
    } catch (error) {
      // What Astro itself says of an island that cannot be fetched; it does not hear of all that fails here.
      element.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
      return;
    }
    await hydrate(element)(...island);
  };
