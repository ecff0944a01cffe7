import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

let kitchen: NewKitchen;
test.beforeEach(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  await kitchen.join('Ana Ruiz', 'cook');
  await kitchen.join('Bo Chen', 'cook');
  for (const name of ['Rice', 'Stock', 'Aioli']) {
    const task = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  }
});
test.afterEach(() => kitchen.close());

/** Who has which task. */
async function held(): Promise<Record<string, string | null>> {
  const answer = JSON.stringify(await graphql(kitchen.admin.request, '{ prepTasks { name assigneeName } }'));
  const { prepTasks }: { prepTasks: { name: string; assigneeName: string | null }[] } = JSON.parse(answer);
  return Object.fromEntries(prepTasks.map(({ name, assigneeName }) => [name, assigneeName]));
}

const nobodys = { Rice: null, Stock: null, Aioli: null };
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
const people = (page: Page) => page.getByRole('region', { name: 'Work left' });

async function centerOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await people(page).getByRole('listitem').filter({ hasText: name }).boundingBox();
  if (!box) throw new Error(`${name} is not in view.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('on a tablet a finger drags a card onto a person, and Undo gives it back', async ({ browser }) => {
  const manager = await kitchen.join('Rosa Lind', 'manager');
  const page = await touchPage(browser, manager, { width: 820, height: 1180 });
  await page.goto(paths.tasks);
  const from = await card(page, 'Rice').boundingBox();
  if (!from) throw new Error('The card is not in view.');
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const start = { x: from.x + 100, y: from.y + 20 };
  await send('touchStart', [start]);
  // A long press picks the card up; a finger that moves at once scrolls.
  await expect(people(page)).toContainText('Bo Chen');
  const to = await centerOf(page, 'Bo Chen');
  for (let step = 1; step <= 10; step += 1) {
    const between = (one: number, other: number) => one + ((other - one) * step) / 10;
    await send('touchMove', [{ x: between(start.x, to.x), y: between(start.y, to.y) }]);
    await settled(page);
  }
  await send('touchEnd', []);
  await expect.poll(held).toEqual({ ...nobodys, Rice: 'Bo Chen' });
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(held).toEqual(nobodys);
  await page.context().close();
});

test('dragging a selected card onto a person with the mouse assigns all selected cards', async () => {
  const { page } = await kitchen.join('Rosa Lind', 'manager');
  await page.goto(paths.tasks);
  await page.getByRole('button', { name: 'Assign several' }).click();
  for (const name of ['Rice', 'Stock']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await card(page, 'Rice').hover({ position: { x: 120, y: 12 } });
  await page.mouse.down();
  await page.mouse.move(400, 500, { steps: 5 });
  await expect(people(page)).toContainText('Ana Ruiz');
  const to = await centerOf(page, 'Ana Ruiz');
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(held).toEqual({ Rice: 'Ana Ruiz', Stock: 'Ana Ruiz', Aioli: null });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('by keyboard a card is picked up, a person chosen with the arrow keys, and each step announced', async () => {
  const { page } = await kitchen.join('Rosa Lind', 'manager');
  await page.goto(paths.tasks);
  const handle = page.getByRole('button', { name: 'Drag Rice' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Rice is picked up')).toBeAttached();
  for (const person of ['Nobody yet', 'Ana Ruiz']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Rice: ${person}`)).toBeAttached();
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Rice: Bo Chen')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Rice: Ana Ruiz')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Rice goes to Ana Ruiz')).toBeAttached();
  await expect(page.getByText('1 task assigned')).toBeVisible();
  expect(await held()).toEqual({ ...nobodys, Rice: 'Ana Ruiz' });

  const other = page.getByRole('button', { name: 'Drag Stock' });
  // The name and the person of the first card are between the two handles.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Stock is picked up')).toBeAttached();
  // A second press right after the first has no effect.
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.getByText('Stock stays where it was')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByText('Stock is picked up')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Stock stays where it was')).toBeAttached();
  expect(await held()).toEqual({ ...nobodys, Rice: 'Ana Ruiz' });
});
