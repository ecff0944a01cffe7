import { expect, test } from '@playwright/test';
import { addDays } from '#schema/business-day.ts';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql } from './people.ts';

/** As many items as a kitchen of its own has. */
const ITEMS = 150;
const rows = Array.from({ length: ITEMS }, (_, index) => `Item ${String(index + 1)};kg;dry;${String(index % 9)},5`);
/** A unit that does not exist, and two rows that contradict each other. */
const wrong = ['Leek;kgg;dry;1', 'Beet;kg;dry;1', 'Beet;kg;dry;2'];

test('150 items pasted with semicolons and decimal commas are imported in one step, wrong rows are named, and Undo removes all', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page, request } = await kitchen.join('Marco Silva', 'manager');
  const stored = async () => {
    const countFrom = async (after: string) => {
      const answer = JSON.stringify(
        await graphql(request, `{ items(first: 100${after}) { nodes { name } pageInfo { endCursor } } }`),
      );
      return { count: answer.match(/"name"/g)?.length ?? 0, end: /"endCursor":"([^"]+)"/.exec(answer)?.[1] };
    };
    const first = await countFrom('');
    return first.end === undefined ? first.count : first.count + (await countFrom(`, after: "${first.end}"`)).count;
  };
  await page.goto(paths.imports);
  await page.getByLabel('Or paste the rows').fill(['Name;Unit;Category;Par', ...rows, ...wrong].join('\n'));
  await page.getByRole('button', { name: 'Read the pasted rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const leek = page.getByRole('row').filter({ hasText: 'Leek' });
  await expect(leek).toContainText('kgg is not a unit of this kitchen', { timeout: 30_000 });
  await expect(page.getByText('Errors 3')).toBeVisible();
  await expect(page.getByText(`New ${String(ITEMS)}`)).toBeVisible();
  expect(await stored()).toBe(0);

  await page.getByRole('button', { name: `Import the ${String(ITEMS)} good rows` }).dblclick();
  await expect(page.getByText('What the rows did')).toBeVisible({ timeout: 30_000 });
  expect(await stored()).toBe(ITEMS);

  await page.getByRole('button', { name: 'Undo the import' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect.poll(stored, { timeout: 30_000 }).toBe(0);
  await kitchen.close();
});

test('the report of a till is imported from the sales page: its dish leaves stock once, and an unknown dish is named', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page, request } = await kitchen.join('Marco Silva', 'manager');
  const romaine = { name: 'Romaine', category: 'produce', unit: 'ea', openingQuantity: '100' };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', romaine);
  await kitchen.do('createRecipe', 'CreateRecipeInput', {
    name: 'Caesar salad',
    kind: 'menu',
    yieldQuantity: '1',
    yieldUnit: 'portion',
    menuPrice: 1_400,
    pluCodes: ['001'],
    lines: [{ itemId, quantity: '1', unit: 'ea' }],
    steps: [],
  });
  const onHand = () => graphql(request, '{ items { nodes { onHand } } }');
  const is = (quantity: string) => ({ items: { nodes: [{ onHand: quantity }] } });
  await page.goto(paths.sales);
  const today = await page.getByLabel('Day', { exact: true }).inputValue();
  const yesterday = addDays(today, -1);
  await page.getByRole('link', { name: 'Import a file' }).click();
  const report = ['Date,PLU,Item,Qty,Net sales', `${yesterday},001,,12,168.00`, `${yesterday},,Soup,3,21.00`];
  await page.getByLabel('Or paste the rows').fill(report.join('\n'));
  await page.getByRole('button', { name: 'Read the pasted rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const soup = page.getByRole('row').filter({ hasText: 'Soup' });
  await expect(soup).toContainText('No dish is called “Soup”', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Import the 1 good row' }).dblclick();
  await expect(page.getByText('What the rows did')).toBeVisible({ timeout: 30_000 });
  await expect.poll(onHand).toEqual(is('88'));

  await page.goto(`${paths.sales}?day=${yesterday}`);
  await expect(page.getByText('+ 12 from the till')).toBeVisible();
  await expect(page.getByText('Not complete').first()).toBeVisible();
  await kitchen.close();
});

test('a handwritten prep list is pasted from the par sheet: a double press adds each line once, and Undo takes lines and items off', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page, request } = await kitchen.join('Marco Silva', 'manager');
  const lines = () => graphql(request, '{ prepItems { itemName parByWeekday unit } }');
  const items = () => graphql(request, '{ items { nodes { name } } }');
  const par = (itemName: string, quantity: string, unit: string) => ({
    itemName,
    parByWeekday: Array.from({ length: 7 }, () => quantity),
    unit,
  });
  await page.goto(to.tasksTab('par'));
  await page.getByRole('link', { name: 'Paste a list' }).first().click();
  await page.getByLabel('Paste the list').fill('Tomato sauce 8 L\n1 1/2 kg of mirepoix\nAioli 2 L, Nowhere');
  await page.getByRole('button', { name: 'Read the pasted rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const aioli = page.getByRole('row').filter({ hasText: 'Aioli' });
  await expect(aioli).toContainText('There is no such name here (a station): “Nowhere”', { timeout: 30_000 });
  await page.getByText('Notes 2').click();
  const mirepoix = page.getByRole('row').filter({ hasText: 'mirepoix' }).last();
  await expect(mirepoix).toContainText('a prepared item is created');
  expect(await items()).toEqual({ items: { nodes: [] } });

  await page.getByRole('button', { name: 'Import the 2 good rows' }).dblclick();
  await expect(page.getByText('What the rows did')).toBeVisible({ timeout: 30_000 });
  expect(await lines()).toEqual({ prepItems: [par('Tomato sauce', '8', 'l'), par('mirepoix', '1.5', 'kg')] });

  await page.getByRole('button', { name: 'Undo the import' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).dblclick();
  await expect.poll(lines, { timeout: 30_000 }).toEqual({ prepItems: [] });
  expect(await items()).toEqual({ items: { nodes: [] } });
  await kitchen.close();
});

test('ingredients of a file that are only similar are confirmed, changed or made new items before it is imported, and stay so over a reload', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page, request } = await kitchen.join('Marco Silva', 'manager');
  for (const name of ['Tomato', 'Onion', 'Leek', 'Butter']) {
    await kitchen.do('createItem', 'CreateItemInput', { name, category: 'produce', unit: 'kg' });
  }
  const ingredients = () => graphql(request, '{ recipes { nodes { ingredients { name } } } }');
  await page.goto(to.importOf('recipes'));
  const file = ['Recipe,Yield,Yield unit,Ingredient,Quantity,Unit', 'Soup,1,l,Tomatoes,1,kg', ',,,Onions,2,kg'];
  await page.getByLabel('Or paste the rows').fill([...file, ',,,Leeks,3,kg', ',,,Butter,4,kg'].join('\n'));
  await page.getByRole('button', { name: 'Read the pasted rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('button', { name: 'Confirm 3 ingredients first' })).toBeDisabled({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Yes, Tomatoes is this' }).click();
  await page.getByRole('button', { name: 'Change what Onions is' }).click();
  await page.getByRole('button', { name: 'Create a new item “Onions”' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Confirm 1 ingredient first' })).toBeDisabled();
  await page.getByRole('button', { name: 'Change what Leeks is' }).click();
  await page.getByRole('searchbox', { name: 'Find an item or recipe' }).fill('onio');
  await page.getByRole('group', { name: 'What Leeks is' }).getByRole('button', { name: 'Onion', exact: true }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).dblclick();
  await expect(page.getByText('What the rows did')).toBeVisible({ timeout: 30_000 });
  const names = ['Tomato', 'Onions', 'Onion', 'Butter'].map((name) => ({ name }));
  expect(await ingredients()).toEqual({ recipes: { nodes: [{ ingredients: names }] } });
  await page.getByRole('button', { name: 'All 4' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Leeks' })).toContainText('is Onion');
  await kitchen.close();
});
