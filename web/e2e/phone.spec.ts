import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { settled } from './people.ts';

const phone = { width: 390, height: 844 };
const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A line check that is due today. */
const addCheck = (kitchen: NewKitchen) =>
  kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
    name: 'Sanitizer and dish machine',
    dueTimes: ['13:30'],
    weekdays: everyDay,
    openMinutes: 180,
    graceMinutes: 60,
    items: [{ name: 'Boards are clean', kind: 'yes_no', passAnswer: true, correctiveActions: ['Cleaned'] }],
  });

/** The names of the tasks that are whole in view, between the top bar and the bottom strip. */
function wholeRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [bar, strip] = [document.querySelector('header'), document.querySelector('nav[aria-label="Quick actions"]')];
    const top = bar?.getBoundingClientRect().bottom ?? 0;
    const bottom = strip?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('[data-row]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    }).length;
  });
}

test('a phone shows five tasks at once, with allergens, while a line check is due', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  await addCheck(kitchen);
  const stationId = await kitchen.do('createStation', 'CreateStationInput', {
    name: 'Garde-manger',
    colour: '#0b6e4f',
  });
  for (const name of ['Caesar dressing', 'Potato salad', 'Hollandaise', 'Mayonnaise', 'Pickled onion', 'Croutons']) {
    const allergens = ['egg', 'milk', 'mustard'];
    const itemId = await kitchen.do('createItem', 'CreateItemInput', {
      name,
      unit: 'kg',
      category: 'prepared',
      allergens,
    });
    const task = { name, itemId, stationId, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  }
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.setViewportSize(phone);
  await page.goto(paths.cook);
  await settled(page);
  await expect(page.getByRole('region', { name: 'Line check' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mustard' }).first()).toBeVisible();
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(5);
  await kitchen.close();
});

test('a phone’s search opens from a button and finds an item', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  await kitchen.do('createItem', 'CreateItemInput', { name: 'Salmon side', unit: 'kg', category: 'meat' });
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.setViewportSize(phone);
  await page.goto(paths.cook);
  await settled(page);
  await page.getByRole('button', { name: /^Search recipes/ }).click();
  await page.getByRole('combobox', { name: 'Search recipes' }).fill('salm');
  await page.getByRole('option', { name: /Salmon side/ }).click();
  await expect(page.getByRole('dialog', { name: 'Salmon side' })).toBeVisible();
  await kitchen.close();
});
