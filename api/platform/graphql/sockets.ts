import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ErrorCode } from '#schema/errors.ts';
import { limits } from '#schema/limits.ts';
import { SIGNED_OUT_CLOSE_CODE } from '#schema/live.ts';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../app-services.ts';
import { Budget } from '../http/budget.ts';
import { bearerOf } from '../http/bearer.ts';
import type { Context, Viewer } from '../context/context.ts';
import { inRequest, type RequestScope } from '../context/request-scope.ts';
import { createContextForViewer } from '../context/create-context.ts';
import { AppError, toAppError, toGraphQLError, unauthenticated } from '../errors.ts';
import { closeSockets, RESTARTING } from '../live/close-sockets.ts';
import { SessionWatch } from '../live/session-watch.ts';
import { idempotencyKeyOf } from '../rest/routes.ts';
import { REQUEST_POINTS, stateOf } from './limits/operation-cost.ts';
import { type GraphServer, publicError } from './yoga.ts';

/** The opener of a socket. Without a viewer, the first message must contain an API token. */
export interface SocketGuest {
  readonly viewer: Viewer | null;
  /** Identifies the viewer again; null when their session has ended. */
  readonly again: () => Promise<Viewer | null>;
  readonly address: string;
  /** Releases its reserved connection. */
  readonly leave: () => void;
}

/** The owner of a socket. Each operation gets a new context, so that a long-lived socket never uses an old session. */
interface SocketOwner extends SocketGuest {
  readonly viewer: Viewer;
}

/** Close code: too many requests. */
const TOO_OFTEN = 4429;

const MAX_MESSAGE_BYTES = 64 * 1024;
/** Timeout of the first message, in milliseconds. */
const FIRST_MESSAGE = 5_000;

/** GraphQL over the graphql-ws protocol, through the same limits and masking as HTTP. */
export class GraphSockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private readonly guests = new WeakMap<IncomingMessage, SocketGuest>();
  private readonly owners = new WeakMap<IncomingMessage, SocketOwner>();
  private readonly protocol;

  constructor(
    private readonly app: AppServices,
    graph: GraphServer,
  ) {
    this.protocol = useServer(
      {
        connectionInitWaitTimeout: FIRST_MESSAGE,
        onConnect: ({ extra, connectionParams }) => this.connect(extra, connectionParams),
        execute: (args) => inRequest(scopeOf(args), () => enveloped(graph, args.contextValue).execute(args)),
        subscribe: (args) => inRequest(scopeOf(args), () => enveloped(graph, args.contextValue).subscribe(args)),
        onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
          const owner = this.owners.get(extra.request);
          if (!owner) return [toGraphQLError(unauthenticated())];
          const refusal = await this.refusal(owner, Object.keys(subscriptions).length);
          if (refusal) return this.refuse(owner, extra.socket, refusal);
          const key = keyIn(payload.extensions);
          if (key instanceof GraphQLError) return [publicError(key, { requestId: randomUUID() })];
          const ctx = await this.createContext(owner, key);
          // Without the request: every upgrade is a GET, and Yoga refuses mutations by GET (graphql-yoga#1704).
          const prepared = enveloped(graph, { ctx, params: payload });
          const document = documentOf(prepared, payload.query);
          if (Array.isArray(document)) return document.map((error) => publicError(error, { requestId: ctx.requestId }));
          return {
            schema: prepared.schema,
            operationName: payload.operationName,
            document,
            variableValues: payload.variables,
            contextValue: await prepared.contextFactory(),
          };
        },
        onNext: (_ctx, _id, _payload, { contextValue }, { errors, ...result }) => {
          const requestId = requestIdOf(contextValue);
          return errors && { ...result, errors: errors.map((error) => publicError(error, { requestId })) };
        },
      },
      this.server,
    );
  }

  get size(): number {
    return this.server.clients.size;
  }

  /** Takes over an upgrade whose viewer and origin have been checked. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, guest: SocketGuest): void {
    this.guests.set(request, guest);
    this.server.handleUpgrade(request, socket, head, (client) => this.server.emit('connection', client, request));
  }

  /** Handles the first message: an API token in it overrides the upgrade's credentials. Closes the socket without a viewer. */
  private async connect(
    { request, socket }: { readonly request: IncomingMessage; readonly socket: WebSocket },
    params: unknown,
  ): Promise<boolean> {
    const guest = this.guests.get(request);
    try {
      const owner = guest && (await this.ownerOf(guest, authorizationIn(params)));
      if (!owner)
        throw unauthenticated(msg('common.sendConnectionParams', { example: '{ authorization: "Bearer brig_…" }' }));
      if (socket.readyState !== socket.OPEN) return false;
      this.owners.set(request, owner);
      const watch = new SessionWatch(this.app, owner.viewer, owner.again, (isKnown) =>
        isKnown ? socket.close(SIGNED_OUT_CLOSE_CODE, 'Signed out') : socket.close(RESTARTING),
      );
      socket.once('close', () => {
        watch.stop();
        owner.leave();
      });
      watch.start().catch(() => socket.close(RESTARTING));
      return true;
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.status >= 500) this.app.log.error({ err: error }, 'a socket could not be opened');
      else this.app.log.info({ path: '/graphql', code: refusal.code }, 'a socket was refused');
      socket.close(closeCodes[refusal.code] ?? RESTARTING, refusal.message);
      return false;
    }
  }

  /** The owner; null without a viewer. Throws for a refused token, and at the connection limit. */
  private async ownerOf(guest: SocketGuest, authorization: unknown): Promise<SocketOwner | null> {
    const { viewer, address } = guest;
    if (bearerOf(authorization) === null) return viewer && { ...guest, viewer };
    const identified = await this.app.identify(this.app, {
      authorization: String(authorization),
      cookies: {},
      address,
    });
    if (!identified.viewer) return null;
    // First, so that the socket does not count twice.
    guest.leave();
    const leave = this.app.connections.openSocket(identified.viewer);
    return { ...identified, viewer: identified.viewer, address, leave };
  }

  private async createContext({ again, address }: SocketOwner, idempotencyKey: string | null): Promise<Context> {
    return createContextForViewer(this.app, await again(), { address, again, idempotencyKey });
  }

  /**
   * Why one more operation of this socket is refused, checked before any other work; null when it is not. Tokens get the time
   * of the next try, other sockets are closed.
   */
  private async refusal({ viewer, address }: SocketOwner, open: number): Promise<Refusal | null> {
    const requestId = randomUUID();
    const budget = Budget.of(this.app.limiter, viewer, address, 'graphql');
    try {
      await budget.spend(REQUEST_POINTS);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const refusal = toGraphQLError(error);
      return { error: publicError(refusal, { rateLimit: stateOf(budget), requestId }), close: viewer.token === null };
    }
    if (open <= limits.operationsPerSocket) return null;
    const content = msg('common.tooManyOperations', { count: limits.operationsPerSocket });
    return { error: publicError(toGraphQLError(new AppError('RATE_LIMITED', content)), { requestId }), close: false };
  }

  /** Logs a refused operation, and closes the socket where the refusal requires it. */
  private refuse({ viewer }: SocketOwner, socket: WebSocket, { error, close }: Refusal): GraphQLError[] {
    const { id: userId, organizationId } = viewer;
    const { code, requestId } = error.extensions;
    this.app.log.warn({ requestId, path: '/graphql', userId, organizationId, code }, 'an operation was refused');
    if (close) socket.close(TOO_OFTEN, error.message);
    return [error];
  }

  async close(): Promise<void> {
    closeSockets(this.server);
    await this.protocol.dispose();
  }
}

