import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { settled } from './people.ts';

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
  const kitchen = await NewKitchen.open(browser);
  for (let task = 1; task <= 25; task += 1) {
    const input = { name: `Task ${task}`, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', input);
  }
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.goto(paths.cook);
  await settled(page);
  await expect(page.locator('[data-row]')).toHaveCount(25);
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
  await kitchen.close();
});
