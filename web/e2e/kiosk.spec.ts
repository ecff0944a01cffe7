import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { codeOn, openDisplay, tileOf } from './display.ts';
import { NewKitchen } from './new-kitchen.ts';
import { ask, settled } from './people.ts';

const task = { targetQuantity: '4', unit: 'kg', dueTime: '17:00' };

/** Records in the page when a selector first matches, and when the last click or key was. */
async function watch(page: Page, selector: string): Promise<void> {
  await page.evaluate((matching) => {
    const mark = (name: string) => performance.mark(name);
    addEventListener('click', () => mark('pressed'), { capture: true });
    addEventListener('keydown', () => mark('pressed'), { capture: true });
    const look = () => {
      if (document.querySelector(matching) && performance.getEntriesByName('seen').length === 0) mark('seen');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  }, selector);
}

async function momentOf(page: Page, mark: 'pressed' | 'seen'): Promise<number> {
  const at = () =>
    page.evaluate((name) => {
      const entry = performance.getEntriesByName(name).at(-1);
      return entry ? performance.timeOrigin + entry.startTime : 0;
    }, mark);
  await expect.poll(at).toBeGreaterThan(0);
  return at();
}

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

test('an admin pairs a display; it and a cook see each other’s changes, and revoking it blanks it, each within a second', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const beans = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Soak beans' });
  const rice = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Boil rice' });
  const { page: cook } = await kitchen.join('Ana Torres', 'cook');
  const { page: admin } = kitchen.admin;
  const displayContext = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const display = await displayContext.newPage();

  const began = Date.now();
  await display.goto(paths.kiosk);
  const code = await codeOn(display);
  await admin.goto(to.usersTab('devices'));
  await admin.getByRole('button', { name: 'Pair a device' }).first().click();
  await admin.getByLabel('Code on the screen').fill(code.replace('-', '').toLowerCase());
  await admin.getByRole('button', { name: 'Find the screen' }).click();
  await admin.getByLabel('Name', { exact: true }).fill('Grill wall');
  await admin.getByRole('button', { name: 'Approve' }).click();
  await expect(tileOf(display, beans)).toBeVisible({ timeout: 20_000 });
  expect(Date.now() - began).toBeLessThan(60_000);

  await cook.goto(paths.cook);
  await settled(cook);
  await watch(display, `[data-tile="${beans}"][data-state="running"]`);
  await cook.getByRole('button', { name: 'Start: Soak beans' }).click();
  await expect(tileOf(display, beans)).toHaveAttribute('data-state', 'running');
  await expect(tileOf(display, beans)).toContainText('Ana');
  await cook.getByRole('button', { name: 'Done: Soak beans' }).click();
  await display.evaluate((id) => {
    performance.clearMarks();
    new MutationObserver(() => {
      const gone = !document.querySelector(`[data-tile="${id}"]`);
      if (gone && performance.getEntriesByName('seen').length === 0) performance.mark('seen');
    }).observe(document.body, { childList: true, subtree: true });
  }, beans);
  await watch(cook, '[data-nothing]');
  await cook.getByRole('dialog', { name: 'Soak beans' }).getByRole('button', { name: 'Save' }).click();
  await expect(tileOf(display, beans)).toBeHidden();
  expect((await momentOf(display, 'seen')) - (await momentOf(cook, 'pressed'))).toBeLessThan(1_000);

  await display.evaluate(() => performance.clearMarks());
  await tileOf(display, rice).getByRole('button', { name: 'Start' }).click();
  const row = cook.getByRole('listitem').filter({ hasText: 'Boil rice' });
  await expect(row).toContainText('Grill wall');
  await tileOf(display, rice).getByRole('button', { name: 'Done' }).click();
  await expect(cook.getByRole('button', { name: 'Done: Boil rice' })).toBeHidden();

  await admin
    .getByRole('button', { name: /Grill wall/ })
    .or(admin.getByText('Grill wall'))
    .first()
    .click();
  await admin.getByRole('button', { name: 'Revoke' }).click();
  await watch(display, '[aria-label^="Pairing code"]');
  await watch(admin, '[data-nothing]');
  await admin
    .getByRole('alertdialog')
    .or(admin.getByRole('dialog'))
    .getByRole('button', { name: 'Revoke' })
    .last()
    .click();
  await expect(display.getByLabel(/^Pairing code /)).toBeVisible();
  expect((await momentOf(display, 'seen')) - (await momentOf(admin, 'pressed'))).toBeLessThan(1_000);
  await expect(tileOf(display, rice)).toBeHidden();
  await displayContext.close();
  await kitchen.close();
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
  const done = async () => JSON.stringify(await ask(kitchen.admin.request, '{ prepTaskStatus { completed } }'));
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
