import { useEffect } from 'react';

/** Keeps the screen awake while mounted, if the device allows it, because busy hands cannot tap it. */
export function useScreenAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let ended = false;
    let lock: WakeLockSentinel | undefined;
    const request = async () => {
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended) await lock.release();
      } catch {
        // Denied, for example on low battery. The recipe works without it.
      }
    };
    // The browser releases the lock whenever the page is hidden.
    const requestAgain = () => {
      if (document.visibilityState === 'visible') void request();
    };
    void request();
    document.addEventListener('visibilitychange', requestAgain);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', requestAgain);
      void lock?.release();
    };
  }, []);
}
