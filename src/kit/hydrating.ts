let hydrating = false;

/** Whether an island is just being tied to what the page holds of it. */
export const isHydrating = (): boolean => hydrating;

/** Runs what ties an island to the page, all of it at once. */
export function whileHydrating(run: () => void): void {
  hydrating = true;
  try {
    run();
  } finally {
    hydrating = false;
  }
}
