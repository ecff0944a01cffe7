import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import type { AppServices } from '../app-services.ts';
import { createContext } from '../context/create-context.ts';
import { callerOf } from './routes.ts';

const path = '/api/docs';
/** The web app's page for viewers who are not signed in: it requires a sign-in and returns. */
const webPage = '/api-docs';

/** Everything is served by this server: no other hosts, fonts or telemetry. */
const contentSecurity = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join(';');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Brigade REST calls</title>
    <link rel="icon" href="/icons/mark.svg" />
  </head>
  <body>
    <noscript>This page needs JavaScript. The document is at /api/openapi.json.</noscript>
    <div id="reference"></div>
    <script src="${path}/scalar.js"></script>
    <script src="${path}/start.js"></script>
  </body>
</html>
`;

const start = `Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
});
`;

/** `/api/docs`: the API reference by Scalar with assets of this server, for verified members. */
export function referencePage(app: AppServices, server: FastifyInstance): void {
  let script: Promise<Buffer> | undefined;
  const assets: Readonly<Record<string, () => Promise<Buffer>>> = {
    'scalar.js': () => (script ??= scalarScript()),
    'start.js': async () => promisify(gzip)(start),
  };
  server.get(path, async (request, reply) => {
    const { viewer } = await createContext(app, callerOf(app, request, reply));
    reply.header('cache-control', 'no-store');
    if (!viewer?.verified) return reply.redirect(webPage, 303);
    return reply.header('content-security-policy', contentSecurity).type('text/html; charset=utf-8').send(page);
  });
  for (const [name, load] of Object.entries(assets)) {
    server.get(`${path}/${name}`, async (_request, reply) =>
      reply
        .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
        .type('text/javascript; charset=utf-8')
        .send(await load()),
    );
  }
}

/**
 * Four megabytes of text, loaded on the first request only. The package exports it only through a plugin, whose own page has
 * an inline script that our content security policy forbids.
 */
async function scalarScript(): Promise<Buffer> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const assetServer = fastify();
  await assetServer.register(plugin, { routePrefix: '/', configuration: { url: '/api/openapi.json' } });
  const { body } = await assetServer.inject('/js/scalar.js');
  await assetServer.close();
  return promisify(gzip)(body);
}
