import { inEnglish, msg } from '#schema/messages.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const YEAR = 365 * 24 * 60 * 60;
/** Paths that are never a page of the web app: an unknown one is a plain 404. */
const notPages =
  /^\/(api|client|graphql|ws|assets|healthz|readyz|metrics|health|status|debug|actuator|\.vite|\.well-known)(\/|$)|\.[a-z0-9]{2,12}$/i;

/** By path (`*` for any other), the scripts that a page needs beside those that index.html names: see `web/build/preload.ts`. */
const preloadShape = z.record(z.string(), z.array(z.string()));

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
  const linksOf = preloadLinks(join(folder, '.vite/preload.json'));
  const page = (path: string, reply: FastifyReply) => {
    const links = linksOf(path);
    if (links) void reply.header('link', links);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  };
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (built && request.method === 'GET' && !notPages.test(path)) return page(path, reply);
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(inEnglish(msg('common.nothingHere')));
  });
  if (built) server.get('/', (_request, reply) => page('/', reply));
}

/** The value of the header `Link` by path, so that a browser loads the scripts of a page at once; empty when there are none. */
function preloadLinks(file: string): (path: string) => string {
  const scripts = existsSync(file) ? preloadShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const links = new Map(
    Object.entries(scripts).map(([path, names]) => [
      path,
      names.map((name) => `<${name}>; rel=modulepreload`).join(', '),
    ]),
  );
  return (path) => links.get(path) ?? links.get('*') ?? '';
}
