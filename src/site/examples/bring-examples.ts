import { withStyles } from '../../kit/styles.ts';
import { withDrawings } from '../drawings.ts';

/** How far below the window an example is brought: about a swipe ahead of the reader. */
const AHEAD = '600px';

async function fetched(address: string): Promise<DocumentFragment> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return document.createRange().createContextualFragment(await response.text());
}

/** What all examples need: a chapter has only the drawings of its own pictures, and nothing that wakes. */
const withAllAround = ({ styles = '' }: DOMStringMap) =>
  Promise.all([withStyles(styles), withDrawings(), import('./wakes.ts')]);

/** Says in an example's place that a part of it could not be fetched; it comes when it is asked for again or the network is back. */
function tellFailed(figure: HTMLElement, fetchAgain: () => void): void {
  const notice = figure.querySelector<HTMLElement>('.example-failed > div');
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  const again = () => {
    removeEventListener('online', again);
    notice.hidden = true;
    fetchAgain();
  };
  notice.hidden = false;
  button.onclick = again;
  addEventListener('online', again);
}

/** Puts the example into the chapter. Where it does not come, the link to its page stays; it is tried again when the network is back. */
async function bring(figure: HTMLElement): Promise<void> {
  const [example] = await Promise.all([fetched(figure.dataset.example as string), withAllAround(figure.dataset)]);
  // Until the island is awake its steps go by the names that they have on its own page.
  for (const step of example.querySelectorAll('[id^="step-"]')) step.id = step.id.replace('step', figure.id);
  const { bottom } = figure.getBoundingClientRect();
  for (const stead of figure.querySelectorAll(':scope > :is(p, .room)')) stead.remove();
  figure.append(example);
  delete figure.dataset.example;
  // Where browsers do not hold what is read in its place (Safari before 27), what comes above it would push it away.
  if (bottom < 0 && !CSS.supports('overflow-anchor', 'auto')) {
    scrollBy({ top: figure.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      bring(target as HTMLElement).catch(() => tellFailed(target as HTMLElement, () => observer.observe(target)));
    }
  },
  { rootMargin: AHEAD },
);

// An example that has come may still lack its script.
addEventListener('astro:hydration-error', ({ target }) => {
  const island = target as HTMLElement;
  const figure = island.closest<HTMLElement>('figure.example');
  if (figure !== null) tellFailed(figure, () => island.replaceWith(island));
});

for (const figure of document.querySelectorAll<HTMLElement>('[data-example]')) {
  observer.observe(figure);
  // A link to one of its steps leads to the example: the step is not there yet.
  if (location.hash.startsWith(`#${figure.id}-`)) figure.scrollIntoView();
}
