import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { delayOf, shortestDelay } from './delay.ts';
import { codeOn, type Display, openDisplay, tileOf } from './display.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

const task = { targetQuantity: '4', unit: 'kg', dueTime: '17:00' };

test('an allergen added to an ingredient appears on the display and on a cook’s list without a reload', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const item = { name: 'Oil', category: 'dry', unit: 'kg', allergens: [] };
  const oil = await kitchen.do('createItem', 'CreateItemInput', item);
  const recipe = { kind: 'prep', yieldQuantity: '4', yieldUnit: 'kg', steps: [] };
  const dressing = await kitchen.do('createRecipe', 'CreateRecipeInput', {
    ...recipe,
    name: 'Dressing',
    lines: [{ itemId: oil, quantity: '4', unit: 'kg' }],
  });
  const slaw = await kitchen.do('createRecipe', 'CreateRecipeInput', {
    ...recipe,
    name: 'Slaw',
    lines: [{ subRecipeId: dressing, quantity: '1', unit: 'kg' }],
  });
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, recipeId: slaw });
  const special = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Special' });
  const { page: cook } = await kitchen.join('Ana Torres', 'cook');
  const display = await openDisplay(browser, kitchen);
  await cook.goto(paths.cook);
  await expect(cook.getByRole('button', { name: 'Start: Slaw' })).toBeVisible();
  await expect(display.tile(special).getByRole('img', { name: 'Allergens unknown' })).toBeVisible();
  await expect(display.tile(id).getByText('Allergens')).toHaveCount(0);

  await kitchen.do('updateItem', 'UpdateItemInput', { id: oil, allergens: ['sesame'] });
  await expect(display.tile(id).getByRole('group', { name: 'Allergens' })).toHaveText('Sesame');
  await expect(cook.getByRole('list', { name: 'Allergens' })).toHaveText('Sesame');
  await display.context.close();
  await kitchen.close();
});

test.describe('a display', () => {
  let kitchen: NewKitchen;
  let cook: Page;
  let display: Display;
  test.beforeAll(async ({ browser }) => {
    kitchen = await NewKitchen.open(browser);
    ({ page: cook } = await kitchen.join('Ana Torres', 'cook'));
    display = await openDisplay(browser, kitchen);
    await cook.goto(paths.cook);
    await settled(cook);
  });
  test.afterAll(async () => {
    await display.context.close();
    await kitchen.close();
  });

  /** Adds a task and waits until the display and the cook's list show it. Returns its id. */
  async function plan(name: string): Promise<string> {
    const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name });
    await expect(display.tile(id)).toBeVisible();
    await expect(cook.getByRole('button', { name: `Start: ${name}`, exact: true })).toBeVisible();
    return id;
  }
  const start = (name: string) => cook.getByRole('button', { name: `Start: ${name}`, exact: true }).click();

  test('is paired by an admin who types its code, within a minute', async ({ browser }) => {
    const { page: admin } = kitchen.admin;
    const context = await browser.newContext();
    const screen = await context.newPage();
    const began = Date.now();
    await screen.goto(paths.kiosk);
    const code = await codeOn(screen);
    await admin.goto(to.usersTab('devices'));
    await admin.getByRole('button', { name: 'Pair a device' }).first().click();
    await admin.getByLabel('Code on the screen').fill(code.replace('-', '').toLowerCase());
    await admin.getByRole('button', { name: 'Find the screen' }).click();
    await admin.getByLabel('Name', { exact: true }).fill('Pass');
    await admin.getByRole('button', { name: 'Approve' }).click();
    await expect(screen.getByText(/^Live \(/)).toBeVisible({ timeout: 20_000 });
    expect(Date.now() - began).toBeLessThan(60_000);
    await context.close();
  });

  test('shows that a cook started a task, and who, within a second', async () => {
    const delay = async (count: number) => {
      const name = `Soak beans ${count}`;
      const id = await plan(name);
      const sight = { selector: `[data-tile="${id}"][data-state="running"]`, words: ['Ana'] };
      return delayOf({ pressedIn: cook, seenIn: display.page, sight, press: () => start(name) });
    };
    expect(await shortestDelay(delay, 1_000)).toBeLessThan(1_000);
  });

  test('removes a task that a cook finished, within a second', async () => {
    const delay = async (count: number) => {
      const name = `Boil rice ${count}`;
      const id = await plan(name);
      await start(name);
      await expect(display.tile(id)).toHaveAttribute('data-state', 'running');
      await cook.getByRole('button', { name: `Done: ${name}` }).click();
      const save = cook.getByRole('dialog', { name }).getByRole('button', { name: 'Save' });
      const sight = { selector: `[data-tile="${id}"]`, gone: true };
      return delayOf({ pressedIn: cook, seenIn: display.page, sight, press: () => save.click() });
    };
    expect(await shortestDelay(delay, 1_000)).toBeLessThan(1_000);
  });

  test('shows cooks what was started and finished on it', async () => {
    const id = await plan('Pick thyme');
    await display.tile(id).getByRole('button', { name: 'Start' }).click();
    await expect(cook.getByRole('listitem').filter({ hasText: 'Pick thyme' })).toContainText('Grill wall');
    await display.tile(id).getByRole('button', { name: 'Done' }).click();
    await expect(cook.getByRole('button', { name: 'Done: Pick thyme' })).toBeHidden();
  });

  test('shows nothing of the kitchen within a second of being revoked', async ({ browser }) => {
    const { page: admin } = kitchen.admin;
    const id = await plan('Slice bread');
    const revoked: Display[] = [];
    const delay = async () => {
      const other = await openDisplay(browser, kitchen);
      revoked.push(other);
      await expect(other.tile(id)).toBeVisible();
      await admin.goto(`${to.usersTab('devices')}&device=${other.deviceId}`);
      await admin.getByRole('button', { name: 'Revoke' }).click();
      const confirm = admin.getByRole('alertdialog').getByRole('button', { name: 'Revoke' });
      const sight = { selector: '[aria-label^="Pairing code"]' };
      const milliseconds = await delayOf({ pressedIn: admin, seenIn: other.page, sight, press: () => confirm.click() });
      await expect(other.tile(id)).toBeHidden();
      return milliseconds;
    };
    expect(await shortestDelay(delay, 1_000)).toBeLessThan(1_000);
    for (const { context } of revoked) await context.close();
  });
});

