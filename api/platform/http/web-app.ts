import { inEnglish, msg } from '#schema/messages.ts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;
/** Paths that are never a page of the web app: an unknown one is a plain 404. */
const notPages =
  /^\/(api|client|graphql|ws|assets|healthz|readyz|metrics|health|status|debug|actuator|\.vite|\.well-known)(\/|$)|\.[a-z0-9]{2,12}$/i;

/** Serves the built web app: precompressed hashed assets cached for a year; every page route returns index.html, uncached. */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await server.register(fastifyStatic, {
      root: resolve(folder),
      preCompressed: true,
      cacheControl: false,
      index: false,
      // Such as the build's own manifest.
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (built && request.method === 'GET' && !notPages.test(path)) return page(reply);
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(inEnglish(msg('common.nothingHere')));
  });
  if (built) server.get('/', (_request, reply) => page(reply));
}

function page(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
