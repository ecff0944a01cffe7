import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { tasksOf, touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

const phone = { width: 390, height: 844 };
const task = { targetQuantity: '4', unit: 'kg' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });

/** The element's top on the screen, in pixels. */
async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

/** A kitchen with three tasks, and a cook’s page. */
async function open(browser: Parameters<typeof NewKitchen.open>[0], names = ['Beans', 'Rice', 'Stock']) {
  const kitchen = await NewKitchen.open(browser);
  for (const [index, name] of names.entries()) {
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name, dueTime: `1${index + 5}:00` });
  }
  const cook = await kitchen.join('Ana Torres', 'cook');
  const page = await touchPage(browser, cook, phone);
  await page.goto(paths.cook);
  await settled(page);
  return { kitchen, cook, page };
}

test('a row stays in its place after an act, with Undo where the thumb is and in the toast', async ({ browser }) => {
  const { kitchen, page } = await open(browser);
  await button(page, 'Start: Rice').tap();
  const before = await topOf(rowOf(page, 'Rice'));
  await button(page, 'Done: Rice').tap();
  await button(page, 'Save').tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Rice: 'completed' });
  await expect(button(page, 'Undo: Rice')).toBeVisible();
  expect(Math.abs((await topOf(rowOf(page, 'Rice'))) - before)).toBeLessThan(8);
  await expect(toast(page)).toContainText('Prep Task UpdatedRice is now completed');
  await toast(page).getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Rice: 'in_progress' });
  await expect(toast(page)).toBeEmpty();
  await kitchen.close();
});

test('the last task of the day stays in its place when it is done, too', async ({ browser }) => {
  const { kitchen, page } = await open(browser, ['Rice']);
  await button(page, 'Start: Rice').tap();
  const before = await topOf(rowOf(page, 'Rice'));
  await button(page, 'Done: Rice').tap();
  await button(page, 'Save').tap();
  await expect(page.getByText('All caught up')).toBeVisible();
  expect(Math.abs((await topOf(rowOf(page, 'Rice'))) - before)).toBeLessThan(8);
  await button(page, 'Undo: Rice').tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Rice: 'in_progress' });
  await kitchen.close();
});

test('rows that are moved by something above them are inactive for a moment', async ({ browser }) => {
  const { kitchen, page } = await open(browser);
  const row = rowOf(page, 'Beans');
  await expect(row).toHaveCSS('pointer-events', 'auto');
  const before = await topOf(row);
  // An attribute on the row, still there when the row is active again.
  await row.evaluate((element) => {
    const note = () => element.setAttribute('data-rested', getComputedStyle(element).pointerEvents);
    new MutationObserver((_, observer) => (note(), observer.disconnect())).observe(element, {
      attributeFilter: ['style'],
    });
  });
  // The connection strip appears above the list.
  await page.context().setOffline(true);
  await expect(row).toHaveAttribute('data-rested', 'none');
  expect((await topOf(row)) - before).toBeGreaterThan(20);
  await button(page, 'Start: Beans').tap();
  await expect(button(page, 'Done: Beans')).toBeVisible();
  await page.context().setOffline(false);
  await kitchen.close();
});

test('a skipped task can be undone in the toast', async ({ browser }) => {
  const { kitchen, page } = await open(browser);
  await page.getByRole('button', { name: /^Rice/ }).tap();
  await button(page, 'Skip').tap();
  await page.getByLabel('Why is it skipped?').fill('None came');
  await button(page, 'Skip this task').tap();
  await expect(toast(page)).toContainText('SkippedRice');
  await toast(page).getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Rice: 'pending' });
  await kitchen.close();
});

test('the person’s own start raises no toast, and a toast covers neither a focused field nor a main button', async ({
  browser,
}) => {
  const { kitchen, page } = await open(browser);
  await button(page, 'Start: Beans').tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Beans: 'in_progress' });
  await button(page, 'Done: Beans').tap();
  await button(page, 'Save').tap();
  await expect(toast(page)).toContainText('Beans is now completed');
  const { y = 0, height = 0 } = (await toast(page).boundingBox()) ?? {};
  for (const name of ['Start: Rice', 'Start: Stock'])
    expect(await topOf(button(page, name))).toBeGreaterThan(y + height);
  await page.getByRole('button', { name: /^Rice/ }).tap();
  await button(page, 'Skip').tap();
  const reason = page.getByLabel('Why is it skipped?');
  await reason.tap();
  await expect(reason).toBeFocused();
  expect(await topOf(reason)).toBeGreaterThan(y + height);
  await kitchen.close();
});

