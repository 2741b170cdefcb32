/**
 * Reads the game that a table begins with. `prepare` fetches what shows it, or, where there is none, what begins one, so that nothing
 * jumps when it comes; the notices are fetched where there may be something to say. What cannot be fetched says so itself.
 */
export async function loadKept<Table>(
  load: () => Promise<Table | null>,
  prepare: (kept: Table | null) => Promise<void>,
  notices: { readonly prepare: () => Promise<unknown> },
): Promise<Table | null> {
  const isLinked = location.hash !== '';
  const kept = await load();
  await prepare(kept);
  if (kept === null || isLinked) await notices.prepare().catch(() => {});
  return kept;
}
