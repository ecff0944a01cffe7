import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { demoContext, firstId, settled } from './people.ts';

type Addresses = (request: APIRequestContext) => Promise<readonly string[]>;

const cook: Addresses = async (request) => [
  paths.cook,
  `${paths.cook}?tab=my-list`,
  `${paths.cook}?waste=new`,
  `${paths.cook}?check=due`,
  `${paths.cook}?check=${await firstId(request, '{ lineChecks { id } }')}`,
  `${paths.cook}?task=${await firstId(request, '{ prepTasks { id } }')}`,
  `${paths.cook}?recipe=${await firstId(request, '{ recipes(first: 1) { nodes { id } } }')}`,
  `${paths.cook}?pin=mine`,
  paths.help,
  to.help('cook-guide'),
  paths.manager,
];
const manager: Addresses = async (request) => {
  const recipe = await firstId(request, '{ recipes(first: 1) { nodes { id } } }');
  return [
    paths.manager,
    paths.tasks,
    `${paths.tasks}?task=${await firstId(request, '{ prepTasks { id } }')}`,
    to.tasksTab('par'),
    to.tasksTab('line-checks'),
    to.tasksTab('templates'),
    paths.inventory,
    to.stockOf('low'),
    `${paths.inventory}?item=${await firstId(request, '{ items(first: 1) { nodes { id } } }')}`,
    to.inventoryTab('waste'),
    to.inventoryTab('measures'),
    paths.receiving,
    to.delivery(await firstId(request, '{ expectedDeliveries { id } }')),
    to.receivingTab('history'),
    to.delivery(await firstId(request, '{ deliveries(first: 1) { nodes { id } } }')),
    to.receivingTab('suppliers'),
    paths.recipes,
    to.recipe(recipe),
    to.recipe('new'),
    paths.reports,
    ...['prep', 'waste', 'line-checks', 'haccp'].map(to.report),
    to.help('manager-guide'),
    paths.adminSettings,
  ];
};
const admin: Addresses = async (request) => [
  paths.adminDashboard,
  ...(['profile', 'stations', 'storage', 'shifts'] as const).map(to.kitchen),
  paths.adminUsers,
  `${paths.adminUsers}?person=${await firstId(request, '{ users(first: 1) { nodes { id } } }')}`,
  to.usersTab('invites'),
  to.usersTab('devices'),
  `${to.usersTab('devices')}&code=`,
  to.usersTab('api'),
  `${to.usersTab('api')}&token=new`,
  to.usersTab('webhooks'),
  `${to.usersTab('webhooks')}&webhook=new`,
  paths.adminReports,
  paths.adminAnalytics,
  paths.adminSettings,
  `${paths.adminSettings}?tab=line-checks`,
  paths.download,
  paths.welcome,
  to.help('admin-guide'),
];
const anonymous: Addresses = async () => [
  paths.auth,
  to.register('BRIGADE-AAAAAAAA'),
  paths.welcome,
  paths.download,
  paths.kiosk,
  '/no/such/page',
];
const screens = { anonymous, cook, manager, admin };
const softly = expect.configure({ soft: true });

/** Expects nothing wider than the window; retries, because text sized by the window may adapt later. */
async function fits(page: Page, place: string): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await softly.poll(over, { message: `${place} is wider than the window`, timeout: 2_000 }).toBe(0);
}

/** Collects a page's errors, except the expected 401 when not signed in. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (line) => {
    if (line.type() !== 'error' || line.text().includes('401 (Unauthorized)')) return;
    errors.push(`${page.url()}: ${line.text()}`);
  });
  return errors;
}

/** In light mode every screen at every width; in dark mode, where only the colors differ, once. */
async function isSound(page: Page, address: string, dark: boolean): Promise<void> {
  for (const width of dark ? [1440] : [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1440) await page.goto(address);
    await settled(page);
    await fits(page, `${address} at ${width}`);
    if (width !== 820) await isAccessible(page, `${address} at ${width}`);
  }
}

test.describe.configure({ mode: 'parallel' });
for (const who of ['manager', 'admin', 'cook', 'anonymous'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${who}'s screens are accessible and fit, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(240_000);
      const options = { colorScheme, reducedMotion: 'reduce' } as const;
      const context =
        who === 'anonymous' ? await browser.newContext(options) : await demoContext(browser, who, options);
      const page = await context.newPage();
      const errors = collectErrors(page);
      for (const address of await screens[who](context.request)) await isSound(page, address, colorScheme === 'dark');
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}
