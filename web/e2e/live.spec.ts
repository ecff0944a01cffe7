import { expect, type Locator, type Page, test, type WebSocketRoute } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { delayOf, shortestDelay } from './delay.ts';
import { openDisplay } from './display.ts';
import { NewKitchen, type Person } from './new-kitchen.ts';
import { operationOf, recordOperations } from './operations.ts';
import { demoContext, settled } from './people.ts';

const task = { targetQuantity: '10', unit: 'kg', dueTime: '17:00' };

/** Resolves when the page has received every live message so far on the connection that it opens next. */
async function caughtUp(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('CAUGHT_UP'));
}

/** Resolves when the page has loaded what it needs without a network, ten seconds after it opened: those are requests of its own. */
async function loadedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('on-device')));
}

/**
 * Renames the page's person and waits until the page has read the new name. Its refetches run in order, so whatever it had to
 * refetch before has been requested by then.
 */
async function untilRefetched(kitchen: NewKitchen, { id, page }: { readonly id: string; readonly page: Page }) {
  const read = page.waitForResponse((response) => operationOf(response.request()) === 'Kitchen');
  await kitchen.do('updateUser', 'UpdateUserInput', { id, name: 'Renamed' });
  await read;
}

test.describe('a cook starts a task', () => {
  let kitchen: NewKitchen;
  let manager: Person;
  let cook: Person;
  test.beforeAll(async ({ browser }) => {
    kitchen = await NewKitchen.open(browser);
    manager = await kitchen.join('Jean Dupont', 'manager');
    cook = await kitchen.join('Ana Torres', 'cook');
    const listening = caughtUp(manager.page);
    await manager.page.goto(paths.tasks);
    await cook.page.goto(paths.cook);
    await Promise.all([settled(manager.page), settled(cook.page), listening]);
  });
  test.afterAll(() => kitchen.close());

  /** Adds a task and waits until both screens show it. Returns the cook's button that starts it. */
  async function plan(name: string): Promise<Locator> {
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name });
    const start = cook.page.getByRole('button', { name: `Start: ${name}`, exact: true });
    await expect(start).toBeVisible();
    await expect(manager.page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    return start;
  }

  test('and the manager sees it within a second, without a reload', async () => {
    const delay = async (count: number) => {
      const name = `Mashed potato ${count}`;
      const start = await plan(name);
      return delayOf({
        pressedIn: cook.page,
        seenIn: manager.page,
        sight: { selector: 'li', words: [name, 'in progress'] },
        press: () => start.click(),
      });
    };
    expect(await shortestDelay(delay, 1_000)).toBeLessThan(1_000);
  });

  test('and the manager reads it in a toast', async () => {
    await (await plan('Chop onions')).click();
    await expect(manager.page.getByText('Prep Task Updated')).toBeVisible();
  });

  test('and no screen requests anything twice; the cook’s only sends the mutation', async () => {
    const start = await plan('Peel carrots');
    for (const { page } of [manager, cook]) await loadedAhead(page);
    for (const person of [manager, cook]) await untilRefetched(kitchen, person);
    const requested = recordOperations(manager.page);
    const requestedByCook = recordOperations(cook.page);
    await start.click();
    await expect(manager.page.getByRole('listitem').filter({ hasText: 'Peel carrots' })).toContainText(/in progress/i);
    // The row changes with the message; the list is read again a moment later.
    await expect.poll(() => requested).toContain('PrepList');
    for (const person of [manager, cook]) await untilRefetched(kitchen, person);
    const beforeRename = (operations: readonly string[]) => operations.slice(0, operations.indexOf('Kitchen'));
    expect(beforeRename(requested)).toHaveLength(new Set(beforeRename(requested)).size);
    // The mutation's response contained all that this screen shows.
    const ofTheRename = 'UnreadNotifications';
    expect(beforeRename(requestedByCook).filter((operation) => operation !== ofTheRename)).toEqual(['StartPrepTask']);
  });
});

/** The page's connection to the change feed, which the test can interrupt. */
async function cuttable(page: Page) {
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close({ code: 1011 });
    socket.connectToServer();
    sockets.push(socket);
  });
  return {
    sockets,
    async cut() {
      isCut = true;
      for (const socket of sockets) await socket.close({ code: 1011 });
    },
    restore: () => {
      isCut = false;
    },
  };
}

test('a lost connection shows the specified notice after five seconds, until the data is fresh again', async ({
  browser,
}) => {
  const context = await demoContext(browser, 'cook');
  const page = await context.newPage();
  const way = await cuttable(page);
  await page.goto(paths.cook);
  await settled(page);
  await expect.poll(() => way.sockets.length).toBeGreaterThan(0);

  const notice = page.getByText('Connection closed. Attempting to reconnect...');
  const lost = Date.now();
  await way.cut();
  await expect(notice).toBeVisible({ timeout: 8_000 });
  expect(Date.now() - lost).toBeGreaterThan(4_500);
  way.restore();
  await expect(notice).toBeHidden({ timeout: 20_000 });
  await context.close();
});

test('after an outage a screen refetches only what changed meanwhile', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Mashed potato' });
  const person = await kitchen.join('Jean Dupont', 'manager');
  const { page } = person;
  const way = await cuttable(page);
  const first = caughtUp(page);
  await page.goto(paths.tasks);
  await Promise.all([settled(page), first]);
  await way.cut();
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Pick thyme' });
  const requested = recordOperations(page);
  way.restore();
  await expect(page.getByText('Pick thyme').first()).toBeVisible({ timeout: 15_000 });
  expect(requested).not.toContain('Kitchen');
  await untilRefetched(kitchen, person);
  expect(requested).toContain('PrepList');
  expect(requested.length).toBe(new Set(requested).size);
  await kitchen.close();
});

test('screens and displays open one graphql-ws socket', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = await kitchen.join('Ana Torres', 'cook');
  const { page: display, context } = await openDisplay(browser, kitchen);
  for (const [screen, path] of [
    [page, paths.cook],
    [display, paths.kiosk],
  ] as const) {
    await screen.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(globalThis, { opened });
      globalThis.WebSocket = class extends WebSocket {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(url, protocols);
          opened.push(`${new URL(url).pathname} ${String(protocols)}`);
        }
      };
    });
    const listening = caughtUp(screen);
    await screen.goto(path);
    await listening;
    expect(await screen.evaluate('opened')).toEqual(['/graphql graphql-transport-ws']);
  }
  await context.close();
  await kitchen.close();
});

test('what is added while the first connection is made is on the screen afterwards', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = await kitchen.join('Ana Torres', 'cook');
  const open = Promise.withResolvers<undefined>();
  await page.routeWebSocket(/graphql/, async (socket) => {
    const sent: (string | Buffer)[] = [];
    socket.onMessage((message) => void sent.push(message));
    await open.promise;
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    for (const message of sent) server.send(message);
  });
  await page.goto(paths.cook);
  await settled(page);
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Pesto' });
  const row = page.getByRole('listitem').filter({ hasText: 'Pesto' });
  await expect(row).toHaveCount(0);
  open.resolve(undefined);
  // With a short timeout: ten seconds later the list would be refetched anyway.
  await expect(row).toBeVisible({ timeout: 8_000 });
  await kitchen.close();
});
