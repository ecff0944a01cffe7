import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Kitchen } from '../../../testing/factories.ts';
import {
  CountingClient,
  type CountingKitchen,
  kg,
  type LineRow,
  openCountingKitchen,
  refusalOf,
} from '../../../testing/counting.ts';
import { until } from '../../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: CountingKitchen['kitchen'];
let cook: CountingClient;
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
  ({ kitchen, cook, manager, place, itemHere, lineOf, onHand } = await openCountingKitchen(api));
});

describe('review', () => {
  test('a difference above the limit needs a reason or a recount; the recount is for the cook', async () => {
    const item = await itemHere('10', { name: 'Beef' });
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(item.id), parts: kg('4') });
    await cook.submit(id);
    expect(await refusalOf(manager.client, CountingClient.POST, { id })).toBe(
      'Beef differs by more than the limit. Give a reason, or have it counted again.',
    );
    const [line] = await manager.lines(id);
    await manager.run('requestRecount', 'RequestRecountInput', {
      lineIds: [line?.id],
      reason: 'Look in the freezer, too',
    });
    expect(await cook.lines(id)).toMatchObject([{ recountReason: 'Look in the freezer, too' }]);
    await cook.submit(id);
    expect(await refusalOf(manager.client, CountingClient.POST, { id })).toBe('Beef is to be counted again.');
    await manager.run('reopenCount', 'CountTargetInput', { id });
    await cook.count(id, { ...lineOf(item.id), parts: kg('9.5') });
    await manager.review(id);
    expect(await manager.lines(id)).toMatchObject([{ recountReason: null, quantityBefore: '4' }]);
    expect(await onHand(item.id)).toBe('9.5');
  });

  test('what waited for the network since before a line was counted neither replaces that nor answers a recount', async () => {
    const item = await itemHere('10', { name: 'Beef' });
    const { id } = await manager.start();
    const pressedAt = new Date().toISOString();
    await until(() => new Date().toISOString() > pressedAt);
    const { id: lineId } = await cook.count(id, { ...lineOf(item.id), parts: kg('5') });
    await manager.run('requestRecount', 'RequestRecountInput', { lineIds: [lineId], reason: 'Looks wrong' });
    await cook.count(id, { ...lineOf(item.id), parts: kg('4'), occurredAt: pressedAt });
    expect(await manager.lines(id)).toMatchObject([{ quantity: '5', recountReason: 'Looks wrong' }]);
  });

  test('what was counted before a recount was requested, and arrives after it, does not answer it', async () => {
    const item = await itemHere('10', { name: 'Beef' });
    const { id } = await manager.start();
    const { id: lineId } = await cook.count(id, { ...lineOf(item.id), parts: kg('5') });
    const pressedAt = new Date().toISOString();
    await until(() => new Date().toISOString() > pressedAt);
    await manager.run('requestRecount', 'RequestRecountInput', { lineIds: [lineId], reason: 'Looks wrong' });
    await cook.count(id, { ...lineOf(item.id), parts: kg('4'), occurredAt: pressedAt });
    expect(await manager.lines(id)).toMatchObject([{ quantity: '4', recountReason: 'Looks wrong' }]);
    await cook.count(id, { ...lineOf(item.id), parts: kg('6') });
    expect(await manager.lines(id)).toMatchObject([{ quantity: '6', recountReason: null, quantityBefore: '4' }]);
  });

  test('a category with limits of its own uses them, and the kitchen’s where it has none', async () => {
    const update = 'mutation ($input: UpdateItemCategoryInput!) { updateItemCategory(input: $input) { id } }';
    const own = async (code: string, limits: object) => {
      const { itemCategories } = await manager.client.request<{ itemCategories: { id: string; code: string }[] }>(
        '{ itemCategories { id code } }',
      );
      const id = itemCategories.find((category) => category.code === code)?.id;
      await manager.client.request(update, { input: { id, ...limits } });
      return { categoryId: id ?? '' };
    };
    // The kitchen reviews more than 20 %.
    const strict = await own('meat', { countVariancePercent: '5' });
    const loose = await own('produce', { countVariancePercent: '50' });
    const dear = await own('fish', { countVariancePercent: null, countVarianceAmount: 500 });
    const items = [
      await itemHere('10', strict),
      await itemHere('10', loose),
      await itemHere('10', { ...dear, lastUnitCost: '600' }),
      await itemHere('10', await own('dairy', {})),
    ];
    const { id } = await manager.start();
    const counted = ['9', '7', '9', '7'];
    for (const [index, item] of items.entries()) {
      await cook.count(id, { ...lineOf(item.id), parts: kg(counted[index] ?? '') });
    }
    const over = new Map((await manager.lines(id)).map((line) => [line.itemId, line.overLimit]));
    expect(items.map((item) => over.get(item.id))).toEqual([true, false, true, true]);
  });

  test('two managers post at once: it is posted once, the other gets CONFLICT', async () => {
    const item = await itemHere('10');
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(item.id), parts: kg('9') });
    await cook.submit(id);
    const second = await kitchen.signIn('manager');
    const answers = await Promise.all(
      [manager.client, second].map((client) => client.graph(CountingClient.POST, { input: { id } })),
    );
    expect(answers.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      'This count is already posted.',
    ]);
    expect(await onHand(item.id)).toBe('9');
  });

  test('money is what the ledger books; an unknown cost is unknown', async () => {
    const [dear, unknown] = [await itemHere('10', { lastUnitCost: '300' }), await itemHere('10')];
    const { id } = await manager.start();
    for (const item of [dear, unknown]) await cook.count(id, { ...lineOf(item.id), parts: kg('9') });
    const session = await manager.review(id);
    expect([Number(session.postedValue), session.unknownCosts]).toEqual([-300, 1]);
    const values = new Map((await manager.lines(id)).map((line) => [line.itemId, line.varianceValue]));
    expect([Number(values.get(dear.id)), values.get(unknown.id)]).toEqual([-300, null]);
  });

  test('reversed as a whole with a reason, it is in review again and can be posted again', async () => {
    const [less, more] = [await itemHere('10'), await itemHere('10')];
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(less.id), parts: kg('9') });
    await cook.count(id, { ...lineOf(more.id), parts: kg('11') });
    await manager.review(id);
    const back = await manager.run('reverseCount', 'ReverseCountInput', { id, reason: 'Wrong day' });
    expect([back.status, await onHand(less.id), await onHand(more.id)]).toEqual(['in_review', '10', '10']);
    await manager.run('postCount', 'CountTargetInput', { id });
    expect([await onHand(less.id), await onHand(more.id)]).toEqual(['9', '11']);
  });
});

