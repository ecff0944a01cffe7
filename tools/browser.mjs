import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newNode, root } from './install.mjs';

/** The headless shell first: the same engine without a window, which takes a third less processor time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for tests: CHROME_PATH, an installed Chromium or Chrome, Playwright's own, or Debian's packages when root.
 * Installs one when there is none. Throws when that fails, too.
 */
export function ensureBrowser() {
  return findBrowser() ?? installPlaywrights() ?? installDebians() ?? noBrowser();
}

function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((directory) => names.map((name) => join(directory, name)));
  return [process.env.CHROME_PATH, ...onPath, ...macApps, playwrights()].find((path) => path && runs(path));
}

function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function playwrights() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

function installPlaywrights() {
  console.error("No Chromium or Chrome is installed: fetching Playwright's.");
  const run = spawnSync(newNode(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { cwd: root });
  return run.status === 0 ? findBrowser() : undefined;
}

function installDebians() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.error("Playwright's browser does not run here: installing Debian's package.");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { env });
    const found = findBrowser();
    if (found) return found;
  }
  return undefined;
}

function noBrowser() {
  throw new Error('The browser tests need Chromium or Chrome. Install one, or name it in CHROME_PATH.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser());
