import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

let kitchen: NewKitchen;
const lines = new Map<string, string>();
const week = (par: string) => Array.from({ length: 7 }, () => par);

test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  for (const name of ['Aioli', 'Demi-glace', 'Tomato sauce']) {
    const itemId = await kitchen.do('createItem', 'CreateItemInput', { name, category: 'prepared', unit: 'l' });
    lines.set(name, await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday: week('8') }));
  }
});
test.afterEach(() => kitchen.leave());
test.afterAll(() => kitchen.close());

async function openGrid(): Promise<Page> {
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${paths.tasks}?tab=par`);
  await settled(page);
  await page.getByRole('button', { name: 'Edit pars' }).click();
  return page;
}

const cell = (page: Page, name: string, day: string) => page.getByLabel(`${name}, ${day}`, { exact: true });

async function parsOf(name: string): Promise<unknown> {
  const answer = await graphql(kitchen.admin.request, '{ prepItems { id parByWeekday } }');
  const found = new RegExp(`"id":"${lines.get(name) ?? ''}","parByWeekday":(\\[[^\\]]*\\])`).exec(
    JSON.stringify(answer),
  );
  return JSON.parse(found?.[1] ?? 'null');
}

test('pars are typed with Enter from line to line, and saved together; leaving asks first', async () => {
  const page = await openGrid();
  await cell(page, 'Aioli', 'Mon').click();
  await page.keyboard.type('3,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('many');
  await expect(page.getByText('1 figure is not a quantity')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the pars' })).toBeDisabled();
  await cell(page, 'Demi-glace', 'Mon').fill('4');
  await expect(page.getByText('2 lines changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save the pars' }).dblclick();
  await expect(page.getByText('2 lines saved')).toBeVisible();
  expect(await parsOf('Aioli')).toEqual(['3.5', ...week('8').slice(1)]);
  expect(await parsOf('Demi-glace')).toEqual(['4', ...week('8').slice(1)]);
});

test('typed pars are kept when stock changes, and after Back and “Keep editing”', async () => {
  const page = await openGrid();
  await cell(page, 'Aioli', 'Tue').fill('6');
  const move = { name: 'Salt', category: 'dry', unit: 'kg', openingQuantity: '3' };
  await kitchen.do('createItem', 'CreateItemInput', move);
  await settled(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(cell(page, 'Aioli', 'Tue')).toHaveValue('6');
});

test('a line that somebody changed meanwhile is named; what was typed stays, and is saved over what is shown', async () => {
  const page = await openGrid();
  await cell(page, 'Tomato sauce', 'Fri').fill('12');
  const change = { id: lines.get('Tomato sauce'), parByWeekday: ['6', ...week('8').slice(1, 4), '9', '8', '8'] };
  await kitchen.do('updatePrepItem', 'UpdatePrepItemInput', change);
  await page.getByRole('button', { name: 'Save the pars' }).click();
  await expect(page.getByText(/Tomato sauce was changed by someone else/)).toBeVisible();
  await expect(page.getByText('now 9, changed by someone else')).toBeVisible();
  await expect(cell(page, 'Tomato sauce', 'Fri')).toHaveValue('12');
  await page.getByRole('button', { name: 'Save the pars' }).click();
  await expect(page.getByText('1 line saved')).toBeVisible();
  expect(await parsOf('Tomato sauce')).toEqual(['6', '8', '8', '8', '12', '8', '8']);
});