test('a shift of thirty tasks is completed with the keyboard only', async ({ browser }) => {
  test.setTimeout(180_000);
  const kitchen = await NewKitchen.open(browser);
  const ids: string[] = [];
  for (let count = 1; count <= 30; count += 1) {
    const dueTime = `${String(13 + Math.floor(count / 4)).padStart(2, '0')}:${String((count % 4) * 15).padStart(2, '0')}`;
    const name = `Task ${count}`;
    ids.push(await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, dueTime, name }));
  }
  const { page, context } = await openDisplay(browser, kitchen);
  await isAccessible(page, 'the board');
  await page.emulateMedia({ colorScheme: 'dark' });
  await isAccessible(page, 'the dark board');
  for (const id of ids) {
    await choose(page, id);
    await page.keyboard.press('Enter');
    await expect(tileOf(page, id)).toHaveAttribute('data-state', 'running');
    await choose(page, id);
    await page.keyboard.press('Enter');
    await expect(tileOf(page, id)).toHaveAttribute('data-state', 'done');
  }
  const done = async () => JSON.stringify(await graphql(kitchen.admin.request, '{ prepTaskStatus { completed } }'));
  await expect.poll(done).toContain('"completed":30');
  await context.close();
  await kitchen.close();
});

/** Selects a tile with the keyboard: by its number, after turning the page where needed; retries when it moved. */
async function choose(page: Page, id: string): Promise<void> {
  const tile = tileOf(page, id);
  await expect(async () => {
    if (!(await tile.isVisible())) await page.keyboard.press('PageDown');
    if (!(await tile.isVisible())) await page.keyboard.press('Home');
    const number = /\d+/.exec((await tile.getAttribute('aria-label', { timeout: 500 })) ?? '')?.[0] ?? '';
    if (number.length === 2) await page.keyboard.press('0');
    await page.keyboard.press(`Digit${number.at(-1)}`);
    await expect(tile).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}
