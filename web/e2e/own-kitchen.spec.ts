import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql } from './people.ts';

/** The size of a kitchen of its own: 150 items, 60 recipes and 40 lines of the par sheet in a quarter of an hour. */
const [ITEMS, RECIPES, LINES] = [150, 60, 40] as const;
const MINUTES = 15;
/** Three files, each with its kind, file, check and import; then the list. */
const CLICKS = 20;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const files = {
  items: [
    'Name,Unit,Category,Price,Par',
    ...numbers(ITEMS).map((n) => `Item ${String(n)},kg,dry,${String(n % 20)}.50,${String(5 + (n % 7))}`),
  ],
  recipes: [
    'Recipe,Kind,Yield,Yield unit,Ingredient,Quantity,Unit',
    ...numbers(RECIPES).flatMap((n) =>
      [0, 1, 2].map(
        (line) => `Prep ${String(n)},prep,4,kg,Item ${String(((n * 3 + line) % ITEMS) + 1)},${String(line + 1)},kg`,
      ),
    ),
  ],
  par: ['Name,Par,Unit', ...numbers(LINES).map((n) => `Prep ${String(n)},${String(4 + (n % 3) * 4)},kg`)],
} as const;

const labels = { items: 'Items', recipes: 'Recipes', par: 'Par sheet' } as const;

/** Chooses the kind and the file, and starts the check: three clicks. */
async function check(page: Page, kind: keyof typeof files, rows: readonly string[] = files[kind]): Promise<void> {
  await page.goto(paths.imports);
  await page.getByLabel('What is in the file?').selectOption({ label: labels[kind] });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
}

for (const width of [1440, 390]) {
  test(`a new kitchen gets from three files to its first prep list in at most ${String(CLICKS)} clicks, ${String(width)} px wide`, async ({
    browser,
  }, info) => {
    test.slow();
    const kitchen = await NewKitchen.open(browser);
    const { page, request } = kitchen.admin;
    await page.setViewportSize({ width, height: 900 });
    const began = Date.now();
    let clicks = 0;
    for (const kind of ['items', 'recipes', 'par'] as const) {
      await check(page, kind);
      const apply = page.getByRole('button', { name: /^Import (the )?\d+/ });
      await expect(apply).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText('Errors 0')).toBeVisible();
      await page.screenshot({ path: info.outputPath(`${kind}.png`), fullPage: true });
      await apply.click();
      await expect(page.getByText('What the rows did')).toBeVisible({ timeout: 60_000 });
      clicks += 5;
    }
    await page.goto(paths.tasks);
    await page.getByRole('button', { name: 'Build the list' }).first().click();
    await expect(page.getByRole('button', { name: `Prep ${String(LINES)}`, exact: true })).toBeVisible();
    clicks += 2;
    await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });
    expect(clicks).toBeLessThanOrEqual(CLICKS);
    expect(Date.now() - began).toBeLessThan(MINUTES * 60_000);
    const list = JSON.stringify(await graphql(request, '{ prepTasks { id } recipes(first: 100) { nodes { id } } }'));
    expect(list.match(/"id"/g)).toHaveLength(LINES + RECIPES);
    await kitchen.close();
  });
}

test('the check of 5,000 rows shows its progress and is cancelled: nothing was imported, and the file can be checked again', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page, request } = kitchen.admin;
  await check(page, 'items', ['Name,Unit,Category', ...numbers(5000).map((n) => `Item ${String(n)},kg,dry`)]);
  await expect(page.getByRole('status').filter({ hasText: /^[1-9][\d,]* of 5,000 rows$/ })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeVisible({ timeout: 60_000 });
  expect(JSON.stringify(await graphql(request, '{ items(first: 5) { nodes { id } } }'))).not.toContain('"id"');
  await kitchen.close();
});
