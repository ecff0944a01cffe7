import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { businessDate } from '#schema/business-day.ts';
import { HOUR } from '#schema/milliseconds.ts';
import { drawStock } from '../../inventory/ledger/ledger.writes.ts';
import { newLotCode } from '../../inventory/lots/lot-code.crypto.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { add } from '../../../platform/database/transaction.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { zoneWhereItIs } from '../../../testing/kitchen-clock.ts';
import { CountingClient, type CountingKitchen, kg, openCountingKitchen, refusalOf } from '../../../testing/counting.ts';
import { until } from '../../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: CountingKitchen['kitchen'];
let cook: CountingClient;
let other: CountingClient;
let manager: CountingClient;
let place: string;
let itemHere: CountingKitchen['itemHere'];
let lineOf: CountingKitchen['lineOf'];
let use: CountingKitchen['use'];
let onHand: CountingKitchen['onHand'];
let lotHere: CountingKitchen['lotHere'];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ kitchen, cook, other, manager, place, itemHere, lineOf, use, onHand, lotHere } = await openCountingKitchen(api));
});

describe('what is expected', () => {
  test('is as of the moment of the line; later movements are kept after posting', async () => {
    const item = await itemHere('10');
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(item.id), parts: kg('8') });
    await use(item.id, '3');
    expect(
      (await manager.lines(id)).map(({ expectedQuantity, variance }) => [Number(expectedQuantity), Number(variance)]),
    ).toEqual([[10, -2]]);
    await manager.review(id);
    expect(await onHand(item.id)).toBe('5');
  });

  test('includes what was recorded later for a time before the count', async () => {
    const item = await itemHere('10');
    const { id } = await manager.start();
    const before = new Date(Date.now() - 60_000);
    await cook.count(id, { ...lineOf(item.id), parts: kg('7') });
    await use(item.id, '3', before);
    expect((await manager.lines(id)).map(({ variance }) => Number(variance))).toEqual([0]);
    await manager.review(id);
    expect(await onHand(item.id)).toBe('7');
  });

  test('of a line that waited for the network is that of when it was counted', async () => {
    const item = await itemHere('10');
    const { id } = await manager.start();
    const countedAt = new Date();
    const usedAt = Date.now() + 5;
    await use(item.id, '4', new Date(usedAt));
    await until(() => Date.now() > usedAt);
    await cook.count(id, { ...lineOf(item.id), parts: kg('9'), occurredAt: countedAt.toISOString() });
    await manager.review(id);
    expect(await onHand(item.id)).toBe('5');
  });

  test('is of no time before the count was started, whatever the clock of the phone', async () => {
    const item = await itemHere('4');
    const { id } = await manager.start();
    const occurredAt = new Date(Date.now() - 48 * HOUR).toISOString();
    await cook.count(id, { ...lineOf(item.id), parts: kg('4'), occurredAt });
    expect((await manager.lines(id)).map(({ variance }) => Number(variance))).toEqual([0]);
    await manager.review(id);
    expect(await onHand(item.id)).toBe('4');
  });

  test('is net of what is owed, which the count settles also when as much is found', async () => {
    const item = await itemHere('10');
    await kitchen.write(async (tx) => {
      const lot = add(tx, StockLot, { itemId: item.id, lotCode: newLotCode(), state: 'depleted' });
      await drawStock(tx, { itemId: item.id, type: 'waste', quantity: '2', order: 'any', lot });
    });
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(item.id), parts: kg('8') });
    await manager.review(id);
    const { onHand: held, owed, breaks } = await kitchen.stockOf(item.id);
    expect([held, owed, breaks]).toEqual(['8', '0', []]);
  });

  test('owed stock is settled, and what is owed after the count is drawn from what was found', async () => {
    const item = await itemHere('2');
    await use(item.id, '5');
    const { id } = await manager.start();
    await cook.count(id, { ...lineOf(item.id), parts: kg('4') });
    expect((await manager.lines(id)).map(({ expectedQuantity }) => Number(expectedQuantity))).toEqual([-3]);
    await use(item.id, '1');
    await manager.review(id);
    const stock = await kitchen.stockOf(item.id);
    expect([stock.onHand, stock.owed, stock.breaks]).toEqual(['3', '0', []]);
  });
});

