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
  test(`at ${String(hour)} o'clock a figure is the same on every screen, and links to its rows`, async ({
    browser,
  }) => {
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

  test(`at ${String(hour)} o'clock a made item has one par, one amount to make, one cost and one list of allergens`, async ({
    browser,
  }) => {
    const kitchen = await NewKitchen.open(browser, undefined, hour);
    const { page, request } = kitchen.admin;
    const bought = { category: 'dry', unit: 'kg', parLevel: '1', openingQuantity: '50', lastUnitCost: '800' };
    const tahini = await kitchen.do('createItem', 'CreateItemInput', {
      ...bought,
      name: 'Tahini',
      allergens: ['sesame'],
    });
    const recipeId = await kitchen.do('createRecipe', 'CreateRecipeInput', {
      name: 'Hummus',
      kind: 'prep',
      yieldQuantity: '2',
      yieldUnit: 'kg',
      lines: [{ itemId: tahini, quantity: '1', unit: 'kg' }],
      steps: [],
    });
    const made = await graphql(request, 'query ($id: ID!) { recipe(id: $id) { outputItemId } }', { id: recipeId });
    const itemId = /"outputItemId":"([^"]+)"/.exec(JSON.stringify(made))?.[1] ?? '';
    await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday: Array<string>(7).fill('24') });
    const main = page.getByRole('main');

    await page.goto(to.tasksTab('par'));
    const line = main.getByRole('row').filter({ hasText: 'Hummus' });
    await expect(line.getByText(/^24(?:\.00)? ?kg$|^24$/).first()).toBeVisible();
    await graphql(request, 'mutation { buildPrepList { date } }');
    for (const address of [paths.tasks, paths.cook]) {
      await page.goto(address);
      await expect(main.getByText('24 kg').first(), address).toBeVisible();
    }
    const open = JSON.stringify(await graphql(request, '{ prepTasks { id } }'));
    const id = /"id":"([^"]+)"/.exec(open)?.[1] ?? '';
    await kitchen.do('startPrepTask', 'PrepTaskInput', { id });
    await kitchen.do('completePrepTask', 'CompletePrepTaskInput', { id, actualQuantity: '24' });

    const item = to.layer(paths.inventory, 'item', itemId);
    for (const address of [to.recipe(recipeId), item]) {
      await page.goto(address);
      await expect(page.getByText(/\$4\.00/).first(), address).toBeVisible();
      await expect(page.getByText('Sesame').first(), address).toBeVisible();
    }
    await expect(page.getByText(/\$96\.00/).first()).toBeVisible();
    await expect(page.getByText(/Par sheet, today 24\s*kg by/)).toBeVisible();
    await kitchen.close();
  });
}
