/** Node's timers take no more; what is further away is looked at again then. Milliseconds. */
const LONGEST = 2_147_483_647;

/** Calls back when a sign-in ends. Use may put the end off, so that whoever is called looks anew. */
export class SessionTimer {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly ended: () => void) {}

  /** Waits for this moment instead of the one before; null for none. */
  set(endsAt: Date | null): void {
    clearTimeout(this.timer);
    if (!endsAt) return;
    const wait = Math.max(0, endsAt.getTime() - Date.now());
    this.timer = setTimeout(() => (wait > LONGEST ? this.set(endsAt) : this.ended()), Math.min(wait, LONGEST));
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
