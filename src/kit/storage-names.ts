/** What the names of everything begin with that the site keeps in the browser's local storage. */
const PREFIX = 'milestones-';

/** Where something is kept in the local storage. */
export const storageName = (key: string): string => PREFIX + key;

/** The names in the local storage under which something of a key is kept, or lies aside. Throws where storage is blocked. */
export function namesOf(key: string): string[] {
  const name = storageName(key);
  return Object.keys(localStorage)
    .filter((each) => each === name || each.startsWith(`${name}-damaged`))
    .sort();
}

/** Everything that the site keeps in the local storage, as it lies there; what could not be read lies aside. Throws where storage is blocked. */
export function allKept(): { readonly key: string; readonly text: string; readonly isAside: boolean }[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => {
    const key = name.slice(PREFIX.length);
    const [, damaged] = /^(.+)-damaged(?:-\d+)?$/.exec(key) ?? [];
    return { key: damaged ?? key, text: localStorage.getItem(name) ?? '', isAside: damaged !== undefined };
  });
}

/** Whether anything is kept under a key, or lies aside there, to be asked before what reads it is fetched. */
export function isKept(key: string): boolean {
  try {
    return namesOf(key).length > 0;
  } catch {
    return false;
  }
}
