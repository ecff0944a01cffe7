import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { codeOn } from './display.ts';
import { NewKitchen, type Person } from './new-kitchen.ts';
import { graphql } from './people.ts';
import { storedResults } from './stored-results.ts';

async function press(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
}

const locked = (page: Page) => page.getByRole('heading', { name: 'Enter your PIN' });
const nameOnBar = (page: Page, name: string) => page.getByRole('button', { name: `${name}: lock or switch person` });

const portrait = { viewport: { width: 820, height: 1180 }, hasTouch: true };

let kitchen: NewKitchen;
let tablet: Page;
let pins: { readonly cook: string; readonly manager: string };

test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  const cook = await kitchen.join('Ana Torres', 'cook');
  const manager = await kitchen.join('Luis Vega', 'manager');
  pins = { cook: await pinOf(cook), manager: await pinOf(manager) };
  tablet = await openTablet(browser, 'Cold line tablet');
});
test.afterAll(async () => {
  await tablet.context().close();
  await kitchen.close();
});
test.beforeEach(async () => {
  await tablet.request.post('/api/devices/lock');
  await tablet.goto(paths.cook);
  await expect(locked(tablet)).toBeVisible();
});

/** A person's PIN. */
async function pinOf({ request }: Person): Promise<string> {
  const answer = JSON.stringify(await graphql(request, 'mutation { issuePin { pin } }'));
  return /"pin":"(\d+)"/.exec(answer)?.[1] ?? '';
}

/** A shared tablet that the admin approves at once. */
async function openTablet(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext(portrait)).newPage();
  await page.goto(paths.kiosk);
  const as = { name, kind: 'tablet', scopes: [], stationIds: [], language: 'en' };
  await kitchen.do('approveDevice', 'ApproveDeviceInput', { ...as, userCode: await codeOn(page) });
  await expect(locked(page)).toBeVisible({ timeout: 15_000 });
  return page;
}

test('a tablet is paired by its QR code', async ({ browser }) => {
  const { page: admin } = kitchen.admin;
  const page = await (await browser.newContext(portrait)).newPage();
  await page.goto(paths.kiosk);
  const qrText = (await page.getByRole('img', { name: /^QR code that opens/ }).getAttribute('alt')) ?? '';
  const scanned = new URL(/https?:\S+/.exec(qrText)?.[0] ?? '');
  expect(scanned.searchParams.get('code')).toBe(await codeOn(page));
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await admin.goto(scanned.pathname + scanned.search);
  await admin.getByRole('button', { name: 'Shared tablet' }).click();
  await admin.getByLabel('Name', { exact: true }).fill('Grill tablet');
  await admin.getByRole('button', { name: 'Approve' }).click();
  await expect(locked(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Grill tablet')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.context().close();
});

test('a PIN that a person gets under My PIN unlocks a tablet', async () => {
  const { page } = await kitchen.join('Bea Ruiz', 'cook');
  await page.goto(paths.home);
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'My PIN' }).click();
  await page.getByRole('button', { name: 'Get a PIN' }).click();
  const pin = (await page.getByRole('dialog').locator('output').textContent()) ?? '';
  await press(tablet, pin);
  await expect(nameOnBar(tablet, 'Bea Ruiz')).toBeVisible();
});

test('an unknown PIN does not unlock a tablet', async () => {
  const unknown = ['0000', '0001', '0002'].find((pin) => !Object.values(pins).includes(pin)) ?? '';
  await tablet.keyboard.type(unknown);
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByText('That PIN is not known here.')).toBeVisible();
  await expect(locked(tablet)).toBeVisible();
});

