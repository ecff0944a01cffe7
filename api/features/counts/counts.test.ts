import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Decimal } from 'decimal.js';
import { v7 as uuidv7 } from 'uuid';
import { add } from '../../platform/database/transaction.ts';
import { Item } from '../inventory/items/item.entity.ts';
import { ItemConversion } from '../units/item-conversion.entity.ts';
import { CountingClient, type CountingKitchen, kg, openCountingKitchen, refusalOf } from '../../testing/counting.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: CountingKitchen['kitchen'];
let cook: CountingClient;
let other: CountingClient;
let manager: CountingClient;
let place: string;
let itemHere: CountingKitchen['itemHere'];
let lineOf: CountingKitchen['lineOf'];
let onHand: CountingKitchen['onHand'];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ kitchen, cook, other, manager, place, itemHere, lineOf, onHand } = await openCountingKitchen(api));
});

describe('a large kitchen', () => {
  /** This many items more in the place. */
  const items = async (count: number) => {
    const { id } = await itemHere();
    await kitchen.write((tx) =>
      tx.em.getConnection().execute(
        `insert into item select (jsonb_populate_record(item, jsonb_build_object('id', gen_random_uuid(), 'name', 'Item of ' || n))).*
          from item, generate_series(1, ?) n where id = ?`,
        [count - 1, id],
        'run',
        tx.em.getTransactionContext(),
      ),
    );
  };

  test('has all its items on the sheet of a count', async () => {
    await items(5_000);
    const { id } = await manager.start();
    expect(await cook.sheet(id)).toHaveLength(5_000);
  });

  test('cannot start a count of more rows than fit; the refusal says to count fewer places at once', async () => {
    await items(15_001);
    const start = 'mutation ($input: StartCountInput!) { startCount(input: $input) { id } }';
    expect(await refusalOf(manager.client, start, { kind: 'period' })).toBe(
      'This count would have 15001 lines, and at most 15000 fit. Count fewer places at once.',
    );
  });
});

