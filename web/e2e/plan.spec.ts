import { expect, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';

let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterAll(() => kitchen.close());

const everyDay = (quantity: string) => Array.from({ length: 7 }, () => quantity);
const itemOf = (name: string, openingQuantity: string) => ({
  name,
  category: 'prepared',
  kind: 'prep',
  unit: 'l',
  openingQuantity,
});

test('a manager sets a line to min–max, previews the build, builds with a double press, and undoes it', async () => {
  for (const [name, onHand] of [
    ['Tomato sauce', '5'],
    ['Aioli', '1'],
  ] as const) {
    const itemId = await kitchen.do('createItem', 'CreateItemInput', itemOf(name, onHand));
    const line = { itemId, parByWeekday: everyDay('2'), useByWeekday: everyDay('3'), dueTime: '16:00' };
    await kitchen.do('addPrepItem', 'AddPrepItemInput', line);
  }
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  await page.goto(to.tasksTab('par'));
  await page.getByRole('link', { name: 'Tomato sauce' }).click();
  const form = page.getByRole('dialog');
  await form
    .getByRole('combobox', { name: 'How much should be ready' })
    .selectOption({ label: 'Min–max: enough for some days' });
  await form.getByRole('spinbutton', { name: /^Min \(days\)/ }).fill('2');
  await form.getByRole('spinbutton', { name: /^Max \(days\)/ }).fill('4');
  await form.getByRole('button', { name: 'Save the line' }).click();
  await expect(form).toBeHidden();
  // 3 l a day: 5 l are less than two days, so it is made up to four.
  const row = page.getByRole('row').filter({ hasText: 'Tomato sauce' });
  await expect(row).toContainText('for 2–4 days');
  await expect(row).toContainText('7 L');

  await page.goto(paths.tasks);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('listitem').filter({ hasText: 'Tomato sauce' })).toContainText('+ 7 L');
  await expect(preview.getByRole('listitem').filter({ hasText: 'Aioli' })).toContainText('+ 1 L');
  await preview.getByText('Aioli').click();
  await expect(preview.getByRole('button', { name: 'Add 1 line' })).toBeEnabled();
  await page.goBack();
  await expect(preview).toBeHidden();

  await page.getByRole('button', { name: 'Build the list' }).first().dblclick();
  const tasks = page.getByRole('listitem').filter({ hasText: /Tomato sauce|Aioli/ });
  await expect(tasks).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo 2 tasks' }).click();
  await expect(page.getByText('2 tasks taken off')).toBeVisible();
  await expect(tasks).toHaveCount(0);
});
