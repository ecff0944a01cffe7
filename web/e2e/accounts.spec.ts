import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { NewKitchen } from './new-kitchen.ts';
import { password, settled } from './people.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const newPassword = 'calm green kitchens';

/** Saves a screenshot into the directory SHOTS, if set. */
async function screenshot(page: Page, name: string): Promise<void> {
  const directory = process.env['SHOTS'];
  if (directory) await page.screenshot({ path: `${directory}/${name}.png` });
}

/** The address of a new password link, created on the admin's screen. */
async function linkFor(page: Page, id: string, name: string): Promise<string> {
  await page.goto(`${paths.adminUsers}?person=${id}`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  const link = page.getByRole('textbox', { name: `Password link for ${name}` });
  await expect(link).toHaveValue(/\/reset#[\w-]{64}$/);
  await page.getByRole('img', { name: /QR code/ }).scrollIntoViewIfNeeded();
  await isAccessible(page, 'the password link');
  await screenshot(page, 'link-1440');
  return link.inputValue();
}

async function openOn(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url);
  return page;
}

test('a forgotten password: the admin creates a link, a phone sets a new password, other sessions end', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const cook = await kitchen.join('Sam Lee', 'cook');
  await cook.page.goto(paths.cook);
  await settled(cook.page);
  const url = await linkFor(kitchen.admin.page, cook.id, 'Sam Lee');

  const page = await openOn(browser, url);
  await expect(page.getByText(/For the account e2e\./)).toBeVisible();
  await isAccessible(page, 'the new password');
  await screenshot(page, 'reset-390');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page).toHaveURL(/\/cook/);
  // The browser that was signed in before is signed out.
  await expect(cook.page).toHaveURL(/\/auth/);

  const again = await openOn(browser, url);
  await expect(again.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await isAccessible(again, 'the used link');
  await screenshot(again, 'used-390');
  await kitchen.close();
});

test('own account: other sessions are listed and ended', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { admin } = kitchen;
  const me = await (await admin.request.get('/api/user')).text();
  const username = /"username":"([^"]+)"/.exec(me)?.[1] ?? '';
  const elsewhere = await openOn(browser, paths.auth);
  await elsewhere.getByLabel('Username').fill(username);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/admin/);

  const { page } = admin;
  await page.goto(paths.adminDashboard);
  await settled(page);
  await page.getByRole('button', { name: 'Menu of Olivia Marsh' }).click();
  await page.getByRole('menuitem', { name: 'Password & sessions' }).click();
  await expect(page.getByText('This one', { exact: true })).toBeVisible();
  await isAccessible(page, 'password and sessions');
  await screenshot(page, 'account-1440');
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/auth/);
  await kitchen.close();
});

test('own account: the password is changed', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  await page.goto(paths.adminDashboard);
  await page.getByRole('button', { name: 'Menu of Olivia Marsh' }).click();
  await page.getByRole('menuitem', { name: 'Password & sessions' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  for (const [width, name] of [
    [390, 'account-390'],
    [820, 'account-820'],
  ] as const) {
    await page.setViewportSize({ width, height: 1180 });
    await screenshot(page, name);
  }
  await kitchen.close();
});

test('a person without the password reads who can help', async ({ browser }) => {
  const page = await openOn(browser, paths.auth);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText(/Ask an admin of your kitchen/)).toBeVisible();
  await isAccessible(page, 'the forgotten password');
  await screenshot(page, 'forgotten-390');
  await page.context().close();
});
