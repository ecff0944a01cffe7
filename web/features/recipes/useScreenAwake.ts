import { useEffect } from 'react';

/** Keeps the screen lit while mounted, where the device allows it: hands at the stove cannot tap it awake. */
export function useScreenAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let ended = false;
    let lock: WakeLockSentinel | undefined;
    const keep = async () => {
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended) await lock.release();
      } catch {
        // Refused, for example on low battery: the recipe reads just as well.
      }
    };
    // The browser lets go of it whenever the page is hidden.
    const again = () => {
      if (document.visibilityState === 'visible') void keep();
    };
    void keep();
    document.addEventListener('visibilitychange', again);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
