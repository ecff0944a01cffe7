import type { AppServices } from '../app-services.ts';
import type { Viewer } from '../context/context.ts';
import { concernsAccess, canSubscribe } from './audience.ts';
import { SessionTimer } from './session-timer.ts';

/** Interval in milliseconds to find sessions that ended without an event, as when the demo is reset. */
const CHECK_EVERY = 60_000;

/** Ends a long-lived connection with its session: when that expires, or the person may no longer subscribe. */
export class SessionWatch {
  private readonly timer = new SessionTimer(() => void this.check());
  private unlisten: (() => void) | null = null;
  private stopped = false;
  private readonly interval = setInterval(() => void this.check(), CHECK_EVERY).unref();

  constructor(
    private readonly app: AppServices,
    private viewer: Viewer,
    private readonly again: () => Promise<Viewer | null>,
    /** `hasEnded`: the session is over; otherwise clients reconnect, because it could not be checked or a backup was restored. */
    private readonly onEnd: (hasEnded: boolean) => void,
  ) {}

  async start(): Promise<void> {
    this.timer.set(this.viewer.endsAt);
    this.unlisten = await this.app.bus.listen(
      this.viewer.organizationId,
      (events) => {
        if (events.some((event) => concernsAccess(this.viewer, event))) void this.check();
      },
      () => this.onEnd(false),
    );
    if (this.stopped) return this.unlisten();
    // The session may have ended while no event could be received yet.
    await this.check();
  }

  stop(): void {
    this.stopped = true;
    this.timer.stop();
    clearInterval(this.interval);
    this.unlisten?.();
  }

  private async check(): Promise<void> {
    const viewer = await this.again().catch(() => undefined);
    if (this.stopped) return;
    if (!viewer || !canSubscribe(viewer)) return this.onEnd(viewer !== undefined);
    this.viewer = viewer;
    this.timer.set(viewer.endsAt);
  }
}
