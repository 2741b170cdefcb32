/** The name of the place that the address leads to, `row` of `#row=…`. */
export const placeNamed = (): string => location.hash.slice(1).split('=')[0] ?? '';

/** Opens the calculator that the address names. */
function open(): void {
  const details = document.getElementById(placeNamed());
  if (!(details instanceof HTMLDetailsElement) || details.open) return;
  details.open = true;
  details.scrollIntoView();
}

/** Leads to the place that the address names, and marks the part that is being read; calls with each part that is read after the first. */
export function runPlaces(onPart: (part: HTMLElement) => void): void {
  open();
  addEventListener('hashchange', open);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.night-nav a')];
  // Where the page is when it opens is where it opens, not what is read.
  let opened = false;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // Behind the big screen nothing is read.
        if (!isIntersecting || document.querySelector('.night[data-tv]')) continue;
        for (const link of links) link.ariaCurrent = link.hash === `#${target.id}` ? 'true' : null;
        if (opened) onPart(target as HTMLElement);
      }
      opened = true;
    },
    // The part that lies across the middle of the window.
    { rootMargin: '-45% 0px -45% 0px' },
  );
  for (const link of links) {
    const part = document.querySelector(link.hash);
    if (part !== null) seen.observe(part);
  }
}
