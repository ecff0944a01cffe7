import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';

// One kitchen for the file, with 24 items; every test has its own manager.
let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  for (let n = 1; n <= 24; n += 1) {
    const name = `Item ${String(n).padStart(2, '0')}`;
    const input = { name, category: 'dry', unit: 'kg', parLevel: String(n), openingQuantity: '5', lastUnitCost: '400' };
    await kitchen.do('createItem', 'CreateItemInput', input);
  }
});
test.afterEach(() => kitchen.leave());
test.afterAll(() => kitchen.close());

async function inventory(): Promise<Page> {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.inventory);
  await expect(page.getByRole('row', { name: /Item 02/ })).toBeVisible();
  return page;
}

/** How many rows of the table are in the window from top to bottom. */
function wholeRows(page: Page): Promise<number> {
  return page
    .getByRole('table', { name: 'Items' })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
}

test('a row opens by a click on any of its cells, and Ctrl opens it in a tab', async () => {
  const page = await inventory();
  const par = page.getByRole('row', { name: /Item 02/ }).getByRole('cell', { name: '2 kg' });
  const tab = page.context().waitForEvent('page');
  await par.click({ modifiers: ['ControlOrMeta'] });
  await expect((await tab).getByRole('dialog', { name: /Item 02/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await par.click();
  await expect(page.getByRole('dialog', { name: /Item 02/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('compact rows show at least 16 items on a laptop, also after a reload', async () => {
  const page = await inventory();
  expect(await wholeRows(page)).toBeLessThan(16);
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(16);
  await page.reload();
  await expect(page.getByRole('row', { name: /Item 02/ })).toBeVisible();
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(16);
});

test('the stock value opens the items by their value, and their number opens all of them', async () => {
  const page = await inventory();
  const most = { name: 'Most valued', category: 'dry', unit: 'kg', openingQuantity: '9', lastUnitCost: '900' };
  await kitchen.do('createItem', 'CreateItemInput', most);
  await page.goto(`${paths.inventory}?q=Item%2002`);
  await page.getByRole('link', { name: '$561.00' }).click();
  const first = page.getByRole('table', { name: 'Items' }).locator('tbody tr').first();
  await expect(first).toContainText('Most valued');
  await expect(first).toContainText('$81.00');
  await page.getByRole('searchbox').fill('Item 02');
  await expect(first).toContainText('Item 02');
  await page.getByRole('link', { name: /^\d+ items$/ }).click();
  await expect(page.getByRole('row', { name: /Item 01/ })).toBeVisible();
});

test('a hidden column stays hidden after a reload', async () => {
  const page = await inventory();
  const cost = page.getByRole('columnheader', { name: 'Cost per unit' });
  await expect(page.getByRole('row', { name: /Item 02/ })).toContainText('4.00 / kg');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Cost per unit' }).click();
  await expect(cost).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Storage' })).toBeVisible();
  await expect(cost).toBeHidden();
});

test('a saved view has filter, order and columns, an address of its own, and is there on another device', async ({
  browser,
}) => {
  const page = await inventory();
  await page.getByLabel('Show', { exact: true }).selectOption('low');
  await expect(page.getByRole('row', { name: /Item 02/ })).toBeHidden();
  await page.getByRole('button', { name: 'Par', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Par' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Cost per unit' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  await page.getByLabel('Name of the view').fill('To order');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'To order' })).toBeVisible();
  const view = new URL(page.url()).searchParams.get('view');
  const tablet = await browser.newContext({ storageState: await page.context().storageState({ indexedDB: false }) });
  const other = await tablet.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(`${new URL(page.url()).origin}${paths.inventory}?view=${view}`);
  await expect(other.getByRole('button', { name: 'To order', exact: true })).toBeVisible();
  await expect(other.getByRole('row', { name: /Item 02/ })).toBeHidden();
  await expect(other.getByRole('row').nth(1)).toContainText('Item 06');
  await expect(other.getByRole('columnheader', { name: 'Cost per unit' })).toBeHidden();
  await tablet.close();
});

test('a deleted view is restored by Undo', async () => {
  const page = await inventory();
  await page.goto(`${paths.inventory}?q=Item+01`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  await page.getByLabel('Name of the view').fill('Ones');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Ones' }).click();
  await page.getByRole('menuitem', { name: 'Delete Ones' }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Ones' })).toBeVisible();
});

/**
 * Chooses a field of the bar's menu. The menu is below its button until its height is known, and the press guard ignores a
 * press there, which no person would make that early.
 */
async function chooseField(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('region', { name: 'Change' }).getByRole('button', { name: 'Change' });
  await opener.click();
  const item = page.getByRole('menuitem', { name });
  const gap = async () => ((await opener.boundingBox())?.y ?? 0) - ((await item.boundingBox())?.y ?? 0);
  await expect.poll(gap).toBeGreaterThan(100);
  await item.click();
}

const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

for (const width of [1440, 390]) {
  test(`rows stay where they are when one is selected, at ${width} px`, async () => {
    const page = await inventory();
    await page.setViewportSize({ width, height: 900 });
    const top = async () => (await select(page, 'Item 03').boundingBox())?.y;
    await select(page, 'Item 03').scrollIntoViewIfNeeded();
    const before = await top();
    await select(page, 'Item 02').click();
    const bar = page.getByRole('region', { name: 'Change' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(before);
  });
}

test('the buttons above the items are in one row on a phone', async () => {
  const page = await inventory();
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = ['Views', 'Table', 'New item'].map(
    async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y,
  );
  expect(new Set(await Promise.all(tops)).size).toBe(1);
});

test('a range is selected with Shift, and one request sets the par of all of it', async () => {
  const page = await inventory();
  await select(page, 'Item 20').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await select(page, 'Item 23').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Change' });
  await expect(bar).toContainText('4 items selected');
  await chooseField(page, 'Par');
  const dialog = page.getByRole('dialog', { name: 'Set the par of 4 items' });
  await dialog.getByLabel('Par').fill('77');
  await dialog.getByRole('button', { name: 'Change 4 items' }).click();
  await expect(page.getByText('4 items changed')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '77 kg' })).toHaveCount(4);
  await expect(bar).toBeHidden();
});

test('the dialog stays when its menu gives the button the focus late, as on a slow device', async () => {
  const page = await inventory();
  await select(page, 'Item 10').click();
  await chooseField(page, 'Par');
  const par = page.getByRole('dialog').getByLabel('Par');
  await expect(par).toBeFocused();
  // Behind an open dialog, the button is hidden from the roles.
  await page
    .getByText('Change', { exact: true })
    .first()
    .evaluate((button) => button.closest('button')?.focus());
  await expect(par).toBeFocused();
  await par.fill('5');
});

test('an item that somebody changes while the dialog is open is named, and nothing is changed', async () => {
  const page = await inventory();
  await select(page, 'Item 10').click();
  await select(page, 'Item 11').click();
  await chooseField(page, 'Par');
  const dialog = page.getByRole('dialog', { name: 'Set the par of 2 items' });
  await dialog.getByLabel('Par').fill('66');
  const href = await page.locator('a', { hasText: 'Item 11' }).getAttribute('href');
  const id = new URL(href ?? '', page.url()).searchParams.get('item');
  await kitchen.do('updateItem', 'UpdateItemInput', { id, parLevel: '12' });
  await dialog.getByRole('button', { name: 'Change 2 items' }).click();
  await expect(dialog.getByText(/Item 11 was changed by someone else/)).toBeVisible();
  await expect(page.getByText('66 kg')).toHaveCount(0);
});

test('items are archived together, and Undo brings them back', async () => {
  const page = await inventory();
  for (const name of ['Empty 1', 'Empty 2']) {
    await kitchen.do('createItem', 'CreateItemInput', { name, category: 'dry', unit: 'kg' });
  }
  await page.goto(`${paths.inventory}?q=Empty`);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await page.getByRole('region', { name: 'Change' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('No items match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Empty 2/ })).toBeVisible();
});
