import { test } from '@playwright/test';
import { demoContext, settled } from './people.ts';
import { paths } from '../platform/paths.ts';

test('look', async ({ browser }) => {
  for (const [w, scheme] of [
    [390, 'light'],
    [820, 'dark'],
    [1440, 'light'],
  ] as const) {
    const c = await demoContext(browser, 'manager', {
      viewport: { width: w, height: w === 390 ? 844 : 1000 },
      colorScheme: scheme,
    });
    const page = await c.newPage();
    await page.goto(`${paths.tasks}`);
    await settled(page);
    await page.screenshot({ path: `/tmp/look/plan-${w}.png`, fullPage: w !== 1440 });
    await page.getByRole('button', { name: 'Share out the rest' }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/look/share-${w}.png` });
    await c.close();
  }
});
