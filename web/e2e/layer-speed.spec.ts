import { expect, type Page, test } from '@playwright/test';
import { demoContext, settled } from './people.ts';

/** The number of elements whose styles the browser computed while it did something. */
async function stylesComputed(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser of its own.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = (await browser.stopTracing()).toString('utf8');
  return [...trace.matchAll(/"elementCount":(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

test('a layer over a list opens and closes without computing the styles of the list again', async ({ browser }) => {
  const context = await demoContext(browser, 'cook', { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/cook');
  await settled(page);
  const elements = await page.locator('*').count();
  const layer = page.getByRole('dialog');
  const open = async () => {
    await page.locator('[data-row] button').first().click();
    await expect(layer).toBeVisible();
    await settled(page);
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
  };
  // The first time its code and its own styles are loaded.
  await open();
  await close();
  const opened = await stylesComputed(page, open);
  const closed = await stylesComputed(page, close);
  expect(opened).toBeGreaterThan(0);
  expect([opened, closed].filter((count) => count >= elements)).toEqual([]);
  await context.close();
});
