import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import type { NewKitchen } from './new-kitchen.ts';

type ContextOptions = Parameters<Browser['newContext']>[0];

/** A wall display. */
export interface Display {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly deviceId: string;
  /** The tile of a task, by its id. */
  tile(taskId: string): Locator;
}

/** Opens the kitchen's board in a new browser that the admin approves at once. */
export async function openDisplay(
  browser: Browser,
  kitchen: NewKitchen,
  options: ContextOptions = {},
  scopes: readonly string[] = ['display_read', 'prep_bump'],
): Promise<Display> {
  const { baseURL } = kitchen;
  const contextOptions = {
    viewport: { width: 1920, height: 1080 },
    ...(baseURL === undefined ? {} : { baseURL }),
    ...options,
  };
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await page.goto(paths.kiosk);
  const as = { name: 'Grill wall', kind: 'display', scopes, stationIds: [], language: 'en' };
  const userCode = await codeOn(page);
  const deviceId = await kitchen.do('approveDevice', 'ApproveDeviceInput', { ...as, userCode });
  await expect(page.getByText(/^Live \(/)).toBeVisible({ timeout: 20_000 });
  return { context, page, deviceId, tile: (taskId) => tileOf(page, taskId) };
}

/** The code on a pairing screen. */
export async function codeOn(page: Page): Promise<string> {
  return (await page.getByLabel(/^Pairing code /).textContent()) ?? '';
}

export function tileOf(page: Page, taskId: string): Locator {
  return page.locator(`[data-tile="${taskId}"]`);
}
