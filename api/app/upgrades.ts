import type { IncomingMessage } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../platform/app-services.ts';
import type { Viewer } from '../platform/context/context.ts';
import { createContextForViewer } from '../platform/context/create-context.ts';
import { inRequest, logViewer, type RequestScope } from '../platform/context/request-scope.ts';
import { AppError, forbidden, unauthenticated, unavailable } from '../platform/errors.ts';
import type { GraphSockets } from '../platform/graphql/sockets.ts';
import { bearerOf } from '../platform/http/bearer.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { isOwnOrigin } from '../platform/http/origin.ts';
import { pathOf, recordRequest } from '../platform/http/request-log.ts';
import { canSubscribe } from '../platform/live/audience.ts';
import { LiveSockets } from '../platform/live/sockets.ts';
import { cookiesHeld } from '../platform/rest/cookies.ts';
import { isAsDevice } from '../platform/http/cookies-held.ts';
import { gatherInitialData } from './initial-data.ts';

/** Milliseconds on shutdown: for clients to close connections, and until remaining ones (event streams) are closed. */
const CLOSE_DELAY = 100;
const FORCE_CLOSE_AFTER = 3_000;

/** While draining, the server still responds, but `/readyz` makes its proxy use another server. */
export interface Readiness {
  draining: boolean;
}

/** A request to open a socket, and what its log lines have. */
interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly path: string;
  readonly scope: RequestScope;
  readonly at: number;
}

/** Opens the sockets, and closes them when the server stops. */
export function openSockets(
  app: AppServices,
  server: FastifyInstance,
  graphSockets: GraphSockets,
  readiness: Readiness,
): void {
  const liveSockets = new LiveSockets(app, (viewer) =>
    gatherInitialData(createContextForViewer(app, viewer, { address: '' })),
  );
  app.metrics.watchPool('reads', app.database.readConnections);
  app.metrics.watchLive(app.connections);
  app.metrics.watchSockets('/ws', () => liveSockets.size);
  app.metrics.watchSockets('/graphql', () => graphSockets.size);
  const open = openerOf(app, server, liveSockets, graphSockets);
  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const scope: RequestScope = { requestId: uuidv7() };
    const upgrade = { request, socket, head, path: pathOf(request.url), scope, at: performance.now() };
    void inRequest(scope, () => open(upgrade)).catch((error: unknown) => refuse(app, upgrade, error));
  });
  server.addHook('preClose', async () => {
    readiness.draining = true;
    await sleep(app.config.drainSeconds * 1_000);
    // No new connections. Existing ones get their responses with `Connection: close`, so that no request is lost.
    NetServer.prototype.close.call(server.server);
    liveSockets.close();
    await graphSockets.close();
    await sleep(CLOSE_DELAY);
    setTimeout(() => server.server.closeAllConnections(), FORCE_CLOSE_AFTER).unref();
  });
}

/** Identifies the viewer and checks the origin before either socket server sees the upgrade. Throws when it is refused. */
function openerOf(app: AppServices, server: FastifyInstance, liveSockets: LiveSockets, graphSockets: GraphSockets) {
  return async (upgrade: Upgrade): Promise<void> => {
    const { request, socket, head, path } = upgrade;
    if (path !== '/ws' && path !== '/graphql') return answer(app, upgrade, 404);
    const { authorization, cookie: cookieHeader = '', origin } = request.headers;
    const cookies = cookiesHeld(app.config, server.parseCookie(cookieHeader));
    const address = clientAddress(app.config.trustProxy, request);
    // Browsers cannot set this header and always send an Origin. Without cookies there are no credentials to abuse.
    const hasToken = bearerOf(authorization) !== null;
    const hasNoCredentials = !hasToken && !cookies.session && !cookies.device;
    const needsNoOrigin = hasToken || (hasNoCredentials && path === '/graphql' && origin === undefined);
    if (!needsNoOrigin && !isOwnOrigin(app.config, request)) throw forbidden(msg('common.otherSite'));
    // Before any query: at the limit, many clients retry at the same time.
    app.connections.checkCapacity();
    const { viewer, again } = await app.identify(app, {
      authorization,
      cookies,
      address,
      asDevice: isAsDevice(request.url),
    });
    if (socket.destroyed) return;
    logViewer(viewer);
    // A token may still be in the first message of graphql-ws.
    if (!viewer && !(hasNoCredentials && path === '/graphql')) throw unauthenticated();
    if (viewer && !canSubscribe(viewer)) throw forbidden();
    const leave = reserveSocket(app, viewer ?? address, socket);
    record(app, upgrade, 101);
    if (path === '/ws' && viewer) return liveSockets.accept(request, socket, head, { viewer, again, address });
    graphSockets.accept(request, socket, head, { viewer, again, address, leave });
  };
}

/** Reserves an open socket, or one without a viewer yet, until it closes. Throws at the limit. */
function reserveSocket(app: AppServices, owner: Viewer | string, socket: Duplex): () => void {
  const leave = typeof owner === 'string' ? app.connections.openHandshake(owner) : app.connections.openSocket(owner);
  socket.once('close', leave);
  return leave;
}

/** Refuses an upgrade. Whatever else went wrong, the client may try again. */
function refuse(app: AppServices, upgrade: Upgrade, error: unknown): void {
  if (!(error instanceof AppError)) app.log.error({ ...upgrade.scope, err: error }, 'a socket could not be opened');
  const refusal = error instanceof AppError ? error : unavailable();
  upgrade.scope.code = refusal.code;
  answer(app, upgrade, refusal.status, refusal);
}

const reasons: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Answers an upgrade that opens no socket, with one sentence as `text/plain`. */
function answer(app: AppServices, upgrade: Upgrade, status: number, refusal?: AppError): void {
  record(app, upgrade, status);
  const sentence = refusal?.message ?? '';
  const retryAfter = refusal?.detail.retryAfter;
  const lines = [
    `HTTP/1.1 ${status} ${reasons[status] ?? ''}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `X-Request-Id: ${upgrade.scope.requestId}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${Math.ceil(retryAfter)}`]),
    `Content-Length: ${Buffer.byteLength(sentence)}`,
  ];
  upgrade.socket.end(`${lines.join('\r\n')}\r\n\r\n${sentence}`);
}

/** Counts and logs an upgrade like any other request; 101 for an opened socket. */
function record(app: AppServices, { scope, at, path }: Upgrade, status: number): void {
  const isKnown = status !== 404;
  recordRequest(app, { scope, at, method: 'GET', path, shown: path, route: isKnown ? path : 'none', status });
}
