import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileTexts } from './build/compile-texts.ts';
import { precompress } from './build/precompress.ts';
import { manifest } from './manifest.ts';

const outDir = new URL('../dist/web', import.meta.url).pathname;
const apiPort = process.env['API_PORT'] ?? '4000';

/** The server's paths: /graphql is one, the source file /graphql/client.ts is not. */
const serverPaths = '^/(api|graphql|ws|client|healthz|readyz)(?!/[^?]*\\.tsx?(\\?|$))(/|\\?|$)';

/** Each feature brings its own, and they are read together: one file, and not a tiny one for each. */
const activityTexts = { name: 'activity-texts', test: /\/activity-texts\.ts$/, includeDependenciesRecursively: false };

/** What every page needs: in one file it is smaller than in several. */
const base = { name: 'base', test: /\/node_modules\/(?:react|react-dom|scheduler)\// };
/** The components of the sign-in page, for the same reason. */
const controls = {
  name: 'controls',
  test: /\/@chakra-ui\/react\/dist\/esm\/components\/(?:badge|box|button|center|field|flex|grid|heading|icon|input|input-group|simple-grid|skeleton|span|spinner|stack|text|visually-hidden)\//,
};

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: 'public',
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [activityTexts, base, controls] } } },
  },
  plugins: [
    react(),
    compileTexts(),
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
    precompress(outDir),
  ],
  server: {
    proxy: { [serverPaths]: { target: `http://127.0.0.1:${apiPort}`, ws: true } },
  },
});
