import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
// In the environment, so that workers, which load this file again, need not search.
process.env['CHROME_PATH'] ??= execFileSync(process.execPath, [`${root}/tools/browser.mjs`], {
  encoding: 'utf8',
}).trim();

/** Browser tests: an installed Chromium against the built product, which the global setup starts on a free port with a fresh kitchen. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './start-product.ts',
  outputDir: `${root}/test-results`,
  // One more than the processors of a small machine: many tests wait for a timer, a timeout or an event.
  workers: 3,
  fullyParallel: false,
  // `npm test` lists the tests that needed a retry.
  retries: 1,
  // For a busy machine: only a test that fails takes longer with it.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 20_000,
    baseURL: process.env['E2E_URL'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Traces take a third of the time: use `npm run test:e2e -- --trace on` for a failed test.
    trace: 'off',
    // Animations take a quarter of the processor. Tests of double taps and of what opens under a press have them.
    contextOptions: { reducedMotion: 'reduce' },
    // In each new browser it would load and compile the whole app once more. Tests of what works without a network allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      // Each test is a new browser that ends before optimized code pays: compiling it took a seventh of the processor.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--js-flags=--no-concurrent-recompilation'],
    },
  },
});
