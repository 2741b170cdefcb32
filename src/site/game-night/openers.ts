/** Opens the calculator that the address names, `#row` or `#row=…`, and marks the part of the evening that is being read. */
function open(): void {
  const [name = ''] = location.hash.slice(1).split('=');
  const details = document.getElementById(name);
  if (!(details instanceof HTMLDetailsElement) || details.open) return;
  details.open = true;
  details.scrollIntoView();
}

open();
addEventListener('hashchange', open);

const links = [...document.querySelectorAll<HTMLAnchorElement>('.night-nav a')];
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const link of links) link.toggleAttribute('aria-current', link.hash === `#${target.id}`);
    }
  },
  // The part that lies across the middle of the window.
  { rootMargin: '-45% 0px -45% 0px' },
);
for (const link of links) {
  const part = document.querySelector(link.hash);
  if (part !== null) seen.observe(part);
}