test('a cook sees the toast of a colleague’s act only for a task that they hold', async ({ browser }) => {
  const { kitchen, page } = await open(browser);
  // A manager need not confirm somebody else's task.
  const { page: other } = await kitchen.join('Tom Reed', 'manager');
  await button(page, 'Start: Beans').tap();
  await other.goto(paths.cook);
  await button(other, 'Start: Rice').click();
  await expect(button(page, 'Done: Rice')).toBeVisible();
  await expect(toast(page)).toBeEmpty();
  await button(other, 'Done: Beans').click();
  await button(other, 'Save').click();
  await expect(toast(page)).toContainText('Beans is now completed');
  await kitchen.close();
});

test('a colleague’s act moves no row while the list is in use', async ({ browser }) => {
  const { kitchen, page } = await open(browser);
  const { page: other } = await kitchen.join('Tom Reed', 'cook');
  await other.goto(paths.cook);
  // Loading it can take longer than the ten seconds for which a touch keeps the rows in place.
  await expect(button(other, 'Start: Stock')).toBeVisible();
  await page.touchscreen.tap(5, 400);
  const before = await topOf(rowOf(page, 'Rice'));
  await button(other, 'Start: Stock').click();
  await expect(button(page, 'Done: Stock')).toBeVisible();
  expect(await topOf(rowOf(page, 'Rice'))).toBe(before);
  await kitchen.close();
});

test('the focus goes to the next sensible button after Start, Done, Hold and Claim; Enter saves the amount', async ({
  browser,
}) => {
  const { kitchen, cook } = await open(browser);
  const { page } = cook;
  await page.goto(paths.cook);
  await settled(page);
  await button(page, 'Start: Beans').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Done: Beans')).toBeFocused();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Beans: 'in_progress' });
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Hold: Beans')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Resume: Beans')).toBeFocused();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Beans: 'on_hold' });
  await page.keyboard.press('Tab');
  await button(page, 'Resume: Beans').click();
  await button(page, 'Done: Beans').click();
  await expect(page.getByRole('textbox', { name: 'How much did you make?' })).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Beans: 'completed' });
  await expect(button(page, 'Start: Rice')).toBeFocused();
  await page.goto(`${paths.cook}?tab=my-list`);
  await button(page, 'Take it: Rice').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Start: Rice')).toBeFocused();
  await kitchen.close();
});

test('after a task is skipped the focus stays in its layer', async ({ browser }) => {
  const { kitchen, cook } = await open(browser);
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Thyme', dueTime: '18:00' });
  const { page } = cook;
  await page.goto(to.layer(paths.cook, 'task', id));
  await button(page, 'Skip').click();
  await page.keyboard.type('None came');
  await button(page, 'Skip this task').click();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Thyme: 'skipped' });
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await kitchen.close();
});

test('a confirmed delivery can be undone in the toast and in place, and is then open again with what was entered', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const supplierId = await kitchen.do('createSupplier', 'CreateSupplierInput', { name: 'Green Acres' });
  const itemId = await kitchen.do('createItem', 'CreateItemInput', { name: 'Flour', category: 'dry', unit: 'kg' });
  const lines = [{ itemId, orderedQuantity: '5', unitPrice: '120' }];
  const id = await kitchen.do('createDelivery', 'CreateDeliveryInput', { supplierId, lines });
  const { page, request } = kitchen.admin;
  const stock = async () => JSON.stringify(await graphql(request, '{ items(first: 1) { nodes { onHand } } }'));
  const got = page.getByLabel('Got, Flour');
  const confirm = async () => {
    await button(page, 'Confirm delivery').click();
    await expect(page.getByText(/Received by/)).toBeVisible();
    expect(await stock()).toContain('"4.5"');
  };
  await page.goto(to.delivery(id));
  await got.fill('4,5');
  await confirm();
  await expect(toast(page)).toContainText('Delivery Received');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(got).toHaveValue('4.5');
  expect(await stock()).toContain('"0"');
  await confirm();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(got).toHaveValue('4.5');
  await confirm();
  await kitchen.close();
});
