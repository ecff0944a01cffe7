import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';
import { showPrinted } from './printing.ts';

// One kitchen for the file; every test has its own manager and rows in it.
let kitchen: NewKitchen;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterEach(() => kitchen.leave());
test.afterAll(() => kitchen.close());

const everyDay = (quantity: string) => Array.from({ length: 7 }, () => quantity);

test('the manager assigns a late task to a cook from the dashboard', async () => {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  const cook = await kitchen.join('Ana Torres', 'cook');
  const task = { name: 'Veal stock', targetQuantity: '12', unit: 'l', dueTime: '11:00' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  await cook.page.goto(`${paths.cook}?tab=my-list`);
  await page.goto(paths.manager);
  const row = page.getByRole('listitem').filter({ hasText: 'Veal stock is late' });
  await row.getByRole('button', { name: 'Assign Veal stock' }).click();
  await page.getByRole('menuitem', { name: /Ana Torres/ }).click();
  await expect(row).toContainText('Ana Torres');
  await expect(row.getByRole('button', { name: 'Assign Veal stock' })).toBeHidden();
  await expect(cook.page.getByText('Next up')).toBeVisible();
});

test('the stock check reports low items, each once', async ({ browser }) => {
  const own = await NewKitchen.open(browser);
  const { page, request } = await own.join('Jean Dupont', 'manager');
  const item = { name: 'Romaine', category: 'produce', unit: 'ea', parLevel: '18', openingQuantity: '4' };
  await own.do('createItem', 'CreateItemInput', item);
  await page.goto(paths.manager);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Run Stock Check' }).click();
  await expect(page.getByText('Stock Check Complete')).toBeVisible();
  await expect(page.getByText('Generated 1 notifications')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Unread (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Run Stock Check' }).click();
  await expect(page.getByText('Generated 0 notifications')).toBeVisible();
  expect(await graphql(request, '{ notificationCount }')).toEqual({ notificationCount: 1 });
  await own.close();
});

test('the manager generates the list from par, assigns a task, and prints it', async () => {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  const cook = await kitchen.join('Luis Ortega', 'cook');
  const item = { name: 'Hummus', category: 'prepared', kind: 'prep', unit: 'kg', openingQuantity: '1' };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
  await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday: everyDay('3'), dueTime: '16:00' });
  await page.goto(paths.tasks);
  await page.getByRole('button', { name: 'Build the list' }).first().click();
  await expect(page.getByText('1 task added')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Hummus' });
  await expect(row).toContainText('2 kg');
  await page.getByRole('button', { name: 'Build the list' }).click();
  await expect(page.getByText('Nothing to add')).toBeVisible();

  await cook.page.goto(paths.cook);
  await expect(cook.page.getByRole('listitem').filter({ hasText: 'Hummus' })).toBeVisible();
  await page.getByLabel('Give Hummus to').selectOption({ label: 'Luis Ortega' });
  await expect(cook.page.getByRole('listitem').filter({ hasText: 'Hummus' })).toContainText('Luis Ortega');

  await showPrinted(page);
  const line = page.getByRole('row').filter({ hasText: 'Hummus' });
  await expect(line).toContainText('2 kg');
  await expect(line).toContainText('Luis Ortega');
  await expect(page.getByRole('button', { name: 'Build the list' })).toBeHidden();
});

test('a delivery is received with one line short and one refused, and others are notified', async () => {
  const { page, request } = await kitchen.join('Jean Dupont', 'manager');
  const cook = await kitchen.join('Priya Nair', 'cook');
  const supplierId = await kitchen.do('createSupplier', 'CreateSupplierInput', { name: 'Green Acres' });
  const make = (name: string) =>
    kitchen.do('createItem', 'CreateItemInput', { name, category: 'produce', unit: 'kg', openingQuantity: '1' });
  const [carrot, leek] = [await make('Soup carrot'), await make('Soup leek')];
  const lines = [carrot, leek].map((itemId) => ({ itemId, orderedQuantity: '10', unitPrice: '250' }));
  const delivery = await kitchen.do('createDelivery', 'CreateDeliveryInput', { supplierId, lines });

  await cook.page.goto(paths.cook);
  await settled(cook.page);
  await page.goto(to.delivery(delivery));
  await page.getByRole('button', { name: 'Receive all as ordered' }).click();
  await page.getByLabel('Got, Soup carrot').fill('8');
  await expect(page.getByRole('article', { name: 'Soup carrot' })).toContainText('Short 2 kg');
  const refused = page.getByRole('article', { name: 'Soup leek' });
  await refused.getByRole('button', { name: 'Refuse some of Soup leek' }).click();
  await refused.getByRole('button', { name: 'All of it' }).click();
  await refused.getByRole('button', { name: 'Damaged' }).click();
  await page.getByRole('button', { name: 'Confirm delivery' }).click();
  await expect(cook.page.getByText('Delivery Received')).toBeVisible();
  await expect(cook.page.getByText('New delivery has been processed and inventory updated')).toBeVisible();

  const stock = await graphql(request, '{ items(first: 5, filter: { search: "soup " }) { nodes { name onHand } } }');
  expect(stock).toEqual({
    items: {
      nodes: [
        { name: 'Soup carrot', onHand: '9' },
        { name: 'Soup leek', onHand: '1' },
      ],
    },
  });
  await page.goto(to.receivingTab('history'));
  await expect(page.getByRole('row').filter({ hasText: 'Green Acres' })).toBeVisible();
});

test('a recipe is written with a live price, saved and opened', async () => {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  const item = { name: 'Chickpea', category: 'dry', unit: 'kg', lastUnitCost: '400' };
  await kitchen.do('createItem', 'CreateItemInput', item);
  await page.goto(paths.recipes);
  await page.getByRole('link', { name: 'New recipe' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Falafel');
  await page.getByLabel('One batch makes').fill('20');
  await page.getByLabel('Add an ingredient').fill('chick');
  await page.getByRole('option', { name: 'Chickpea' }).click();
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('2');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('Step 1, English').fill('Soak overnight.');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText('Falafel is saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Falafel' })).toBeVisible();
  await expect(page.getByText('Soak overnight.')).toBeVisible();
});

test('the prep report shows completed tasks and exports them as a file', async () => {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  const task = { name: 'Aioli', targetQuantity: '2', unit: 'l', dueTime: '17:00' };
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  await kitchen.do('startPrepTask', 'PrepTaskInput', { id });
  await kitchen.do('completePrepTask', 'CompletePrepTaskInput', { id, actualQuantity: '2' });
  await page.goto(to.report('prep'));
  await settled(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).first().click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  expect(text.split('\n').length).toBeGreaterThan(1);
});

test('a count corrects the stock, with its reason in the ledger', async () => {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  const item = { name: 'Butter', category: 'dairy', unit: 'kg', parLevel: '5', openingQuantity: '10' };
  await kitchen.do('createItem', 'CreateItemInput', item);
  await page.goto(paths.inventory);
  await page.getByRole('link', { name: 'Butter' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Adjust stock' }).click();
  await drawer.getByLabel(/^On hand now/).fill('7.5');
  await drawer.getByLabel('Reason').fill('Counted by hand');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('7.5 kg').first()).toBeVisible();
  await expect(drawer.getByText('Counted by hand')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: 'Butter' })).toContainText('7.5 kg');
});
