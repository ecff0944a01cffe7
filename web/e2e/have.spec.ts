import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql } from './people.ts';

let kitchen: NewKitchen;
let itemId: string;
test.beforeEach(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  const item = { name: 'Tomato sauce', kind: 'prep', category: 'prepared', unit: 'l', openingQuantity: '5' };
  itemId = await kitchen.do('createItem', 'CreateItemInput', item);
  await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday: Array<string>(7).fill('8') });
  const task = { itemId, targetQuantity: '3', unit: 'l', dueTime: '17:00' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
});
test.afterEach(() => kitchen.close());

async function onHand(): Promise<string | undefined> {
  const answer = await graphql(kitchen.admin.request, 'query ($id: ID!) { item(id: $id) { onHand } }', { id: itemId });
  return /"onHand":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
}

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const have = (page: Page) => page.getByRole('button', { name: 'Count what is there of Tomato sauce' });

test('on a tablet the quantity on hand is counted from the row of a task, with one tap and the keypad', async ({
  browser,
}) => {
  const page = await touchPage(browser, await kitchen.join('Tom Becker', 'cook'), { width: 820, height: 1180 });
  await page.goto(paths.cook);
  await have(page).tap();
  await key(page, '2').tap();
  await key(page, 'Save, next').tap();
  await key(page, 'Save 1 item').tap();
  await expect(page.getByText('1 item counted').first()).toBeVisible();
  await expect.poll(onHand).toBe('2');
  await page.context().close();
});

test('without a network the count is queued, and sent when the server is back', async () => {
  const { page, context } = await kitchen.join('Tom Becker', 'cook');
  await page.goto(paths.cook);
  await have(page).click();
  await expect(key(page, 'Save, next')).toBeVisible();
  await context.setOffline(true);
  await key(page, '4').click();
  await key(page, 'Save, next').click();
  await key(page, 'Save 1 item').click();
  await expect(have(page)).toBeVisible();
  expect(await onHand()).toBe('5');
  await context.setOffline(false);
  await expect.poll(onHand, { timeout: 30_000 }).toBe('4');
});

test('on a phone the count is in the menu of the list, and the rows of open tasks keep their width', async ({
  browser,
}) => {
  const page = await touchPage(browser, await kitchen.join('Tom Becker', 'cook'), { width: 390, height: 844 });
  await page.goto(paths.cook);
  await expect(page.getByRole('button', { name: 'Start: Tomato sauce' })).toBeVisible();
  await expect(have(page)).toBeHidden();
  await page.getByRole('button', { name: 'More for this list' }).tap();
  await page.getByRole('menuitem', { name: 'Count what is there' }).tap();
  await expect(page.getByRole('dialog', { name: 'Closing count' })).toContainText('Tomato sauce');
  await page.context().close();
});
