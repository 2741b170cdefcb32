import { useEffect } from 'preact/hooks';
import { keepAwake } from '../ui/keep-awake.ts';

/** Keeps the screen awake for as long as `wanted`. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted]);
}
