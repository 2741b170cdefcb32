/** A text could not be fetched, or was not what was asked for. */
export class NotFetched extends Error {
  /** The status of the answer: 200 where it holds something else. */
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address}: ${status}`);
    this.status = status;
  }
}

/**
 * Fetches a text and gives what `find` finds in it. Fails where there is none, or where nothing is found in it: captive portals and
 * some hosts answer with a page of their own and say that all is well.
 * @param find gives what was asked for, or null where the text is something else.
 */
export async function fetched<T>(address: string, find: (text: string) => T | null): Promise<T> {
  // The browser may have kept what a portal has answered: then it is asked for anew.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(address, { cache });
    if (!response.ok) throw new NotFetched(address, response.status);
    const found = find(await response.text());
    if (found !== null) return found;
  }
  throw new NotFetched(address, 200);
}

/** Finds the first element of a page, or of a part of one, that fits a selector. Nothing else of it is used; it waits in a template, where nothing runs and nothing is fetched. */
export const elementIn =
  (selector: string) =>
  (html: string): Element | null => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content.querySelector(selector);
  };

/** Finds an object in JSON of our own, which is known by one of its fields. */
export const objectWith =
  <T extends object>(field: keyof T & string) =>
  (json: string): T | null => {
    try {
      const value = JSON.parse(json);
      return Object.hasOwn(value, field) ? value : null;
    } catch {
      return null;
    }
  };
