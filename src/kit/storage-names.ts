/** What the names of everything begin with that the site keeps in the browser's local storage. */
const PREFIX = 'milestones-';

/** Where something is kept in the local storage. */
export const storageName = (key: string): string => PREFIX + key;

/** Whether anything is kept under a key, or lies aside there, to be asked before what reads it is fetched. */
export function isKept(key: string): boolean {
  try {
    const name = storageName(key);
    return Object.keys(localStorage).some((each) => each === name || each.startsWith(`${name}-damaged`));
  } catch {
    return false;
  }
}