describe('an item that is counted lot by lot', () => {
  const byLot = (itemId: string, lotId: string, quantity: string) => ({
    ...lineOf(itemId),
    lotId,
    parts: kg(quantity),
  });
  const expected = async (id: string) =>
    (await manager.lines(id)).map(({ expectedQuantity }) => Number(expectedQuantity)).toSorted((a, b) => a - b);

  /** Lots of 3 and 5, and 2 that are owed: 5 were thrown away of a lot that held 3. */
  const owing = async () => {
    const item = await itemHere();
    const [gone, ...lots] = [
      await lotHere(item.id, '3', 1),
      await lotHere(item.id, '3', 2),
      await lotHere(item.id, '5', 3),
    ];
    await kitchen.write(async (tx) => {
      const lot = await tx.em.findOneOrFail(StockLot, { id: gone.id });
      await drawStock(tx, { itemId: item.id, type: 'waste', quantity: '5', order: 'any', lot });
    });
    return { item, lots };
  };

  test('owes nothing any more when every lot of its place is counted', async () => {
    const { item, lots } = await owing();
    const { id } = await manager.start();
    await cook.count(id, byLot(item.id, lots[0]?.id ?? '', '3'));
    expect(await expected(id)).toEqual([3]);
    await cook.count(id, byLot(item.id, lots[1]?.id ?? '', '5'));
    expect(await expected(id)).toEqual([3, 3]);
    await manager.review(id);
    await lotHere(item.id, '10', 4);
    const { onHand: held, owed, breaks } = await kitchen.stockOf(item.id);
    expect([held, owed, breaks]).toEqual(['18', '0', []]);
  });

  test('owes what it owed while a lot of its place is not counted', async () => {
    const { item, lots } = await owing();
    const { id } = await manager.start();
    const first = await cook.count(id, byLot(item.id, lots[0]?.id ?? '', '3'));
    await cook.count(id, byLot(item.id, lots[1]?.id ?? '', '5'));
    await cook.client.request('mutation ($input: ClearCountLineInput!) { clearCountLine(input: $input) { id } }', {
      input: { id: first.id },
    });
    expect(await expected(id)).toEqual([5]);
    await manager.review(id);
    const { onHand: held, owed } = await kitchen.stockOf(item.id);
    expect([held, owed]).toEqual(['8', '2']);
  });
});

test('on hand after posting is what was counted and what moved afterwards, whatever moved before', async () => {
  const movement = fc.tuple(fc.constantFrom('in', 'out'), fc.integer({ min: 1, max: 30 }));
  const movements = fc.array(movement, { maxLength: 4 });
  const move = async (itemId: string, moves: readonly (readonly [string, number])[]) => {
    for (const [way, quantity] of moves) {
      if (way === 'in') await kitchen.lot(itemId, String(quantity), { storageLocationId: place });
      else await use(itemId, String(quantity));
    }
    return moves.reduce((sum, [way, quantity]) => sum + (way === 'in' ? quantity : -quantity), 0);
  };
  await fc.assert(
    fc.asyncProperty(movements, fc.integer({ min: 0, max: 40 }), movements, async (before, counted, after) => {
      const item = await itemHere();
      await move(item.id, before);
      const { id } = await manager.start({ storageLocationIds: [place] });
      await cook.count(id, {
        ...lineOf(item.id),
        ...(counted === 0 ? { none: true } : { parts: kg(String(counted)) }),
      });
      const moved = await move(item.id, after);
      await manager.review(id);
      expect(await onHand(item.id)).toBe(String(counted + moved));
      const { onHand: held, owed } = await kitchen.stockOf(item.id);
      expect(held === '0' || owed === '0').toBe(true);
    }),
    { numRuns: 8 },
  );
}, 120_000);

describe('the closing count', () => {
  test('at 03:00 before the rollover it is of the day that ends, sets on hand in all places and can be undone', async () => {
    const night = await Kitchen.create(api, { timeZone: zoneWhereItIs(3), dayRollover: '04:00' });
    const cookAtNight = new CountingClient(await night.signIn('cook'));
    const soup = await night.item({ kind: 'prep', unit: 'l' }, '10');
    const lines = [
      {
        itemId: soup.id,
        parts: [
          { quantity: '2', unit: 'l' },
          { quantity: '500', unit: 'ml' },
        ],
      },
    ];
    const session = await cookAtNight.run('countClosing', 'CountClosingInput', { lines });
    const today = businessDate({ timeZone: zoneWhereItIs(3), dayRollover: '04:00' }, new Date());
    expect([session.kind, session.status, session.businessDate]).toEqual(['closing', 'posted', today]);
    expect((await night.stockOf(soup.id)).onHand).toBe('2.5');
    await cookAtNight.run('undoClosingCount', 'CountTargetInput', { id: session.id });
    expect((await night.stockOf(soup.id)).onHand).toBe('10');
  });

  test('is for prepared items, and undone only by who made it', async () => {
    const raw = await itemHere('1', { name: 'Onion' });
    const lines = (itemId: string) => ({ lines: [{ itemId, parts: kg('2') }] });
    const document = 'mutation ($input: CountClosingInput!) { countClosing(input: $input) { id } }';
    expect(await refusalOf(cook.client, document, lines(raw.id))).toMatch(/^Onion is not a prepared item\./);
    const sauce = await itemHere('1', { kind: 'prep' });
    const { id } = await cook.run('countClosing', 'CountClosingInput', lines(sauce.id));
    const undo = 'mutation ($input: CountTargetInput!) { undoClosingCount(input: $input) { id } }';
    expect(await other.client.refused(undo, { input: { id } })).toBe('FORBIDDEN');
  });
});
