import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { graphql, enterDemo, settled } from './people.ts';

/** The first load of GraphiQL is nine megabytes of script. */
const slow = { timeout: 30_000 };

async function ready(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/graphql$/, slow);
  await expect(page.getByRole('button', { name: 'Me', exact: true })).toBeVisible(slow);
}

test.describe('the API explorer', () => {
  test('requires a sign-in, and returns', async ({ page }) => {
    await page.goto('/graphql');
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByRole('button', { name: 'Admin' }).click();
    await ready(page);
  });

  test('opens from the admin menu, shows the schema and suggests fields', async ({ page }) => {
    await enterDemo(page, 'admin');
    await page.goto(paths.admin);
    await settled(page);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'API explorer' }).click();
    await ready(page);

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    const docs = page.locator('.graphiql-doc-explorer');
    await docs.getByText('Mutation', { exact: true }).click(slow);
    await expect(
      docs.getByText('Completes a task: ingredients leave the stock, and what was made goes in.'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click();
    await expect(page.getByText('inventorySummary', { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'New tab' }).click();
    await page.locator('.graphiql-editor .monaco-editor').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('{ ite');
    await expect(page.locator('.suggest-widget').getByText('items', { exact: true }).first()).toBeVisible(slow);
  });

  test('runs each of its examples unchanged', async ({ page }) => {
    await enterDemo(page, 'admin');
    await page.goto('/graphql');
    await ready(page);
    const answer = page.locator('.result-window');
    for (const [tab, shown] of [
      ['Me', '"username"'],
      ['TodaysPrep', '"prepTasks"'],
      ['BelowPar', '"nodes"'],
      ['Counted', '"adjustStock"'],
      ['Refused', '"NOT_FOUND"'],
    ] as const) {
      await page.getByRole('button', { name: tab, exact: true }).click();
      // GraphiQL parses the operation of a tab shortly after it shows the tab.
      await expect(async () => {
        await page.getByRole('button', { name: /Execute query/ }).click();
        await expect(answer).toContainText(shown, { timeout: 5_000 });
      }).toPass({ timeout: 30_000 });
    }
  });

  test('follows changes in the tab of the subscription until it is stopped', async ({ page }) => {
    await enterDemo(page, 'admin');
    await page.goto('/graphql');
    await ready(page);
    await page.getByRole('button', { name: 'PrepChanges', exact: true }).click();
    const stop = page.getByRole('button', { name: /Stop/ });
    await expect(async () => {
      await page.getByRole('button', { name: /Execute query/ }).click({ timeout: 2_000 });
      await expect(stop).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    const task = { name: 'Dice onions', targetQuantity: '1', unit: 'kg', dueTime: '12:00' };
    const add = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }';
    // The subscription begins shortly after the press.
    await expect(async () => {
      await graphql(page.request, add, { input: task });
      await expect(page.locator('.result-window')).toContainText('Dice onions', { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await stop.click();
    await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible();
  });

  for (const [role, home] of [
    ['cook', /\/cook$/],
    ['manager', /\/manager$/],
  ] as const) {
    test(`shows a ${role} who has access, with a link back`, async ({ page }) => {
      await enterDemo(page, role);
      await page.goto('/graphql');
      await expect(page.getByText('This area requires admin privileges.')).toBeVisible();
      await page.getByRole('link', { name: 'Return to Dashboard' }).click();
      await expect(page).toHaveURL(home);
    });
  }
});
