import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

test('what is thawed is planned on the par sheet, taken out of the freezer by a cook, and has the use-by of thawed food', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  const chicken = {
    name: 'Chicken thighs',
    category: 'meat',
    unit: 'kg',
    tcsClass: 'frozen',
    thawedShelfLifeHours: 48,
  };
  await kitchen.do('createItem', 'CreateItemInput', { ...chicken, openingQuantity: '14', lastUnitCost: '600' });
  await page.goto(`${paths.tasks}?tab=par`);
  await settled(page);
  await page.getByRole('button', { name: 'Add a line' }).first().click();
  await page.getByLabel('What is planned').selectOption('thawed');
  await page.getByLabel('Item to thaw').fill('chick');
  await page.getByRole('button', { name: 'Chicken thighs' }).click();
  await page.getByLabel('Par on Mon').fill('10');
  await page.getByRole('button', { name: 'Monday’s par every day' }).click();
  await page.getByRole('button', { name: 'Save the line' }).click();
  const line = page.getByRole('row', { name: /Chicken thighs thawed for/ });
  await expect(line).toContainText('14 kg in the freezer');
  await graphql(kitchen.admin.request, 'mutation { buildPrepList { date } }');

  const cook = (await kitchen.join('Ana Torres', 'cook')).page;
  await cook.setViewportSize({ width: 390, height: 844 });
  await cook.goto(paths.cook);
  const row = cook.getByRole('listitem').filter({ hasText: 'Chicken thighs' });
  await expect(row).toContainText('Thaw for');
  await cook.getByRole('button', { name: 'Start: Chicken thighs' }).click();
  await cook.getByRole('button', { name: 'Done: Chicken thighs' }).click();
  await expect(cook.getByRole('dialog')).toContainText('Out of the freezer, planned: 10 kg');
  await cook.getByRole('button', { name: 'Save' }).click();
  await expect(line).toContainText('4 kg in the freezer');
  await kitchen.close();
});
