import { expect, test } from '@playwright/test';
import { addDays, businessDate } from '#schema/business-day.ts';
import { paths, to } from '../platform/paths.ts';
import { demoContext, graphql, settled } from './people.ts';

/** As the keys of a date field in the United States: month, day, year. */
const keysOf = (date: string) => date.slice(5, 7) + date.slice(8) + date.slice(0, 4);

test('a day that is typed with the keyboard is the day that is shown, on every screen with one', async ({
  browser,
}) => {
  const context = await demoContext(browser, 'admin');
  const page = await context.newPage();
  const read = JSON.stringify(await graphql(page.request, '{ organization { timeZone } }'));
  const timeZone = /"timeZone":"([^"]+)"/.exec(read)?.[1] ?? '';
  const today = businessDate({ timeZone, dayRollover: '04:00' }, new Date());
  // Two digits of the day, so that the second one counts; from the twelfth on the month is another one.
  const past = addDays(today, -12);
  for (const [address, param, date] of [
    [to.inventoryTab('waste'), 'from', past],
    [to.tasksTab('line-checks'), 'day', past],
    [paths.sales, 'day', past],
    [to.receivingTab('history'), 'from', past],
    [to.report('waste'), 'from', past],
    [paths.adminReports, 'from', past],
    [paths.tasks, 'day', addDays(today, 5)],
  ] as const) {
    await page.goto(address);
    await settled(page);
    const field = page.locator('input[type=date]').first();
    await field.focus();
    await page.keyboard.type(keysOf(date), { delay: 60 });
    await expect(page, address).toHaveURL(new RegExp(`[?&]${param}=${date}(&|$)`));
    await expect(field, address).toHaveValue(date);
  }
  await context.close();
});

test('the former day stays when a day is left half typed', async ({ browser }) => {
  const context = await demoContext(browser, 'manager');
  const page = await context.newPage();
  await page.goto(to.inventoryTab('waste'));
  await settled(page);
  const field = page.locator('input[type=date]').first();
  const before = await field.inputValue();
  await field.focus();
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('');
  await field.blur();
  await expect(field).toHaveValue(before);
  await context.close();
});