describe('counting', () => {
  test('keeps cases, single pieces and a weight as entered, and adds them up exactly', async () => {
    const item = await itemHere('0', { unit: 'kg', packQuantity: '12' });
    await kitchen.write(async (tx) =>
      add(tx, ItemConversion, {
        itemId: item.id,
        fromQuantity: '1',
        fromUnit: 'ea',
        toQuantity: '0.25',
        toUnit: 'kg',
        at: tx.now,
      }),
    );
    const { id } = await manager.start();
    const parts = [
      { quantity: '3', unit: 'case' },
      { quantity: '4', unit: 'ea', sum: '2*2' },
      { quantity: '500', unit: 'g' },
    ];
    const line = await cook.count(id, { ...lineOf(item.id), parts });
    expect(new Decimal(line.quantity ?? 0).toFixed()).toBe('37.5');
    expect(line.parts.map(({ unit, sum }) => [unit, sum])).toEqual([
      ['case', null],
      ['ea', '2*2'],
      ['g', null],
    ]);
  });

  test('refuses a unit that does not convert, with what to add, and changes nothing', async () => {
    const item = await itemHere('5', { name: 'Parsley' });
    const { id } = await manager.start();
    const input = { countSessionId: id, ...lineOf(item.id), parts: kg('2', 'bunch') };
    expect(await refusalOf(cook.client, CountingClient.LINE, input)).toMatch(
      /^Parsley is kept in kg; bunch does not convert to kg\./,
    );
    expect(await cook.lines(id)).toEqual([]);
  });

  test.each(['99999', '999999'])('refuses %s cases that are more than can be recorded, at once', async (quantity) => {
    const item = await itemHere('0', { name: 'Beef', packQuantity: '100000' });
    const { id } = await manager.start();
    const input = { countSessionId: id, ...lineOf(item.id), parts: [{ quantity, unit: 'case' }] };
    const [error] = (await cook.client.graph(CountingClient.LINE, { input })).errors;
    expect(error?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'parts' }] });
    expect(error?.message).toContain('This is more Beef than can be recorded.');
  });

  test('a measured quantity counts as its measurement, and the next count converts the unit', async () => {
    const item = await itemHere('0', { name: 'Soup' });
    const { id } = await manager.start();
    const measured = [{ quantity: '2', unit: 'bunch', measured: { quantity: '6200', unit: 'g' } }];
    const line = await cook.count(id, { ...lineOf(item.id), parts: measured });
    expect(Number(line.quantity)).toBe(6.2);
    const conversions = '{ item(id: "ID") { conversions { fromQuantity fromUnit toQuantity toUnit source } } }';
    expect(await manager.client.request(conversions.replace('ID', item.id))).toEqual({
      item: {
        conversions: [{ fromQuantity: '2', fromUnit: 'bunch', toQuantity: '6200', toUnit: 'g', source: 'learned' }],
      },
    });
    expect(Number((await cook.count(id, { ...lineOf(item.id), parts: kg('3', 'bunch') })).quantity)).toBe(9.3);
  });

  test('what was measured of a unit that is known by now counts, and the known conversion stays', async () => {
    const item = await itemHere('0', { name: 'Stock' });
    const { id } = await manager.start();
    const weighed = (quantity: string) => [{ quantity: '1', unit: 'bunch', measured: { quantity, unit: 'kg' } }];
    await cook.count(id, { ...lineOf(item.id), parts: weighed('3') });
    const again = { ...lineOf(item.id), parts: [...weighed('2.5'), ...kg('1', 'bunch')] };
    expect(Number((await cook.count(id, again)).quantity)).toBe(5.5);
  });

  test('two people who measure the same unit at once both count, and the conversion is stored once', async () => {
    const item = await itemHere('0', { name: 'Jus' });
    const { id } = await manager.start();
    const parts = [{ quantity: '1', unit: 'bunch', measured: { quantity: '3', unit: 'kg' } }];
    const input = { ...lineOf(item.id), parts, meeting: 'add' };
    const lines = await Promise.all([cook.count(id, input), other.count(id, input)]);
    expect(Math.max(...lines.map(({ quantity }) => Number(quantity)))).toBe(6);
    const document = `{ item(id: "${item.id}") { conversions { toQuantity } } }`;
    expect(await manager.client.request(document)).toEqual({ item: { conversions: [{ toQuantity: '3' }] } });
  });

  test.each([
    ['nothing', { quantity: '0', unit: 'bunch', measured: { quantity: '1', unit: 'kg' } }, 'Enter more than zero.'],
    [
      'in a unit that does not convert either',
      { quantity: '1', unit: 'bunch', measured: { quantity: '1', unit: 'ea' } },
      /ea does not convert to kg\./,
    ],
    [
      'in packs, which are no measure',
      { quantity: '1', unit: 'bunch', measured: { quantity: '1', unit: 'case' } },
      /case does not convert to kg\./,
    ],
    [
      'in a unit that the kitchen does not have',
      { quantity: '1', unit: 'bunch', measured: { quantity: '1', unit: 'parsec' } },
      /parsec/,
    ],
  ])('refuses what was measured of %s, and learns nothing', async (_what, part, sentence) => {
    const item = await itemHere('0', { name: 'Roux', packQuantity: '12' });
    const { id } = await manager.start();
    const input = { countSessionId: id, ...lineOf(item.id), parts: [part] };
    expect(await refusalOf(cook.client, CountingClient.LINE, input)).toMatch(sentence);
    const { item: unchanged } = await manager.client.request<{ item: { conversions: unknown[] } }>(
      `{ item(id: "${item.id}") { conversions { fromUnit } } }`,
    );
    expect(unchanged.conversions).toEqual([]);
  });

  test('none is zero; skipped and not counted are not', async () => {
    const [none, skipped, untouched] = [await itemHere('3'), await itemHere('3'), await itemHere('3')];
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(none.id), none: true });
    await cook.count(id, { ...lineOf(skipped.id), skipReason: 'The shelf is blocked' });
    await manager.review(id);
    expect([await onHand(none.id), await onHand(skipped.id), await onHand(untouched.id)]).toEqual(['0', '3', '3']);
  });

  test('two people on one line: the second gets both values, and adds or replaces', async () => {
    const item = await itemHere('0', { name: 'Flour' });
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(item.id), parts: kg('12') });
    const mine = { countSessionId: id, ...lineOf(item.id), parts: kg('9') };
    const { errors } = await other.client.graph(CountingClient.LINE, { input: mine });
    expect(errors[0]?.message).toBe('Ana counted 12 kg of Flour here. Yours is 9 kg. Add it, or replace theirs?');
    expect(errors[0]?.extensions['fields']).toMatchObject([{ path: 'meeting' }]);
    expect(Number((await other.count(id, { ...lineOf(item.id), parts: kg('9'), meeting: 'add' })).quantity)).toBe(21);
    expect(Number((await cook.count(id, { ...lineOf(item.id), parts: kg('4'), meeting: 'replace' })).quantity)).toBe(4);
  });

  test('two people at the same instant: one is stored, the other must choose', async () => {
    const item = await itemHere();
    const { id } = await manager.start();
    const answers = await Promise.all(
      [cook, other].map(({ client }, index) =>
        client.graph(CountingClient.LINE, {
          input: { countSessionId: id, ...lineOf(item.id), parts: kg(`${index + 1}`) },
        }),
      ),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await cook.lines(id)).toHaveLength(1);
  });

  test('a person corrects their own line without a question, and the same press twice counts once', async () => {
    const item = await itemHere();
    const { id } = await manager.start();
    const input = { countSessionId: id, ...lineOf(item.id), parts: kg('7') };
    const key = { 'idempotency-key': uuidv7() };
    const [one, two] = [
      await cook.client.graph(CountingClient.LINE, { input }, key),
      await cook.client.graph(CountingClient.LINE, { input }, key),
    ];
    expect(two.data).toEqual(one.data);
    await cook.count(id, { ...lineOf(item.id), parts: kg('8') });
    expect((await cook.lines(id)).map(({ quantity }) => Number(quantity))).toEqual([8]);
  });

  test('is in shelf order: new items follow, items without a place come last', async () => {
    const [salt, oil, rice] = [
      await itemHere('0', { name: 'Salt' }),
      await itemHere('0', { name: 'Oil' }),
      await itemHere('0', { name: 'Rice' }),
    ];
    const nowhere = await kitchen.item({ name: 'Apron' });
    await manager.run('orderShelf', 'OrderShelfInput', { storageLocationId: place, itemIds: [salt.id, oil.id] }, '');
    const { id } = await manager.start();
    expect((await cook.sheet(id)).map(({ itemId }) => itemId)).toEqual([salt.id, oil.id, rice.id, nowhere.id]);
  });

  test('of two managers who change the shelf order at once, the first sets it and the second gets CONFLICT', async () => {
    const [salt, oil, rice] = [
      await itemHere('0', { name: 'Salt' }),
      await itemHere('0', { name: 'Oil' }),
      await itemHere('0', { name: 'Rice' }),
    ];
    const document = 'mutation ($input: OrderShelfInput!) { orderShelf(input: $input) }';
    const order = (itemIds: readonly string[], previousItemIds: readonly string[]) =>
      manager.client.graph(document, { input: { storageLocationId: place, itemIds, previousItemIds } });
    const unordered = [oil.id, rice.id, salt.id];
    expect((await order([salt.id, oil.id, rice.id], unordered)).errors).toEqual([]);
    const { errors } = await order([rice.id, oil.id, salt.id], unordered);
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'common.changedMeanwhile' });
    const { id } = await manager.start();
    expect((await cook.sheet(id)).map(({ itemId }) => itemId)).toEqual([salt.id, oil.id, rice.id]);
    expect((await order([rice.id, salt.id, oil.id], [salt.id, oil.id, rice.id])).errors).toEqual([]);
  });

  test('lots with different use-bys are counted one by one, or the item as a whole, not both', async () => {
    const item = await itemHere('0', { name: 'Cod' });
    const lot = (days: number) =>
      kitchen.lot(item.id, '5', { useBy: new Date(Date.now() + days * 86_400_000), storageLocationId: place });
    const [first, second] = [await lot(1), await lot(5)];
    const { id } = await manager.start();
    const [row] = await cook.sheet(id);
    expect(row?.lots.map(({ lotId }) => lotId)).toEqual([first.id, second.id]);
    await cook.count(id, { ...lineOf(item.id), lotId: first.id, parts: kg('1') });
    const whole = { countSessionId: id, ...lineOf(item.id), parts: kg('6') };
    expect(await refusalOf(cook.client, CountingClient.LINE, whole)).toMatch(/^Cod is counted by lot here\./);
    await manager.review(id);
    expect((await kitchen.stockOf(item.id)).lots.map(({ quantity }) => quantity)).toEqual(['1', '5']);
  });

  test('an item that was archived meanwhile is refused, and blocks posting only with a difference', async () => {
    const [gone, ghost] = [await itemHere('0', { name: 'Romaine' }), await itemHere('0', { name: 'Chard' })];
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(gone.id), none: true });
    await cook.count(id, { ...lineOf(ghost.id), parts: kg('2') });
    await kitchen.write(async (tx) => {
      for (const { id: itemId } of [gone, ghost]) (await tx.em.findOneOrFail(Item, { id: itemId })).archivedAt = tx.now;
    });
    const again = { countSessionId: id, ...lineOf(gone.id), parts: kg('1') };
    expect(await refusalOf(cook.client, CountingClient.LINE, again)).toBe(
      'Romaine is archived. Restore it to count it.',
    );
    await cook.submit(id);
    await manager.acceptAll(id);
    expect(await refusalOf(manager.client, CountingClient.POST, { id })).toMatch(
      /^Chard is archived, but 2 kg were counted\./,
    );
    await manager.run('reopenCount', 'CountTargetInput', { id });
    await cook.count(id, { ...lineOf(ghost.id), skipReason: 'Archived' });
    expect((await manager.review(id)).status).toBe('posted');
  });
});

test('the audit log calls a counted line like its item', async () => {
  const item = await itemHere('5', { name: 'Romaine' });
  const { id } = await manager.start();
  const line = await cook.count(id, { ...lineOf(item.id), parts: kg('4') });
  const admin = await kitchen.signIn('admin');
  const log = `query ($filter: AuditFilterInput) { auditLog(filter: $filter) { nodes { action names } } }`;
  const { auditLog } = await admin.request<{ auditLog: { nodes: { action: string; names: object }[] } }>(log, {
    filter: { entity: 'CountSession', entityId: id },
  });
  expect(auditLog.nodes).toContainEqual({ action: 'count.line_counted', names: { [line.id]: 'Romaine' } });
});
