import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from '../../app-services.ts';
import type { Context } from '../../context/context.ts';
import { socketOrigins } from '../../http/security-headers.ts';
import { explorerExamples } from './explorer-examples.ts';
import type { Tab } from './explorer-tabs.ts';
import type { GraphServer } from '../yoga.ts';

const folder = '/graphql/explorer';
/** The web app's page for viewers without access: it requires a sign-in and returns, or explains who has access. */
const webPage = '/explorer';

/** The product's usual policy, plus inline fonts: this page's style sheet contains its icon fonts. */
const contentSecurity = (sockets: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...sockets].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(';');

/** Text as the value of an attribute. */
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (kitchen: string, tabs: readonly Tab[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Brigade API explorer</title>
    <link rel="icon" href="/icons/mark.svg" />
    <link rel="stylesheet" href="${folder}/graphiql.css" />
  </head>
  <body class="no-focus-outline">
    <noscript>The API explorer needs JavaScript.</noscript>
    <div id="root" style="height: 100vh" data-kitchen="${attribute(kitchen)}" data-tabs="${attribute(JSON.stringify(tabs))}"></div>
    <script src="${folder}/setup.js"></script>
    <script src="${folder}/graphiql.js"></script>
    <script src="${folder}/start.js"></script>
  </body>
</html>
`;

const setup = `self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => '${folder}/' + (label === 'json' || label === 'graphql' ? label : 'editor') + '.worker.js',
};
`;

/** Removes tabs that the browser stored for another kitchen: they contain its ids. */
const start = `const root = document.getElementById('root');
const { kitchen, tabs } = root.dataset;
if (localStorage.getItem('brigade:explorer') !== kitchen) {
  for (const key of ['tabState', 'query', 'variables', 'headers', 'operationName']) localStorage.removeItem('graphiql:' + key);
  localStorage.setItem('brigade:explorer', kitchen);
}
YogaGraphiQL.renderYogaGraphiQL(root, {
  title: 'Brigade',
  logo: '<img src="/icons/mark.svg" alt="" width="28" height="28" />',
  additionalHeaders: { 'x-graphql-yoga-csrf': '1' },
  subscriptionsProtocol: 'WS',
  defaultTabs: JSON.parse(tabs),
});
`;

const assets = [
  'setup.js',
  'graphiql.js',
  'start.js',
  'editor.worker.js',
  'json.worker.js',
  'graphql.worker.js',
  'graphiql.css',
] as const;
type Asset = (typeof assets)[number];

/** A pressed tab would jump back to the start of its opening animation, and the click would be lost. */
const steadyTabs = '\n.graphiql-tab { transform: none !important; }\n';

/** The explorer's scripts and styles, served by this server. They are public; the data is not. */
export function explorerAssets(server: FastifyInstance): void {
  const load = onceEach(compressedAsset);
  server.get(`${folder}/:file`, async (request, reply) => {
    const name = assetNamed(request.params);
    if (!name) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.');
    return reply
      .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
      .type(name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
      .send(await load(name));
  });
}

/** Whether a browser opens /graphql as a page. */
export function opensExplorer(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** The explorer for admins, and for everyone in development; others are redirected to the page that explains it. */
export async function sendExplorer(
  app: AppServices,
  graph: GraphServer,
  ctx: Context,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { viewer } = ctx;
  const allowed = app.config.development || (viewer?.verified === true && viewer.role === 'admin');
  reply.header('cache-control', 'no-store');
  if (!allowed) return reply.redirect(webPage, 303);
  return reply
    .header('content-security-policy', contentSecurity(socketOrigins(app.config.publicUrl)))
    .type('text/html; charset=utf-8')
    .send(page(viewer?.organizationId ?? '', await explorerExamples(graph, ctx)));
}

function assetNamed(params: unknown): Asset | undefined {
  const file: unknown = typeof params === 'object' && params !== null && 'file' in params ? params.file : undefined;
  return assets.find((name) => name === file);
}

async function compressedAsset(name: Asset): Promise<Buffer> {
  // Nine megabytes of text: loaded on the first request only.
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  const texts: Record<Asset, string> = {
    'setup.js': setup,
    'start.js': start,
    'graphiql.js': graphiql.js,
    'graphiql.css': graphiql.css + steadyTabs,
    'editor.worker.js': graphiql.editorWorkerService,
    'json.worker.js': graphiql.jsonWorker,
    'graphql.worker.js': graphiql.graphqlWorker,
  };
  return promisify(gzip)(texts[name]);
}

function onceEach(load: (name: Asset) => Promise<Buffer>): (name: Asset) => Promise<Buffer> {
  const loaded = new Map<Asset, Promise<Buffer>>();
  return (name) => {
    const cached = loaded.get(name) ?? load(name);
    loaded.set(name, cached);
    return cached;
  };
}
