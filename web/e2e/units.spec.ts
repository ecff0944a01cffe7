import { expect, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';

let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterEach(() => kitchen.leave());
test.afterAll(() => kitchen.close());

test('a recipe whose unit does not convert links to the list, is fixed by a conversion, and shows its cost', async () => {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  const item = { name: 'Parsley', category: 'produce', unit: 'bunch', lastUnitCost: '170' };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
  const lines = [{ itemId, quantity: '170', unit: 'g' }];
  const recipe = { name: 'Green sauce', kind: 'menu', yieldQuantity: '1', yieldUnit: 'l', lines, steps: [] };
  const id = await kitchen.do('createRecipe', 'CreateRecipeInput', recipe);
  await page.goto(to.recipe(id));
  await page.getByRole('link', { name: 'See what does not convert' }).click();
  await expect(page.getByText('Recipe Green sauce · g given, bunch needed')).toBeVisible();
  await page.getByRole('button', { name: 'Add a conversion for Parsley' }).click();
  await page.getByLabel('Equals').fill('85');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything converts')).toBeVisible();
  await page.goto(to.recipe(id));
  await expect(page.getByText('$3.40').first()).toBeVisible();
});

test('a custom unit is added, found by typing, and used by a new item in a new category', async () => {
  const { page } = await kitchen.join('Luis Ortega', 'manager');
  await page.goto(to.inventoryTab('measures'));
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hotel pan');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hotel pan', { exact: true })).toBeVisible();
  await page.goto(`${paths.inventory}?item=new`);
  const form = page.getByRole('dialog', { name: 'New item' });
  await form.getByLabel('Name', { exact: false }).first().fill('Lasagne');
  await form.getByLabel('Category').selectOption({ label: 'New category…' });
  await form.getByLabel('Name of the new category').fill('Bakes');
  await form.getByRole('button', { name: 'Add a category' }).click();
  await expect(form.getByLabel('Category', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Category', { exact: true }).getByRole('option', { selected: true })).toHaveText(
    'Bakes',
  );
  await form.getByRole('button', { name: /^Unit/ }).click();
  await form.getByRole('combobox', { name: 'Find a unit' }).fill('hotel');
  await form.getByRole('combobox', { name: 'Find a unit' }).press('Enter');
  await form.getByRole('textbox', { name: 'Par', exact: true }).fill('3');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Lasagne' });
  await expect(row).toContainText('3 Hotel pan');
  await expect(row).toContainText('Bakes');
});

test('the unit of an item without movements can be changed with its figures; Escape in the picker leaves the form open', async () => {
  const { page } = await kitchen.join('Ana Torres', 'manager');
  const item = { name: 'Flour', category: 'dry', unit: 'kg', parLevel: '10', lastUnitCost: '90' };
  const id = await kitchen.do('createItem', 'CreateItemInput', item);
  await page.goto(`${paths.inventory}?item=${id}`);
  const drawer = page.getByRole('dialog', { name: /Flour/ });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByRole('button', { name: /^Unit/ }).click();
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('textbox', { name: 'Par', exact: true })).toHaveValue('10');
  await drawer.getByRole('button', { name: /^Unit/ }).click();
  await drawer.getByRole('combobox', { name: 'Find a unit' }).fill('gram');
  await drawer.getByRole('option', { name: /^g\b/ }).click();
  await page.getByRole('button', { name: 'Change the unit' }).click();
  await expect(page.getByText('Flour is now kept in g')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Par', exact: true })).toHaveValue('10000');
});
