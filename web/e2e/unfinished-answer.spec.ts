import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';

let kitchen: NewKitchen;
test.beforeEach(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
});
test.afterEach(() => kitchen.close());

test('an unsaved reading, with its action and note, is restored after Back and after a reload', async () => {
  await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
    name: 'Lunch line',
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    dueTimes: ['13:30'],
    openMinutes: 180,
    graceMinutes: 60,
    items: [
      { name: 'Reach-in 2', kind: 'temperature', maxC: '5', maxF: '41', correctiveActions: ['Moved to walk-in'] },
    ],
  });
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.goto(paths.cook);
  const banner = page.getByRole('region', { name: 'Line check' });
  await banner.getByRole('button', { name: 'Start' }).click();
  const check = page.getByRole('dialog');
  await expect(check.getByRole('heading', { name: 'Reach-in 2' })).toBeVisible();
  await page.keyboard.type('8.4');
  await check.getByRole('button', { name: 'Moved to walk-in' }).click();
  await check.getByLabel('Note').fill('Door was open');
  const isThere = async () => {
    await expect(check.getByText('Too high by 3.4 °C')).toBeVisible();
    await expect(check.getByRole('button', { name: 'Moved to walk-in' })).toHaveAttribute('aria-pressed', 'true');
    await expect(check.getByLabel('Note')).toHaveValue('Door was open');
  };
  await page.goBack();
  await expect(check).toBeHidden();
  await banner.getByRole('button', { name: 'Continue' }).click();
  await isThere();
  await page.reload();
  await isThere();
});
