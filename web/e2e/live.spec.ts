import { expect, type Request, test, type WebSocketRoute } from '@playwright/test';
import { paths } from '../paths.ts';
import { demoContext, settled } from './people.ts';

/** The name of the GraphQL operation that a request asks for, if it asks for one. */
function operationOf(request: Request): string | null {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return null;
  const body: unknown = request.postDataJSON();
  if (body === null || typeof body !== 'object' || !('operationName' in body)) return null;
  return String(body.operationName);
}

test('a cook starts a task and the manager sees it within a second, without a reload, one request per query', async ({
  browser,
}) => {
  const [cookContext, managerContext] = [await demoContext(browser, 'cook'), await demoContext(browser, 'manager')];
  const [cook, manager] = [await cookContext.newPage(), await managerContext.newPage()];
  await manager.goto(paths.tasks);
  await cook.goto(paths.cook);
  await Promise.all([settled(manager), settled(cook)]);
  // A moment for the manager's socket to stand.
  await manager.waitForTimeout(1_500);

  const start = cook.getByRole('button', { name: 'Start: Mashed potato' });
  const row = manager.getByRole('listitem').filter({ hasText: 'Mashed potato' }).first();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(/in progress/i);

  const asked: string[] = [];
  manager.on('request', (request) => {
    const operation = operationOf(request);
    if (operation) asked.push(operation);
  });
  await start.click();
  await expect(row).toContainText(/in progress/i, { timeout: 1_000 });
  await manager.waitForTimeout(1_500);
  expect(asked.length).toBe(new Set(asked).size);
  await expect(manager.getByText('Prep Task Updated')).toBeVisible();
  await cookContext.close();
  await managerContext.close();
});

test('a lost connection is told after five seconds in the specified words, and goes when the news is fresh again', async ({
  browser,
}) => {
  const context = await demoContext(browser, 'cook');
  const page = await context.newPage();
  const sockets: WebSocketRoute[] = [];
  let cut = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (cut) return void socket.close({ code: 1011 });
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.goto(paths.cook);
  await settled(page);
  await expect.poll(() => sockets.length).toBeGreaterThan(0);

  const notice = page.getByText('Connection closed. Attempting to reconnect...');
  cut = true;
  const lost = Date.now();
  for (const socket of sockets) await socket.close({ code: 1011 });
  await expect(notice).toBeVisible({ timeout: 8_000 });
  expect(Date.now() - lost).toBeGreaterThan(4_500);
  cut = false;
  await expect(notice).toBeHidden({ timeout: 20_000 });
  await context.close();
});
