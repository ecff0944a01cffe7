import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { demoContext, enterDemo, freshUsername, password } from './people.ts';

test.describe('signing in', () => {
  for (const [role, home] of [
    ['Cook', /\/cook$/],
    ['Manager', /\/manager$/],
    ['Admin', /\/admin/],
  ] as const) {
    test(`the ${role} demo opens its own dashboard`, async ({ page }) => {
      await page.goto(paths.welcome);
      await page.getByRole('button', { name: role }).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByText('Demo login successful')).toBeVisible();
      await expect(page.getByText(`Welcome to the ${role.toLowerCase()} demo!`)).toBeVisible();
    });
  }

  test('a wrong password shows an error and stays on the page', async ({ page }) => {
    await page.goto(paths.auth);
    await page.getByLabel('Username').fill('nobody.at.all');
    await page.getByLabel('Password', { exact: true }).fill('wrong wrong wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Login failed')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
  });

  test('signing out shows its screen, then the sign-in', async ({ page }) => {
    await enterDemo(page, 'cook');
    await page.goto(paths.logout);
    await expect(page.getByText('Logging out...')).toBeVisible();
    await expect(page.getByText('Please wait while we log you out.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
    await page.goto(paths.cook);
    await expect(page).toHaveURL(/\/auth/);
  });

  test('a cook is denied the manager and admin areas with the specified texts', async ({ page }) => {
    await enterDemo(page, 'cook');
    await page.goto(paths.manager);
    await expect(
      page.getByText('You do not have permission to access this page. This area requires manager or admin privileges.'),
    ).toBeVisible();
    await page.goto(paths.adminSettings);
    await expect(page.getByText('This area requires admin privileges.')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL(/\/cook$/);
  });

  test('an unknown address shows the 404 screen', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  });
});

test('a new kitchen: its admin registers, a cook joins with the code and waits, the admin verifies, the page opens without a reload', async ({
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  await admin.goto(paths.auth);
  await admin.getByRole('tab', { name: 'Register' }).click();
  await admin.getByRole('button', { name: 'Set up a new kitchen' }).click();
  await admin.getByLabel('Restaurant name').fill('Chez Nous');
  await admin.getByLabel('Your name').fill('Olivia Marsh');
  await admin.getByLabel('Username').fill(freshUsername('olivia'));
  await admin.getByLabel('Password', { exact: true }).fill(password);
  await admin.getByRole('button', { name: 'Create kitchen' }).click();
  await expect(admin).toHaveURL(/\/admin/);

  await admin.goto(`${paths.adminUsers}?tab=invites`);
  const code =
    (
      await admin
        .getByText(/BRIGADE-[A-Z0-9]{8}/)
        .first()
        .textContent()
    )?.match(/BRIGADE-[A-Z0-9]{8}/)?.[0] ?? '';
  expect(code).not.toBe('');

  const cook = await (await browser.newContext()).newPage();
  await cook.goto(`${paths.auth}?code=${code}`);
  await cook.getByLabel('Your name').fill('Sam Lee');
  await cook.getByLabel('Username').fill(freshUsername('sam'));
  await cook.getByLabel('Password', { exact: true }).fill(password);
  await cook.getByRole('button', { name: 'Create account' }).click();
  await expect(cook.getByText(/waiting for verification/i)).toBeVisible();

  await admin.goto(paths.adminUsers);
  await admin
    .getByRole('button', { name: /^Verify/ })
    .first()
    .click();
  await expect(cook).toHaveURL(/\/cook$/, { timeout: 10_000 });
  await expect(cook.getByRole('tab', { name: /Prep List/ })).toBeVisible();
  await admin.context().close();
  await cook.context().close();
});

test('the download page shows how a kitchen is set up, and the price', async ({ browser }) => {
  const context = await demoContext(browser, 'admin');
  const page = await context.newPage();
  await page.goto(paths.download);
  await expect(page.getByRole('heading', { name: 'Download & Onboarding' })).toBeVisible();
  await expect(page.getByText('Initial Setup (Admin)')).toBeVisible();
  await expect(page.getByText(/\$90 per month/)).toBeVisible();
  await context.close();
});
