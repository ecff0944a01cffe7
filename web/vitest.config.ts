import { defineConfig } from 'vitest/config';

/** Web tests in jsdom. Screens format times in the zone of the machine, so the tests set one. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    // Testing Library cleans up after each test only when it finds `afterEach`.
    globals: true,
    env: { TZ: 'UTC' },
    setupFiles: ['./testing/setup.ts', './testing/setup-after.ts'],
    // Much faster than a process or thread of its own for each file: the packages are compiled once per worker.
    pool: 'vmThreads',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 15_000,
  },
});
