import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { showPrinted } from './printing.ts';

let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterEach(() => kitchen.leave());
test.afterAll(() => kitchen.close());

/** The sizes of the pages of what would be printed, in millimetres: `62 × 40`. */
async function printedPages(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${String(millimetres(width))} × ${String(millimetres(height))}`,
  );
}

test('a cook prints the labels of what was just made: one on each page, nothing else, with the code that waste finds', async () => {
  const leek = { name: 'Leek', category: 'produce', unit: 'kg', allergens: ['celery'], openingQuantity: '20' };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', leek);
  const recipe = { name: 'Leek soup', kind: 'prep', yieldQuantity: '8', yieldUnit: 'l', steps: [] };
  const lines = [{ itemId, quantity: '8', unit: 'kg' }];
  const recipeId = await kitchen.do('createRecipe', 'CreateRecipeInput', { ...recipe, lines, shelfLifeHours: 72 });
  const task = { name: 'Leek soup', recipeId, targetQuantity: '8', unit: 'l', dueTime: '17:00' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);

  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.cook);
  await page.getByRole('button', { name: 'Start: Leek soup' }).click();
  await page.getByRole('button', { name: 'Done: Leek soup' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Leek soup' });
  // The two buttons of a phone's toast are below its words, not instead of them.
  expect((await toast.boundingBox())?.height).toBeLessThan(150);
  await toast.getByRole('button', { name: 'Print label' }).click();

  const label = page.getByRole('figure', { name: /^Label of lot/ });
  await expect(label).toContainText('Leek soup');
  await expect(label).toContainText(/Prepared .*·\sAT/);
  await expect(label).toContainText(/Use by\w{3}, \w{3} \d/);
  await expect(label).toContainText('8 L');
  await expect(label).toContainText('Allergens: Celery');
  await page.getByRole('button', { name: 'One copy more' }).click();
  await page.getByRole('button', { name: 'One copy more' }).click();
  await expect(page.getByRole('button', { name: 'Print 3 labels' })).toBeEnabled();
  const code = /lot (\w{6})/.exec((await label.getAttribute('aria-label')) ?? '')?.[1] ?? '';

  await showPrinted(page);
  const printed = page.locator('[data-label-paper]');
  await expect(printed.getByText('Leek soup')).toHaveCount(3);
  await expect(printed.getByRole('img', { name: `QR code of ${code}` })).toHaveCount(3);
  expect(await page.locator('body').innerText()).toBe(await printed.innerText());
  expect(await printedPages(page)).toEqual(['62 × 40', '62 × 40', '62 × 40']);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${paths.cook}?waste=new`);
  await page.getByRole('dialog').getByRole('searchbox').fill(code);
  await expect(
    page.getByRole('dialog').getByRole('button', { name: new RegExp(`Lot ${code} · Leek soup`) }),
  ).toBeVisible();
});
