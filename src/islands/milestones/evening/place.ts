import { linkText } from './address.ts';
import { keepEvening, keptEvening } from './kept.ts';

/** The name of the place that the address leads to, `row` of `#row=…`. */
const placeNamed = (): string => location.hash.slice(1).split('=')[0] ?? '';

/** Opens the calculator that the address names. */
function open(): void {
  const details = document.getElementById(placeNamed());
  if (!(details instanceof HTMLDetailsElement) || details.open) return;
  details.open = true;
  details.scrollIntoView();
}

/** The address of a part, with what was entered there. */
function addressOf(part: string): string {
  const setup = keptEvening()?.setup;
  return part === 'setup' && setup ? `#setup=${linkText(setup)}` : `#${part}`;
}

/** Leads to the places that the address names, marks the part that is being read, and keeps it in the browser and in the address. */
export function runPlaces(): void {
  const resume = document.querySelector<HTMLAnchorElement>('.night-resume a');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.night-nav a')];
  const before = links.find(({ hash }) => hash === `#${keptEvening()?.part}`);
  if (resume?.parentElement && before && links.indexOf(before) > 0 && location.hash === '') {
    resume.href = before.hash;
    resume.textContent = before.textContent;
    resume.parentElement.hidden = false;
  }
  open();
  addEventListener('hashchange', open);

  // Where the page is when it opens is where it opens, not what is read.
  let opened = false;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links) link.toggleAttribute('aria-current', link.hash === `#${target.id}`);
        if (opened) {
          keepEvening({ part: target.id });
          if (!target.contains(document.getElementById(placeNamed())))
            history.replaceState(history.state, '', addressOf(target.id));
        }
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
