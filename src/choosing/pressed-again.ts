import { useRef } from 'preact/hooks';

/** Nobody has seen sooner what came of a press, in milliseconds. */
const UNSEEN = 400;

/** Tells of each press whether the same thing was pressed so shortly before that nobody can have seen yet what came of it. */
export function usePressedAgain(): (what: string) => boolean {
  const last = useRef({ what: '', at: Number.NEGATIVE_INFINITY });
  return (what) => {
    const now = performance.now();
    const again = last.current.what === what && now - last.current.at < UNSEEN;
    if (!again) last.current = { what, at: now };
    return again;
  };
}
