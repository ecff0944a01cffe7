import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { App } from '../app.ts';
import { clientAddress } from '../client-address.ts';
import type { Context } from '../context.ts';
import { type Caller, contextOf } from '../context-of.ts';
import { invalid } from '../errors.ts';
import { cookiesHeld } from './cookies.ts';

export interface RestCall {
  readonly ctx: Context;
  readonly app: App;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly reply: FastifyReply;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The User-Agent header, cut to 400 characters; null without one. */
  readonly browser: string | null;
  /** The address people use, without a trailing slash. */
  readonly origin: string;
}

const KEY_MAX = 200;
const BROWSER_MAX = 400;
/** What a REST call costs an API token; everybody else's calls are counted. */
const REST_POINTS = 10;

type Handler = (call: RestCall) => Promise<unknown>;

/** How a feature declares its REST routes: one line each, `rest.get('/api/inventory', ({ ctx }) => …)`. */
export interface Rest {
  get(path: string, handler: Handler): void;
  post(path: string, handler: Handler): void;
  patch(path: string, handler: Handler): void;
  delete(path: string, handler: Handler): void;
}

/** Binds route declarations to the server: the context is made for each call, refusals are mapped by the error handler. */
export function restOf(app: App, server: FastifyInstance): Rest {
  const route = (method: HTTPMethods) => (url: string, handler: Handler) => {
    server.route({
      method,
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const ctx = await contextOf(app, { ...callerOf(app, request), door: 'rest' });
        if (ctx.viewer) await spend(ctx, REST_POINTS, reply);
        const answer = await handler({
          ctx,
          app,
          reply,
          params: textValues(request.params),
          query: entries(request.query),
          body: request.body,
          cookies: request.cookies,
          browser: request.headers['user-agent']?.slice(0, BROWSER_MAX) ?? null,
          origin: app.config.publicUrl ?? `${request.protocol}://${request.host}`,
        });
        return reply.sent ? reply : reply.send(answer ?? {});
      },
    });
  };
  return { get: route('GET'), post: route('POST'), patch: route('PATCH'), delete: route('DELETE') };
}

/** What a request says of who sent it. */
export function callerOf(app: App, request: FastifyRequest): Caller {
  return {
    requestId: request.id,
    address: clientAddress(app.config.trustProxy, request.raw),
    cookies: cookiesHeld(app.config, request.cookies),
    authorization: request.headers.authorization,
    idempotencyKey: idempotencyKeyOf(request),
  };
}

/** Takes a call out of the caller's budget, and says in the answer what is left: refused or not. */
export async function spend({ budget, viewer }: Context, points: number, reply: FastifyReply): Promise<void> {
  try {
    await budget.spend(viewer?.token ? points : 1);
  } finally {
    reply.headers(budget.headers);
  }
}

/** The caller's key, of at most 200 characters. Throws VALIDATION_FAILED for a longer one: it would protect from nothing. */
function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length === 0) return null;
  if (key.length > KEY_MAX) throw invalid(`An Idempotency-Key has at most ${KEY_MAX} characters.`);
  return key;
}

function entries(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function textValues(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(entries(value)).map(([key, text]) => [key, String(text)]));
}
