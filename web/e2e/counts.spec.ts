import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { isAccessible } from './accessible.ts';
import { touchPage } from './double-tap.ts';
import { graphql, idsIn, settled } from './people.ts';
import { showPrinted } from './printing.ts';
import { storedPresses } from './stored-results.ts';

const NAMES = ['Arborio rice', 'Black pepper', 'Capers', 'Dijon', 'Flour', 'Sugar'] as const;

let kitchen: NewKitchen;
let place: string;
const items = new Map<string, string>();

test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  place = await kitchen.do('createStorageLocation', 'CreateStorageLocationInput', {
    name: 'Cold room',
    kind: 'walk_in',
  });
  for (const name of NAMES) {
    const item = { name, category: 'dry', unit: 'kg', openingQuantity: '10', storageLocationId: place };
    items.set(name, await kitchen.do('createItem', 'CreateItemInput', item));
  }
});
test.afterAll(() => kitchen.close());

async function onHand(name: string): Promise<unknown> {
  const answer = await graphql(kitchen.admin.request, 'query ($id: ID!) { item(id: $id) { onHand } }', {
    id: items.get(name),
  });
  return /"onHand":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
}

/** Opens the only place of a count. */
async function openPlace(page: Page, count: string): Promise<void> {
  await page.goto(to.layer(paths.cook, 'count', count));
  await page.getByRole('button', { name: /Cold room/ }).click();
}

/** Counts the current line: its figures, and one press to save it. */
async function type(page: Page, figures: string): Promise<void> {
  for (const key of figures) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: 'Save, next' }).click();
}

test('two people count one place, one of them without a network; both are merged, and it is posted once', async () => {
  const ana = await kitchen.join('Ana Torres', 'cook');
  const tom = await kitchen.join('Tom Becker', 'cook');
  const marco = await kitchen.join('Marco Silva', 'manager');

  await marco.page.goto(`${paths.inventory}?tab=counts`);
  await marco.page.getByRole('button', { name: 'Start a count' }).click();
  await marco.page.getByLabel('Name').fill('Month end');
  await marco.page.getByRole('dialog').getByRole('button', { name: 'Start a count' }).click();
  await expect(marco.page.getByRole('heading', { name: /Month end/ })).toBeVisible();
  const [count = ''] = idsIn(await graphql(kitchen.admin.request, '{ countSessions(first: 1) { nodes { id } } }'));

  await openPlace(ana.page, count);
  await openPlace(tom.page, count);
  await settled(ana.page);
  await ana.context.setOffline(true);
  await type(ana.page, '9');
  await expect(ana.page.getByText('Waits for the network')).toHaveCount(1);
  await type(ana.page, '8');
  await type(tom.page, '4');
  await settled(tom.page);
  await ana.context.setOffline(false);

  // Both have counted the rice.
  await expect(ana.page.getByText(/Tom Becker/).first()).toBeVisible({ timeout: 30_000 });
  await ana.page.getByRole('button', { name: /Arborio rice/ }).click();
  await ana.page.getByRole('button', { name: 'Add mine' }).click();
  await expect(ana.page.getByRole('button', { name: /Arborio rice/ })).toContainText('13');

  await tom.page.getByRole('button', { name: /Capers/ }).click();
  await type(tom.page, '2+3');
  await expect(tom.page.getByRole('button', { name: /Capers/ })).toContainText('5');
  await tom.page.getByRole('button', { name: 'None' }).click();
  await expect(tom.page.getByRole('button', { name: /Dijon/ })).toContainText('None');

  // A press that comes after the count is finished would be refused.
  await expect.poll(() => storedPresses(tom.page)).toEqual([]);
  await marco.page.getByRole('button', { name: 'Finish counting' }).click();
  await expect(marco.page.getByText('Not counted', { exact: true })).toBeVisible();
  for (const name of NAMES.slice(0, 4)) await expect(marco.page.getByRole('row', { name })).toBeVisible();
  await expect(marco.page.getByText(/Flour/)).toBeVisible();
  const accept = marco.page.getByRole('button', { name: 'Accept', exact: true });
  for (let left = await accept.count(); left > 0; left -= 1) {
    await accept.first().click();
    await marco.page.getByRole('dialog').getByLabel('Reason').fill('Weighed twice');
    await marco.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(accept).toHaveCount(left - 1);
  }
  await marco.page.getByRole('button', { name: 'Post', exact: true }).dblclick();
  await expect(marco.page.getByText('The count is posted').first()).toBeVisible();

  expect(await Promise.all(NAMES.map(onHand))).toEqual(['13', '8', '5', '0', '10', '10']);
});

