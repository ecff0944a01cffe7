import { expect, type Page, test } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import { demoContext, settled } from './people.ts';
import { screens } from './screen-addresses.ts';
import { squeezed } from './squeezed.ts';

const softly = expect.configure({ soft: true });

/** Expects nothing wider than the window; retries, because text sized by the window may adapt later. */
async function fits(page: Page, place: string): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await softly.poll(over, { message: `${place} is wider than the window`, timeout: 10_000 }).toBe(0);
}

/** Collects a page's errors, except the expected 401 when not signed in. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (line) => {
    if (line.type() !== 'error' || line.text().includes('401 (Unauthorized)')) return;
    errors.push(`${page.url()}: ${line.text()}`);
  });
  return errors;
}

/** Expects that text at 200 % is neither squeezed nor cut off. */
async function fitsLarge(page: Page, place: string): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setSize('200%');
  await softly.poll(() => squeezed(page), { message: `${place} at 200 %`, timeout: 3_000 }).toEqual([]);
  await setSize('');
}

/** Expects enough contrast in dark mode, to which the page changes with the system. The width makes no difference to the colors. */
async function isSoundInTheDark(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await settled(page);
  await isAccessible(page, `${address} in the dark`, { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** One load for every width and both color modes. Contrast, which takes most of axe's time, is the same at every width. */
async function isSound(page: Page, address: string): Promise<void> {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1440) await page.goto(address);
    await settled(page);
    await fits(page, `${address} at ${width}`);
    if (width === 1440) await isAccessible(page, `${address} at ${width}`);
    if (width === 1440) await isSoundInTheDark(page, address);
    if (width === 390) await isAccessible(page, `${address} at ${width}`, { without: ['color-contrast'] });
    await fitsLarge(page, `${address} at ${width}`);
  }
}

test.describe.configure({ mode: 'parallel' });
for (const { who, part, addresses } of screens) {
  test(`${who}'s screens (${part}) are accessible, light and dark, and fit, also with text at 200 %`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const options = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
    const context = who === 'anonymous' ? await browser.newContext(options) : await demoContext(browser, who, options);
    const page = await context.newPage();
    const errors = collectErrors(page);
    for (const address of await addresses(context.request)) await isSound(page, address);
    expect(errors).toEqual([]);
    await context.close();
  });
}
