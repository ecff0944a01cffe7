import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { Role } from '#schema/vocabulary.ts';
import { paths } from '../paths.ts';
import { demoContext, settled } from './people.ts';

const cook = [paths.cook, `${paths.cook}?tab=my-list`, `${paths.cook}?waste=new`, paths.help, '/help/cook-guide'];
const manager = [
  paths.manager,
  paths.tasks,
  `${paths.tasks}?tab=par`,
  `${paths.tasks}?tab=line-checks`,
  `${paths.tasks}?tab=templates`,
  paths.inventory,
  `${paths.inventory}?tab=waste`,
  paths.receiving,
  `${paths.receiving}?tab=history`,
  `${paths.receiving}?tab=suppliers`,
  paths.recipes,
  paths.reports,
  '/help/manager-guide',
];
const admin = [
  paths.adminDashboard,
  paths.adminUsers,
  `${paths.adminUsers}?tab=invites`,
  paths.adminReports,
  paths.adminAnalytics,
  paths.adminSettings,
  `${paths.adminSettings}?tab=line-checks`,
  paths.download,
  '/help/admin-guide',
];
const screens: readonly [who: Role | 'anonymous', addresses: readonly string[]][] = [
  ['anonymous', [paths.auth, `${paths.auth}?code=BRIGADE-AAAAAAAA`, paths.welcome, paths.download, '/no/such/page']],
  ['cook', cook],
  ['manager', manager],
  ['admin', admin],
];

/** Nothing serious by axe, nothing wider than the window, nothing in the console. */
async function isSound(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [address, id, nodes.map((node) => node.html.slice(0, 160))])).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect([address, width]).toEqual([address, 0]);
}

for (const [who, addresses] of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${who}'s screens are accessible and fit, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(240_000);
      const context =
        who === 'anonymous'
          ? await browser.newContext({ colorScheme })
          : await demoContext(browser, who, { colorScheme });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (line) => {
        if (line.type() === 'error' && !line.text().includes('401 (Unauthorized)')) complaints.push(line.text());
      });
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const address of addresses) await isSound(page, address);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}
