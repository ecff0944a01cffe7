import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

// One kitchen for the file; every test has its own rows in it, and two people who edit them.
let kitchen: NewKitchen;
let marco: Page;
let jean: Page;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  marco = (await kitchen.join('Marco Silva', 'manager')).page;
  jean = (await kitchen.join('Jean Dupont', 'manager')).page;
});
test.afterAll(() => kitchen.close());

const conflict = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /changed this, too/ }));
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function itemNow(id: string): Promise<unknown> {
  const fields = 'name parLevel maxLevel packDescription version';
  return graphql(kitchen.admin.request, `query ($id: ID!) { item(id: $id) { ${fields} } }`, { id });
}

/** A new item, open for editing by both. */
async function editItem(name: string) {
  const item = { name, category: 'produce', unit: 'kg', parLevel: '8', openingQuantity: '1' };
  const id = await kitchen.do('createItem', 'CreateItemInput', item);
  for (const page of [marco, jean]) {
    await page.goto(to.layer(paths.inventory, 'item', id));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Maximum')).toBeVisible();
    await settled(page);
  }
  return id;
}

test('different fields of an item that two people changed are both kept', async () => {
  const id = await editItem('Basil');
  await jean.getByLabel('Maximum').fill('20');
  await marco.getByLabel('Par', { exact: true }).fill('9');
  await save(marco).click();
  await expect(jean.getByRole('status').filter({ hasText: 'Marco Silva changed this meanwhile' })).toContainText(
    'Par: 9',
  );
  await expect(jean.getByLabel('Par', { exact: true })).toHaveValue('9');
  await expect(jean.getByLabel('Maximum')).toHaveValue('20');
  await save(jean).click();
  await expect.poll(() => itemNow(id)).toMatchObject({ item: { parLevel: '9', maxLevel: '20' } });
});

test('a field that both changed is a conflict, with both values and who saved it', async () => {
  const id = await editItem('Thyme');
  await jean.getByLabel('Par', { exact: true }).fill('10');
  await jean.getByRole('textbox', { name: 'Name', exact: true }).fill('Lemon thyme');
  await marco.getByLabel('Par', { exact: true }).fill('9');
  await save(marco).click();
  await expect(jean.getByText('Marco Silva also changed: Par.')).toBeVisible();
  await expect(jean.getByLabel('Par', { exact: true })).toHaveValue('10');
  await save(jean).click();
  const par = conflict(jean).getByRole('group', { name: 'Par' });
  await expect(par.getByRole('radio', { name: 'Yours 10' })).toBeChecked();
  // By keyboard alone.
  await par.getByRole('radio', { name: 'Yours 10' }).focus();
  await jean.keyboard.press('ArrowDown');
  await expect(par.getByRole('radio', { name: 'Marco Silva’s 9' })).toBeChecked();
  await conflict(jean).getByRole('button', { name: 'Save this' }).press('Enter');
  await expect.poll(() => itemNow(id)).toMatchObject({ item: { name: 'Lemon thyme', parLevel: '9' } });
});

test('a screen that did not receive the other change is refused, asks, and saves what was chosen', async () => {
  const id = await editItem('Sage');
  // Without live messages, as on a bad network.
  await jean.context().setOffline(true);
  await jean.getByLabel('Par', { exact: true }).fill('10');
  await marco.getByLabel('Par', { exact: true }).fill('9');
  await marco.getByLabel('Maximum').fill('30');
  await save(marco).click();
  await expect.poll(() => itemNow(id)).toMatchObject({ item: { parLevel: '9' } });
  await jean.context().setOffline(false);
  await save(jean).click();
  await conflict(jean).getByRole('button', { name: 'Keep editing' }).click();
  await expect(conflict(jean)).toBeHidden();
  await expect.poll(() => itemNow(id)).toMatchObject({ item: { parLevel: '9', maxLevel: '30' } });
  await save(jean).click();
  await conflict(jean).getByRole('button', { name: 'Save this' }).click();
  await expect.poll(() => itemNow(id)).toMatchObject({ item: { parLevel: '10', maxLevel: '30' } });
});

