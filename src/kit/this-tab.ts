/** What this tab remembers under a key until it is closed; null where there is nothing, or where nothing can be remembered. */
export function ofThisTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Has this tab remember something under a key, also across its pages. Where that cannot be, it forgets. */
export function rememberForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Whoever asks has another guess.
  }
}
