import { type ComponentType, h, hydrate } from 'preact';
import { wordsReady } from './ready.ts';

/**
 * Preact's hydration of an island, put off until the words that the island's modules asked for are there. What Astro's own does
 * besides, ours do not need: they hold no slots and no signals.
 */
export default (element: HTMLElement) => async (component: ComponentType<object>, props: object) => {
  await wordsReady();
  const island = h(component, props);
  // By this number what `useId` gives differs from that of other islands (@astrojs/preact).
  hydrate(Object.assign(island, { __m: [Number(element.dataset.preactIslandId), 0] }), element);
};