test('stock movements of an item do not interrupt its editing', async () => {
  const id = await editItem('Dill');
  await jean.getByLabel('Maximum').fill('20');
  await kitchen.do('adjustStock', 'AdjustStockInput', { itemId: id, countedQuantity: '3', reason: 'Counted' });
  await expect(jean.getByLabel('Maximum')).toHaveValue('20');
  await save(jean).click();
  await expect.poll(() => itemNow(id)).toMatchObject({ item: { maxLevel: '20' } });
  await expect(conflict(jean)).toBeHidden();
});

test('a recipe that two people write is merged by field, by ingredient and by step', async () => {
  const item = { category: 'produce', unit: 'kg', parLevel: '1', openingQuantity: '1' };
  const [onion, leek] = [
    await kitchen.do('createItem', 'CreateItemInput', { ...item, name: 'Onion' }),
    await kitchen.do('createItem', 'CreateItemInput', { ...item, name: 'Leek' }),
  ];
  const id = await kitchen.do('createRecipe', 'CreateRecipeInput', {
    name: 'Soup',
    kind: 'prep',
    yieldQuantity: '5',
    yieldUnit: 'l',
    description: 'Plain',
    lines: [
      { itemId: onion, quantity: '1', unit: 'kg' },
      { itemId: leek, quantity: '2', unit: 'kg' },
    ],
    steps: [{ text: 'Chop' }, { text: 'Boil' }],
  });
  for (const page of [marco, jean]) {
    await page.goto(`${to.recipe(id)}?edit`);
    await expect(page.getByLabel('Description')).toHaveValue('Plain');
    await settled(page);
  }
  const saveRecipe = (page: Page) => page.getByRole('button', { name: 'Save recipe' });
  await jean.getByLabel('Description').fill('With leeks');
  await jean.getByLabel('Quantity').nth(0).fill('1.5');
  await marco.getByLabel('Description').fill('Winter soup');
  await marco.getByLabel('Quantity').nth(1).fill('3');
  await marco.getByRole('button', { name: 'Add a step' }).click();
  await marco.getByLabel('Step 3, English').fill('Blend');
  await saveRecipe(marco).click();
  await expect(jean.getByLabel('Step 3, English')).toHaveValue('Blend');
  await saveRecipe(jean).click();
  await conflict(jean).getByRole('radio', { name: 'Marco Silva’s Winter soup' }).check();
  await conflict(jean).getByRole('button', { name: 'Save this' }).click();
  const query = `{ recipe(id: "${id}") { description ingredients { name quantity } steps { text } } }`;
  await expect
    .poll(() => graphql(kitchen.admin.request, query))
    .toEqual({
      recipe: {
        description: 'Winter soup',
        ingredients: [
          { name: 'Onion', quantity: '1.5' },
          { name: 'Leek', quantity: '3' },
        ],
        steps: [{ text: 'Chop' }, { text: 'Boil' }, { text: 'Blend' }],
      },
    });
});

test('the kitchen profile that an admin writes is not overwritten by another screen', async ({ browser }) => {
  const second = await browser.newContext({
    ...(kitchen.baseURL === undefined ? {} : { baseURL: kitchen.baseURL }),
    storageState: await kitchen.admin.context.storageState(),
    viewport: { width: 390, height: 844 },
  });
  const [first, phone] = [kitchen.admin.page, await second.newPage()];
  for (const page of [first, phone]) {
    await page.goto(to.kitchen('profile'));
    await expect(page.getByLabel('Expiring soon')).toBeVisible();
    await settled(page);
  }
  await phone.getByLabel('Expiring soon').fill('36');
  await phone.getByLabel('Price change').fill('8');
  await first.getByLabel('Name').fill('Harbor Kitchen');
  await first.getByLabel('Price change').fill('7');
  await save(first).click();
  await expect(phone.getByLabel('Name')).toHaveValue('Harbor Kitchen');
  await expect(phone.getByLabel('Expiring soon')).toHaveValue('36');
  await save(phone).click();
  await expect(conflict(phone).getByRole('group', { name: 'Price change' })).toContainText('7');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await conflict(phone).getByRole('button', { name: 'Save this' }).click();
  const query = '{ organization { name expiringHours priceAlertPercent } }';
  await expect
    .poll(() => graphql(kitchen.admin.request, query))
    .toEqual({ organization: { name: 'Harbor Kitchen', expiringHours: 36, priceAlertPercent: '8' } });
  await second.close();
});
