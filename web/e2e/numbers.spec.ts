import { expect, type Page, test } from '@playwright/test';
import { businessDate } from '#schema/business-day.ts';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql } from './people.ts';

/** Opens each screen and expects the same amount on it. */
async function showOn(page: Page, amount: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(amount).first(), address).toBeVisible();
  }
}

for (const hour of [3, 4, 12]) {
  test(`at ${String(hour)} o'clock a figure is the same on every screen, and opens its rows`, async ({ browser }) => {
    const kitchen = await NewKitchen.open(browser, undefined, hour);
    const { page, request } = kitchen.admin;
    const setup = JSON.stringify(await graphql(request, '{ organization { timeZone } wasteReasons { id code } }'));
    const timeZone = /"timeZone":"([^"]+)"/.exec(setup)?.[1] ?? '';
    const reasonId = /"id":"([^"]+)"/.exec(setup)?.[1] ?? '';
    const today = businessDate({ timeZone, dayRollover: '04:00' }, new Date());
    const item = { name: 'Salmon', category: 'fish', unit: 'kg', parLevel: '9', openingQuantity: '9' };
    const itemId = await kitchen.do('createItem', 'CreateItemInput', { ...item, lastUnitCost: '1234' });
    await kitchen.do('createItem', 'CreateItemInput', {
      name: 'Basil',
      category: 'produce',
      unit: 'kg',
      parLevel: '1',
    });
    await kitchen.do('logWaste', 'LogWasteInput', { itemId, reasonId, quantity: '2', unit: 'kg' });

    await showOn(page, '$24.68', [
      paths.manager,
      to.inventoryTab('waste'),
      paths.reports,
      to.report('waste'),
      paths.adminAnalytics,
    ]);
    await page.goto(to.inventoryTab('waste'));
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(today);
    await page.goto(to.tasksTab('line-checks'));
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(today);

    await page.goto(paths.manager);
    await expect(page.getByText('Basil is out of stock')).toBeVisible();
    await expect(page.getByText('Needs you (1)')).toBeVisible();
    await page.getByRole('link', { name: '$24.68' }).first().click();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(today);
    await expect(page.getByRole('row').filter({ hasText: 'Salmon' })).toBeVisible();
    await kitchen.close();
  });
}
