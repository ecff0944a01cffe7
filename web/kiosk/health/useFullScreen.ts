import { useCallback, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the page fills the screen, and the switch. */
export function useFullScreen() {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // Refused without a touch of the page: the next press of the button works.
    change.catch(() => undefined);
  }, []);
  return { full, toggle, available: document.fullscreenEnabled };
}
