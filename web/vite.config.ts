import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.ts';

const outDir = new URL('../dist/web', import.meta.url).pathname;
const apiPort = process.env['API_PORT'] ?? '4000';

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses the same bytes twice. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  return {
    name: 'brigade-precompress',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        const texts = files.filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file));
        for (const file of texts) {
          const path = join(outDir, file);
          const content = await readFile(path);
          const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(`${path}.br`, await brotli(content, { params }));
          await writeFile(`${path}.gz`, await gz(content, { level: 9 }));
        }
      },
    },
  };
}

const proxied = ['/api', '/graphql', '/client', '/healthz', '/readyz'];

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: 'public',
  build: { outDir, emptyOutDir: true, manifest: true, target: 'es2022', chunkSizeWarningLimit: 700 },
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest,
      workbox: {
        globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/inter-latin-wght*.woff2', 'icons/*.svg'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api/, /^\/client/, /^\/graphql/, /^\/ws/, /^\/healthz/, /^\/readyz/, /^\/verify/],
        runtimeCaching: [
          {
            urlPattern: ({ url }) => url.pathname.startsWith('/client/src/pages/help/docs/'),
            handler: 'NetworkFirst',
            options: { cacheName: 'guides', expiration: { maxEntries: 8 } },
          },
        ],
      },
    }),
    precompress(),
  ],
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, { target: `http://localhost:${apiPort}` }])),
      '/ws': { target: `ws://localhost:${apiPort}`, ws: true },
    },
  },
});
