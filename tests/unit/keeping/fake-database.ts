import { vi } from 'vitest';

type Heard = (() => void) | undefined;
interface Request {
  result?: unknown;
  error?: unknown;
  onsuccess?: Heard;
  onerror?: Heard;
  readonly addEventListener: () => void;
}
interface Transaction {
  error: DOMException | null;
  oncomplete?: Heard;
  onabort?: Heard;
  readonly abort: () => void;
}

/** A browser's database for the tests of one file: what is in it, and what is to go wrong. Those of another name than `place` are empty. */
export function fakeDatabase(entries: Readonly<Record<string, unknown>> = {}, place?: string) {
  const stored = new Map<string, unknown>(Object.entries(entries));
  const faults = {
    /** What the next transactions fail with. */
    transactions: [] as DOMException[],
    /** Whether there is no room left. */
    full: false,
    /** The keys of entries that cannot be read. */
    damaged: new Set<string>(),
  };
  const open: { close: () => void; onclose?: Heard }[] = [];

  const others = new Map<string, unknown>();

  function transactionIn(stored: Map<string, unknown>) {
    const fault = faults.transactions.shift();
    if (fault !== undefined) throw fault;
    const writes: (() => void)[] = [];
    let pending = 0;
    let isOver = false;
    const self: Transaction = {
      error: null,
      abort: () => {
        isOver = true;
      },
    };
    const settle = () => {
      if (pending > 0 || isOver) return;
      isOver = true;
      if (writes.length > 0 && faults.full) {
        self.error = new DOMException('full', 'QuotaExceededError');
        self.onabort?.();
        return;
      }
      for (const write of writes) write();
      self.oncomplete?.();
    };
    const request = (give: () => unknown): Request => {
      pending++;
      const asked: Request = { addEventListener: () => {} };
      setTimeout(() => {
        pending--;
        try {
          asked.result = give();
          asked.onsuccess?.();
        } catch (error) {
          asked.error = error;
          asked.onerror?.();
        }
        setTimeout(settle);
      });
      return asked;
    };
    const read = (key: string) => {
      if (faults.damaged.has(key)) throw new DOMException('damaged', 'DataError');
      return structuredClone(stored.get(key));
    };
    const write = (key: string, change: () => void) => {
      writes.push(change);
      return request(() => key);
    };
    const objects = {
      transaction: self,
      get: (key: string) => request(() => read(key)),
      getAll: () => request(() => [...stored.keys()].map(read)),
      getAllKeys: () => request(() => [...stored.keys()]),
      put: (value: unknown, key: string) => write(key, () => stored.set(key, structuredClone(value))),
      delete: (key: string) => write(key, () => stored.delete(key)),
    };
    return { ...self, objectStore: () => objects };
  }

  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      const entriesOf = place === undefined || name === place ? stored : others;
      const database = {
        transaction: () => transactionIn(entriesOf),
        close: () => {},
        objectStoreNames: { contains: () => true },
      };
      open.push(database);
      const request: Request = { result: database, addEventListener: () => {} };
      setTimeout(() => request.onsuccess?.());
      return request;
    },
  });
  // No other tab is to hear of anything.
  vi.stubGlobal('BroadcastChannel', undefined);
  return { stored, faults, open };
}
