import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { demoContext, settled } from './people.ts';

test.use({ serviceWorkers: 'allow' });

test('Brigade is installable: Chromium reports no errors in its manifest', async ({ page }) => {
  await page.goto(paths.auth);
  const devtools = await page.context().newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect([manifest.errors, new URL(manifest.url).pathname]).toEqual([[], '/manifest.webmanifest']);
  // Test pages are incognito, which is never installable.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { icons } = JSON.parse(manifest.data ?? '{}');
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, type, sizes } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    // Width and height of a PNG are in these bytes.
    const head = (await icon.body()).subarray(16, 24);
    expect(`${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`).toBe(sizes);
  }
});

test('after one visit Brigade opens without a network, shows that it is offline, and recovers', async ({ browser }) => {
  const context = await demoContext(browser, 'cook');
  const page = await context.newPage();
  await page.goto(paths.cook);
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What a tab that was not opened needs is loaded a while later.
  await page.goto(`${paths.cook}?tab=my-list`);
  await settled(page);
  await page.goto(paths.cook);
  await settled(page);
  await context.setOffline(true);
  const offline = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(offline).toBeVisible();

  await page.goto(`${paths.cook}?tab=my-list`);
  await expect(offline).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Brigade');
  await expect(page.getByRole('list').getByRole('listitem').first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('tab', { name: /My List/, selected: true })).toBeVisible();
  await expect(offline).toBeHidden();
  await context.close();
});