test('the sheet of an open count is printed by place, with space to write and without what is expected', async () => {
  const jean = await kitchen.join('Jean Dupont', 'manager');
  const count = await kitchen.do('startCount', 'StartCountInput', { kind: 'period', name: 'Paper count', blind: true });
  await jean.page.goto(to.layer(paths.inventory, 'count', count));
  const button = jean.page.getByRole('button', { name: 'Print the sheet' });
  await expect(button).toBeVisible();
  await jean.page.evaluate(() => {
    // The dialog of the browser would block the test; what is rendered for paper stays until it closes.
    window.print = () => undefined;
  });
  await button.click();
  await showPrinted(jean.page);
  const table = jean.page.getByRole('table').first();
  await expect(table.getByRole('row').filter({ hasText: 'Capers' })).toContainText('kg');
  await expect(jean.page.getByRole('heading', { name: 'Cold room' })).toBeVisible();
  await expect(jean.page.getByRole('button', { name: 'Print the sheet' })).toBeHidden();
  await expect(table).not.toContainText('10');
  await jean.page.emulateMedia({ media: 'screen' });
  await jean.page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(jean.page.getByRole('table', { includeHidden: true }).filter({ hasText: 'Lot' })).toHaveCount(0);
});

test('what is found in a place but is not on its sheet is searched, counted there once, and stays on the sheet', async () => {
  const saffron = await kitchen.do('createItem', 'CreateItemInput', { name: 'Saffron', category: 'dry', unit: 'g' });
  items.set('Saffron', saffron);
  const luis = await kitchen.join('Luis Vega', 'cook');
  const storageLocationIds = [place];
  const count = await kitchen.do('startCount', 'StartCountInput', { kind: 'period', storageLocationIds });
  await openPlace(luis.page, count);
  const find = luis.page.getByRole('searchbox', { name: 'Find an item' });
  await find.fill('fl');
  await expect(luis.page.getByRole('button', { name: /Flour/ })).toBeVisible();
  await expect(luis.page.getByRole('button', { name: /Sugar/ })).toHaveCount(0);
  await find.fill('saff');
  await expect(luis.page.getByText('Found here, but not on this sheet:')).toBeVisible();
  await luis.page.getByRole('button', { name: /Saffron/ }).click();
  await expect(find).toHaveValue('');
  await type(luis.page, '7');
  await expect(luis.page.getByRole('button', { name: /Saffron/ })).toContainText('7');
  await expect.poll(() => storedPresses(luis.page)).toEqual([]);
  await luis.page.reload();
  await luis.page.getByRole('button', { name: /Cold room/ }).click();
  await expect(luis.page.getByRole('button', { name: /Saffron/ })).toHaveCount(1);
  await expect(luis.page.getByRole('button', { name: /Saffron/ })).toContainText('7');
});

test('a manager drags the lines of a place into the order of its shelf, and counts in that order', async () => {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  const start = { kind: 'period', storageLocationIds: [place] };
  const count = await kitchen.do('startCount', 'StartCountInput', start);
  await openPlace(page, count);
  await page.getByRole('button', { name: 'Shelf order' }).click();
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  const [from, to] = await Promise.all([handle('Sugar').boundingBox(), handle('Arborio rice').boundingBox()]);
  if (!from || !to) throw new Error('The lines are not in view.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 12 });
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 });
  await page.mouse.up();
  await isAccessible(page, 'the shelf order');
  const names = () => page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  await expect.poll(async () => (await names())[0]).toContain('Sugar');
  // By keyboard, one place down.
  await handle('Arborio rice').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Arborio rice: place 2 of 6')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Arborio rice: place 3 of 6')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await names())[2]).toContain('Arborio rice');
  await page.getByRole('button', { name: 'Save the order' }).click();
  await expect(page.getByRole('button', { name: 'Shelf order' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /Cold room/ }).click();
  await expect.poll(async () => (await names()).slice(0, 3).join()).toMatch(/Sugar.*Black pepper.*Arborio rice/s);
});

