/** Keeps the screen awake, where the device can do that and has power enough to agree, until the function that is returned is called. */
export function keepAwake(): () => void {
  if (!navigator.wakeLock) return () => {};
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
}
