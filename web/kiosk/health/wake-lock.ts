import { createStore } from '../../ui/store.ts';

/** Keeps the screen lit. The browser lets go whenever the page is hidden or the battery is low, so it is asked again and again. */
export function createWakeLock() {
  const held = createStore(false);
  let lock: WakeLockSentinel | null = null;
  let asking = false;
  let stopped = false;

  async function ask() {
    if (!('wakeLock' in navigator) || lock || asking || stopped || document.visibilityState !== 'visible') return;
    asking = true;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (stopped) return void got.release();
      lock = got;
      held.set(() => true);
      got.addEventListener('release', lose);
    } catch {
      // Refused: the chip says so, and the next tap asks again.
    } finally {
      asking = false;
    }
  }

  function lose() {
    lock = null;
    held.set(() => false);
    void ask();
  }

  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  document.addEventListener('pointerdown', again);
  document.addEventListener('keydown', again);
  again();
  return {
    /** Whether the screen is kept lit at this moment. */
    held,
    ask: again,
    stop() {
      stopped = true;
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener('pointerdown', again);
      document.removeEventListener('keydown', again);
      void lock?.release();
    },
  };
}
