/** Nobody has seen sooner what came of a press, in milliseconds. */
const UNSEEN = 400;

/** Gives a function that tells of each press whether the same thing was pressed so shortly before that nobody can have seen yet what came of it. */
export function pressedAgain(): (what: string) => boolean {
  let last = { what: '', at: Number.NEGATIVE_INFINITY };
  return (what) => {
    const now = performance.now();
    const again = last.what === what && now - last.at < UNSEEN;
    if (!again) last = { what, at: now };
    return again;
  };
}
