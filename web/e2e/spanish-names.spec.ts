import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';
import { storedResults } from './stored-results.ts';

test.use({ serviceWorkers: 'allow' });

test('Spanish names that a manager enters are what a Spanish cook reads, also without a network', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const itemId = await kitchen.do('createItem', 'CreateItemInput', {
    name: 'Tomatoes',
    category: 'produce',
    unit: 'kg',
    openingQuantity: '9',
  });
  const recipeId = await kitchen.do('createRecipe', 'CreateRecipeInput', {
    name: 'Tomato sauce',
    nameEs: 'Salsa de tomate',
    kind: 'prep',
    yieldQuantity: '2',
    yieldUnit: 'kg',
    lines: [{ itemId, quantity: '2', unit: 'kg' }],
    steps: [{ text: 'Simmer.', textEs: 'Cocer a fuego lento.' }],
  });
  const task = { targetQuantity: '4', unit: 'kg', recipeId, dueTime: '17:00' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Tomato sauce' });

  const { page: manager } = kitchen.admin;
  await manager.goto(`${paths.inventory}?item=${itemId}`);
  await manager.getByRole('button', { name: 'Edit' }).click();
  await manager.getByLabel('Name in Spanish').fill('Tomates');
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByRole('button', { name: 'Edit' })).toBeVisible();

  const { page, request } = await kitchen.join('Ana Torres', 'cook');
  await graphql(request, 'mutation { updateProfile(input: { language: es }) { id } }');
  await page.goto(paths.cook);
  await settled(page);
  await expect(page.getByRole('button', { name: /: Salsa de tomate$/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedResults(page)).toContain('Tomates');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: /: Salsa de tomate$/ })).toBeVisible();
  await page.context().setOffline(false);
  await page.goto(`${paths.cook}?waste=new`);
  await expect(page.getByRole('button', { name: /^Tomates/ }).first()).toBeVisible();
  await page.goto(`${paths.cook}?recipe=${recipeId}`);
  await expect(page.getByRole('dialog').getByText('Tomates').first()).toBeVisible();
  await kitchen.close();
});

test('an ingredient is found by its Spanish name, and not offered as a new item', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const flour = { name: 'Flour', nameEs: 'Harina', category: 'dry', unit: 'kg' };
  await kitchen.do('createItem', 'CreateItemInput', flour);
  const { page, request } = await kitchen.join('Luis Vega', 'manager');
  await graphql(request, 'mutation { updateProfile(input: { language: es }) { id } }');
  await page.goto(`${paths.recipes}/new`);
  await page.getByRole('combobox', { name: 'Añadir un ingrediente' }).fill('harina');
  await expect(page.getByRole('option', { name: 'Harina' })).toBeVisible();
  await expect(page.getByRole('option', { name: /artículo nuevo/ })).toHaveCount(0);
  await kitchen.close();
});
