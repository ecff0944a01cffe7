/**
 * The whole test series of presses during network interruptions (docs/testing.md): `npm run battery:offline -- 500` makes 500 of each
 * flow for each interruption, 10 when left out. BATTERY_SEED repeats another run.
 */
import { spawnSync } from 'node:child_process';

const [presses = '10', ...options] = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'web/e2e/playwright.config.ts', 'offline-battery', ...options],
  {
    stdio: 'inherit',
    env: { ...process.env, BATTERY_PRESSES: presses },
  },
);
process.exit(status ?? 1);
