import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { codeOn } from './display.ts';
import { NewKitchen } from './new-kitchen.ts';

/** Creates this person's PIN under My PIN. */
async function getPin(page: Page): Promise<string> {
  await page.goto(paths.home);
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'My PIN' }).click();
  await page.getByRole('button', { name: 'Get a PIN' }).click();
  const pin = (await page.getByRole('dialog').locator('output').textContent()) ?? '';
  await page.getByRole('button', { name: 'I know it now' }).click();
  return pin;
}

async function press(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
}

const locked = (page: Page) => page.getByRole('heading', { name: 'Enter your PIN' });
const nameOnBar = (page: Page, name: string) => page.getByRole('button', { name: `${name}: lock or switch person` });

test('a tablet is paired by its QR code, unlocked by two users in turn, and revoked', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page: admin } = kitchen.admin;
  const ana = await kitchen.join('Ana Torres', 'cook');
  const luis = await kitchen.join('Luis Vega', 'manager');
  const pins = { ana: await getPin(ana.page), luis: await getPin(luis.page) };
  expect(pins.ana).toMatch(/^\d{4,6}$/);
  expect(pins.luis).not.toBe(pins.ana);

  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  const tablet = await context.newPage();
  await tablet.goto(paths.kiosk);
  const qrText = (await tablet.getByRole('img', { name: /^QR code that opens/ }).getAttribute('alt')) ?? '';
  const scanned = new URL(/https?:\S+/.exec(qrText)?.[0] ?? '');
  expect(scanned.searchParams.get('code')).toBe(await codeOn(tablet));
  expect((await new AxeBuilder({ page: tablet }).analyze()).violations).toEqual([]);
  await admin.goto(scanned.pathname + scanned.search);
  await admin.getByRole('button', { name: 'Shared tablet' }).click();
  await admin.getByLabel('Name', { exact: true }).fill('Cold line tablet');
  await admin.getByRole('button', { name: 'Approve' }).click();

  await expect(locked(tablet)).toBeVisible({ timeout: 15_000 });
  await expect(tablet.getByText('Cold line tablet')).toBeVisible();
  expect((await new AxeBuilder({ page: tablet }).analyze()).violations).toEqual([]);
  await tablet.keyboard.type('0000');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByText('That PIN is not known here.')).toBeVisible();
  await press(tablet, pins.ana);
  await expect(nameOnBar(tablet, 'Ana Torres')).toBeVisible();

  const began = Date.now();
  await nameOnBar(tablet, 'Ana Torres').click();
  await press(tablet, pins.luis);
  await expect(nameOnBar(tablet, 'Luis Vega')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(5_000);
  // A manager's PIN opens only the cook's screens.
  await tablet.goto(paths.manager);
  await expect(tablet.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await tablet.goto(paths.cook);
  await nameOnBar(tablet, 'Luis Vega').click();
  await tablet.reload();
  await expect(locked(tablet)).toBeVisible();

  await press(tablet, pins.luis);
  await expect(nameOnBar(tablet, 'Luis Vega')).toBeVisible();
  await admin.goto(to.usersTab('devices'));
  await admin.getByRole('button', { name: 'Cold line tablet' }).click();
  await admin.getByRole('button', { name: 'Revoke' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(tablet.getByLabel(/^Pairing code /)).toBeVisible();
  await context.close();
  await kitchen.close();
});
