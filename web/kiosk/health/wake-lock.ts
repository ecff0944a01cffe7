import { createStore } from '../../ui/store.ts';

/** Screen wake lock. The browser releases it when the page is hidden or the battery is low, so it is requested again. */
export function createWakeLock() {
  const active = createStore(false);
  let lock: WakeLockSentinel | null = null;
  let isRequesting = false;
  let stopped = false;

  async function request() {
    if (!('wakeLock' in navigator) || lock || isRequesting || stopped || document.visibilityState !== 'visible') return;
    isRequesting = true;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (stopped) return void got.release();
      lock = got;
      active.set(() => true);
      got.addEventListener('release', onRelease);
    } catch {
      // Refused: the header shows it, and the next tap requests it again.
    } finally {
      isRequesting = false;
    }
  }

  function onRelease() {
    lock = null;
    active.set(() => false);
    void request();
  }

  const requestAgain = () => void request();
  document.addEventListener('visibilitychange', requestAgain);
  document.addEventListener('pointerdown', requestAgain);
  document.addEventListener('keydown', requestAgain);
  requestAgain();
  return {
    /** Whether the wake lock is active. */
    active,
    request: requestAgain,
    stop() {
      stopped = true;
      document.removeEventListener('visibilitychange', requestAgain);
      document.removeEventListener('pointerdown', requestAgain);
      document.removeEventListener('keydown', requestAgain);
      void lock?.release();
    },
  };
}
