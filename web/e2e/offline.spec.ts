import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';
import { storedResults } from './stored-results.ts';

test.use({ serviceWorkers: 'allow' });

let kitchen: NewKitchen;
test.beforeEach(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterEach(() => kitchen.close());

const addTask = (name: string) =>
  kitchen.do('addPrepTask', 'AddPrepTaskInput', { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' });

const statuses = async () => {
  const read = await graphql(kitchen.admin.request, '{ prepTasks { name status actualQuantity startedAt } }');
  return JSON.parse(JSON.stringify(read)).prepTasks;
};

/** Opens the cook's list once with a network, so that this browser has the app and the list. */
async function openList(): Promise<Page> {
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.goto(paths.cook);
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The results are stored shortly after they have arrived.
  await expect.poll(() => storedResults(page)).toContain('PrepTask');
  return page;
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const start = (page: Page, name: string) => page.getByRole('button', { name: `Start: ${name}` }).click();

async function finish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Done: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
}

test('a task started and finished without a network waits, and is sent when the network is back', async () => {
  await addTask('Rice');
  const page = await openList();
  await page.context().setOffline(true);
  await start(page, 'Rice');
  await expect(row(page, 'Rice').getByText(/Waits to be sent/)).toBeVisible();
  await finish(page, 'Rice');
  await expect(page.getByRole('button', { name: '2 presses wait to be sent' })).toBeVisible();
  expect(await statuses()).toMatchObject([{ status: 'pending' }]);

  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: /to be sent/ })).toBeHidden();
  expect(await statuses()).toMatchObject([{ status: 'completed', actualQuantity: '4' }]);
});

test('presses survive a reload without a network', async () => {
  await addTask('Rice');
  const page = await openList();
  await page.context().setOffline(true);
  await start(page, 'Rice');
  await page.reload();
  await expect(row(page, 'Rice').getByText(/Waits to be sent/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done: Rice' })).toBeVisible();

  await page.context().setOffline(false);
  await expect.poll(statuses).toMatchObject([{ status: 'in_progress' }]);
});

test('presses made without a network are undone before they are sent', async () => {
  await addTask('Rice');
  const page = await openList();
  await page.context().setOffline(true);
  await start(page, 'Rice');
  await row(page, 'Rice').getByRole('button', { name: 'Undo: Start: Rice' }).click();
  await expect(page.getByRole('button', { name: 'Start: Rice' })).toBeVisible();

  await page.context().setOffline(false);
  await settled(page);
  expect(await statuses()).toMatchObject([{ status: 'pending' }]);
});

test('Undo of a task that was finished with a network is sent when there is one again', async () => {
  await addTask('Rice');
  const page = await openList();
  await start(page, 'Rice');
  await finish(page, 'Rice');
  await expect.poll(statuses).toMatchObject([{ status: 'completed' }]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Undo: Rice' }).click();
  await expect(page.getByRole('button', { name: 'Done: Rice' })).toBeVisible();
  await expect(row(page, 'Rice').getByText(/Waits to be sent/)).toBeVisible();
  await expect(row(page, 'Rice').getByRole('alert')).toBeHidden();

  await page.context().setOffline(false);
  await expect.poll(statuses).toMatchObject([{ status: 'in_progress', actualQuantity: null }]);
});

test('Undo without a network undoes the step, and not what was pressed on the task after it', async () => {
  const id = await addTask('Rice');
  const page = await openList();
  await page.goto(to.layer(paths.cook, 'task', id));
  const layer = page.getByRole('dialog');
  await layer.getByRole('button', { name: 'Start: Rice' }).click();
  await expect.poll(statuses).toMatchObject([{ status: 'in_progress' }]);
  await layer.getByRole('button', { name: 'Take it', exact: true }).click();
  await expect(layer.getByRole('button', { name: 'Give back' })).toBeEnabled();
  await page.context().setOffline(true);
  await layer.getByRole('button', { name: 'Undo: Rice' }).click();
  await expect(layer.getByText('To do')).toBeVisible();
  await expect(layer.getByRole('button', { name: 'Give back' })).toBeVisible();

  await page.context().setOffline(false);
  await expect.poll(statuses).toMatchObject([{ status: 'pending' }]);
});

test('a press after somebody else’s act shows that act', async () => {
  const id = await addTask('Rice');
  const page = await openList();
  await page.context().setOffline(true);
  await start(page, 'Rice');
  await kitchen.do('startPrepTask', 'PrepTaskInput', { id });
  await page.context().setOffline(false);
  const alert = row(page, 'Rice').getByRole('alert');
  await expect(alert).toContainText(/Olivia Marsh/);
  await expect(row(page, 'Rice')).toContainText('Olivia Marsh');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
});

test('the time of a press that was sent later is the time of the press', async () => {
  await addTask('Rice');
  const page = await openList();
  await page.context().setOffline(true);
  const pressed = Date.now();
  await start(page, 'Rice');
  await expect.poll(() => Date.now() - pressed, { timeout: 15_000 }).toBeGreaterThan(10_000);
  await page.context().setOffline(false);
  await expect.poll(async () => (await statuses())[0].status).toBe('in_progress');
  const [{ startedAt }] = await statuses();
  expect(Math.abs(Date.parse(startedAt) - pressed)).toBeLessThan(5_000);
});

test('a press is accepted although the clock of the device was set ahead while it had no network', async () => {
  await addTask('Rice');
  const page = await openList();
  await page.clock.install();
  await page.context().setOffline(true);
  await page.clock.fastForward('30:00');
  await start(page, 'Rice');
  await page.clock.fastForward('00:30');
  await page.context().setOffline(false);
  await expect.poll(async () => (await statuses())[0].status).toBe('in_progress');
});

test('a closing count saved without a network survives a reload, and is counted once when the network is back', async () => {
  const itemId = await kitchen.do('createItem', 'CreateItemInput', {
    name: 'Mirepoix',
    kind: 'prep',
    category: 'dry',
    unit: 'l',
    openingQuantity: '5',
  });
  await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday: Array<string>(7).fill('8') });
  const page = await openList();
  const sheet = to.layer(paths.cook, 'count', 'closing');
  await page.goto(sheet);
  await expect(page.getByText('0 of 1 counted')).toBeVisible();
  await expect.poll(() => storedResults(page)).toContain('Mirepoix');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Save, next' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Save 1 item' }).click();
  await expect(page.getByRole('button', { name: '1 press waits to be sent' })).toBeVisible();
  await page.goto(sheet);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mirepoix' })).toContainText('Waits for the network');

  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: /to be sent/ })).toBeHidden();
  const counts = '{ countSessions { nodes { kind countedLines } } items(first: 1) { nodes { onHand } } }';
  expect(JSON.parse(JSON.stringify(await graphql(kitchen.admin.request, counts)))).toMatchObject({
    countSessions: { nodes: [{ kind: 'closing', countedLines: 1 }] },
    items: { nodes: [{ onHand: '3' }] },
  });
});

