import { type ComponentType, h, hydrate } from 'preact';
import { whileHydrating } from '../kit/hydrating.ts';
import { wordsReady } from './ready.ts';

/** What the page has put into an island stays as it stands there. */
function contentOf(element: HTMLElement) {
  const slot = element.querySelector('astro-slot');
  return slot && h('astro-slot', { dangerouslySetInnerHTML: { __html: slot.innerHTML } });
}

/**
 * Preact's hydration of an island, put off until the words that the island's modules asked for are there. What Astro's own does
 * besides, ours do not need: they hold no more than one slot, and no signals.
 */
export default (element: HTMLElement) => async (component: ComponentType<object>, props: object) => {
  await wordsReady();
  const island = h(component, props, contentOf(element));
  // By this number what `useId` gives differs from that of other islands (@astrojs/preact).
  Object.assign(island, { __m: [Number(element.dataset.preactIslandId), 0] });
  await whileHydrating(() => hydrate(island, element));
};
