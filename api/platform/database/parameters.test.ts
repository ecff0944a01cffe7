import { raw } from '@mikro-orm/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Item } from '../../features/inventory/items/item.entity.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { withParameters } from './parameters.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('values become numbered parameters; identifiers, fragments and lists stay in the text', () => {
  const at = new Date(0);
  const fragment = raw('coalesce(a, ?)', [0]);
  const values = [fragment, 'item', "O'Neil?", 2, null, true, at, raw('now() - interval ?', ['1 day']), ['a', 'b']];
  const { sql: text, parameters } = withParameters(
    "select ??, * from ?? where a = ? and b = ? and c is ? and d = ? and e > ? and f < ? and g in (?) and h \\? 'x'",
    values,
    api.app.database.orm.em.getPlatform(),
  );
  expect(text).toBe(
    'select coalesce(a, 0), * from "item" where a = $1 and b = $2 and c is $3 and d = $4 and e > $5 and f < now() - interval \'1 day\'' +
      " and g in ('a', 'b') and h ? 'x'",
  );
  expect(parameters).toEqual(["O'Neil?", 2, null, true, at]);
});

test('what people type is stored as typed, with every character that is special in SQL or the ORM', async () => {
  const kitchen = await Kitchen.create(api);
  const names = ["O'Neil's ?", 'a ?? b', '\\? $1 %s', "'); drop table item; --", '{"json": [1]}', 'é 🍋'];
  for (const name of names) await kitchen.item({ name });
  const found = await kitchen.write((tx) => tx.em.find(Item, { name: { $in: names } }, { orderBy: { id: 'asc' } }));
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('a statement of the ORM that is repeated with other values is planned once', async () => {
  const kitchen = await Kitchen.create(api);
  const [first, ...others] = [await kitchen.item(), await kitchen.item(), await kitchen.item()];
  const plans = await kitchen.write(async (tx) => {
    for (const { id } of [first, ...others]) await tx.em.findOneOrFail(Item, { id }, { refresh: true });
    const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`;
    return (await prepared.execute(tx.db)).rows;
  });
  expect(plans.filter(({ statement }) => /from "item" as "i0" where "i0"\."id" = \$1/.test(statement))).toHaveLength(1);
});
