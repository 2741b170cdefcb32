import hydrate from '@astrojs/preact/client.js';
import { wordsReady } from './ready.ts';

/** Preact's hydration of an island, put off until the words that the island's modules asked for are there. */
export default (element: HTMLElement) =>
  async (...island: Parameters<ReturnType<typeof hydrate>>) => {
    await wordsReady();
    await hydrate(element)(...island);
  };
