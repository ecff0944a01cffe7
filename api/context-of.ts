import { randomUUID } from 'node:crypto';
import type { App } from './app.ts';
import type { CookiesHeld } from './cookies-held.ts';
import { viewerAgain, viewerOf } from './auth/sessions.ts';
import type { Context, Viewer } from './context.ts';
import { unauthenticated } from './errors.ts';
import { logViewer } from './request-scope.ts';

/** What a door knows of a request before anyone is identified. */
export interface Caller {
  readonly requestId?: string;
  readonly address: string;
  readonly cookies: CookiesHeld;
  readonly idempotencyKey?: string | null;
  /** Who asks by now; without it, who asked first. */
  readonly again?: () => Promise<Viewer | null>;
}

/** The context of one request: identifies the viewer and binds both ways to the database to their organisation. */
export async function contextOf(app: App, caller: Caller): Promise<Context> {
  const viewer = await viewerOf(app, caller.cookies);
  logViewer(viewer);
  const again = async () => (viewer ? viewerAgain(app, viewer, caller.cookies) : null);
  return contextFor(app, viewer, { ...caller, again });
}

/** The context of a viewer who is already known. */
export function contextFor(app: App, viewer: Viewer | null, caller: Omit<Caller, 'cookies'>): Context {
  const requestId = caller.requestId ?? randomUUID();
  const idempotencyKey = caller.idempotencyKey ?? null;
  const known = (): Viewer => {
    if (!viewer) throw unauthenticated();
    return viewer;
  };
  return {
    viewer,
    requestId,
    address: caller.address,
    idempotencyKey,
    log: app.log,
    limiter: app.limiter,
    pins: app.pins,
    queue: app.queue,
    webhooks: app.webhooks,
    mail: app.config.smtp !== undefined,
    read: async (query) => app.store.read(known().organizationId, query),
    again: caller.again ?? (async () => viewer),
    listen: async (listener) => {
      const leave = app.connections.openStream(known());
      try {
        const stop = await app.bus.listen(known().organizationId, listener);
        return () => {
          leave();
          stop();
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
    write: async (action, input, work, { idempotent } = { idempotent: true }) => {
      const { organizationId, id } = known();
      const key = idempotent ? idempotencyKey : null;
      return app.store.write({ organizationId, actorId: id, idempotencyKey: key }, action, input, work);
    },
  };
}
