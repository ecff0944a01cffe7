import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#schema/milliseconds.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { type DeliveryAnswer, ReceivingClient } from '../../../testing/receiving.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let receiving: ReceivingClient;
let salmon: Item;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  receiving = await ReceivingClient.open(kitchen);
  salmon = await kitchen.item({ name: 'Salmon' });
});
afterAll(() => api.stop());

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** Salmon at this price that arrived then, or now; confirmed now. */
async function received(unitPrice: string, receivedAt?: string): Promise<DeliveryAnswer> {
  const { id, lines } = await receiving.expect([salmon, '4', unitPrice]);
  return receiving.act('post', { id, receivedAt, lines: [{ id: lines[0]?.id, receivedQuantity: '4' }] });
}

const lastCost = async (): Promise<string | null> => (await receiving.stockOf(salmon)).lastUnitCost;

/** The titles of the price alerts, oldest first. */
async function priceAlerts(): Promise<string[]> {
  const { notifications } = await receiving.manager.request<{ notifications: { nodes: { title: string }[] } }>(
    '{ notifications { nodes { title } } }',
  );
  return notifications.nodes.map(({ title }) => title).filter((title) => title.startsWith('Price'));
}

describe('a delivery that is entered late', () => {
  test('keeps the newer last cost, and raises no price alert', async () => {
    await received('2000');
    await received('1000', daysAgo(5));
    expect(await lastCost()).toBe('2000');
    expect(await priceAlerts()).toEqual([]);
  });

  test('causes no alert about the next delivery', async () => {
    await received('2000');
    await received('1000', daysAgo(5));
    const next = await received('2000');
    expect(next.lines).toMatchObject([{ previousUnitPrice: '2000', priceChangePercent: '0' }]);
    expect(await priceAlerts()).toEqual([]);
  });

  test('compares with the last price before it arrived', async () => {
    await received('800', daysAgo(6));
    await received('2000');
    const late = await received('1000', daysAgo(5));
    expect(late.lines).toMatchObject([{ previousUnitPrice: '800', priceChangePercent: '25' }]);
  });

  test('compares with the last price before it arrived while it is a draft, too', async () => {
    await received('800', daysAgo(6));
    await received('2000');
    const { id } = await receiving.expect([salmon, '4', '1000']);
    const late = await receiving.act('save', { id, receivedAt: daysAgo(5) });
    expect(late.lines).toMatchObject([{ previousUnitPrice: '800' }]);
  });

  test('has no price to compare with when it is the first', async () => {
    await received('2000');
    const late = await received('1000', daysAgo(5));
    expect(late.lines).toMatchObject([{ previousUnitPrice: null, priceChangePercent: null }]);
  });

  test('sets the last cost and raises an alert when nothing arrived since', async () => {
    await received('800', daysAgo(6));
    await received('1000', daysAgo(5));
    expect(await lastCost()).toBe('1000');
    expect(await priceAlerts()).toEqual(['Price up 25 %']);
  });

  test('sets the last cost when the newer one is taken back', async () => {
    const newer = await received('2000');
    await received('1000', daysAgo(5));
    await receiving.act('reverse', { id: newer.id, reason: 'Wrong kitchen' });
    expect(await lastCost()).toBe('1000');
  });

  test('keeps the newer last cost when it is undone, and when its price is corrected', async () => {
    await received('2000');
    const undone = await received('1000', daysAgo(5));
    await receiving.act('undo', { id: undone.id });
    expect(await lastCost()).toBe('2000');
    const { version, lines } = await received('1000', daysAgo(4));
    await receiving.manager.request(
      'mutation ($input: CorrectDeliveryLineInput!) { correctDeliveryLine(input: $input) { id } }',
      { input: { lineId: lines[0]?.id, version, unitPrice: '900', reason: 'Typed wrong' } },
    );
    expect(await lastCost()).toBe('2000');
  });

  test('does not replace a cost that was entered after it arrived', async () => {
    salmon = await kitchen.item({ lastUnitCost: '2000' });
    await received('1000', daysAgo(5));
    expect(await lastCost()).toBe('2000');
    expect(await priceAlerts()).toEqual([]);
  });
});

test('of two deliveries that arrived together, the one confirmed last sets the last cost and is the newest price', async () => {
  const together = daysAgo(1);
  const [first, second] = [await receiving.expect([salmon, '4', '900']), await receiving.expect([salmon, '4', '1100'])];
  for (const { id, lines } of [second, first])
    await receiving.act('post', { id, receivedAt: together, lines: [{ id: lines[0]?.id, receivedQuantity: '4' }] });
  expect(await lastCost()).toBe('900');
  const prices = 'query ($itemId: ID!) { itemPrices(itemId: $itemId) { unitPrice } }';
  expect(await receiving.manager.request(prices, { itemId: salmon.id })).toEqual({
    itemPrices: [{ unitPrice: '900' }, { unitPrice: '1100' }],
  });
});
