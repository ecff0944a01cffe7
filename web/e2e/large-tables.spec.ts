import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, idsIn } from './people.ts';

const ITEMS = 5_000;
/** Rows that may exist at once: a list of one page has all its rows. */
const EXISTING = 100;

const file = [
  'Name,Unit,Category,Par',
  ...Array.from(
    { length: ITEMS },
    (_, index) => `Item ${String(index + 1).padStart(4, '0')},kg,dry,${String(ITEMS - index)}`,
  ),
].join('\n');

async function importItems(page: Page): Promise<void> {
  await page.goto(paths.imports);
  await page.getByLabel('What is in the file?').selectOption({ label: 'Items' });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: /^Import (the )?5,?000/ }).click({ timeout: 150_000 });
  await expect(page.getByText('What the rows did')).toBeVisible({ timeout: 150_000 });
}

const rows = (page: Page) => page.locator('main tbody tr:not([aria-hidden])');

/**
 * Scrolls by a window in each frame until the page ends. Returns how long each frame took, in milliseconds, and the most rows
 * that existed.
 */
function scrollToEnd(page: Page): Promise<{ frames: number[]; most: number }> {
  return page.evaluate(async () => {
    const frames: number[] = [];
    let [most, still, last] = [0, 0, performance.now()];
    while (still < 180) {
      const before = scrollY;
      scrollBy(0, innerHeight);
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      frames.push(now - last);
      last = now;
      most = Math.max(most, document.querySelectorAll('main tbody tr:not([aria-hidden])').length);
      // At the end for three seconds: in this time the next page would have loaded even on a busy machine.
      still = scrollY === before ? still + 1 : 0;
    }
    return { frames: frames.slice(0, -still), most };
  });
}

test('a list of 5,000 items scrolls to its end without a press, with the rows of one window at a time', async ({
  browser,
}, info) => {
  test.setTimeout(600_000);
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  await importItems(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.inventory);
    await expect(rows(page).first()).toContainText('Item 0001');
    const { frames, most } = await scrollToEnd(page);
    await expect(rows(page).last()).toContainText('Item 5000');
    expect(most).toBeLessThanOrEqual(EXISTING);
    const sorted = frames.toSorted((one, other) => one - other);
    const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
    const description = `${String(width)} px: ${String(frames.length)} frames, median ${String(at(0.5))} ms, p95 ${String(at(0.95))} ms`;
    info.annotations.push({ type: 'frames', description });
    await page.screenshot({ path: info.outputPath(`end-${String(width)}.png`) });
    await expect(page.getByRole('table', { name: 'Items' })).toHaveAttribute('aria-rowcount', String(ITEMS + 1));
  }
  await test.step('a colleague’s change of stock is shown and keeps the scroll position', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paths.inventory);
    const row = rows(page).filter({ hasText: 'Item 0340' });
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      await expect(row).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 60_000 });
    await row.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    const found = await graphql(page.request, '{ items(filter: { search: "Item 0340" }, first: 1) { nodes { id } } }');
    const [itemId] = idsIn(found);
    await kitchen.do('adjustStock', 'AdjustStockInput', { itemId, countedQuantity: '7', reason: 'Counted' });
    await expect(row).toContainText('7 kg');
    // After the refetch has reached the end of the loaded rows, further pages can load.
    await expect(page.getByRole('table', { name: 'Items' })).not.toHaveAttribute('aria-rowcount', '101');
    expect(await row.boundingBox()).toEqual(before);
  });
  await test.step('sorted by another column than the name, the whole list is sorted', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${paths.inventory}?sort=par`);
    await expect(rows(page).first()).toContainText('Item 5000', { timeout: 60_000 });
  });
  await test.step('the row with the focus stays, and columns keep their widths', async () => {
    const link = rows(page).nth(2).getByRole('link');
    const name = await link.textContent();
    await link.focus();
    const widths = () => page.locator('main th').evaluateAll((all) => all.map((each) => Math.round(each.clientWidth)));
    const before = await widths();
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 60_000);
    await expect(rows(page).filter({ hasText: 'Item 4200' })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(await widths()).toEqual(before);
  });
  await kitchen.close();
});
