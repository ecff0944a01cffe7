import { expect, type Locator, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { freshUsername, password } from './people.ts';

/** The limit of the issue, from an empty kitchen to its first prep list. */
const CLICKS = 40;

for (const width of [1440, 390]) {
  test(`from registration to the first prep list of a bistro in at most ${String(CLICKS)} clicks, ${String(width)} px wide`, async ({
    page,
  }, info) => {
    let clicks = 0;
    const press = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const type = async (label: string, text: string) => {
      clicks += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    };
    const picture = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    await page.setViewportSize({ width, height: 900 });

    await page.goto(paths.auth);
    await press(page.getByRole('tab', { name: 'Register' }));
    await press(page.getByRole('button', { name: 'Set up a new kitchen' }));
    await type('Restaurant name', 'Chez Nous');
    await type('Your name', 'Olivia Marsh');
    await type('Username', freshUsername('olivia'));
    await type('Password', password);
    await picture('1-register');
    await press(page.getByRole('button', { name: 'Create kitchen' }));

    await press(page.getByRole('link', { name: 'Begin with a starter kitchen' }));
    await expect(page.getByRole('button', { name: /Bistro/ })).toBeVisible();
    await picture('2-choose');
    await press(page.getByRole('button', { name: /Bistro/ }));
    await press(page.getByRole('button', { name: /^Items/ }));
    await press(page.getByLabel('Add Capers'));
    await press(page.getByRole('button', { name: /^Par sheet/ }));
    await page.getByLabel('Amount of Mashed potato').fill('10');
    clicks += 1;
    await picture('3-preview');
    await press(page.getByRole('button', { name: /^Add \d+ rows/ }));
    await expect(page.getByText('Your kitchen is set up')).toBeVisible({ timeout: 30_000 });
    await picture('4-added');
    await press(page.getByRole('link', { name: 'Build today’s prep list' }));
    await press(page.getByRole('button', { name: /Build/ }).first());
    await expect(page.getByText('Mashed potato').first()).toBeVisible();
    await expect(page.getByText('Capers')).toHaveCount(0);
    await picture('5-list');
    expect(clicks).toBeLessThanOrEqual(CLICKS);
    info.annotations.push({ type: 'clicks', description: String(clicks) });
  });
}
