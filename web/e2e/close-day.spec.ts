import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

/** How long the closing lead may take. */
const SECONDS = 90;
/** In the order of the par sheet. */
const NAMES = ['Garlic aioli', 'Mirepoix', 'Tomato sauce'] as const;

test(`the closing lead counts, writes a note and closes the day in at most ${String(SECONDS)} seconds; the next lead signs`, async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const ids: string[] = [];
  for (const name of NAMES) {
    const item = { name, kind: 'prep', category: 'dry', unit: 'l', openingQuantity: '5' };
    const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
    await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday: Array<string>(7).fill('8') });
    ids.push(itemId);
  }
  const tom = await kitchen.join('Tom Becker', 'cook');
  const priya = await kitchen.join('Priya Nair', 'manager');
  const issued = JSON.stringify(await graphql(priya.request, 'mutation { issuePin { pin } }'));
  const pin = /"pin":"(\d+)"/.exec(issued)?.[1] ?? '';

  const { page } = tom;
  await page.goto(paths.cook);
  await settled(page);
  const started = Date.now();
  await page.getByRole('button', { name: 'Close the day' }).click();
  await page.getByRole('button', { name: 'Count now' }).click();
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await key('3').click();
  await key('Save, next').click();
  await key('None').click();
  await key('2').click();
  await key('.').click();
  await key('5').click();
  await key('Save, next').click();
  await key('Save 3 items').click();
  await expect(page.getByText('3 items counted').first()).toBeVisible();
  const next = page.getByRole('region', { name: /^Prep list of/ }).getByRole('listitem');
  await expect(next).toHaveText(NAMES.map((name) => `${name}8 L`));
  await page.getByLabel('Note for the next lead').fill('The left burner goes out when it is turned low.');
  await page.getByRole('button', { name: 'Close the day' }).last().click();
  await expect(page.getByText('The day is closed').first()).toBeVisible();
  expect(Date.now() - started).toBeLessThan(SECONDS * 1000);

  const onHand = async (id: string | undefined) => {
    const answer = await graphql(kitchen.admin.request, 'query ($id: ID!) { item(id: $id) { onHand } }', { id });
    return /"onHand":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
  };
  expect(await Promise.all(ids.map(onHand))).toEqual(['3', '0', '2.5']);

  await priya.page.goto(paths.manager);
  await priya.page.getByRole('button', { name: 'Open the handover' }).click();
  await expect(priya.page.getByText('The left burner goes out when it is turned low.')).toBeVisible();
  await priya.page.getByLabel('PIN').fill(pin);
  await priya.page.getByLabel('PIN').press('Enter');
  await expect(priya.page.getByText('Signed by Priya Nair').first()).toBeVisible();
  await kitchen.close();
});