/** Close codes after the first message. graphql-ws clients do not retry after 4401. */
const closeCodes: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: SIGNED_OUT_CLOSE_CODE,
  FORBIDDEN: 4403,
  RATE_LIMITED: TOO_OFTEN,
};

/** The Authorization in the connection params, because browsers cannot set headers on sockets. */
function authorizationIn(params: unknown): unknown {
  if (params === null || typeof params !== 'object') return undefined;
  return Object.entries(params).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
}

/** The idempotency key of an operation, in its extensions because an operation of a socket has no headers; or why it is refused. */
function keyIn(extensions: Readonly<Record<string, unknown>> | null | undefined): string | null | GraphQLError {
  try {
    return idempotencyKeyOf(extensions?.['idempotencyKey']);
  } catch (error) {
    return toGraphQLError(toAppError(error));
  }
}

interface Refusal {
  readonly error: GraphQLError;
  readonly close: boolean;
}

/** GraphQL's own functions, wrapped by Yoga's plugins. */
interface Enveloped {
  readonly schema: GraphQLSchema;
  parse(query: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  contextFactory(): object | Promise<object>;
  execute(args: ExecutionArgs): Promise<ExecutionResult>;
  subscribe(args: ExecutionArgs): Promise<ExecutionResult | AsyncGenerator<ExecutionResult>>;
}

/** The document, or its errors. */
function documentOf({ parse, validate, schema }: Enveloped, query: string): DocumentNode | GraphQLError[] {
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    return errors.length > 0 ? [...errors] : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** What the log lines of an operation have: its id, which is also in its errors, and its name. */
function scopeOf({ contextValue, operationName }: ExecutionArgs): RequestScope {
  const scope: RequestScope = { requestId: requestIdOf(contextValue) ?? randomUUID() };
  return operationName ? { ...scope, operation: operationName } : scope;
}

function requestIdOf(context: unknown): string | undefined {
  if (context === null || typeof context !== 'object' || !('requestId' in context)) return undefined;
  return typeof context.requestId === 'string' ? context.requestId : undefined;
}

function enveloped(graph: GraphServer, context: unknown): Enveloped {
  const identified = context !== null && typeof context === 'object' ? context : {};
  return graph.getEnveloped(identified);
}
