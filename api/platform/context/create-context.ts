import { randomUUID } from 'node:crypto';
import type { AppServices } from '../app-services.ts';
import { Budget, type EntryPoint } from '../http/budget.ts';
import type { OnDisconnect } from '../database/canceller.ts';
import { bytesOf } from '../database/database.ts';
import type { Context, Viewer } from './context.ts';
import type { Credentials } from './identify.ts';
import { unauthenticated } from '../errors.ts';
import { logViewer } from './request-scope.ts';

/** A request before its viewer is identified. */
export interface Caller extends Credentials {
  readonly requestId?: string;
  /** Which budget its requests count against; GraphQL's by default. */
  readonly entryPoint?: EntryPoint;
  readonly idempotencyKey?: string | null;
  /** For requests with one response: reads are cancelled when the client disconnects before it. */
  readonly onDisconnect?: OnDisconnect;
  /** Identifies the viewer again; by default returns the first one. */
  readonly again?: () => Promise<Viewer | null>;
}

/** The context of one request: identifies the viewer and binds reads and writes to their organization. */
export async function createContext(app: AppServices, caller: Caller): Promise<Context> {
  const { viewer, again } = await app.identify(app, caller);
  logViewer(viewer);
  return createContextForViewer(app, viewer, { ...caller, again });
}

/** The context of a viewer who is already identified. */
export function createContextForViewer(
  app: AppServices,
  viewer: Viewer | null,
  caller: Omit<Caller, 'cookies' | 'authorization'>,
): Context {
  const requestId = caller.requestId ?? randomUUID();
  const idempotencyKey = caller.idempotencyKey ?? null;
  const eventNumbers: number[] = [];
  const onStored = (seqs: readonly number[]) => eventNumbers.push(...seqs);
  const requireViewer = (): Viewer => {
    if (!viewer) throw unauthenticated();
    return viewer;
  };
  return {
    viewer,
    requestId,
    address: caller.address,
    idempotencyKey,
    eventNumbers,
    log: app.log,
    limiter: app.limiter,
    budget: Budget.of(app.limiter, viewer, caller.address, caller.entryPoint ?? 'graphql'),
    pins: app.pins,
    queue: app.queue,
    webhooks: app.webhooks,
    photos: app.photos,
    auditSubjects: app.auditSubjects,
    searchKinds: app.searchKinds,
    importKinds: app.importKinds,
    mail: app.config.smtp !== undefined,
    build: app.build,
    read: async (query) => app.database.read(requireViewer().organizationId, query, caller.onDisconnect),
    readReport: async (query) => app.database.readReport(requireViewer().organizationId, query, caller.onDisconnect),
    again: caller.again ?? (async () => viewer),
    listen: async (onEvents, onEnd) => {
      const closeStream = app.connections.openStream(requireViewer());
      try {
        const stop = await app.bus.listen(requireViewer().organizationId, onEvents, onEnd);
        return () => {
          closeStream();
          stop();
        };
      } catch (error) {
        closeStream();
        throw error;
      }
    },
    write: async (action, input, work, { idempotent = true, occurredAt, bytes = 0 } = {}) => {
      const { organizationId, id, token, kitchen } = requireViewer();
      await app.limiter.consume('bytesByOrganization', organizationId, bytesOf(input) + bytes);
      const scope = { organizationId, actorId: id, tokenId: token?.id ?? null, kitchen, bytes, onStored };
      const key = idempotent ? idempotencyKey : null;
      return app.database.write({ ...scope, occurredAt, idempotencyKey: key }, action, input, work);
    },
  };
}
