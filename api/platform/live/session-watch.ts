import type { App } from '../app.ts';
import type { Viewer } from '../context/context.ts';
import { concernsAccess, canSubscribe } from './audience.ts';
import { SessionTimer } from './session-timer.ts';

/** A session that went without an event, as with a demo that is made anew, is found missing within this many milliseconds. */
const LOOK_EVERY = 60_000;

/** Ends a long connection with the sign-in that it was opened by: at its end, or when its person may no longer listen. */
export class SessionWatch {
  private readonly timer = new SessionTimer(() => void this.look());
  private unlisten: (() => void) | null = null;
  private stopped = false;
  private readonly looking = setInterval(() => void this.look(), LOOK_EVERY).unref();

  constructor(
    private readonly app: App,
    private viewer: Viewer,
    private readonly again: () => Promise<Viewer | null>,
    /** `isKnown`: their session is over; else they come again: nobody can say at the moment, or a backup was restored. */
    private readonly ended: (isKnown: boolean) => void,
  ) {}

  async start(): Promise<void> {
    this.timer.set(this.viewer.endsAt);
    this.unlisten = await this.app.bus.listen(
      this.viewer.organizationId,
      (events) => {
        if (events.some((event) => concernsAccess(this.viewer, event))) void this.look();
      },
      () => this.ended(false),
    );
    if (this.stopped) this.unlisten();
  }

  stop(): void {
    this.stopped = true;
    this.timer.stop();
    clearInterval(this.looking);
    this.unlisten?.();
  }

  private async look(): Promise<void> {
    const viewer = await this.again().catch(() => undefined);
    if (this.stopped) return;
    if (!viewer || !canSubscribe(viewer)) return this.ended(viewer !== undefined);
    this.viewer = viewer;
    this.timer.set(viewer.endsAt);
  }
}
