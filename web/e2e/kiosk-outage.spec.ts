import { expect, type Page, test } from '@playwright/test';
import { openDisplay, tileOf } from './display.ts';
import { NewKitchen } from './new-kitchen.ts';
import { isAccessible } from './accessible.ts';
import { graphql } from './people.ts';
import { Product } from './product.ts';

test.use({ serviceWorkers: 'allow' });

const task = { targetQuantity: '4', unit: 'kg', dueTime: '17:00' };

/** Records in the page whether a tile is present at the moment when the last banner disappears. */
async function watchBanner(page: Page, taskId: string): Promise<void> {
  await page.evaluate((id) => {
    const look = () => {
      if (document.querySelector('[data-freshness]')) return;
      observer.disconnect();
      document.documentElement.dataset['freshWith'] = String(document.querySelector(`[data-tile="${id}"]`) !== null);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  }, taskId);
}

test('an offline display escalates its notice, queues presses, and is live again only with fresh data', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const product = await Product.open();
  try {
    const kitchen = await NewKitchen.open(browser, product.url);
    const beans = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Soak beans' });
    const rice = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Boil rice' });
    const thyme = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Pick thyme' });
    const { page, context } = await openDisplay(browser, kitchen);
    await expect(tileOf(page, thyme)).toBeVisible();

    const banner = page.locator('[data-freshness]');
    const cut = Date.now();
    await product.stop();
    await expect(banner).toHaveAttribute('data-freshness', 'closed', { timeout: 9_000 });
    expect(Date.now() - cut).toBeGreaterThan(4_000);
    await expect(banner).toContainText('Connection closed. Attempting to reconnect...');
    await expect(banner).toContainText(/Last update \d{1,2}:\d\d.* \(\d+ ?s\)/);
    // A press now shows that it is queued; the tile already shows its effect.
    await tileOf(page, beans).getByRole('button', { name: 'Start' }).click();
    await tileOf(page, rice).getByRole('button', { name: 'Start' }).click();
    await tileOf(page, thyme).getByRole('button', { name: 'Start' }).click();
    await expect(page.locator('[data-waiting]')).toHaveCount(3);
    await isAccessible(page, 'cut off');
    await expect(tileOf(page, beans)).toHaveAttribute('data-state', 'running');
    // oxlint-disable-next-line no-restricted-properties -- the outage lasts in real time
    await page.waitForTimeout(Math.max(0, 50_000 - (Date.now() - cut)));
    await expect(banner).toHaveAttribute('data-freshness', 'old', { timeout: 15_000 });
    expect(Date.now() - cut).toBeGreaterThan(55_000);
    await isAccessible(page, 'old');
    // oxlint-disable-next-line no-restricted-properties -- the outage lasts in real time
    await page.waitForTimeout(Math.max(0, 90_000 - (Date.now() - cut)));
    await expect(banner).toContainText('Last update');

    await context.setOffline(true);
    await product.start();
    const fresh = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Chop chives' });
    // Meanwhile somebody else completed the task that was started here.
    const { request } = kitchen.admin;
    await graphql(request, 'mutation ($id: ID!) { startPrepTask(input: { id: $id }) { id } }', { id: thyme });
    const complete = 'mutation ($id: ID!) { completePrepTask(input: { id: $id, actualQuantity: "4" }) { id } }';
    await graphql(request, complete, { id: thyme });
    await watchBanner(page, fresh);
    await context.setOffline(false);
    await expect(banner).toBeHidden({ timeout: 20_000 });
    await expect(page.locator('html')).toHaveAttribute('data-fresh-with', 'true');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    const history = 'query ($id: ID!) { prepTaskHistory(id: $id) { action actorName } }';
    await expect(tileOf(page, thyme)).toContainText('This task cannot start: it is completed.');
    expect(JSON.stringify(await graphql(request, history, { id: thyme })).match(/prep_task\.\w+ed/g)).toHaveLength(3);
    await tileOf(page, thyme).getByRole('button', { name: 'Discard' }).click();
    await expect(tileOf(page, thyme)).toBeHidden();
    for (const id of [beans, rice]) {
      await expect(tileOf(page, id)).toHaveAttribute('data-state', 'running');
      const events = JSON.stringify(await graphql(request, history, { id }));
      expect(events.match(/prep_task\.started/g)).toHaveLength(1);
      expect(events).toContain('Grill wall');
    }
    await context.close();
    await kitchen.close();
  } finally {
    await product.close();
  }
});

test('the last board survives a reload without a server, and shows that it is not live', async ({ browser }) => {
  test.setTimeout(180_000);
  const product = await Product.open();
  try {
    const kitchen = await NewKitchen.open(browser, product.url);
    const beans = await kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, name: 'Soak beans' });
    const { page, context } = await openDisplay(browser, kitchen);
    await expect(tileOf(page, beans)).toBeVisible();
    // The board is saved on the device every few seconds, and the app shell once the service worker is active.
    await page.evaluate(async () => navigator.serviceWorker.ready);
    const saved = () => page.evaluate(() => localStorage.getItem('brigade.kiosk.board'));
    await expect.poll(saved, { timeout: 15_000 }).toContain('Soak beans');
    await product.stop();
    await page.reload();
    await expect(tileOf(page, beans)).toBeVisible();
    await expect(page.locator('[data-freshness]')).toBeVisible({ timeout: 10_000 });
    await context.close();
    await kitchen.close();
  } finally {
    await product.close();
  }
});
