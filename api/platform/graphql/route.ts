import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../app-services.ts';
import type { Context } from '../context/context.ts';
import { createContext } from '../context/create-context.ts';
import { AppError, invalid } from '../errors.ts';
import { logRefusal, refusalOf } from '../rest/error-handler.ts';
import { logOperation } from '../context/request-scope.ts';
import { isAsDevice } from '../http/cookies-held.ts';
import { callerOf, spend } from '../rest/routes.ts';
import { explorerAssets, sendExplorer, opensExplorer } from './explorer/explorer.ts';
import { REQUEST_POINTS } from './limits/operation-cost.ts';
import { plainPostOf, runPlainPost } from './plain-post.ts';
import { sendGraphRefusal } from './refusals.ts';
import type { GraphServer } from './yoga.ts';

/** `/graphql` over HTTP: POST, GET queries and SSE subscriptions. Every error response is GraphQL JSON, too. */
export function graphRoute(app: AppServices, server: FastifyInstance, graph: GraphServer): void {
  explorerAssets(server);
  const runByYoga = async (request: FastifyRequest, reply: FastifyReply, ctx: Context): Promise<Response> => {
    // Fastify has already read the body; Yoga uses it instead of the stream.
    Object.assign(request.raw, { body: request.body });
    const openEventStream = () => void reply.raw.once('close', app.connections.openEventStream());
    return graph.handleNodeRequestAndResponse(request.raw, reply.raw, { ctx, openEventStream });
  };
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    errorHandler: (error, request, reply) => {
      const refusal = refusalOf(error);
      logRefusal(app.log, request, refusal, error);
      void sendGraphRefusal(request, reply, refusal);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await createContext(app, { ...callerOf(app, request, reply), asDevice: isAsDevice(request.url) });
      if (opensExplorer(request)) return sendExplorer(app, graph, ctx, reply);
      if (!ctx.viewer?.token) requireCsrfHeader(request);
      await spend(ctx.budget, REQUEST_POINTS, reply);
      if (isWithoutQuery(request)) throw noOperation();
      logOperation(operationNameIn(request));
      const plain = plainPostOf(request);
      const response = plain ? await runPlainPost(graph, plain, ctx) : await runByYoga(request, reply, ctx);
      // Set here because the operation has been charged by now.
      reply.headers(ctx.budget.headers);
      if ('headers' in response) return sendResponse(request, reply, response);
      return reply.type(response.type).send(response.body);
    },
  });
}

/** Sends a response of Yoga. */
async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get('content-type') ?? '';
  // Yoga's response to an unsupported body or Accept header has no message.
  if (response.status >= 400 && !/json|event-stream/.test(type)) {
    return sendGraphRefusal(request, reply, unreadable(response.status), response.status);
  }
  response.headers.forEach((value, key) => void reply.header(key, value));
  // A complete response is sent as text, which is cheaper than a stream; only subscriptions stream.
  return reply.code(response.status).send(type.includes('json') ? await response.text() : (response.body ?? ''));
}

function operationNameIn({ body, query }: FastifyRequest): unknown {
  const params = body ?? query;
  return params !== null && typeof params === 'object' && 'operationName' in params ? params.operationName : undefined;
}

/**
 * CSRF protection: another site can make a browser send a GET with our cookie, but not with a custom header. A POST needs
 * none: only JSON is accepted, which requires a CORS preflight, and its Origin is checked. An API token is a header already.
 */
function requireCsrfHeader({ method, headers }: FastifyRequest): void {
  if (method !== 'GET' || headers['x-graphql-yoga-csrf'] !== undefined) return;
  throw new AppError('FORBIDDEN', msg('common.csrfHeader'));
}

function unreadable(status: number): AppError {
  return status === 406 ? invalid(msg('common.acceptTypes')) : noOperation();
}

const noOperation = (): AppError =>
  invalid(msg('common.sendOperation', { example: '{"query": "...", "variables": {}}' }));

/** Whether it is JSON without the text of an operation. Yoga refuses other bodies with 415. */
function isWithoutQuery({ method, headers, body }: FastifyRequest): boolean {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) return false;
  return body === null || typeof body !== 'object' || !('query' in body) || typeof body.query !== 'string';
}
