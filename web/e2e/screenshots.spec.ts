import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { demoContext, settled } from './people.ts';

const folder = fileURLToPath(new URL('../../docs', import.meta.url));
const update = process.env['UPDATE_SCREENSHOTS'] === '1';

/** A screenshot of the README. Taken in every run, so that broken steps are noticed; saved in `docs/` with UPDATE_SCREENSHOTS=1. */
async function screenshot(page: Page, info: TestInfo, name: string): Promise<void> {
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  if (update) await mkdir(folder, { recursive: true });
  const path = update ? `${folder}/${name}.png` : info.outputPath(`${name}.png`);
  const taken = await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  expect(taken.byteLength).toBeLessThan(250_000);
}

test('the prep list on a phone', async ({ browser }, info) => {
  const context = await demoContext(browser, 'cook', { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(paths.cook);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await screenshot(page, info, 'prep-list-phone');
  await context.close();
});

test("the manager's dashboard", async ({ browser }, info) => {
  const context = await demoContext(browser, 'manager');
  const page = await context.newPage();
  await page.goto(paths.manager);
  await expect(page.getByText(/Needs you/)).toBeVisible();
  await screenshot(page, info, 'manager-dashboard');
  await context.close();
});

test('a reading out of range in a line check', async ({ browser }, info) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = await kitchen.join('Ana Torres', 'cook');
  const cold = {
    kind: 'temperature',
    maxC: '5',
    maxF: '41',
    correctiveActions: ['Moved to walk-in', 'Re-iced', 'Discarded', 'Repair asked for'],
  };
  const names = ['Cooked chicken, reach-in 2', 'Salmon, fish drawer', 'Cream, reach-in 1', 'Aioli, cold line'];
  await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
    name: 'Dinner line check',
    dueTimes: ['13:30'],
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    openMinutes: 180,
    graceMinutes: 60,
    items: names.map((name, place) => ({ ...cold, name, critical: place === 0 })),
  });
  await page.setViewportSize({ width: 820, height: 860 });
  await page.goto(paths.cook);
  await page.getByRole('region', { name: 'Line check' }).getByRole('button', { name: 'Start' }).click();
  const check = page.getByRole('dialog');
  await expect(check.getByRole('heading', { name: names[0] ?? '' })).toBeVisible();
  await page.keyboard.type('8.4');
  await check.getByRole('button', { name: 'Re-iced' }).click();
  await screenshot(page, info, 'line-check');
  await kitchen.close();
});
