import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { Budget, type EntryPoint } from '../http/budget.ts';
import { bytesOf } from '../database/store.ts';
import type { Context, Viewer } from './context.ts';
import type { Credentials } from './identify.ts';
import { unauthenticated } from '../errors.ts';
import { logViewer } from './request-scope.ts';

/** What is known of a request before anyone is identified. */
export interface Caller extends Credentials {
  readonly requestId?: string;
  /** Whose requests are counted here; GraphQL's without it. */
  readonly entryPoint?: EntryPoint;
  readonly idempotencyKey?: string | null;
  /** Who asks by now; without it, who asked first. */
  readonly again?: () => Promise<Viewer | null>;
}

/** The context of one request: identifies the viewer and binds both ways to the database to their organization. */
export async function createContext(app: App, caller: Caller): Promise<Context> {
  const { viewer, again } = await app.identify(app, caller);
  logViewer(viewer);
  return createContextForViewer(app, viewer, { ...caller, again });
}

/** The context of a viewer who is already known. */
export function createContextForViewer(
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
    budget: Budget.of(app.limiter, viewer, caller.address, caller.entryPoint ?? 'graphql'),
    pins: app.pins,
    queue: app.queue,
    webhooks: app.webhooks,
    auditSubjects: app.auditSubjects,
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
