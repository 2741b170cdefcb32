import { promisifyRequest, type UseStore } from 'idb-keyval';

const STORE = 'table';

/** How long the browser may take over its storage before it counts as blocked. It is asked twice. */
const PATIENCE = 3000;

/** Whether an error says that there is no room left. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function openAt(name: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await promisifyRequest(request);
  if (database.objectStoreNames.contains(STORE)) return database;
  // A page that was closed at the wrong moment can leave a database without its store behind.
  database.close();
  return openAt(name, database.version + 1);
}

/** Settles as `asked` does, but rejects where that takes too long: storage may wait for ever for a tab that hangs. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), PATIENCE);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A store of the browser's database `name` that outlives its connection. Browsers lose connections while a page lives: phones when
 * the page was away, others when storage is cleared. After any fault but a full disk the database is opened anew and asked once more.
 * Rejects with the second fault.
 */
export function lastingStore(name: string): UseStore {
  let connection: Promise<IDBDatabase> | undefined;

  function drop(dropped: Promise<IDBDatabase>): void {
    if (connection === dropped) connection = undefined;
    dropped.then(
      (database) => database.close(),
      () => {},
    );
  }
  function connect(): Promise<IDBDatabase> {
    if (connection !== undefined) return connection;
    const opening = openAt(name);
    connection = opening;
    opening.then(
      (database) => {
        database.onclose = () => drop(opening);
        // Another tab deletes the database or gives it another form, and waits for this one.
        database.onversionchange = () => drop(opening);
      },
      () => drop(opening),
    );
    return opening;
  }

  const once: UseStore = async (mode, use) => {
    const connected = connect();
    let transaction: IDBTransaction | undefined;
    let isLate = false;
    const used = connected.then((database) => {
      // What is asked once more must not be done a second time, after it.
      if (isLate) throw new Error('too late');
      transaction = database.transaction(STORE, mode);
      return use(transaction.objectStore(STORE));
    });
    try {
      return await inTime(used);
    } catch (error) {
      isLate = true;
      try {
        transaction?.abort();
      } catch {
        // It has ended already.
      }
      if (!isFull(error)) drop(connected);
      throw error;
    }
  };

  return async (mode, use) => {
    try {
      return await once(mode, use);
    } catch (error) {
      if (isFull(error)) throw error;
      return once(mode, use);
    }
  };
}
