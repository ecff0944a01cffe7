import { randomUUID } from 'node:crypto';
import type { App } from './app.ts';
import { Budget, type Door } from './budget.ts';
import type { CookiesHeld } from './cookies-held.ts';
import { bytesOf } from './database/store.ts';
import { countFailure } from './auth/failed-credentials.ts';
import { viewerAgain, viewerOf } from './auth/sessions.ts';
import { tokenViewer, tokenViewerAgain } from './auth/token-viewer.ts';
import { bearerOf } from './bearer.ts';
import type { Context, Viewer } from './context.ts';
import { AppError, unauthenticated } from './errors.ts';
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
  /** Whether anyone may ask this: cookies that are nobody's keep no one from it, such as a new sign-in. */
  readonly isPublic?: boolean;
  /** Has the browser forget a session cookie that is nobody's. */
  readonly dropSession?: () => void;
  /** Who asks by now; without it, who asked first. */
  readonly again?: () => Promise<Viewer | null>;
}

/** Who asks, and how to ask that again later. */
export interface Identified {
  readonly viewer: Viewer | null;
  readonly again: () => Promise<Viewer | null>;
}

/**
 * Who asks: with the token of their Authorization header or, without one, with their cookies. Throws for a token that is refused, and
 * for credentials that are nobody's when too many of them came from that address.
 */
export async function identify(app: App, caller: Caller): Promise<Identified> {
  const { authorization, cookies, address } = caller;
  const token = bearerOf(authorization);
  if (token !== null)
    return { viewer: await ownerOf(app, token, caller), again: () => tokenViewerAgain(app, token, address) };
  const viewer = await viewerOf(app, cookies);
  if (!viewer) await countFailedCookies(app, caller);
  return { viewer, again: async () => (viewer ? viewerAgain(app, viewer, cookies) : null) };
}

async function ownerOf(app: App, token: string, { cookies, address }: Caller): Promise<Viewer> {
  try {
    return await tokenViewer(app, token, address);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED')
      await countFailure(app, { token, cookies }, address);
    throw error;
  }
}

/** A browser keeps a cookie that is refused, and cannot get rid of it by itself: it is told to. */
async function countFailedCookies(app: App, { cookies, address, isPublic, dropSession }: Caller): Promise<void> {
  try {
    await countFailure(app, { token: null, cookies }, address);
  } catch (error) {
    if (isPublic) return;
    dropSession?.();
    throw error;
  }
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
      const { organizationId, id, token } = known();
      await app.limiter.consume('bytesByOrganization', organizationId, bytesOf(input));
      const scope = { organizationId, actorId: id, tokenId: token?.id ?? null };
      return app.store.write({ ...scope, idempotencyKey: idempotent ? idempotencyKey : null }, action, input, work);
    },
  };
}
