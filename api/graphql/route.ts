import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { clientAddress, networkOf } from '../client-address.ts';
import { contextOf } from '../context-of.ts';
import { AppError } from '../errors.ts';
import { cookiesHeld } from '../rest/cookies.ts';
import { sendError } from '../rest/error-handler.ts';
import { logOperation } from '../request-scope.ts';
import { idempotencyKeyOf } from '../rest/routes.ts';
import { explorerAssets, sendExplorer, wantsExplorer } from './explorer.ts';
import type { GraphServer } from './yoga.ts';

/** `/graphql` over HTTP: POST, GET queries and SSE subscriptions. */
export function graphRoute(app: App, server: FastifyInstance, graph: GraphServer): void {
  explorerAssets(server);
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await contextOf(app, {
        requestId: request.id,
        address: clientAddress(app.config.trustProxy, request.raw),
        cookies: cookiesHeld(app.config, request.cookies),
        idempotencyKey: idempotencyKeyOf(request),
      });
      if (wantsExplorer(request)) return sendExplorer(app, ctx.viewer, reply);
      try {
        await app.limiter.consume('graphqlByCaller', ctx.viewer?.id ?? networkOf(ctx.address));
      } catch (error) {
        if (error instanceof AppError) return sendError(request, reply, error);
        throw error;
      }
      logOperation(operationNameIn(request));
      // Fastify has read the body already; Yoga takes it from there instead of reading the stream again.
      Object.assign(request.raw, { body: request.body });
      const response = await graph.handleNodeRequestAndResponse(request.raw, reply.raw, { ctx });
      response.headers.forEach((value, key) => void reply.header(key, value));
      reply.header('x-request-id', request.id).code(response.status);
      // A whole answer is sent as text, which costs less than a stream; only subscriptions go on.
      const whole = response.headers.get('content-type')?.includes('json');
      return reply.send(whole ? await response.text() : (response.body ?? ''));
    },
  });
}

function operationNameIn({ body, query }: FastifyRequest): unknown {
  const asked = body ?? query;
  return asked !== null && typeof asked === 'object' && 'operationName' in asked ? asked.operationName : undefined;
}
