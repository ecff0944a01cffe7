/** The server's time, carried on by a monotonic clock: a display whose own clock is wrong, or is set, shows the right age. */
export interface Clock {
  readonly now: () => number;
  readonly sync: (time: string) => void;
}

export function createClock(): Clock {
  let offset = Date.now() - performance.now();
  return {
    now: () => performance.now() + offset,
    sync(time) {
      const heard = Date.parse(time);
      if (Number.isFinite(heard)) offset = heard - performance.now();
    },
  };
}
