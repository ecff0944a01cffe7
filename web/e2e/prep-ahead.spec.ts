import { expect, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';

let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterAll(() => kitchen.close());

const everyDay = (quantity: string) => Array.from({ length: 7 }, () => quantity);

test('the lists of tomorrow and the day after are planned from the stock left by then', async () => {
  const item = { name: 'Tomato sauce', category: 'prepared', kind: 'prep', unit: 'l', openingQuantity: '12' };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
  const line = { itemId, parByWeekday: everyDay('10'), useByWeekday: everyDay('5'), dueTime: '16:00' };
  await kitchen.do('addPrepItem', 'AddPrepItemInput', line);
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  const cook = await kitchen.join('Ana Torres', 'cook');
  await page.goto(to.tasksTab('par'));
  const sheet = page.getByRole('row').filter({ hasText: 'Tomato sauce' });
  const days = page.getByRole('group', { name: 'Day' });
  await expect(sheet).toContainText('12');
  await days.getByRole('button', { name: 'Tomorrow' }).click();
  // 12 on hand, 5 used today: 7 are left, 3 are made.
  await expect(sheet).toContainText('7 L');
  await expect(sheet).toContainText('3 L');

  await page.goto(paths.tasks);
  await days.getByRole('button', { name: 'Tomorrow' }).click();
  await page.getByRole('button', { name: 'Build the list' }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: 'Tomato sauce' });
  await expect(row).toContainText('3 L');
  // Tomorrow's list counts for the day after: 12 + 3 - 2 x 5 = 5 are left, 5 are made.
  await days.getByRole('button').nth(2).click();
  await expect(days.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Build the list' }).first().click();
  await expect(row).toContainText('5 L');

  await cook.page.goto(paths.cook);
  await expect(cook.page.getByRole('listitem').filter({ hasText: 'Tomato sauce' })).toHaveCount(0);
  await cook.page.getByRole('combobox', { name: 'Day' }).selectOption({ label: 'Tomorrow' });
  await expect(cook.page.getByRole('listitem').filter({ hasText: 'Tomato sauce' })).toContainText('3 L');
});
