import { expect, test } from '@playwright/test';
import { to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';

test('a manager takes the price for a target and undoes it', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  const itemId = await kitchen.do('createItem', 'CreateItemInput', {
    name: 'Salmon',
    category: 'fish',
    unit: 'kg',
    parLevel: '9',
    lastUnitCost: '250',
  });
  const recipeId = await kitchen.do('createRecipe', 'CreateRecipeInput', {
    name: 'Gravlax',
    kind: 'menu',
    yieldQuantity: '1',
    yieldUnit: 'portion',
    menuPrice: 700,
    targetFoodCostPercent: '30',
    lines: [{ itemId, quantity: '1', unit: 'kg' }],
    steps: [],
  });
  await page.goto(to.recipe(recipeId));
  await page.getByRole('button', { name: 'Use as menu price' }).click();
  await expect(page.getByText('30 %', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('$7.00')).toBeVisible();
  await expect(page.getByText('over target')).toBeVisible();
  await kitchen.close();
});