test('line-check answers given without a network survive leaving the check and a reload', async () => {
  const temperature = { kind: 'temperature', maxC: '5', maxF: '41', correctiveActions: ['Moved'] };
  await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
    name: 'Cold line',
    dueTimes: ['13:30'],
    weekdays: [],
    openMinutes: 180,
    graceMinutes: 60,
    items: [
      { ...temperature, name: 'Reach-in 1' },
      { ...temperature, name: 'Reach-in 2' },
    ],
  });
  const page = await openList();
  await page.getByRole('region', { name: 'Line check' }).getByRole('button', { name: 'Start' }).click();
  const check = page.getByRole('dialog');
  await expect(check.getByRole('heading', { name: 'Reach-in 1' })).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.type('3');
  await check.getByRole('button', { name: 'Next' }).click();
  await check.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('region', { name: 'Line check' }).getByRole('button', { name: 'Continue' }).click();
  await expect(check.getByRole('heading', { name: 'Reach-in 2' })).toBeVisible();
  await page.reload();
  await expect(check.getByRole('heading', { name: 'Reach-in 2' })).toBeVisible();
  await page.keyboard.type('4');
  await check.getByRole('button', { name: 'Next' }).click();
  await check.getByRole('button', { name: 'Submit' }).click();
  await expect(check.getByText('Complete, not handed in yet')).toBeVisible();

  await page.context().setOffline(false);
  const read = () => graphql(kitchen.admin.request, '{ lineChecks { status answeredCount } }');
  await expect.poll(read).toEqual({ lineChecks: [{ status: 'submitted', answeredCount: 2 }] });
});

test('waste logged without a network is logged once', async () => {
  await kitchen.do('createItem', 'CreateItemInput', {
    name: 'Romaine',
    category: 'produce',
    unit: 'ea',
    openingQuantity: '9',
  });
  const page = await openList();
  await page.goto(`${paths.cook}?waste=new`);
  await page.getByRole('button', { name: /Romaine/ }).click();
  await page.keyboard.type('2');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Spoil/ }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Log / }).click();
  await expect(page.getByRole('heading', { name: 'Waits to be sent' })).toBeVisible();
  await page.reload();
  await page.context().setOffline(false);
  const read = () => graphql(kitchen.admin.request, '{ items { nodes { name onHand } } }');
  await expect.poll(read).toEqual({ items: { nodes: [{ name: 'Romaine', onHand: '7' }] } });
});

test('the strip is visible in every layer', async () => {
  const id = await addTask('Rice');
  const page = await openList();
  await page.goto(`${paths.cook}?task=${id}`);
  await settled(page);
  await page.context().setOffline(true);
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
});

/** Opens what is not on the device: nothing may look like a fault. */
async function expectNothingOpensOnAnError(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('tab', { name: /^All/ }).click();
  await expect(page.getByText('Not on this device yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search recipes, tasks...' }).click();
  await page.getByRole('combobox').fill('rice');
  await expect(page.getByText('Brigade cannot be reached: only pages can be found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'My PIN' }).click();
  await expect(page.getByText('Not on this device yet')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^Failed to/)).toHaveCount(0);
}

test('without a network nothing opens on an error: notifications, search, My PIN and help show what they wait for', async () => {
  const page = await openList();
  await page.goto('/help/cook-guide');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto(paths.cook);
  await settled(page);
  await page.context().setOffline(true);

  await expectNothingOpensOnAnError(page);

  // A guide that was read here before opens again, another one when the network is back.
  await page.goto('/help/cook-guide');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/help/getting-started');
  await expect(page.getByText('Not on this device yet')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a server that is unreachable while there is a network opens nothing on an error either', async () => {
  const page = await openList();
  await page.context().route(/\/(graphql|healthz|api\/|ws)/, (route) => route.abort());
  await page.routeWebSocket(/./, (socket) => socket.close());
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: /reconnect|connection error/ })).toBeVisible();
  await expectNothingOpensOnAnError(page);
});
