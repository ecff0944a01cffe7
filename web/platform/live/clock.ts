/** Server time, continued by the monotonic clock: ages are right even if the display's own clock is wrong or is changed. */
export interface Clock {
  readonly now: () => number;
  readonly sync: (time: string) => void;
  /** Milliseconds that this device's own clock is behind the server's. */
  readonly skew: () => number;
}

interface Options {
  /**
   * Whether the device may sleep with the page open, as a phone does. The monotonic clock of some browsers stops
   * meanwhile: when the device's own clock has run ahead of it, the difference was sleep. If somebody has set the
   * device's clock instead, the next time of the server corrects it.
   */
  readonly sleeps?: boolean;
  /** The skew that was known before a reload. */
  readonly skew?: number;
}

/** Smaller differences between the two clocks are corrections of the device's own clock. */
const sleepMin = 1_500;

const ahead = () => Date.now() - performance.now();

export function createClock({ sleeps = false, skew = 0 }: Options = {}): Clock {
  let offset = ahead() + skew;
  let last = ahead();
  const now = () => {
    const slept = ahead() - last;
    last += slept;
    if (sleeps && slept >= sleepMin) offset += slept;
    return performance.now() + offset;
  };
  return {
    now,
    sync(time) {
      const serverTime = Date.parse(time);
      if (!Number.isFinite(serverTime)) return;
      last = ahead();
      offset = serverTime - performance.now();
    },
    skew: () => now() - Date.now(),
  };
}
