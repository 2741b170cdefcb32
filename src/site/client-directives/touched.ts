import type { ClientDirective } from 'astro';
import { onKey } from '../../kit/keys.ts';
import { kindOf } from '../../links/tidy.ts';
import { hydrate } from './hydrate.ts';
import { sayComing } from './say-coming.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: string;
  }
}

/** What a script answers; every other link leads away by itself. */
const ANSWERED = 'button, [href^="#"]';

/** What the script of an island may answer, and what has it fetched: a touch that scrolls the page does not. */
const ACTS = ['touchstart', 'touchend', 'click'] as const;
const TOUCHES = ['pointerup', 'click', 'focusin'] as const;

/**
 * Hydrates an island when a reader touches it, focuses it, or comes by a link to one of its fragments, which begin with the
 * directive's value. Reading needs no script. Whatever the reader does until the island answers is carried out then, once.
 */
const touched: ClientDirective = (load, { value }, island) => {
  island.dataset.asleep = '';
  const waiting = new AbortController();
  // Before the parts of the island: while it is hydrated, some of them answer already.
  const listening = { signal: waiting.signal, capture: true };
  let acts: Event[] = [];
  let isFetching = false;

  const begin = async () => {
    if (isFetching) return;
    isFetching = true;
    await hydrate(() => sayComing(island, load()), island);
    waiting.abort();
    for (const act of acts) act.target?.dispatchEvent(new (act.constructor as typeof Event)(act.type, act));
  };
  const beginIfLinked = () => {
    if (kindOf(location.hash).startsWith(value ?? '')) begin();
  };
  const remember = (act: Event) => {
    if (act.type === 'click') {
      if (!(act.target as Element).closest(ANSWERED)) return;
      act.preventDefault();
    }
    act.stopPropagation();
    acts.push(act);
  };
  const forget = () => {
    acts = [];
  };

  for (const act of ACTS) island.addEventListener(act, remember, { ...listening, passive: act !== 'click' });
  island.addEventListener('keydown', onKey(remember), { ...listening, passive: true });
  // The finger scrolls the page, or the reader is told that there is no answer.
  for (const end of ['pointercancel', 'island-failed']) island.addEventListener(end, forget, listening);
  for (const touch of TOUCHES) island.addEventListener(touch, begin, listening);
  addEventListener('hashchange', beginIfLinked, listening);
  beginIfLinked();
};

export default touched;
