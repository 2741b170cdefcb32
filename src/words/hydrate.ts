import hydrator from '@astrojs/preact/client.js';
import { whileHydrating } from '../kit/hydrating.ts';
import { wordsReady } from './ready.ts';

/** Preact's hydration of an island, put off until the words that the island's modules asked for are there. */
export default (island: HTMLElement): ReturnType<typeof hydrator> => {
  const hydrate = hydrator(island);
  return async (...component) => {
    await wordsReady();
    await whileHydrating(() => hydrate(...component));
  };
};
