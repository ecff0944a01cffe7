import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, idsIn } from './people.ts';

let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterEach(() => kitchen.leave());
test.afterAll(() => kitchen.close());

const hour = 3_600_000;

/** Creates an item with one lot that expired six hours ago. Returns the item's id and the lot's code. */
async function expiredItem(name: string): Promise<{ itemId: string; lotCode: string }> {
  const itemId = await kitchen.do('createItem', 'CreateItemInput', { name, category: 'produce', unit: 'kg' });
  const useBy = new Date(Date.now() - 6 * hour).toISOString();
  await kitchen.do('adjustStock', 'AdjustStockInput', { itemId, difference: '10', reason: 'Found', useBy });
  const lots = await graphql(kitchen.admin.request, `{ stockLots(itemId: "${itemId}") { lotCode } }`);
  return { itemId, lotCode: /[A-Z0-9]{6}/.exec(JSON.stringify(lots))?.[0] ?? '' };
}

test('a cook is refused an expired ingredient; a manager overrides it with a reason that the new lot shows', async () => {
  const { itemId, lotCode } = await expiredItem('Leek');
  const recipe = { name: 'Leek soup', kind: 'prep', yieldQuantity: '8', yieldUnit: 'l', steps: [] };
  const lines = [{ itemId, quantity: '8', unit: 'kg' }];
  const recipeId = await kitchen.do('createRecipe', 'CreateRecipeInput', { ...recipe, lines });
  const task = { name: 'Leek soup', recipeId, targetQuantity: '8', unit: 'l', dueTime: '17:00' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);

  const cook = await kitchen.join('Ana Torres', 'cook');
  await cook.page.goto(paths.cook);
  await cook.page.getByRole('button', { name: 'Start: Leek soup' }).click();
  await cook.page.getByRole('button', { name: 'Done: Leek soup' }).click();
  await cook.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const refusal = cook.page.getByRole('alert').filter({ hasText: 'An ingredient is past its use-by' });
  await expect(refusal).toContainText(`lot ${lotCode} (10 kg) expired on`);
  await expect(refusal).toContainText('ask a manager');
  await expect(refusal.getByRole('button', { name: `Throw away lot ${lotCode}` })).toBeVisible();
  await expect(refusal.getByRole('textbox')).toHaveCount(0);

  const manager = await kitchen.join('Jean Dupont', 'manager');
  await manager.page.goto(paths.cook);
  await manager.page.getByRole('button', { name: 'Done: Leek soup' }).click();
  await manager.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await manager.page.getByRole('button', { name: 'Allow and finish' }).click();
  await expect(manager.page.getByText('Say why expired food may be used.')).toBeVisible();
  await manager.page.getByRole('textbox', { name: 'Why may it be used?' }).fill('Checked, trimmed, boiled');
  await manager.page.getByRole('button', { name: 'Allow and finish' }).click();
  await expect(manager.page.getByRole('button', { name: 'Undo: Leek soup' })).toBeVisible();
  const made = await graphql(manager.request, '{ items(filter: { search: "Leek soup" }, first: 1) { nodes { id } } }');
  await manager.page.goto(`${paths.inventory}?item=${idsIn(made)[0] ?? ''}`);
  await manager.page.getByRole('button', { name: /^Lot .*, 8 L/ }).click();
  const lot = manager.page.getByRole('dialog', { name: 'Leek soup' }).last();
  await expect(lot).toContainText('Made with expired ingredients, allowed by Jean Dupont');
  await expect(lot).toContainText('Checked, trimmed, boiled');
});

test('the code on a label finds its lot, and an expired lot is discarded', async () => {
  const { itemId, lotCode } = await expiredItem('Spinach');
  await kitchen.do('adjustStock', 'AdjustStockInput', { itemId, difference: '4', reason: 'Found' });
  const { page } = await kitchen.join('Luis Vega', 'cook');
  await page.goto(`${paths.cook}?waste=new`);
  await page.getByRole('dialog').getByRole('searchbox').fill(lotCode.toLowerCase());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(lotCode) })
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`${lotCode}.*Expired`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.type('10');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Expired', exact: true }).click();
  await page.getByRole('button', { name: 'Log 10 kg' }).click();
  await expect(page.getByText('Logged')).toBeVisible();
  const left = `{ stockLots(itemId: "${itemId}") { quantity expired } }`;
  expect(await graphql(kitchen.admin.request, left)).toEqual({ stockLots: [{ quantity: '4', expired: false }] });
});

test('part of a lot is frozen, set aside with a reason and released, each in its history', async () => {
  const item = { name: 'Salmon', category: 'fish', unit: 'kg', tcsClass: 'cold', shelfLifeHours: 72 };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
  await kitchen.do('adjustStock', 'AdjustStockInput', { itemId, difference: '6', reason: 'Found' });
  const { page } = await kitchen.join('Mia Chen', 'manager');
  await page.goto(`${paths.inventory}?item=${itemId}`);
  await page.getByRole('button', { name: /^Lot .*, 6 kg/ }).click();
  const lot = page.getByRole('dialog', { name: 'Salmon' }).last();
  await lot.getByRole('button', { name: 'Freeze' }).click();
  await lot.getByRole('textbox', { name: 'How much' }).fill('2');
  await lot.getByRole('button', { name: 'Freeze' }).last().click();
  await expect(page.getByText(/^Lot \w+ frozen$/)).toBeVisible();
  await expect(lot).toContainText('Split from');
  await lot.getByRole('button', { name: 'Set aside' }).click();
  await lot.getByRole('textbox', { name: 'Why?' }).fill('Torn bag');
  await lot.getByRole('button', { name: 'Set aside' }).last().click();
  await expect(lot.getByText('Torn bag').first()).toBeVisible();
  await lot.getByRole('button', { name: 'Release' }).click();
  await lot.getByRole('textbox', { name: 'Why?' }).fill('Bag was outer wrap');
  await lot.getByRole('button', { name: 'Release' }).last().click();
  await expect(page.getByText(/^Lot \w+ released$/)).toBeVisible();
  await page.goto(`${paths.inventory}?item=${itemId}`);
  await expect(page.getByRole('button', { name: /^Lot .*, 4 kg/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lot .*, 2 kg/ })).toContainText('Frozen');
});

test('waste above the recorded stock is shown as owed on the item’s page, and its figure opens the list of owed items', async () => {
  const item = { name: 'Saffron', category: 'dry', unit: 'g', openingQuantity: '2' };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
  const { page } = await kitchen.join('Tom Baker', 'manager');
  await page.goto(`${paths.cook}?waste=new`);
  await page.getByRole('dialog').getByRole('searchbox').fill('Saffron');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Saffron/ })
    .click();
  await page.keyboard.type('5');
  await expect(page.getByText('Above the record: the rest will be owed')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Dropped', exact: true }).click();
  await page.getByRole('button', { name: 'Log 5 g' }).click();
  await expect(page.getByText('Logged')).toBeVisible();
  await page.goto(paths.inventory);
  await page.getByRole('link', { name: '1 owed' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goto(`${paths.inventory}?item=${itemId}`);
  await expect(page.getByRole('dialog', { name: 'Saffron' })).toContainText(/owes 3\s?g/i);
});
