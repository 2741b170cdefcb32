/** What browsers know of a connection; some know nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly downlink?: number;
  readonly type?: string;
}

/** Megabits a second; with less, the offline copy takes more than a quarter of a minute. */
const LOW = 1.5;

/** Whether the connection is slow, metered, or one on which the reader saves data. In a page and in a worker; false where the browser does not tell. */
export function isSlowOrMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (connection === undefined) return false;
  const { saveData = false, effectiveType = '4g', downlink = LOW, type } = connection;
  return saveData || effectiveType !== '4g' || downlink < LOW || type === 'cellular';
}
