import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { freshUsername, password } from './people.ts';

test('an admin imports three pasted people, sees how each signs in, and a link sets a password', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  const [ana, bo, eve] = ['ana', 'bo', 'eve'].map((word) => freshUsername(word));
  const rows = [`Ana Torres,${ana ?? ''},cook,es`, `Bo Berg,${bo ?? ''},manager,en`, `Eve Marsh,${eve ?? ''},admin,en`];
  await page.goto(paths.adminUsers);
  await page.getByRole('link', { name: 'Import people' }).click();
  await expect(page.getByLabel('What is in the file?')).toHaveValue('people');
  await page.getByLabel('Or paste the rows').fill(['Name,Username,Role,Language', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Read the pasted rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Eve Marsh becomes an admin.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Import 3 rows' }).dblclick();
  await expect(page.getByRole('heading', { name: 'How they sign in' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Temporary PIN for Ana Torres' }).click();
  await expect(page.getByLabel('Temporary PIN for Ana Torres')).toHaveText(/^\d{4,6}$/);
  await expect(page.getByRole('button', { name: 'Temporary PIN for Eve Marsh' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Make a link for each' }).click();
  await expect(page.getByRole('textbox', { name: 'Password link for Eve Marsh' })).toHaveValue(/\/reset#/);
  const link = await page.getByRole('textbox', { name: 'Password link for Bo Berg' }).inputValue();

  const context = await browser.newContext();
  const own = await context.newPage();
  await own.goto(link);
  await own.getByLabel('New password', { exact: true }).fill(password);
  await own
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(own).not.toHaveURL(/reset/);
  await context.close();

  await page.getByRole('button', { name: 'Undo the import' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bo Berg has signed in since the import' })).toBeVisible({
    timeout: 30_000,
  });
  await kitchen.close();
});
