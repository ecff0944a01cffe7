import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunksOf } from './build/chunks.ts';
import { compileTexts } from './build/compile-texts.ts';
import { precompress } from './build/precompress.ts';
import { preload } from './build/preload.ts';
import { manifest } from './manifest.ts';

const outDir = new URL('../dist/web', import.meta.url).pathname;
const apiPort = process.env['API_PORT'] ?? '4000';

/** The server's paths: /graphql is one, the source file /graphql/client.ts is not. */
const serverPaths = '^/(api|graphql|ws|client|healthz|readyz)(?!/[^?]*\\.tsx?(\\?|$))(/|\\?|$)';

const root = new URL('.', import.meta.url).pathname;
const compile = () => [react(), compileTexts()];

export default defineConfig(async ({ command }) => ({
  root,
  publicDir: 'public',
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups: command === 'build' ? await chunksOf(root, compile()) : [] } },
    },
  },
  plugins: [
    ...compile(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest,
      workbox: {
        globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/inter-latin-wght*.woff2', 'icons/*.svg'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api/,
          /^\/client/,
          /^\/graphql/,
          /^\/ws/,
          /^\/healthz/,
          /^\/readyz/,
          /^\/verify/,
        ],
        runtimeCaching: [
          {
            urlPattern: ({ url }) => url.pathname.startsWith('/client/src/pages/help/docs/'),
            handler: 'NetworkFirst',
            options: { cacheName: 'guides', expiration: { maxEntries: 8 } },
          },
        ],
      },
    }),
    preload(),
    precompress(outDir),
  ],
  server: {
    proxy: { [serverPaths]: { target: `http://127.0.0.1:${apiPort}`, ws: true } },
  },
}));
