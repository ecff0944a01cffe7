import { expect, test } from '@playwright/test';
import { operationOf, recordOperations } from './operations.ts';
import { demoContext, settled } from './people.ts';

const shared = ['Kitchen', 'UnreadNotifications', 'LatestHandoverCard'];

for (const [role, path, operations] of [
  ['cook', '/cook', [...shared, 'PrepList', 'LineChecks']],
  ['manager', '/manager', [...shared, 'ManagerDashboard']],
] as const) {
  test(`the first screen of a ${role} sends each of its queries once`, async ({ browser }) => {
    const context = await demoContext(browser, role);
    const page = await context.newPage();
    const requested = recordOperations(page);
    await page.goto(path);
    await settled(page);
    const times = (name: string) => requested.filter((one) => one === name).length;
    expect(Object.fromEntries(operations.map((name) => [name, times(name)]))).toEqual(
      Object.fromEntries(operations.map((name) => [name, 1])),
    );
    await context.close();
  });
}

test('the queries of a first screen are sent before it is rendered', async ({ browser }) => {
  const context = await demoContext(browser, 'cook');
  const page = await context.newPage();
  const sent = page.waitForRequest((request) => operationOf(request) === 'PrepList');
  const isShown = async () => (await page.getByRole('tablist').count()) > 0;
  let wasShown = true;
  await page.route('/graphql', async (route) => {
    if (operationOf(route.request()) === 'PrepList') wasShown = await isShown();
    await route.continue();
  });
  await page.goto('/cook');
  await sent;
  await settled(page);
  expect(wasShown).toBe(false);
  expect(await isShown()).toBe(true);
  await context.close();
});

test('a screen is shown although one of its queries gets no response', async ({ browser }) => {
  const context = await demoContext(browser, 'cook');
  const page = await context.newPage();
  await page.route('/graphql', (route) => (operationOf(route.request()) === 'PrepList' ? undefined : route.continue()));
  await page.goto('/cook');
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await context.close();
});

test('a cook at the address of a manager sends no query that is refused', async ({ browser }) => {
  const context = await demoContext(browser, 'cook');
  const page = await context.newPage();
  const requested = recordOperations(page);
  await page.goto('/manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toContain('Kitchen');
  expect(requested).not.toContain('ManagerDashboard');
  await context.close();
});

test('a layer of the address is shown together with the screen under it', async ({ browser }) => {
  const context = await demoContext(browser, 'cook');
  const page = await context.newPage();
  let wasShown = true;
  await page.route('**/WasteLayer-*.js', async (route) => {
    await page
      .waitForResponse((response) => operationOf(response.request()) === 'Kitchen', { timeout: 3_000 })
      .catch(() => null);
    wasShown = (await page.locator('[role=tablist]').count()) > 0;
    await route.continue();
  });
  await page.goto('/cook?waste=new');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  expect(wasShown).toBe(false);
  expect(await page.locator('[role=tablist]').count()).toBe(1);
  await context.close();
});
