import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { closeSockets } from '../live/close-sockets.ts';
import { type GraphServer, outsideError } from './yoga.ts';

/** Builds a fresh context for each operation, so that a long-lived socket never acts on an old session. */
type ContextSource = () => Promise<Context>;

const MAX_MESSAGE_BYTES = 64 * 1024;

/** GraphQL over the graphql-ws protocol, through the same limits and masking as HTTP. */
export class GraphSockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private readonly contexts = new WeakMap<IncomingMessage, ContextSource>();
  private readonly protocol;

  constructor(graph: GraphServer) {
    this.protocol = useServer(
      {
        execute: (args) => enveloped(graph, args.contextValue).execute(args),
        subscribe: (args) => enveloped(graph, args.contextValue).subscribe(args),
        onSubscribe: async ({ extra }, _id, payload) => {
          const ctx = await this.contexts.get(extra.request)?.();
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

  /** Takes over an upgrade whose viewer and origin have been checked. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, context: ContextSource): void {
    this.contexts.set(request, context);
    this.server.handleUpgrade(request, socket, head, (client) => this.server.emit('connection', client, request));
  }

  async close(): Promise<void> {
    closeSockets(this.server);
    await this.protocol.dispose();
  }
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
