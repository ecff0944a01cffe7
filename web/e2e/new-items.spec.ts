import { expect, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { doubleTap, touchPage } from './double-tap.ts';
import { graphql } from './people.ts';
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

test('an ingredient that the kitchen does not have is added without leaving the recipe, once', async ({ browser }) => {
  const page = await touchPage(browser, await kitchen.join('Bea Ruiz', 'manager'), { width: 820, height: 1_180 });
  await page.goto(`${paths.recipes}/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ras el hanout');
  const picker = page.getByRole('combobox', { name: 'Add an ingredient' });
  await picker.fill('cardamom');
  await page.getByRole('option', { name: 'Add “cardamom” as a new item' }).tap();
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cardamom');
  await dialog.getByLabel('Category').selectOption({ label: 'Dry goods' });
  await doubleTap(dialog.getByRole('button', { name: 'Add item' }), 250);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cardamom added to the inventory')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ras el hanout');
  // The same name again is found, not offered as new.
  await picker.fill('CARDAMOM');
  await expect(page.getByRole('option', { name: 'Cardamom' })).toHaveCount(1);
  await expect(page.getByRole('option', { name: /as a new item/ })).toHaveCount(0);
  await page.context().close();
});

test('Escape in the dialog of a new ingredient asks when something was typed, and the recipe stays', async () => {
  const { page } = await kitchen.join('Luis Vega', 'manager');
  await page.goto(`${paths.recipes}/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dukkah');
  await page.getByRole('combobox', { name: 'Add an ingredient' }).fill('sumac');
  await page.getByRole('option', { name: /as a new item/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sumac, ground');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Dukkah');
});

test('when Produce is archived, the first category is the default of new items, and is saved', async ({ browser }) => {
  const own = await NewKitchen.open(browser);
  const { page, request } = own.admin;
  const categories = '{ itemCategories { id code } }';
  const answer = await request.post('/graphql', { data: { query: categories } });
  const found: { data: { itemCategories: { id: string; code: string }[] } } = await answer.json();
  const produce = found.data.itemCategories.find(({ code }) => code === 'produce');
  await own.do('updateItemCategory', 'UpdateItemCategoryInput', { id: produce?.id, archived: true });
  await page.goto(paths.inventory);
  await page.getByRole('button', { name: 'New item' }).first().click();
  const form = page.getByRole('dialog', { name: 'New item' });
  const shown = form.getByLabel('Category').locator('option:checked');
  const first = await shown.textContent();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Thyme');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Thyme' })).toContainText(String(first));
  // A slow network: until the categories are loaded, nothing can be sent with the archived one.
  const late = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('NewIngredientChoices')) await late.promise;
    await route.continue();
  });
  await page.goto(`${paths.recipes}/new`);
  await page.getByRole('combobox', { name: 'Add an ingredient' }).fill('sumac');
  await page.getByRole('option', { name: /as a new item/ }).click();
  const ingredient = page.getByRole('dialog', { name: 'New item' });
  await expect(ingredient.locator('button[type="submit"]')).toBeDisabled();
  late.resolve();
  await ingredient.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('sumac added to the inventory')).toBeVisible();
  await own.close();
});

test('a supplier that the kitchen does not have is added from the form of an item: a double tap adds it once, and a taken name is refused', async ({
  browser,
}) => {
  await kitchen.do('createSupplier', 'CreateSupplierInput', { name: 'Green Acres' });
  const page = await touchPage(browser, await kitchen.join('Ines Prat', 'manager'), { width: 820, height: 1_180 });
  await page.goto(`${paths.inventory}?item=new`);
  const form = page.getByRole('dialog', { name: 'New item' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Leeks');
  const supplier = form.getByLabel('Supplier', { exact: true });
  await supplier.selectOption({ label: 'New supplier…' });
  const name = form.getByLabel('Name of the new supplier');
  await name.fill('green acres');
  await name.press('Enter');
  await expect(form.getByText(/already/)).toBeVisible();
  await name.fill('Sea & Shore');
  await doubleTap(form.getByRole('button', { name: 'Add the supplier' }), 220);
  await expect(supplier.getByRole('option', { selected: true })).toHaveText('Sea & Shore');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  const found = await graphql(
    kitchen.admin.request,
    '{ suppliers { name } items(first: 50) { nodes { name supplierName } } }',
  );
  expect(found).toMatchObject({ suppliers: [{ name: 'Green Acres' }, { name: 'Sea & Shore' }] });
  expect(JSON.stringify(found)).toContain('{"name":"Leeks","supplierName":"Sea & Shore"}');
  await page.context().close();
});

test('a new ingredient gets a supplier that the kitchen does not have, without leaving the recipe: a double tap adds it once', async ({
  browser,
}) => {
  const own = await NewKitchen.open(browser);
  await own.do('createSupplier', 'CreateSupplierInput', { name: 'Green Acres' });
  const page = await touchPage(browser, await own.join('Bea Ruiz', 'manager'), { width: 820, height: 1_180 });
  await page.goto(`${paths.recipes}/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fish stock');
  await page.getByRole('combobox', { name: 'Add an ingredient' }).fill('turbot bones');
  await page.getByRole('option', { name: /as a new item/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'New item' });
  const supplier = dialog.getByLabel('Supplier', { exact: true });
  await supplier.selectOption({ label: 'New supplier…' });
  const name = dialog.getByLabel('Name of the new supplier');
  await name.fill('green acres');
  await name.press('Enter');
  await expect(dialog.getByText(/already/)).toBeVisible();
  await name.fill('Sea & Shore');
  await doubleTap(dialog.getByRole('button', { name: 'Add the supplier' }), 220);
  await expect(supplier.getByRole('option', { selected: true })).toHaveText('Sea & Shore');
  await dialog.getByRole('button', { name: 'Add item' }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Fish stock');
  const query = '{ suppliers { name } items(first: 50) { nodes { name supplierName } } }';
  expect(await graphql(own.admin.request, query)).toEqual({
    suppliers: [{ name: 'Green Acres' }, { name: 'Sea & Shore' }],
    items: { nodes: [{ name: 'turbot bones', supplierName: 'Sea & Shore' }] },
  });
  await page.context().close();
  await own.close();
});
