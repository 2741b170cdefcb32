/** How far below the window an example is brought: about a swipe ahead of the reader. */
const AHEAD = '600px';

/** Takes over the styles of another page, as far as this one does not have them, and waits for them. */
function withStylesOf(page: DocumentFragment): Promise<unknown> {
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => document.querySelector(`link[href="${link.getAttribute('href')}"]`) === null,
  );
  return Promise.all(
    missing.map((link) => {
      const taken = document.importNode(link);
      const loaded = new Promise((resolve) => {
        taken.onload = resolve;
        taken.onerror = resolve;
      });
      document.head.append(taken);
      return loaded;
    }),
  );
}

/** A chapter has only the drawings of its own pictures; an example may come to need any. */
function withDrawingsOf(page: DocumentFragment): void {
  const sprite = page.querySelector('.m-sprite');
  if (sprite !== null) document.querySelector('.m-sprite')?.replaceWith(document.importNode(sprite, true));
}

/** A script that was parsed with another page does not run; a copy does. */
function revived(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.textContent = script.textContent;
  return copy;
}

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

/** Puts the example of its own page into the chapter. Where that does not come, the link to it stays; it is tried again when the network is back. */
async function bring(figure: HTMLElement): Promise<void> {
  const response = await fetch(figure.dataset.example as string);
  if (!response.ok) throw new Error(response.statusText);
  // In a template nothing is judged by this page's policy yet.
  const { content: page } = Object.assign(document.createElement('template'), { innerHTML: await response.text() });
  const example = page.querySelector('figure.example');
  if (example === null) return;
  await withStylesOf(page);
  withDrawingsOf(page);
  const parts = document.importNode(example, true);
  // Until the island is awake its steps go by the names that they have on its own page.
  for (const step of parts.querySelectorAll('[id^="step-"]')) step.id = step.id.replace('step', figure.id);
  for (const script of parts.querySelectorAll('script')) script.replaceWith(revived(script));
  const { bottom } = figure.getBoundingClientRect();
  for (const stead of figure.querySelectorAll(':scope > :is(p, .room)')) stead.remove();
  figure.append(...parts.childNodes);
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
