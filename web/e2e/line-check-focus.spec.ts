import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';

const range = { kind: 'temperature', maxC: '5', maxF: '41' };
const reachIn = { ...range, name: 'Reach-in', critical: true, allowNotApplicable: true };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A started check of these items, after the critical Reach-in, on a laptop. */
async function start(browser: Parameters<typeof NewKitchen.open>[0], ...items: readonly object[]) {
  const kitchen = await NewKitchen.open(browser);
  await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
    name: 'Cold line',
    dueTimes: ['13:30'],
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    openMinutes: 180,
    graceMinutes: 60,
    items: [reachIn, ...items],
  });
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.goto(paths.cook);
  await page.getByRole('region', { name: 'Line check' }).getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Reach-in', exact: true })).toBeVisible();
  return { kitchen, page };
}

/** Answers that the Reach-in could not be measured. */
async function notMeasured(page: Page): Promise<void> {
  await button(page, 'Not applicable').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Reach-in/ })).toBeVisible();
  await button(page, 'Switched off').click();
}

/** Types a figure on the keyboard, and continues. */
async function typeFigure(page: Page, keys: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Temperature' })).toBeFocused();
  await page.keyboard.type(keys);
  await button(page, 'Next').click();
}

test('after the reason for an item that was not measured the focus is on the next figure', async ({ browser }) => {
  const { kitchen, page } = await start(browser, { ...range, name: 'Walk-in' });
  await notMeasured(page);
  await expect(page.getByRole('heading', { name: 'Walk-in', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Temperature' })).toBeFocused();
  await page.keyboard.type('4');
  await expect(page.getByRole('dialog').locator('output')).toHaveText('4');
  await kitchen.close();
});

test('after the reason the focus is on the first answer of the next item', async ({ browser }) => {
  const { kitchen, page } = await start(browser, {
    kind: 'yes_no',
    name: 'Boards',
    passAnswer: true,
    correctiveActions: ['Cleaned'],
  });
  await notMeasured(page);
  await expect(button(page, 'Pass')).toBeFocused();
  await kitchen.close();
});

test('after the last item the focus is on Submit', async ({ browser }) => {
  const { kitchen, page } = await start(browser);
  await notMeasured(page);
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await expect(button(page, 'Submit')).toBeFocused();
  await kitchen.close();
});

test('after the question is closed the focus is back on Not applicable', async ({ browser }) => {
  const { kitchen, page } = await start(browser, { ...range, name: 'Walk-in' });
  await button(page, 'Not applicable').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Reach-in/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Not applicable')).toBeFocused();
  await kitchen.close();
});

test('after the last figure the focus is on Submit', async ({ browser }) => {
  const { kitchen, page } = await start(browser);
  await typeFigure(page, '4');
  await expect(button(page, 'Submit')).toBeFocused();
  await kitchen.close();
});

test('after an unlikely figure was confirmed the focus is on the next figure', async ({ browser }) => {
  const { kitchen, page } = await start(browser, { ...range, name: 'Walk-in' });
  await typeFigure(page, '80-');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^It says/ }).click();
  await expect(page.getByRole('heading', { name: 'Walk-in', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Temperature' })).toBeFocused();
  await kitchen.close();
});
