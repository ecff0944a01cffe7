/** Maximum of Node's timers in milliseconds; later times are split. */
const LONGEST = 2_147_483_647;

/** Calls back when a session expires. Use may have extended it, so the callback must check again. */
export class SessionTimer {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly ended: () => void) {}

  /** Replaces the expiry; null for none. */
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
