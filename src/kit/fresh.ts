import { namesOf } from './storage-names.ts';

/**
 * Calls whenever the reader sees the page again, also when it is restored from the back/forward cache, until the function that is
 * returned is called.
 */
export function onSeen(seen: () => void): () => void {
  const see = () => {
    if (document.visibilityState === 'visible') seen();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) seen();
  };
  document.addEventListener('visibilitychange', see);
  addEventListener('pageshow', show);
  return () => {
    document.removeEventListener('visibilitychange', see);
    removeEventListener('pageshow', show);
  };
}

interface Watched {
  /** What was there when it was last looked at. */
  text: string | null;
  readonly listeners: Set<() => void>;
}

const watched = new Map<string, Watched>();

/** Everything under a key as one text; null where the browser keeps nothing for the page. */
function textOf(key: string): string | null {
  try {
    return JSON.stringify(namesOf(key).map((name) => [name, localStorage.getItem(name)]));
  } catch {
    return null;
  }
}

/** Calls everyone who listens to a key, if what is kept under it has changed since it was last looked at. */
export function lookAgain(key: string): void {
  const each = watched.get(key);
  const text = each && textOf(key);
  if (!each || !text || text === each.text) return;
  each.text = text;
  for (const changed of [...each.listeners]) changed();
}

const lookAtAll = () => {
  for (const key of [...watched.keys()]) lookAgain(key);
};
let hears = false;

/**
 * Calls when what is kept under a key has changed: on this page, in another tab, or while this page was hidden or in the
 * back/forward cache. The function that is returned ends it.
 */
export function onKept(key: string, changed: () => void): () => void {
  if (!hears) {
    addEventListener('storage', lookAtAll);
    onSeen(lookAtAll);
    hears = true;
  }
  const each = watched.get(key) ?? { text: textOf(key), listeners: new Set() };
  watched.set(key, each);
  each.listeners.add(changed);
  return () => {
    each.listeners.delete(changed);
    if (each.listeners.size === 0) watched.delete(key);
  };
}
