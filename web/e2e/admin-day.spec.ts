import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, demoContext, freshUsername, password, settled } from './people.ts';

async function toasts(page: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words) await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
}

test('the admin verifies a cook, changes a role, and both are in the audit log', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  const sam = await kitchen.join('Sam Lee', 'cook', false);
  await sam.page.goto(paths.home);
  await expect(sam.page.getByText(/waiting for verification/i)).toBeVisible();

  await page.goto(paths.adminUsers);
  await page.getByRole('button', { name: 'Verify Sam Lee' }).click();
  await expect(page.getByText('No one waiting')).toBeVisible();
  await expect(sam.page).toHaveURL(/\/cook$/);

  await page.getByRole('link', { name: /Sam Lee/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Role of Sam Lee').selectOption('manager');
  await drawer.getByRole('button', { name: 'Change role' }).click();
  await expect(sam.page).toHaveURL(/\/auth/);

  await page.goto(to.auditOf(kitchen.admin.id));
  for (const deed of ['verified', 'changed the role of']) {
    await expect(page.getByRole('row').filter({ hasText: deed }).filter({ hasText: 'Sam Lee' })).toBeVisible();
  }
  await kitchen.close();
});

test('a deactivated cook loses the open page in seconds', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  const sam = await kitchen.join('Sam Lee', 'cook');
  await sam.page.goto(paths.cook);
  await settled(sam.page);
  await page.goto(`${paths.adminUsers}?person=${sam.id}`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Sam Lee was deactivated.')).toBeVisible();
  await expect(sam.page).toHaveURL(/\/auth/, { timeout: 5_000 });
  await kitchen.close();
});

test('the inventory nudges are saved at once, with the specified texts, and are disabled during a save', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  await page.goto(paths.adminSettings);
  const day = page.getByLabel('Nudge day');
  const nudges = page.getByRole('checkbox', { name: 'Monthly inventory nudges' });
  await expect(day).toBeDisabled();
  let pass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SaveInventoryNudges')) await held;
    await route.continue();
  });
  await page.getByText('Monthly inventory nudges', { exact: true }).click();
  await expect(nudges).toBeDisabled();
  await expect(day).toBeDisabled();
  pass();
  await toasts(page, 'Settings updated', 'Inventory nudge settings have been updated successfully.');
  await expect(day).toBeEnabled();
  await day.selectOption('28');
  await expect(day).toBeEnabled();
  await page.reload();
  await expect(day).toHaveValue('28');
  await expect(nudges).toBeChecked();
  await kitchen.close();
});

test('the settings of line checks are saved at once, with the specified texts', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  await page.goto(`${paths.adminSettings}?tab=line-checks`);
  await expect(page.getByRole('group', { name: 'Roles allowed' })).toBeHidden();
  await page.getByLabel('Assignment type').selectOption('by_role');
  await toasts(page, 'Settings updated', 'Line check settings have been updated successfully.');
  const manager = page.getByRole('group', { name: 'Roles allowed' }).getByRole('button', { name: 'Manager' });
  const before = (await manager.getAttribute('aria-pressed')) === 'true';
  await manager.click();
  await expect(manager).toHaveAttribute('aria-pressed', String(!before));

  await page.reload();
  await expect(manager).toHaveAttribute('aria-pressed', String(!before));
  await kitchen.close();
});

test('a new code replaces the old one, which is refused, and is in the audit log', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  const old = await kitchen.code();
  await page.goto(to.usersTab('invites'));
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerate' }).click();
  await toasts(page, 'New code generated', 'Organization code updated successfully');
  expect(await kitchen.code()).not.toBe(old);

  const late = await (await browser.newContext()).newPage();
  await late.goto(to.register(old));
  await late.getByLabel('Your name').fill('Sam Lee');
  await late.getByLabel('Username').fill(freshUsername('sam'));
  await late.getByLabel('Password', { exact: true }).fill(password);
  await late.getByRole('button', { name: 'Create account' }).click();
  await expect(late.getByText('Registration failed')).toBeVisible();
  await late.context().close();

  await page.goto(paths.adminReports);
  await expect(page.getByRole('row').filter({ hasText: 'Olivia Marsh made a new code for' })).toBeVisible();
  await kitchen.close();
});

test('Spanish is chosen in the menu and applies on the next device', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page, context } = kitchen.admin;
  await page.goto(paths.adminUsers);
  await page.getByRole('button', { name: 'Menu of Olivia Marsh' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Usuarios' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(() => graphql(context.request, '{ me { language } }')).toEqual({ me: { language: 'es' } });

  const other = await browser.newContext({ storageState: { cookies: await context.cookies(), origins: [] } });
  const there = await other.newPage();
  await there.goto(paths.adminUsers);
  await expect(there.getByRole('heading', { name: 'Usuarios' })).toBeVisible();
  await other.close();

  await kitchen.join('Luis Prado', 'cook', false);
  await page.getByRole('button', { name: /^Avisos/ }).click();
  const bell = page.getByRole('dialog');
  await expect(bell.getByText('Registro nuevo')).toBeVisible();
  await expect(
    bell.getByText(/^Luis Prado \(.*\) se registró como cocinero y espera la verificación\.$/),
  ).toBeVisible();
  await kitchen.close();
});

test('a Spanish browser shows errors of the server in Spanish', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto(paths.auth);
  await page.getByLabel('Usuario').fill('nobody.here');
  await page.getByLabel('Contraseña', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByText('Usuario o contraseña incorrectos.').first()).toBeVisible();
  await context.close();
});

test('on a phone the current tab is scrolled into view', async ({ browser }) => {
  const context = await demoContext(browser, 'admin', { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(paths.adminSettings);
  await settled(page);
  await expect(page.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await page.goto(to.tasksTab('templates'));
  await settled(page);
  await expect(page.getByRole('tab', { name: 'Check Templates' })).toBeInViewport({ ratio: 1 });
  await context.close();
});
