import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { openDisplay } from './display.ts';
import { NewKitchen } from './new-kitchen.ts';
import { operationOf, recordOperations } from './operations.ts';
import { demoContext, settled } from './people.ts';

/**
 * Renames the page's person and waits until the page has read the new name. Its refetches run in order, so whatever it had to
 * refetch before has been requested by then.
 */
async function untilRefetched(kitchen: NewKitchen, { id, page }: { readonly id: string; readonly page: Page }) {
  const read = page.waitForResponse((response) => operationOf(response.request()) === 'Kitchen');
  await kitchen.do('updateUser', 'UpdateUserInput', { id, name: 'Renamed' });
  await read;
}

/** Records in the page when the next click is, and when this text first appears in this task's row. */
async function watch(page: Page, task: string, text: string): Promise<void> {
  await page.evaluate(
    ([name, expected]) => {
      const seen = () => [...document.querySelectorAll('li')].some(({ innerText }) => isIt(innerText));
      const isIt = (row: string) => row.includes(name) && row.toLowerCase().includes(expected);
      const note = (mark: string) => performance.getEntriesByName(mark).length || performance.mark(mark);
      addEventListener('click', () => note('pressed'), { capture: true });
      new MutationObserver(() => seen() && note('seen')).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    },
    [task, text] as const,
  );
}

/** The recorded time in epoch milliseconds. */
async function momentOf(page: Page, mark: 'pressed' | 'seen'): Promise<number> {
  const at = () =>
    page.evaluate((name) => {
      const [entry] = performance.getEntriesByName(name);
      return entry ? performance.timeOrigin + entry.startTime : 0;
    }, mark);
  await expect.poll(at).toBeGreaterThan(0);
  return at();
}

test('a cook starts a task and the manager sees it within a second without a reload, with one request per query', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const task = { name: 'Mashed potato', targetQuantity: '10', unit: 'kg', dueTime: '17:00' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  const people = [await kitchen.join('Jean Dupont', 'manager'), await kitchen.join('Ana Torres', 'cook')] as const;
  const [manager, cook] = [people[0].page, people[1].page];
  const listening = manager
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('CAUGHT_UP')));
  await manager.goto(paths.tasks);
  await cook.goto(paths.cook);
  await Promise.all([settled(manager), settled(cook), listening]);
  await watch(manager, task.name, 'in progress');
  await watch(cook, task.name, 'in progress');

  const requested = recordOperations(manager);
  const askedByCook = recordOperations(cook);
  await cook.getByRole('button', { name: 'Start: Mashed potato' }).click();
  await expect(manager.getByText('Prep Task Updated')).toBeVisible();
  expect((await momentOf(manager, 'seen')) - (await momentOf(cook, 'pressed'))).toBeLessThan(1_000);
  for (const person of people) await untilRefetched(kitchen, person);
  const beforeRename = (operations: readonly string[]) => operations.slice(0, operations.indexOf('Kitchen'));
  expect(beforeRename(requested)).toContain('PrepList');
  expect(beforeRename(requested)).toHaveLength(new Set(beforeRename(requested)).size);
  // The mutation's response contained all that this screen shows.
  const ofTheRename = 'UnreadNotifications';
  expect(beforeRename(askedByCook).filter((operation) => operation !== ofTheRename)).toEqual(['StartPrepTask']);
  await kitchen.close();
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
    mend: () => {
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
  way.mend();
  await expect(notice).toBeHidden({ timeout: 20_000 });
  await context.close();
});

test('after an outage a screen refetches only what changed meanwhile', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', {
    name: 'Mashed potato',
    targetQuantity: '10',
    unit: 'kg',
    dueTime: '17:00',
  });
  const person = await kitchen.join('Jean Dupont', 'manager');
  const { page } = person;
  const way = await cuttable(page);
  const caughtUp = () =>
    page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('CAUGHT_UP')));
  const first = caughtUp();
  await page.goto(paths.tasks);
  await Promise.all([settled(page), first]);
  await way.cut();
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', {
    name: 'Pick thyme',
    targetQuantity: '1',
    unit: 'kg',
    dueTime: '17:00',
  });
  const requested = recordOperations(page);
  way.mend();
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
    const listening = screen
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('CAUGHT_UP')));
    await screen.goto(path);
    await listening;
    expect(await screen.evaluate('opened')).toEqual(['/graphql graphql-transport-ws']);
  }
  await context.close();
  await kitchen.close();
});
