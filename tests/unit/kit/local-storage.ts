import { vi } from 'vitest';

/** A browser's local storage for the tests of one file; what is in it can be read as an object. */
export function localStorageWith(items: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = { ...items };
  const methods = {
    getItem: (name: string) => (Object.hasOwn(kept, name) ? kept[name] : null),
    setItem: (name: string, text: string) => {
      kept[name] = text;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value, configurable: true });
  vi.stubGlobal('localStorage', kept);
  return kept;
}
