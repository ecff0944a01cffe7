import { execFileSync } from 'node:child_process';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { median } from './load.ts';

/** The slow phone of the goals: a processor four times slower than this one, 1.6 Mbit/s and 150 ms. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const VISITS = 5;
const TAPS = 200;
/** Longer than a control that replaces another one at the same position is inactive. */
const BETWEEN_TAPS = 800;

/** A server and the session of a manager of its kitchen. */
interface Visit {
  readonly url: string;
  readonly cookie: string;
}

/** Largest contentful paint of the first screens, and how soon taps and scrolling show: rows of the results. */
export async function browserFigures(visit: Visit, addTasks: () => Promise<unknown>): Promise<string[]> {
  const executablePath = execFileSync(process.execPath, ['tools/browser.mjs'], { encoding: 'utf8' }).trim();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const first = await paints(browser, visit);
    const taps = await measured(async () => `${await tapDelay(browser, visit)} ms`);
    await addTasks();
    const frames = await measured(async () => `${await framesPerSecond(browser, visit)} frames per second`);
    return [
      `| sign-in page, first visit on a slow phone: largest paint | ${seconds(first.auth)} | ≤ 2.0 s |`,
      `| cook's list, first visit | ${seconds(first.cook)} | ≤ 2.5 s |`,
      `| manager's dashboard, first visit | ${seconds(first.manager)} | ≤ 3.0 s |`,
      `| manager's dashboard, second visit | ${seconds(first.again)} | ≤ 1.0 s |`,
      `| a tap shows, p95 of ${TAPS} on the list | ${taps} | ≤ 100 ms |`,
      `| a list of 500 tasks scrolls | ${frames} | 60 |`,
    ];
  } finally {
    await browser.close();
  }
}

/** One figure. When its script fails, the others are still measured, and the table shows the failure. */
async function measured(measure: () => Promise<string>): Promise<string> {
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    return 'not measured';
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Medians of largest contentful paints, in milliseconds. */
async function paints(browser: Browser, visit: Visit): Promise<Record<'auth' | 'cook' | 'manager' | 'again', number>> {
  const times: Record<'auth' | 'cook' | 'manager' | 'again', number[]> = { auth: [], cook: [], manager: [], again: [] };
  for (let round = 0; round < VISITS; round += 1) {
    const stranger = await phone(browser, { ...visit, cookie: '' });
    times.auth.push(await largestPaint(stranger, '/auth'));
    await stranger.context().close();
    const cook = await phone(browser, visit);
    times.cook.push(await largestPaint(cook, '/cook'));
    await cook.context().close();
    const manager = await phone(browser, visit);
    times.manager.push(await largestPaint(manager, '/manager'));
    times.again.push(await largestPaint(manager, '/manager'));
    await manager.context().close();
  }
  return {
    auth: median(times.auth),
    cook: median(times.cook),
    manager: median(times.manager),
    again: median(times.again),
  };
}

/** A page on a slow phone with an empty browser cache. */
async function phone(browser: Browser, { url, cookie }: Visit): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    // It would load the rest of the app during the measurement.
    serviceWorkers: 'block',
  });
  if (cookie) await context.addCookies([{ name: 'brigade', value: cookie, url }]);
  const page = await context.newPage();
  // The default is no limit: a tap that fails would hang the run.
  page.setDefaultTimeout(60_000);
  await slowDown(context, page);
  return page;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Opens a page; its largest contentful paint until the network is idle, in milliseconds. */
async function largestPaint(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await settled(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"], .chakra-skeleton').first().waitFor({ state: 'detached' });
}

/** Milliseconds from a tap to the next paint, on the list: a task is opened and closed, the tab is changed and changed back. */
async function tapDelay(browser: Browser, visit: Visit): Promise<number> {
  const page = await phone(browser, visit);
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'pointerup' || name === 'click') performance.measure('tap', { start: 0, duration });
    });
    // One of a phone's frames at least.
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
  });
  await page.goto('/cook');
  await settled(page);
  const row = page.locator('[data-row] button').first();
  const dialog = page.getByRole('dialog').first();
  const open = async () => {
    await row.tap();
    const isOpen = await dialog.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    // A page that is busy for half a second takes a tap of Playwright for a long press, which opens nothing.
    if (!isOpen) await row.tap();
  };
  const steps = [
    open,
    () => dialog.getByRole('button', { name: 'Close' }).first().tap(),
    () => page.getByRole('tab', { name: /My List/ }).tap(),
    () => page.getByRole('tab').first().tap(),
  ];
  for (let tap = 0; tap < TAPS; tap += 1) {
    await steps[tap % steps.length]?.();
    await page.waitForTimeout(BETWEEN_TAPS);
  }
  const delays = await page.evaluate(() => performance.getEntriesByName('tap').map(({ duration }) => duration));
  await page.context().close();
  // Shorter ones than 16 ms are not reported: they count as none.
  const all = [...delays, ...Array<number>(Math.max(0, TAPS - delays.length)).fill(0)].toSorted((a, b) => a - b);
  return Math.round(all[Math.ceil(all.length * 0.95) - 1] ?? Number.NaN);
}

/** While the list is scrolled to its end by a finger, on this machine's own processor. */
async function framesPerSecond(browser: Browser, { url, cookie }: Visit): Promise<number> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addCookies([{ name: 'brigade', value: cookie, url }]);
  const page = await context.newPage();
  await page.goto('/cook');
  await settled(page);
  await page.locator('[data-row]').nth(499).waitFor({ state: 'attached' });
  const frames = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        let count = 0;
        const next = (now: number) => {
          count += 1;
          if (now - started < 4_000) requestAnimationFrame(next);
          else resolve((count * 1_000) / (now - started));
        };
        requestAnimationFrame(next);
      }),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -12_000, speed: 3_000 });
  const rate = Math.round(await frames);
  await context.close();
  return rate;
}
