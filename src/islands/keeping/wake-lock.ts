import { useEffect } from 'preact/hooks';

/** Keeps the screen awake for as long as `wanted`, where the device can do that and has power enough to agree. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !navigator.wakeLock) return;
    let ended = false;
    let lock: WakeLockSentinel | null = null;
    // The device takes it back whenever the page is hidden.
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          lock = given;
          if (ended) void given.release();
        },
        () => {},
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
}
