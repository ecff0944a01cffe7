import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testing/longest-first.ts';

/**
 * Server tests on a real PostgreSQL. The files of a worker share their modules: loading them again for each file took a third
 * of the time.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  // The copy of graphql that Node itself loads: a second one would not know the first one's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['api/**/*.test.ts', 'schema/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'api/testing/global-setup.ts',
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    isolate: false,
    // One more than the processors of a small machine: many tests wait for a restart, a timeout or a second server.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
