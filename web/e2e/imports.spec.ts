import { expect, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { ask } from './people.ts';

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
        await ask(request, `{ items(first: 100${after}) { nodes { name } pageInfo { endCursor } } }`),
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
