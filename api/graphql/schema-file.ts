import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { App } from '../app.ts';
import { contextOf } from '../context-of.ts';
import { notVerified, unauthenticated } from '../errors.ts';
import { callerOf } from '../rest/routes.ts';

/** The schema as SDL, in a fixed order: the committed schema/schema.graphql. */
export function printedSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/**
 * `GET /api/schema.graphql`: the SDL, for those who may also introspect. The ETag is the same on every server of one build; with
 * If-None-Match a schema that did not change is a 304.
 */
export function schemaFile(app: App, server: FastifyInstance, schema: GraphQLSchema): void {
  const sdl = printedSchema(schema);
  const etag = `"${createHash('sha256').update(sdl).digest('base64url')}"`;
  server.get('/api/schema.graphql', async (request, reply) => {
    const { viewer } = await contextOf(app, callerOf(app, request));
    if (!viewer) throw unauthenticated();
    if (!viewer.verified) throw notVerified();
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie, authorization' });
    // A compressing proxy marks the tag as weak; the text is the same.
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(etag) || known.includes('*')) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(sdl);
  });
}
