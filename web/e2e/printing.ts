import type { Page } from '@playwright/test';

/** Shows the page as it is printed: emulating the medium alone fires no `beforeprint` event. */
export async function showPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}
