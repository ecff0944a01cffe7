import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ErrorCode } from '#schema/errors.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { App } from '../app.ts';
import { Budget } from '../http/budget.ts';
import { bearerOf } from '../http/bearer.ts';
import type { Context, Viewer } from '../context/context.ts';
import { createContextForViewer } from '../context/create-context.ts';
import { AppError, toAppError, toGraphQLError, unauthenticated } from '../errors.ts';
import { closeSockets, RESTARTING } from '../live/close-sockets.ts';
import { SessionWatch } from '../live/session-watch.ts';
import { DOOR_POINTS, stateOf } from './operation-cost.ts';
import { type GraphServer, outsideError } from './yoga.ts';

/** Who opened a socket. Nobody yet: the first message brings an API token. */
export interface SocketGuest {
  readonly viewer: Viewer | null;
  /** Who it belongs to by now; null when their session has ended. */
  readonly again: () => Promise<Viewer | null>;
  readonly address: string;
  /** Gives the place back that it was let in with. */
  readonly leave: () => void;
}

/** Whose socket it is. A fresh context is built for each operation, so that a long-lived socket never acts on an old session. */
interface SocketOwner extends SocketGuest {
  readonly viewer: Viewer;
}

/** Close codes: signed out; asks too often. */
const SIGNED_OUT = 4401;
const TOO_OFTEN = 4429;

const MAX_MESSAGE_BYTES = 64 * 1024;
/** How long the first message may take, in milliseconds. */
const FIRST_MESSAGE = 5_000;

/** GraphQL over the graphql-ws protocol, through the same limits and masking as HTTP. */
export class GraphSockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private readonly guests = new WeakMap<IncomingMessage, SocketGuest>();
  private readonly owners = new WeakMap<IncomingMessage, SocketOwner>();
  private readonly protocol;

  constructor(
    private readonly app: App,
    graph: GraphServer,
  ) {
    this.protocol = useServer(
      {
        connectionInitWaitTimeout: FIRST_MESSAGE,
        onConnect: ({ extra, connectionParams }) => this.connect(extra, connectionParams),
        execute: (args) => enveloped(graph, args.contextValue).execute(args),
        subscribe: (args) => enveloped(graph, args.contextValue).subscribe(args),
        onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
          const owner = this.owners.get(extra.request);
          if (!owner) return [toGraphQLError(unauthenticated())];
          const refusal = await this.refusal(owner, Object.keys(subscriptions).length);
          if (refusal?.close) extra.socket.close(TOO_OFTEN, refusal.error.message);
          if (refusal) return [refusal.error];
          const ctx = await this.createContext(owner);
          // Without a request: Yoga refuses mutations by GET, and every upgrade is one (graphql-yoga#1704).
          const prepared = enveloped(graph, { ctx, params: payload });
          const document = documentOf(prepared, payload.query);
          if (Array.isArray(document))
            return document.map((error) => outsideError(error, { requestId: ctx.requestId }));
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
          return errors && { ...result, errors: errors.map((error) => outsideError(error, { requestId })) };
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

  /** The first message: an API token in it counts instead of what the upgrade came with. Closes the socket of nobody. */
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
        isKnown ? socket.close(SIGNED_OUT, 'Signed out') : socket.close(RESTARTING),
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
      socket.close(closeCodes[refusal.code] ?? RESTARTING, refusal.message);
      return false;
    }
  }

  /** Whose socket it becomes; null when it is nobody's. Throws for a token that is refused, and when there is no place left. */
  private async ownerOf(guest: SocketGuest, authorization: unknown): Promise<SocketOwner | null> {
    const { viewer, address } = guest;
    if (bearerOf(authorization) === null) return viewer && { ...guest, viewer };
    const known = await this.app.identify(this.app, { authorization: String(authorization), cookies: {}, address });
    if (!known.viewer) return null;
    // First, so that the socket needs no second place beside the one that it has.
    guest.leave();
    const leave = this.app.connections.openSocket(known.viewer);
    return { ...known, viewer: known.viewer, address, leave };
  }

  private async createContext({ again, address }: SocketOwner): Promise<Context> {
    return createContextForViewer(this.app, await again(), { address, again });
  }

  /**
   * Why one more operation of this socket is refused, before anything is looked up for it; null when it is not. Tokens are told
   * when to go on, others are cut off.
   */
  private async refusal({ viewer, address }: SocketOwner, open: number): Promise<Refusal | null> {
    const budget = Budget.of(this.app.limiter, viewer, address, 'graphql');
    try {
      await budget.spend(DOOR_POINTS);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const refusal = toGraphQLError(error);
      return { error: outsideError(refusal, { rateLimit: stateOf(budget) }), close: viewer.token === null };
    }
    if (open <= limits.operationsPerSocket) return null;
    const content = msg('common.tooManyOperations', { count: limits.operationsPerSocket });
    return { error: toGraphQLError(new AppError('RATE_LIMITED', content)), close: false };
  }

  async close(): Promise<void> {
    closeSockets(this.server);
    await this.protocol.dispose();
  }
}

/** What the first message is refused with. graphql-ws clients do not try again after 4401. */
const closeCodes: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: SIGNED_OUT,
  FORBIDDEN: 4403,
  RATE_LIMITED: TOO_OFTEN,
};

/** The Authorization that a client sends as a parameter, because browsers let no headers be set on sockets. */
function authorizationIn(params: unknown): unknown {
  if (params === null || typeof params !== 'object') return undefined;
  return Object.entries(params).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
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

/** The document, or what is wrong with it. */
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

function requestIdOf(context: unknown): string | undefined {
  if (context === null || typeof context !== 'object' || !('requestId' in context)) return undefined;
  return typeof context.requestId === 'string' ? context.requestId : undefined;
}

function enveloped(graph: GraphServer, context: unknown): Enveloped {
  const known = context !== null && typeof context === 'object' ? context : {};
  return graph.getEnveloped(known);
}
