import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '#schema/messages.ts';
import type { App } from '../app.ts';
import { createContext } from '../context/create-context.ts';
import { AppError } from '../errors.ts';
import { logRefusal, refusalOf } from '../rest/error-handler.ts';
import { logOperation } from '../context/request-scope.ts';
import { callerOf, spend } from '../rest/routes.ts';
import { explorerAssets, sendExplorer, wantsExplorer } from './explorer.ts';
import { DOOR_POINTS } from './operation-cost.ts';
import { sendGraphRefusal } from './refusals.ts';
import type { GraphServer } from './yoga.ts';

/** `/graphql` over HTTP: POST, GET queries and SSE subscriptions. Whatever happens, the answer is GraphQL JSON. */
export function graphRoute(app: App, server: FastifyInstance, graph: GraphServer): void {
  explorerAssets(server);
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    errorHandler: (error, request, reply) => {
      const refusal = refusalOf(error);
      logRefusal(app.log, request, refusal, error);
      void sendGraphRefusal(request, reply, refusal);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await createContext(app, callerOf(app, request, reply));
      if (wantsExplorer(request)) return sendExplorer(app, graph, ctx, reply);
      if (!ctx.viewer?.token) refuseUnmarked(request);
      await spend(ctx, DOOR_POINTS, reply);
      logOperation(operationNameIn(request));
      // Fastify has read the body already; Yoga takes it from there instead of reading the stream again.
      Object.assign(request.raw, { body: request.body });
      const response = await graph.handleNodeRequestAndResponse(request.raw, reply.raw, {
        ctx,
        openEventStream: () => void reply.raw.once('close', app.connections.openEventStream()),
      });
      const type = response.headers.get('content-type') ?? '';
      // Yoga answers a body or an Accept that it does not know without a word.
      if (response.status >= 400 && !/json|event-stream/.test(type)) {
        return sendGraphRefusal(request, reply, unreadable(response.status), response.status);
      }
      response.headers.forEach((value, key) => void reply.header(key, value));
      // By now the operation has been paid for too.
      reply.headers(ctx.budget.headers);
      reply.header('x-request-id', request.id).code(response.status);
      // A whole answer is sent as text, which costs less than a stream; only subscriptions go on.
      return reply.send(type.includes('json') ? await response.text() : (response.body ?? ''));
    },
  });
}

function operationNameIn({ body, query }: FastifyRequest): unknown {
  const asked = body ?? query;
  return asked !== null && typeof asked === 'object' && 'operationName' in asked ? asked.operationName : undefined;
}

/**
 * A page of another site can make a browser send a GET with our cookie, but no header of its own. A POST needs none: it is read as
 * JSON alone, which browsers send to another site only after asking it, and its Origin is checked. An API token is a header already.
 */
function refuseUnmarked({ method, headers }: FastifyRequest): void {
  if (method !== 'GET' || headers['x-graphql-yoga-csrf'] !== undefined) return;
  throw new AppError('FORBIDDEN', msg('common.csrfHeader'));
}

function unreadable(status: number): AppError {
  return new AppError(
    'VALIDATION_FAILED',
    status === 406
      ? msg('common.acceptTypes')
      : msg('common.sendOperation', { example: '{"query": "...", "variables": {}}' }),
  );
}
