import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { settled } from './people.ts';

test('the set-up guide stays beside the pages on a phone, ticks what is added, and survives a reload', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const page = await touchPage(browser, kitchen.admin, { width: 390, height: 844 });
  await page.goto(paths.adminDashboard);
  await page.getByRole('button', { name: 'Guide me through it' }).tap();
  const guide = page.getByRole('region', { name: 'Set-up guide' });
  const stepsDone = async () => Number(/^(\d+) of/.exec(await guide.innerText())?.[1]);
  await expect(guide).toBeInViewport();
  const before = await stepsDone();
  await isAccessible(page, 'the set-up guide');
  await page.goto(paths.inventory);
  await settled(page);
  await expect(guide).toBeInViewport();
  await kitchen.do('createItem', 'CreateItemInput', { name: 'Leeks', category: 'produce', unit: 'kg' });
  await expect.poll(stepsDone).toBe(before + 1);
  await page.reload();
  await expect(guide).toBeInViewport();
  await guide.getByRole('button', { name: 'Close the guide' }).tap();
  await page.reload();
  await settled(page);
  await expect(guide).toBeHidden();
  await page.context().close();
  await kitchen.close();
});