test('on a phone a finger drags a line by its handle', async ({ browser }) => {
  const manager = await kitchen.join('Rosa Lind', 'manager');
  const count = await kitchen.do('startCount', 'StartCountInput', { kind: 'period', storageLocationIds: [place] });
  const page = await touchPage(browser, manager, { width: 390, height: 844 });
  await openPlace(page, count);
  await page.getByRole('button', { name: 'Shelf order' }).tap();
  const handles = page.getByRole('button', { name: /^Move / });
  const [last, first] = await Promise.all([handles.last().boundingBox(), handles.first().boundingBox()]);
  if (!last || !first) throw new Error('The lines are not in view.');
  const name = (await page.getByRole('dialog').getByRole('listitem').last().innerText()).trim();
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: last.x + 20, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(last.y + 20) });
  for (let step = 1; step <= 20; step += 1) {
    const y = last.y + 20 + ((first.y - last.y) * step) / 20;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
    await settled(page);
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(name);
  await page.context().close();
});

test('a counted line stays counted, also after Back, while the sheet cannot be refetched', async () => {
  const { page } = await kitchen.join('Lena Park', 'cook');
  const count = await kitchen.do('startCount', 'StartCountInput', { kind: 'period', storageLocationIds: [place] });
  await openPlace(page, count);
  await settled(page);
  await page.route('**/graphql', (route) =>
    String(route.request().postData()).includes('"Count"') ? route.abort() : route.continue(),
  );
  const line = () => page.getByRole('dialog').getByRole('listitem').first();
  await type(page, '7');
  await expect.poll(() => storedPresses(page)).toEqual([]);
  await settled(page);
  await expect(line()).toContainText('7');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /Cold room/ }).click();
  await expect(line()).toContainText('7');
});

test('a unit without a conversion is weighed once while counting, without a network, and converts from then on', async () => {
  const marco = await kitchen.join('Marco Silva', 'manager');
  const count = await kitchen.do('startCount', 'StartCountInput', { kind: 'spot', storageLocationIds: [place] });
  await openPlace(marco.page, count);
  await settled(marco.page);
  await marco.context.setOffline(true);
  await marco.page.getByRole('button', { name: /Flour/ }).click();
  await marco.page.getByRole('button', { name: 'Other unit' }).click();
  const dialog = marco.page.getByRole('dialog', { name: 'Count Flour in another unit' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('Enter a number, such as 2.5.').first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Unit/ }).click();
  await marco.page.getByRole('option', { name: /tray/i }).first().click();
  await dialog.getByLabel('How many').fill('2');
  await dialog.getByLabel('How much they are together').fill('6.2');
  await dialog.getByRole('button', { name: 'Add' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(marco.page.getByText('2 trays (6.2 kg) +')).toBeVisible();
  await type(marco.page, '1');
  await expect(marco.page.getByRole('button', { name: /Flour/ })).toContainText('2 trays (6.2 kg) + 1 kg');
  await marco.context.setOffline(false);
  await expect.poll(() => storedPresses(marco.page)).toEqual([]);
  await expect(marco.page.getByRole('button', { name: /Flour/ })).toContainText('7.2');
  await marco.page.getByRole('button', { name: /Flour/ }).click();
  await expect(marco.page.getByRole('button', { name: 'tray', exact: true })).toBeVisible();
  await marco.page.goto(to.layer(paths.inventory, 'item', items.get('Flour') ?? ''));
  await expect(marco.page.getByText(/2 trays? = 6.2 kg/)).toBeVisible();
  await kitchen.do('cancelCount', 'CancelCountInput', { id: count, reason: 'A test' });
});