describe('who sees what', () => {
  test('in a blind count a cook gets nothing expected from any operation; the manager does', async () => {
    const item = await itemHere('10', { lastUnitCost: '300' });
    const { id } = await manager.start({ blind: true });
    const saved = await cook.count(id, { ...lineOf(item.id), parts: kg('4') });
    await manager.run('requestRecount', 'RequestRecountInput', { lineIds: [saved.id], reason: 'Look again' });
    await cook.count(id, { ...lineOf(item.id), parts: kg('5') });
    const hidden = {
      expectedQuantity: null,
      variance: null,
      variancePercent: null,
      varianceValue: null,
      overLimit: null,
      quantityBefore: null,
    };
    const node = await cook.client.request<{ node: LineRow }>(
      `query ($id: ID!) { node(id: $id) { ... on CountLine { ${CountingClient.FIELDS} } } }`,
      { id: saved.id },
    );
    for (const line of [saved, ...(await cook.lines(id)), node.node]) expect(line).toMatchObject(hidden);
    expect(await manager.lines(id)).toMatchObject([{ expectedQuantity: '10', varianceValue: '-1500' }]);
    await manager.review(id);
    for (const line of await cook.lines(id)) expect(line).toMatchObject(hidden);
    expect((await cook.session(id)).postedValue).toBeNull();
  });

  test('in an open count a cook sees what is expected, never money', async () => {
    const item = await itemHere('10', { lastUnitCost: '300' });
    const { id } = await manager.start();
    const line = await cook.count(id, { ...lineOf(item.id), parts: kg('4') });
    expect(line).toMatchObject({ expectedQuantity: '10', varianceValue: null, overLimit: null });
  });

  test('another kitchen cannot count, read or post it', async () => {
    const item = await itemHere('10');
    const { id } = await manager.start();
    const stranger = await (await Kitchen.create(api)).signIn('admin');
    const input = { countSessionId: id, ...lineOf(item.id), parts: kg('4') };
    expect(await stranger.refused(CountingClient.LINE, { input })).toBe('NOT_FOUND');
    expect(await stranger.refused(CountingClient.POST, { input: { id } })).toBe('NOT_FOUND');
    expect(await stranger.refused('query ($id: ID!) { countSheet(countSessionId: $id) { key } }', { id })).toBe(
      'NOT_FOUND',
    );
  });

  test('a cook starts a spot count of one place, not a period count', async () => {
    await itemHere('1');
    const spot = await cook.run('startSpotCount', 'StartSpotCountInput', { storageLocationId: place });
    expect([spot.kind, spot.status]).toEqual(['spot', 'open']);
    const input = { kind: 'period' };
    expect(
      await cook.client.refused('mutation ($input: StartCountInput!) { startCount(input: $input) { id } }', { input }),
    ).toBe('FORBIDDEN');
  });
});
