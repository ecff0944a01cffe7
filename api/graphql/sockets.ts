import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, parse } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import type { GraphServer } from './yoga.ts';

/** Builds a fresh context for each operation, so that a long-lived socket never acts on an old session. */
type ContextSource = () => Promise<Context>;

const RESTARTING = 1012;
const MAX_MESSAGE_BYTES = 64 * 1024;

/** GraphQL over the graphql-ws protocol, through the same limits and masking as HTTP. */
export class GraphSockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private readonly contexts = new WeakMap<IncomingMessage, ContextSource>();
  private readonly protocol;

  constructor(graph: GraphServer) {
    this.protocol = useServer(
      {
        execute: (args) => enveloped(graph, args).execute(args),
        subscribe: (args) => enveloped(graph, args).subscribe(args),
        onSubscribe: async ({ extra }, _id, payload) => {
          const ctx = await this.contexts.get(extra.request)?.();
          const enveloped = graph.getEnveloped({ ctx, request: extra.request, params: payload });
          const document: ReturnType<typeof parse> = enveloped.parse(payload.query);
          const errors = enveloped.validate(enveloped.schema, document);
          if (errors.length > 0) return errors;
          return {
            schema: enveloped.schema,
            operationName: payload.operationName,
            document,
            variableValues: payload.variables,
            contextValue: await enveloped.contextFactory(),
          };
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
    for (const client of this.server.clients) client.close(RESTARTING);
    await this.protocol.dispose();
  }
}

/** Yoga's own execute and subscribe, with its plugins, for an operation that was prepared with its context. */
function enveloped(graph: GraphServer, { contextValue }: ExecutionArgs) {
  return graph.getEnveloped(contextValue !== null && typeof contextValue === 'object' ? contextValue : {});
}
