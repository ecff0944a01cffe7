import { randomUUID } from 'node:crypto';
import type { App } from './app.ts';
import { Budget, type Door } from './budget.ts';
import type { CookiesHeld } from './cookies-held.ts';
import { bytesOf } from './database/store.ts';
import { viewerAgain, viewerOf } from './auth/sessions.ts';
import { tokenViewer, tokenViewerAgain } from './auth/token-viewer.ts';
import { bearerOf } from './bearer.ts';
import type { Context, Viewer } from './context.ts';
import { unauthenticated } from './errors.ts';
import { logViewer } from './request-scope.ts';

/** What a door knows of a request before anyone is identified. */
export interface Caller {
  readonly requestId?: string;
  readonly address: string;
  readonly cookies: CookiesHeld;
  /** The Authorization header. A bearer token in it counts alone: cookies are then not looked at. */
  readonly authorization?: string | undefined;
  /** Whose requests are counted here; GraphQL's without it. */
  readonly door?: Door;
  readonly idempotencyKey?: string | null;
  /** Who asks by now; without it, who asked first. */
  readonly again?: () => Promise<Viewer | null>;
}

/** Who asks, and how to ask that again later. */
export interface Identified {
  readonly viewer: Viewer | null;
  readonly again: () => Promise<Viewer | null>;
}

/** Who asks: with the token of their Authorization header or, without one, with their cookies. Throws for a token that is refused. */
export async function identify(
  app: App,
  { authorization, cookies, address }: Pick<Caller, 'authorization' | 'cookies' | 'address'>,
): Promise<Identified> {
  const token = bearerOf(authorization);
  if (token !== null) {
    const viewer = await tokenViewer(app, token, address);
    return { viewer, again: () => tokenViewerAgain(app, token, address) };
  }
  const viewer = await viewerOf(app, cookies);
  return { viewer, again: async () => (viewer ? viewerAgain(app, viewer, cookies) : null) };
}

/** The context of one request: identifies the viewer and binds both ways to the database to their organisation. */
export async function contextOf(app: App, caller: Caller): Promise<Context> {
  const { viewer, again } = await identify(app, caller);
  logViewer(viewer);
  return contextFor(app, viewer, { ...caller, again });
}

/** The context of a viewer who is already known. */
export function contextFor(
  app: App,
  viewer: Viewer | null,
  caller: Omit<Caller, 'cookies' | 'authorization'>,
): Context {
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
    budget: Budget.of(app.limiter, viewer, caller.address, caller.door ?? 'graphql'),
    pins: app.pins,
    queue: app.queue,
    webhooks: app.webhooks,
    mail: app.config.smtp !== undefined,
    build: app.build,
    read: async (query) => app.store.read(known().organizationId, query),
    again: caller.again ?? (async () => viewer),
    listen: async (hear, end) => {
      const leave = app.connections.openStream(known());
      try {
        const stop = await app.bus.listen(known().organizationId, hear, end);
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
      const { organizationId, id, token } = known();
      await app.limiter.consume('bytesByOrganization', organizationId, bytesOf(input));
      const scope = { organizationId, actorId: id, tokenId: token?.id ?? null };
      return app.store.write({ ...scope, idempotencyKey: idempotent ? idempotencyKey : null }, action, input, work);
    },
  };
}
