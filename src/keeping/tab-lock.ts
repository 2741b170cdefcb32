/** How long a tab waits for another one that is just being closed or loaded again. */
const PATIENCE = 400;

/**
 * Holds a game for this tab, so that no two tabs play it at the same time. Gives what lets go of it again, or null where another
 * tab holds it and is not to be robbed. Whoever is robbed is told by `onLost`. Where the browser has no locks, everybody may play.
 */
export function holdGame(id: string, rob: boolean, onLost: () => void): Promise<(() => void) | null> {
  const options = rob ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
  return new Promise((resolve) => {
    let held = false;
    const request = async () =>
      navigator.locks.request(`milestones game ${id}`, options, () => {
        held = true;
        return new Promise<void>((release) => {
          // Who has let go of a game is not robbed of it any more, though the browser may not know yet.
          resolve(() => {
            held = false;
            release();
          });
        });
      });
    request().catch((error: Error) => {
      if (held) onLost();
      // Anything else than having waited in vain is no other tab's doing: there are no locks, or storage is blocked.
      else resolve(error.name === 'TimeoutError' ? null : () => {});
    });
  });
}
