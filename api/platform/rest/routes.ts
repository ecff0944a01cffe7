import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../app-services.ts';
import type { Budget } from '../http/budget.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Context } from '../context/context.ts';
import type { OnDisconnect } from '../database/canceller.ts';
import { type Caller, createContext } from '../context/create-context.ts';
import { type InputOf, unparsed } from '../context/parse.ts';
import { invalid, unauthenticated } from '../errors.ts';
import { clearSession, cookiesHeld } from './cookies.ts';
import type { DeclaredRoute, RouteShape } from './route-shape.ts';

export interface RestCall {
  readonly ctx: Context;
  readonly app: AppServices;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The file that was sent to a route with `upload`; empty without one. */
  readonly file: Buffer;
  readonly reply: FastifyReply;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The User-Agent header, cut to 400 characters; null without one. */
  readonly browser: string | null;
  /** The public address, without a trailing slash. */
  readonly origin: string;
}

/** As it was sent: the service that takes it parses it. */
export interface WithBody<Schema extends z.ZodType> {
  readonly body: InputOf<Schema>;
}

const KEY_MAX = 200;
const BROWSER_MAX = 400;

/** Returns the response body, or the reply when it was already sent. */
type Handler<Answer, Body extends z.ZodType> = (call: RestCall & WithBody<Body>) => Promise<Answer | FastifyReply>;
type Bind = <Answer extends z.ZodType, Body extends z.ZodType = z.ZodType>(
  path: string,
  shape: RouteShape<Answer, Body>,
  handler: Handler<z.output<Answer>, Body>,
) => void;

/** How a feature declares its REST routes: `rest.get('/api/inventory', { about, needs, answer … }, ({ ctx }) => …)`. */
export interface Rest {
  readonly get: Bind;
  readonly post: Bind;
  readonly patch: Bind;
  readonly delete: Bind;
}

/**
 * Registers routes on the server and adds them to `declared`. The context is created for each call, errors are mapped by the
 * error handler.
 */
export function restOf(app: AppServices, server: FastifyInstance, declared: DeclaredRoute[]): Rest {
  const route =
    (method: DeclaredRoute['method']): Bind =>
    <Answer extends z.ZodType, Body extends z.ZodType>(
      url: string,
      shape: RouteShape<Answer, Body>,
      handler: Handler<z.output<Answer>, Body>,
    ) => {
      declared.push({ method, path: url, shape });
      routeFor(app, server, shape.upload, {
        method,
        url,
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const isPublic = shape.needs === 'public';
          const asDevice = shape.needs === 'device';
          const caller = { ...callerOf(app, request, reply), entryPoint: 'rest', isPublic, asDevice } as const;
          const ctx = await createContext(app, caller);
          if (ctx.viewer) await spend(ctx.budget, ctx.budget.callPoints, reply);
          const answer = await handler({
            ctx,
            app,
            reply,
            params: textValues(request.params),
            query: entries(request.query),
            file: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            body: unparsed<Body>(request.body),
            cookies: request.cookies,
            browser: request.headers['user-agent']?.slice(0, BROWSER_MAX) ?? null,
            origin: app.config.publicUrl ?? `${request.protocol}://${request.host}`,
          });
          return reply.sent ? reply : reply.send(answer);
        },
      });
    };
  return { get: route('get'), post: route('post'), patch: route('patch'), delete: route('delete') };
}

/**
 * Adds a route. One that takes a file reads it only from somebody who is signed in, and up to its own size; its parser is not
 * for the other routes.
 */
function routeFor(
  app: AppServices,
  server: FastifyInstance,
  upload: RouteShape['upload'],
  options: RouteOptions,
): void {
  if (!upload) {
    server.route(options);
    return;
  }
  server.register(async (scope) => {
    scope.addContentTypeParser(
      /^(image\/|application\/octet-stream)/,
      { parseAs: 'buffer', bodyLimit: upload.max },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      ...options,
      bodyLimit: upload.max,
      onRequest: async (request, reply) => {
        const { viewer } = await createContext(app, callerOf(app, request, reply));
        if (!viewer) throw unauthenticated();
      },
    });
  });
}

/** The caller of a request. */
export function callerOf(app: AppServices, request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    requestId: request.id,
    address: clientAddress(app.config.trustProxy, request.raw),
    cookies: cookiesHeld(app.config, request.cookies),
    authorization: request.headers.authorization,
    idempotencyKey: idempotencyKeyOf(request.headers['idempotency-key']),
    dropSession: () => clearSession(reply, app.config),
    onDisconnect: onDisconnectOf(reply.raw),
  };
}

/** Notices when the connection of a response is closed before the response ended. */
function onDisconnectOf(response: ServerResponse): OnDisconnect {
  const waiting = new Set<() => void>();
  let hasLeft = false;
  response.once('close', () => {
    hasLeft = !response.writableEnded;
    if (hasLeft) for (const left of waiting) left();
  });
  return (left) => {
    if (hasLeft) left();
    else waiting.add(left);
    return () => waiting.delete(left);
  };
}

/** Charges a request to its caller's budget, and sets the RateLimit headers, refused or not. */
export async function spend(budget: Budget, points: number, reply: FastifyReply): Promise<void> {
  try {
    await budget.spend(points);
  } finally {
    reply.headers(budget.headers);
  }
}

/** The caller's key as it was sent, of at most 200 characters; null without one. Throws VALIDATION_FAILED for another one. */
export function idempotencyKeyOf(key: unknown): string | null {
  if (key === undefined || key === null || key === '') return null;
  if (typeof key !== 'string' || key.length > KEY_MAX) throw invalid(msg('common.keyTooLong', { count: KEY_MAX }));
  return key;
}

function entries(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function textValues(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(entries(value)).map(([key, text]) => [key, String(text)]));
}
