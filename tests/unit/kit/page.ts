import { vi } from 'vitest';
import { localStorageWith } from './local-storage.ts';

/** A page with an address, as far as what is entered on it needs one. */
export function pageWith(items: Readonly<Record<string, string>>, hash = '', entered?: string) {
  const target = new EventTarget();
  const kept = localStorageWith(items);
  const location = { hash, search: '', pathname: '/' };
  const history = {
    state: entered === undefined ? null : ({ entered } as { entered?: string } | null),
    replaceState(state: { entered?: string }, _: string, to: string) {
      history.state = state;
      if (to.startsWith('#')) location.hash = to;
    },
  };
  const document = Object.assign(target, {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    // What is said again has an element added to it.
    createElement: () => ({}),
  });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  const say = (type: string) => target.dispatchEvent(new Event(type));
  return {
    location,
    history,
    kept,
    /** Another tab keeps a value. */
    keepElsewhere: (name: string, value: unknown) => {
      kept[`milestones-${name}`] = JSON.stringify(value);
      say('storage');
    },
    goTo: (to: string, entered?: string) => {
      location.hash = to;
      history.state = entered === undefined ? null : { entered };
      say('hashchange');
    },
    /** The browser keeps nothing more, or does so again. */
    setFull: (isFull: boolean) =>
      Object.defineProperty(kept, 'setItem', {
        configurable: true,
        value: (name: string, text: string) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          kept[name] = text;
        },
      }),
  };
}
