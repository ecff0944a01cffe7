import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { limits } from '#schema/limits.ts';
import type { App } from '../app.ts';
import type { Context, Viewer } from '../context.ts';
import { AppError, toGraphQLError } from '../errors.ts';
import { closeSockets, RESTARTING } from '../live/close-sockets.ts';
import { SessionWatch } from '../live/session-watch.ts';
import { type GraphServer, outsideError } from './yoga.ts';

/** Whose socket it is. A fresh context is built for each operation, so that a long-lived socket never acts on an old session. */
export interface SocketOwner {
  readonly viewer: Viewer;
  /** Who it belongs to by now; null when their session has ended. */
  readonly again: () => Promise<Viewer | null>;
  readonly context: () => Promise<Context>;
}

/** Close codes: signed out; asks too often. */
const SIGNED_OUT = 4401;
const TOO_OFTEN = 4429;

const MAX_MESSAGE_BYTES = 64 * 1024;

/** GraphQL over the graphql-ws protocol, through the same limits and masking as HTTP. */
export class GraphSockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private readonly owners = new WeakMap<IncomingMessage, SocketOwner>();
  private readonly protocol;

  constructor(
    private readonly app: App,
    graph: GraphServer,
  ) {
    this.protocol = useServer(
      {
        execute: (args) => enveloped(graph, args.contextValue).execute(args),
        subscribe: (args) => enveloped(graph, args.contextValue).subscribe(args),
        onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
          const owner = this.owners.get(extra.request);
          const refusal = await this.refusal(owner?.viewer, Object.keys(subscriptions).length);
          if (refusal?.close) extra.socket.close(TOO_OFTEN, refusal.error.message);
          if (refusal) return [toGraphQLError(refusal.error)];
          const ctx = await owner?.context();
          // Without a request: Yoga refuses mutations by GET, and every upgrade is one (graphql-yoga#1704).
          const prepared = enveloped(graph, { ctx, params: payload });
          const document = documentOf(prepared, payload.query);
          if (Array.isArray(document))
            return document.map((error) => outsideError(error, { requestId: ctx?.requestId }));
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
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, owner: SocketOwner): void {
    this.owners.set(request, owner);
    this.server.handleUpgrade(request, socket, head, (client) => {
      const watch = new SessionWatch(this.app, owner.viewer, owner.again, (isKnown) =>
        isKnown ? client.close(SIGNED_OUT, 'Signed out') : client.close(RESTARTING),
      );
      client.once('close', () => watch.stop());
      watch.start().catch(() => client.close(RESTARTING));
      this.server.emit('connection', client, request);
    });
  }

  /** Why one more operation of this socket is refused, before anything is looked up for it; null when it is not. */
  private async refusal(viewer: Viewer | undefined, open: number): Promise<Refusal | null> {
    try {
      await this.app.limiter.consume('graphqlByCaller', viewer?.id ?? '');
    } catch (error) {
      if (error instanceof AppError) return { error, close: true };
      throw error;
    }
    if (open <= limits.operationsPerSocket) return null;
    const sentence = `This connection has ${limits.operationsPerSocket} operations open at once, which is the most.`;
    return { error: new AppError('RATE_LIMITED', sentence), close: false };
  }

  async close(): Promise<void> {
    closeSockets(this.server);
    await this.protocol.dispose();
  }
}

interface Refusal {
  readonly error: AppError;
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