test('a tablet is unlocked for the next person within five seconds', async () => {
  await press(tablet, pins.cook);
  await expect(nameOnBar(tablet, 'Ana Torres')).toBeVisible();
  const began = Date.now();
  await nameOnBar(tablet, 'Ana Torres').click();
  await press(tablet, pins.manager);
  await expect(nameOnBar(tablet, 'Luis Vega')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(5_000);
});

test('a manager’s PIN opens only the cook’s screens', async () => {
  await press(tablet, pins.manager);
  await expect(nameOnBar(tablet, 'Luis Vega')).toBeVisible();
  await tablet.goto(paths.manager);
  await expect(tablet.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('a locked tablet is locked after a reload', async () => {
  await press(tablet, pins.cook);
  await nameOnBar(tablet, 'Ana Torres').click();
  await expect(locked(tablet)).toBeVisible();
  await tablet.reload();
  await expect(locked(tablet)).toBeVisible();
});

test('a tablet that is revoked while a person uses it shows a pairing code', async ({ browser }) => {
  const { page: admin } = kitchen.admin;
  const page = await openTablet(browser, 'Lost tablet');
  await press(page, pins.cook);
  await expect(nameOnBar(page, 'Ana Torres')).toBeVisible();
  await admin.goto(to.usersTab('devices'));
  await admin.getByRole('link', { name: 'Lost tablet' }).click();
  await admin.getByRole('button', { name: 'Revoke' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByLabel(/^Pairing code /)).toBeVisible();
  await page.context().close();
});

test('a half-typed waste entry is restored for its person after the lock', async () => {
  await kitchen.do('createItem', 'CreateItemInput', { name: 'Basil', category: 'produce', unit: 'kg' });
  const typed = tablet.getByRole('dialog').locator('output');
  await press(tablet, pins.cook);
  await tablet.getByRole('button', { name: 'Waste' }).click();
  await tablet.getByRole('button', { name: /^Basil/ }).click();
  await tablet.keyboard.type('4.2');
  await expect(typed).toHaveText('4.2');
  await tablet.getByRole('dialog').getByRole('button', { name: 'Ana Torres: lock or switch person' }).click();
  await expect(locked(tablet)).toBeVisible();
  await tablet.reload();
  await press(tablet, pins.cook);
  await expect(typed).toHaveText('4.2');
});

test('loaded data can be opened after the lock without the server, until another person unlocks the tablet', async () => {
  const task = { name: 'Veal stock', targetQuantity: '12', unit: 'l', dueTime: '17:00' };
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  await press(tablet, pins.cook);
  await expect(nameOnBar(tablet, 'Ana Torres')).toBeVisible();
  await tablet.goto(to.layer(paths.cook, 'task', id));
  await expect(tablet.getByRole('dialog').getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect.poll(() => storedResults(tablet)).toContain(id);
  await tablet.getByRole('dialog').getByRole('button', { name: 'Ana Torres: lock or switch person' }).click();
  await expect(locked(tablet)).toBeVisible();
  await tablet.route('**/graphql', (route) => route.abort());
  await press(tablet, pins.cook);
  // The task that was open is restored, with a button of its own.
  await expect(nameOnBar(tablet, 'Ana Torres').first()).toBeVisible();
  await tablet.goto(to.layer(paths.cook, 'task', id));
  await expect(tablet.getByRole('dialog').getByRole('button', { name: 'Skip' })).toBeVisible();
  await tablet.unroute('**/graphql');

  await tablet.goto(paths.cook);
  await nameOnBar(tablet, 'Ana Torres').click();
  await tablet.route('**/graphql', (route) => route.abort());
  await press(tablet, pins.manager);
  await expect(nameOnBar(tablet, 'Luis Vega')).toBeVisible();
  await expect.poll(() => storedResults(tablet)).not.toContain(id);
  await tablet.unroute('**/graphql');
});

test('after five wrong PINs people choose their name and continue', async ({ browser }) => {
  await graphql(kitchen.admin.request, 'mutation { updateDisplayPolicy(input: { displayNames: first_name }) { id } }');
  const page = await openTablet(browser, 'Pastry tablet');
  for (let miss = 0; miss < 5; miss += 1) {
    await page.keyboard.type(`9999${String(miss)}1`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('That PIN is not known here.')).toBeVisible();
  }
  await press(page, pins.cook);
  await page.getByRole('button', { name: 'Ana', exact: true }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await press(page, pins.cook);
  await expect(nameOnBar(page, 'Ana Torres')).toBeVisible();
  await page.context().close();
});
