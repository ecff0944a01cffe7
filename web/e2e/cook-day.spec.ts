import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, demoContext, settled } from './people.ts';

// One kitchen for the file; every test has its own cook and rows in it.
let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterEach(() => kitchen.leave());
test.afterAll(() => kitchen.close());

const plan = (name: string) =>
  kitchen.do('addPrepTask', 'AddPrepTaskInput', { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' });

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 150; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`Tab does not reach “${name}”.`);
}

test('a cook starts a task, enters the amount made, and undoes it', async () => {
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await plan('Peel potatoes');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.cook);
  await page.getByRole('button', { name: 'Start: Peel potatoes' }).click();
  await page.getByRole('button', { name: 'Done: Peel potatoes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Peel potatoes' });
  await expect(sheet.getByText('Planned: 4 kg')).toBeVisible();
  for (const key of ['3', '.', '5']) await sheet.getByRole('button', { name: key, exact: true }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Peel potatoes' });
  await expect(row).toContainText('3.5 kg');
  await expect(page.getByRole('button', { name: 'Done: Peel potatoes' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo: Peel potatoes' }).click();
  await expect(page.getByRole('button', { name: 'Done: Peel potatoes' })).toBeVisible();
  await expect(row).toContainText('4 kg');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Done: Peel potatoes' })).toBeVisible();
});

test('a task that a cook takes is on My List', async () => {
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await plan('Pick thyme');
  await page.goto(`${paths.cook}?tab=my-list`);
  await expect(page.getByText('Free to take')).toBeVisible();
  await page.getByRole('button', { name: 'Take it: Pick thyme' }).click();
  await expect(page.getByRole('button', { name: 'Take it: Pick thyme' })).toBeHidden();
  await expect(page.getByText('Next up')).toBeVisible();
  await page.reload();
  const mine = page.getByRole('listitem').filter({ hasText: 'Pick thyme' });
  await expect(mine.getByText('Next up')).toBeVisible();
  await expect(page).toHaveURL(/\?tab=my-list$/);
});

test('a reading out of range requires a corrective action before the check can be submitted', async () => {
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
    name: 'Cold line',
    dueTimes: ['13:30'],
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    openMinutes: 180,
    graceMinutes: 60,
    items: [
      { name: 'Reach-in 2', kind: 'temperature', maxC: '5', maxF: '41', correctiveActions: ['Moved to walk-in'] },
      { name: 'Boards are clean', kind: 'yes_no', passAnswer: true },
    ],
  });
  await page.goto(paths.cook);
  await page.getByRole('region', { name: 'Line check' }).getByRole('button', { name: 'Start' }).click();
  const check = page.getByRole('dialog');
  await expect(check.getByRole('heading', { name: 'Reach-in 2' })).toBeVisible();
  await page.keyboard.type('8.4');
  await expect(check.getByText('Too high by 3.4 °C')).toBeVisible();
  await check.getByRole('button', { name: 'Next' }).click();
  await expect(check.getByText('Choose what you did before you go on.')).toBeVisible();
  await check.getByRole('button', { name: 'Moved to walk-in' }).click();
  await check.getByRole('button', { name: 'Next' }).click();
  await check.getByRole('button', { name: 'Back' }).click();
  await expect(check.getByRole('heading', { name: 'Re-check: Reach-in 2' })).toBeVisible();
  await page.keyboard.type('3.9');
  await check.getByRole('button', { name: 'Next' }).click();
  await check.getByRole('button', { name: 'Pass' }).click();
  await expect(check.getByRole('heading', { name: 'Out of range (1)' })).toBeVisible();
  await expect(check.getByText('Moved to walk-in')).toBeVisible();
  await expect(check.getByText('Re-check: OK')).toBeVisible();
  await check.getByRole('button', { name: 'Submit' }).click();
  await expect(check.getByText('The record is kept for the HACCP log.')).toBeVisible();
  await page.goto(`${paths.cook}?check=due`);
  await expect(page.getByRole('dialog').getByText('1 reading out of range')).toBeVisible();
});

test('a recipe is found and opened with the keyboard alone', async () => {
  const { page } = await kitchen.join('Ana Torres', 'cook');
  const itemId = await kitchen.do('createItem', 'CreateItemInput', { name: 'Butter', category: 'dairy', unit: 'kg' });
  await kitchen.do('createRecipe', 'CreateRecipeInput', {
    name: 'Beurre blanc',
    kind: 'menu',
    yieldQuantity: '10',
    yieldUnit: 'portion',
    lines: [{ itemId, quantity: '1', unit: 'kg' }],
    steps: [{ text: 'Whisk the butter in.' }],
  });
  await page.goto(paths.cook);
  await settled(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search recipes' })).toBeFocused();
  await page.keyboard.type('beu');
  await expect(page.getByRole('option', { name: /Beurre blanc/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recipe Selected')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Beurre blanc' })).toContainText('Whisk the butter in.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Beurre blanc' })).toBeHidden();
  await expect(page).toHaveURL(/\/cook$/);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search recipes' })).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(page.getByText('No recipes found')).toBeVisible();
});

test('a task is started and finished with the keyboard alone', async () => {
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await plan('Slice bread');
  await page.goto(paths.cook);
  await settled(page);
  await tabTo(page, 'Start: Slice bread');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done: Slice bread' })).toBeVisible();
  await tabTo(page, 'Done: Slice bread');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Slice bread' })).toBeVisible();
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Slice bread' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('waste is logged with its reason and reversed', async ({ browser }) => {
  const context = await demoContext(browser, 'cook');
  const page = await context.newPage();
  const sugar = () =>
    graphql(context.request, '{ items(first: 5, filter: { search: "sugar" }) { nodes { name onHand } } }');
  const before = await sugar();
  await page.goto(paths.cook);
  await page.getByRole('button', { name: 'Waste' }).click();
  const layer = page.getByRole('dialog');
  await layer.getByLabel('Find an item').fill('sugar');
  await layer.getByRole('button', { name: /^Sugar/ }).click();
  await layer.getByRole('button', { name: '1', exact: true }).click();
  await layer.getByRole('button', { name: 'Next' }).click();
  await layer.getByRole('button', { name: 'Burned' }).click();
  await layer.getByRole('button', { name: /^Log 1/ }).click();
  await expect(layer.getByText('Logged', { exact: true })).toBeVisible();
  expect(await sugar()).not.toEqual(before);
  await layer.getByRole('button', { name: 'Undo' }).click();
  await expect(layer.getByText('Taken back: nothing was thrown away.')).toBeVisible();
  expect(await sugar()).toEqual(before);
  await layer.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/cook$/);
  await context.close();
});
