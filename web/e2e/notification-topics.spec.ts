import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen, type Person } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

const TAKE_OVER = 'mutation ($input: TakeOverPrepTaskInput!) { takeOverPrepTask(input: $input) { id } }';

/** A screen that has received every live message so far. */
async function openListening(page: Page, path: string): Promise<void> {
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('CAUGHT_UP')));
  await page.goto(path);
  await Promise.all([settled(page), listening]);
}

/** The same person in another browser, on a phone. */
async function phoneOf(browser: Browser, { context }: Person): Promise<Page> {
  const storageState = await context.storageState();
  return (await browser.newContext({ storageState, viewport: { width: 390, height: 844 } })).newPage();
}

/** An item whose stock falls below its par, which notifies everyone. */
async function runLow(kitchen: NewKitchen, name: string): Promise<void> {
  const item = { name, category: 'dairy', unit: 'kg', parLevel: '5' };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
  await kitchen.do('adjustStock', 'AdjustStockInput', { itemId, difference: '9', reason: 'Found' });
  await kitchen.do('adjustStock', 'AdjustStockInput', { itemId, difference: '-8', reason: 'Gone' });
}

test('a cook switches low stock off, gets none on any screen, and sees those sent meanwhile once it is on again', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const [ana, luis] = [await kitchen.join('Ana Torres', 'cook'), await kitchen.join('Luis Vega', 'cook')];
  const phone = await phoneOf(browser, ana);
  await openListening(ana.page, paths.cook);
  await openListening(luis.page, paths.cook);
  await openListening(phone, `${paths.cook}?notifications=mine`);

  await ana.page.getByRole('button', { name: 'Notifications' }).click();
  await ana.page.getByRole('link', { name: 'Choose what you get' }).click();
  const layer = ana.page.getByRole('dialog', { name: 'My notifications' });
  const lowStock = layer.getByRole('checkbox', { name: 'Low stock' });
  await expect(lowStock).toBeChecked();
  await layer.getByText('Low stock', { exact: true }).click();
  await expect(ana.page.getByText('Low stock: off')).toBeVisible();
  await expect(phone.getByRole('checkbox', { name: 'Low stock' })).not.toBeChecked();

  await runLow(kitchen, 'Butter');
  await expect(luis.page.getByText('Inventory Alert')).toBeVisible();
  await expect(luis.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  // Messages come in order: with this one the low stock would be there.
  const task = { name: 'Dice onions', targetQuantity: '2', unit: 'kg', dueTime: '17:00', assigneeId: ana.id };
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  await graphql(luis.request, TAKE_OVER, { input: { id } });
  await expect(ana.page.getByText(/Luis Vega took/).first()).toBeVisible();
  await expect(ana.page.getByText('Inventory Alert')).toHaveCount(0);
  await expect(phone.getByText('Inventory Alert')).toHaveCount(0);
  await layer.getByRole('button', { name: 'Close' }).click();
  await expect(ana.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  await phone.getByText('Low stock', { exact: true }).click();
  await ana.page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await expect(ana.page.getByText('Butter is below par')).toBeVisible();
  await phone.context().close();
  await kitchen.close();
});

test('offline the switches are disabled; a press after the reconnect is saved', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page, context } = await kitchen.join('Ana Torres', 'cook');
  await openListening(page, `${paths.cook}?notifications=mine`);
  const lowStock = page.getByRole('checkbox', { name: 'Low stock' });
  await expect(lowStock).toBeEnabled();
  await context.setOffline(true);
  await expect(lowStock).toBeDisabled();
  await expect(lowStock).toBeChecked();
  await context.setOffline(false);
  await expect(lowStock).toBeEnabled();
  await page.getByText('Low stock', { exact: true }).click();
  await expect(page.getByText('Low stock: off')).toBeVisible();
  await page.reload();
  await expect(lowStock).not.toBeChecked();
  await kitchen.close();
});
