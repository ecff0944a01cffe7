import { expect, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { doubleTap, touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';

let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterAll(() => kitchen.close());

test('items of one shelf are entered one after the other: the form stays open, with category and unit, and a double tap adds one', async ({
  browser,
}) => {
  const page = await touchPage(browser, await kitchen.join('Marco Silva', 'manager'), { width: 820, height: 1_180 });
  await page.goto(paths.inventory);
  await page.getByRole('button', { name: 'New item' }).first().tap();
  const form = page.getByRole('dialog', { name: 'New item' });
  const name = form.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Thyme');
  await form.getByLabel('Category').selectOption({ label: 'Dry goods' });
  await form.getByRole('textbox', { name: 'Par', exact: true }).fill('2');
  await doubleTap(form.getByRole('button', { name: 'Save and add another' }), 250);
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Par', exact: true })).toHaveValue('');
  await name.fill('Oregano');
  // What is typed is not lost by a tap on Back.
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Oregano');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  for (const row of ['Thyme', 'Oregano']) {
    await expect(page.getByRole('row').filter({ hasText: row })).toContainText('Dry goods');
    await expect(page.getByRole('row').filter({ hasText: row })).toHaveCount(1);
  }
  await page.context().close();
});

test('the figure of items without a price opens their list', async () => {
  await kitchen.do('createItem', 'CreateItemInput', { name: 'Salt', category: 'dry', unit: 'kg', lastUnitCost: '90' });
  await kitchen.do('createItem', 'CreateItemInput', { name: 'Saffron', category: 'dry', unit: 'g' });
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  await page.goto(to.inventoryTab('items'));
  await expect(page.getByRole('row').filter({ hasText: 'Salt' })).toBeVisible();
  await page.getByRole('link', { name: /without a price$/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Saffron' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Salt' })).toHaveCount(0);
});
