import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

let kitchen: NewKitchen;
let page: Page;

/** A cook on a phone with more tasks than fit on it, the first with a recipe of two steps. */
test.beforeEach(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  const itemId = await kitchen.do('createItem', 'CreateItemInput', {
    name: 'Tomatillos',
    category: 'produce',
    unit: 'kg',
  });
  const recipeId = await kitchen.do('createRecipe', 'CreateRecipeInput', {
    name: 'Salsa verde',
    kind: 'prep',
    yieldQuantity: '2',
    yieldUnit: 'kg',
    lines: [{ itemId, quantity: '2', unit: 'kg' }],
    steps: [{ text: 'Char the tomatillos.' }, { text: 'Blend with lime.' }],
  });
  const task = { targetQuantity: '4', unit: 'kg' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Salsa', recipeId, dueTime: '13:00' });
  for (let number = 1; number <= 14; number += 1) {
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: `Tray ${number}`, dueTime: '18:00' });
  }
  ({ page } = await kitchen.join('Ana Torres', 'cook'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.cook);
  await settled(page);
  await page.getByRole('button', { name: 'Start: Salsa' }).click();
});
test.afterEach(() => kitchen.close());

const strip = () => page.getByRole('region', { name: 'What you are making' });
const scrollTo = (name: string) => page.getByRole('button', { name: `Start: ${name}` }).scrollIntoViewIfNeeded();

test('a running task stays in view in the strip with its next step when its row is scrolled away, and is finished there', async () => {
  await expect(strip()).toBeHidden();
  await scrollTo('Tray 14');
  await expect(strip()).toContainText('Salsa');
  await expect(strip()).toContainText(/Since \d/);
  await expect(strip()).toContainText('Step 1 of 2 Char the tomatillos.');
  await isAccessible(page, 'what I am making');
  await strip().getByRole('button', { name: 'Done: Salsa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(strip()).toBeHidden();
});

test('a step that is ticked in the recipe is no longer the next one', async () => {
  await scrollTo('Tray 14');
  await strip()
    .getByRole('button', { name: /^Salsa/ })
    .click();
  await page.getByRole('button', { name: 'Open the recipe' }).click();
  await page.getByRole('button', { name: 'Done, next step' }).click();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/cook$/);
  await scrollTo('Tray 14');
  await expect(strip()).toContainText('Step 2 of 2 Blend with lime.');
});

test('a running task stays in view in the strip on the list of another day, and is finished there', async () => {
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${paths.cook}?day=${day}`);
  await expect(strip()).toContainText('Salsa');
  await strip().getByRole('button', { name: 'Done: Salsa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(strip()).toBeHidden();
});

test('with text at 200 % the strip leaves most of the list in view, and nothing in it overlaps', async () => {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await scrollTo('Tray 14');
  const [open, done] = [
    strip().getByRole('button', { name: /^Salsa/ }),
    strip().getByRole('button', { name: /^Done/ }),
  ];
  const [text, button, whole] = await Promise.all([open.boundingBox(), done.boundingBox(), strip().boundingBox()]);
  expect(text && button && text.x + text.width <= button.x).toBe(true);
  expect(whole?.height).toBeLessThan(844 / 5);
});

test('two quick taps on Done of the strip ask for the quantity once and save nothing', async () => {
  await scrollTo('Tray 14');
  await strip().getByRole('button', { name: 'Done: Salsa' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Salsa' }).locator('output')).toHaveText('4');
  const read = await graphql(kitchen.admin.request, '{ prepTasks(filter: { statuses: [in_progress] }) { name } }');
  expect(read).toEqual({ prepTasks: [{ name: 'Salsa' }] });
});
