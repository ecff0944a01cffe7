/** Server time, continued by the monotonic clock: ages are right even if the display's own clock is wrong or is changed. */
export interface Clock {
  readonly now: () => number;
  readonly sync: (time: string) => void;
}

export function createClock(): Clock {
  let offset = Date.now() - performance.now();
  return {
    now: () => performance.now() + offset,
    sync(time) {
      const serverTime = Date.parse(time);
      if (Number.isFinite(serverTime)) offset = serverTime - performance.now();
    },
  };
}
