import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, idsIn, settled } from './people.ts';
import { storedPresses } from './stored-results.ts';

const EACH = 75;

/** Counts the place from top to bottom: one figure, one press for each line. Returns the presses. */
async function countAll(page: Page, lost: { readonly from: number; readonly to: number } | null): Promise<number> {
  const done = (n: number) => page.getByText(`${String(n)} of ${String(EACH)} counted`, { exact: true });
  let presses = 0;
  for (let n = 1; n <= EACH; n += 1) {
    if (n === lost?.from) await page.context().setOffline(true);
    if (n === lost?.to) await page.context().setOffline(false);
    await page.getByRole('button', { name: String(n % 10), exact: true }).click();
    await page.getByRole('button', { name: 'Save, next' }).click();
    presses += 2;
    await expect(done(n)).toBeVisible();
  }
  return presses;
}

test('two people count 150 items, one of them without a network for 25 of them: two presses each, nothing lost, posted once', async ({
  browser,
}) => {
  // Some 300 presses: three times the usual limit.
  test.slow();
  const kitchen = await NewKitchen.open(browser);
  const places = await Promise.all(
    ['Cold room', 'Dry store'].map((name) =>
      kitchen.do('createStorageLocation', 'CreateStorageLocationInput', { name, kind: 'walk_in' }),
    ),
  );
  for (const [index, storageLocationId] of places.entries()) {
    for (let n = 1; n <= EACH; n += 1) {
      const name = `${index === 0 ? 'Cold' : 'Dry'} ${String(n).padStart(2, '0')}`;
      await kitchen.do('createItem', 'CreateItemInput', { name, category: 'dry', unit: 'kg', storageLocationId });
    }
  }
  await kitchen.do('startCount', 'StartCountInput', { kind: 'period' });
  const [count = ''] = idsIn(await graphql(kitchen.admin.request, '{ countSessions(first: 1) { nodes { id } } }'));
  const ana = (await kitchen.join('Ana Torres', 'cook')).page;
  const tom = (await kitchen.join('Tom Becker', 'cook')).page;
  for (const [page, place] of [
    [ana, 'Cold room'],
    [tom, 'Dry store'],
  ] as const) {
    await page.goto(to.layer(paths.cook, 'count', count));
    await page.getByRole('button', { name: new RegExp(place) }).click();
    await settled(page);
  }

  const presses = await Promise.all([countAll(ana, { from: 20, to: 45 }), countAll(tom, null)]);
  expect(presses).toEqual([2 * EACH, 2 * EACH]);
  await expect.poll(() => storedPresses(ana), { timeout: 60_000 }).toEqual([]);
  await expect.poll(() => storedPresses(tom), { timeout: 60_000 }).toEqual([]);

  const target = 'CountTargetInput';
  await kitchen.do('submitCount', target, { id: count });
  // Items without a record differ by all of it: each needs a reason.
  const lines = await graphql(
    kitchen.admin.request,
    'query ($id: ID!) { countSheet(countSessionId: $id) { line { id } } }',
    {
      id: count,
    },
  );
  for (const id of idsIn(lines)) {
    await kitchen.do('acceptCountLine', 'AcceptCountLineInput', { id, reason: 'First count' });
  }
  await Promise.allSettled([1, 2].map(() => kitchen.do('postCount', target, { id: count })));

  const read =
    'query ($after: String) { items(first: 100, after: $after) { nodes { name onHand } pageInfo { endCursor } } }';
  const first = await graphql(kitchen.admin.request, read);
  const after = /"endCursor":"([^"]+)"/.exec(JSON.stringify(first))?.[1];
  const all = JSON.stringify([first, await graphql(kitchen.admin.request, read, { after })]);
  const found = [...all.matchAll(/"name":"(?:Cold|Dry) (\d\d)","onHand":"(\d)"/g)].map(([, n, onHand]) => [n, onHand]);
  expect(found).toHaveLength(2 * EACH);
  expect(found.filter(([n, onHand]) => String(Number(n) % 10) !== onHand)).toEqual([]);
  await kitchen.close();
});
