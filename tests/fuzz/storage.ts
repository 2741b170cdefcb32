/** A local storage that holds some texts, for as long as no other one is put in its place. */
export function storageWith(items: Readonly<Record<string, string>>): void {
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
  Object.defineProperty(globalThis, 'localStorage', { value: kept, configurable: true, writable: true });
}
