import { useCallback, useSyncExternalStore } from 'react';

const tick = 250;
const now = () => Math.floor(Date.now() / tick) * tick;
const idle = () => undefined;

/** Whole seconds until an instant (epoch milliseconds), updated every second; 0 when it has passed or is null. */
export function useSecondsUntil(moment: number | null): number {
  const seconds = () => (moment === null ? 0 : Math.max(0, Math.round((moment - now()) / 1_000)));
  const running = moment !== null && moment > now();
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!running) return idle;
      const timer = setInterval(listener, tick);
      return () => clearInterval(timer);
    },
    [running],
  );
  return useSyncExternalStore(subscribe, seconds);
}

/** `9:41`: minutes and seconds. */
export function formatMinutes(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
