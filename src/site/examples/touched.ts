import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: string;
  }
}

/** What an example answers to; the links in a caption lead away by themselves. */
const ANSWERING = 'button, .example-dot';

/**
 * Wakes an island when it is touched, or when the address comes to one of its fragments, which begin with the directive's value:
 * reading needs no script. What was done until it is awake is done again then.
 */
const touched: ClientDirective = (load, { value }, island) => {
  const asleep = new AbortController();
  const { signal } = asleep;
  let done: Event[] = [];
  let isWaking = false;

  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    // Where it cannot be fetched now, it is put into the page anew, and wakes there by itself.
    island.dataset.touched = '';
    const hydrate = await load();
    await hydrate();
    asleep.abort();
    for (const event of done) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };
  const wakeIfLinked = () => {
    if (location.hash.startsWith(`#${value}`)) wake();
  };
  const remember = (event: Event) => {
    if (event.type === 'click') {
      if (!(event.target as Element).closest(ANSWERING)) return;
      event.preventDefault();
    }
    done.push(event);
    // A finger that has come may be about to scroll.
    if (event.type !== 'touchstart') wake();
  };
  const forget = () => {
    done = [];
  };

  for (const type of ['touchstart', 'touchend', 'click']) island.addEventListener(type, remember, { signal });
  island.addEventListener('touchcancel', forget, { signal });
  island.addEventListener('focusin', wake, { signal });
  addEventListener('hashchange', wakeIfLinked, { signal });
  if (island.dataset.touched === undefined) wakeIfLinked();
  else wake();
};

export default touched;
