import type { Compiled, Values, Words } from './words.ts';

type Load = () => Promise<{ default: Compiled }>;

/** For every area that has been imported: fulfilled when its words are there; what has failed is tried again. */
const areas: (() => Promise<void>)[] = [];

/**
 * Fetches an area's words in the language of the page and gives the function that says them. It can be called from
 * the moment `wordsReady` is fulfilled. (A top-level await would be shorter, but Safari before 27 fails when two
 * modules import one that has it.)
 */
export function fetchWords(loads: Readonly<Record<string, Load>>): Words<string> {
  const load = loads[document.documentElement.lang];
  if (!load) throw new Error(`no words in the language "${document.documentElement.lang}"`);
  let compiled: Compiled | undefined;
  let fetching: Promise<void> | undefined;
  const fetched = () => {
    fetching ??= load().then(
      (module) => {
        compiled = module.default;
      },
      (error) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  areas.push(fetched);
  // Whoever waits for the words hears of a failure.
  fetched().catch(() => {});
  return (key: string, values?: Values) => message(compiled, key)(values);
}

function message(compiled: Compiled | undefined, key: string) {
  const found = compiled?.[key];
  if (!found) throw new Error(compiled ? `no message "${key}"` : `"${key}" was asked for before the words were there`);
  return found;
}

/** Fulfilled when the words of all areas that have been imported so far are there. Rejects where some cannot be fetched, and may then be called again. */
export async function wordsReady(): Promise<void> {
  await Promise.all(areas.map((fetched) => fetched()));
}
