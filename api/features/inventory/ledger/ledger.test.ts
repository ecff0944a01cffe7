import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { addFoundStock } from '../lots/found-stock.writes.ts';
import { Item } from '../items/item.entity.ts';
import { drawStock, revalueLot } from './ledger.writes.ts';
import { reverse } from './reversal.writes.ts';
import { StockLot } from '../lots/stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const receive = (itemId: string, quantity: string, useBy: Date | null = null, unitCost: string | null = '250') =>
  kitchen.lot(itemId, quantity, { useBy, unitCost });

const draw = (itemId: string, quantity: string) => (tx: Transaction) =>
  drawStock(tx, { itemId, type: 'prep_out', quantity, order: 'serve' });

const sell = (itemId: string, quantity: string, occurredAt?: Date) => (tx: Transaction) =>
  drawStock(tx, { itemId, type: 'sale_use', quantity, order: 'sold', ...(occurredAt ? { occurredAt } : {}) });

const addFound = (itemId: string, quantity: string) =>
  kitchen.write(async (tx) =>
    addFoundStock(tx, await find(tx, Item, 'item', itemId), { type: 'count_adjust', quantity }),
  );

const reverseById = (movementId: string) =>
  kitchen.write(async (tx) => reverse(tx, await find(tx, StockMovement, 'stock movement', movementId), 'mistake'));

async function outcome(action: Promise<unknown>): Promise<string> {
  try {
    await action;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('the stock ledger', () => {
  test('adds up after any sequence of receiving, drawing more than is on hand, finding and reversing', async () => {
    const amount = fc.integer({ min: 1, max: 90_000 }).map((ticks) => new Decimal(ticks).dividedBy(10_000).toFixed());
    const cost = fc.option(
      fc.integer({ min: 0, max: 99_999 }).map((ticks) => String(ticks / 100)),
      { nil: null },
    );
    const step = fc.record({
      kind: fc.constantFrom('receive', 'draw', 'draw', 'found', 'reverse'),
      amount,
      cost,
      nth: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const { id } = await kitchen.item();
        for (const { kind, amount: quantity, cost: unitCost, nth } of steps) {
          if (kind === 'receive') await receive(id, quantity, null, unitCost);
          else if (kind === 'found') await addFound(id, quantity);
          else if (kind === 'draw') await outcome(kitchen.write(draw(id, quantity)));
          else await outcome(reverseNth(id, nth));
          const stock = await kitchen.stockOf(id);
          expect(stock.breaks).toEqual([]);
          expect(stock.ledger).toBe(new Decimal(stock.onHand).minus(stock.owed).toFixed());
          expect(stock.ledgerValue).toBe(stock.value);
        }
      }),
      { numRuns: 15 },
    );
  }, 90_000);

  // Those that wait for a connection longer than the pool allows are repeated, as clients do; full-pool.test.ts tests that.
  test('books 50 simultaneous draws of 1 from a stock of 25: 25 from the lots, 25 owed', async () => {
    const { id } = await kitchen.item();
    await receive(id, '25');
    const drawOne = async (triesLeft: number): Promise<void> => {
      try {
        await kitchen.write(draw(id, '1'));
      } catch (error) {
        if (triesLeft === 0 || !String(error).includes('timeout exceeded when trying to connect')) throw error;
        await drawOne(triesLeft - 1);
      }
    };
    await Promise.all(Array.from({ length: 50 }, () => drawOne(10)));
    expect(await kitchen.stockOf(id)).toMatchObject({ onHand: '0', owed: '25', ledger: '-25', breaks: [] });
  }, 60_000);

  test('books simultaneous first movements of an item', async () => {
    const { id } = await kitchen.item();
    await Promise.all([addFound(id, '1'), addFound(id, '1'), addFound(id, '1'), addFound(id, '1')]);
    expect(await kitchen.stockOf(id)).toMatchObject({ onHand: '4', breaks: [] });
  });

  test('restores lots, on hand and cost exactly by a reversal, once', async () => {
    const { id } = await kitchen.item({ lastUnitCost: '99' });
    await receive(id, '2', new Date('2030-01-02'), '333.333333');
    await receive(id, '5', new Date('2030-01-05'), '251');
    const before = await kitchen.stockOf(id);
    const { movements } = await kitchen.write(draw(id, '3.1415'));
    expect(movements).toHaveLength(2);
    for (const movement of movements) await reverseById(movement.id);
    expect(await kitchen.stockOf(id)).toEqual({ ...before });
    expect(await outcome(reverseById(movements[0]?.id ?? ''))).toBe('CONFLICT');
    expect(await kitchen.stockOf(id)).toEqual(before);
  });

  test('returns an emptied lot to the state it was in', async () => {
    const { id } = await kitchen.item();
    const lot = await receive(id, '2');
    await kitchen.write(async (tx) => {
      (await find(tx, StockLot, 'lot', lot.id)).state = 'opened';
    });
    const { movements } = await kitchen.write(draw(id, '2'));
    expect((await kitchen.stockOf(id)).lots).toEqual([{ quantity: '0', state: 'depleted' }]);
    await reverseById(movements[0]?.id ?? '');
    expect((await kitchen.stockOf(id)).lots).toEqual([{ quantity: '2', state: 'opened' }]);
  });

  test('reverses once for two simultaneous reversals', async () => {
    const { id } = await kitchen.item({}, '8');
    const { movements } = await kitchen.write(draw(id, '3'));
    const twice = [1, 2].map(() => outcome(reverseById(movements[0]?.id ?? '')));
    expect((await Promise.all(twice)).toSorted()).toEqual(['CONFLICT', 'done']);
    expect((await kitchen.stockOf(id)).onHand).toBe('8');
  });

  test('does not reverse incoming stock that has been used', async () => {
    const { id } = await kitchen.item();
    const { movements } = await addFound(id, '5');
    await kitchen.write(draw(id, '4'));
    await receive(id, '10');
    expect(await outcome(reverseById(movements[0]?.id ?? ''))).toBe('CONFLICT');
    expect((await kitchen.stockOf(id)).onHand).toBe('11');
  });

  test('draws from opened, then first-expiring lots, frozen ones last', async () => {
    const { id } = await kitchen.item();
    await kitchen.lot(id, '1', { state: 'frozen' });
    await receive(id, '2', new Date('2031-01-01'));
    await receive(id, '3', new Date('2030-01-01'));
    await kitchen.lot(id, '1', { state: 'opened', useBy: new Date('2032-01-01') });
    await kitchen.write(draw(id, '5'));
    expect((await kitchen.stockOf(id)).lots).toEqual([
      { quantity: '1', state: 'frozen' },
      { quantity: '1', state: 'available' },
      { quantity: '0', state: 'depleted' },
      { quantity: '0', state: 'depleted' },
    ]);
  });

  test('refuses to draw from quarantined stock', async () => {
    const { id } = await kitchen.item();
    await kitchen.lot(id, '5', { state: 'quarantined' });
    expect(await outcome(kitchen.write(draw(id, '1')))).toBe('CONFLICT');
    expect(await kitchen.stockOf(id)).toMatchObject({ onHand: '5', owed: '0' });
  });

  test('owes what was sold instead of drawing expired or quarantined stock, and refuses nothing', async () => {
    const { id } = await kitchen.item();
    await receive(id, '5', new Date('2020-01-01'));
    await kitchen.lot(id, '4', { state: 'quarantined' });
    await receive(id, '1', new Date('2031-01-01'));
    const { owed } = await kitchen.write(sell(id, '3'));
    expect(owed.toFixed()).toBe('2');
    expect(await kitchen.stockOf(id)).toMatchObject({ onHand: '9', owed: '2', breaks: [] });
  });

  test('draws what was sold from a lot that was good on the day of the sale', async () => {
    const { id } = await kitchen.item();
    const useBy = new Date(Date.now() - 86_400_000);
    await receive(id, '5', useBy);
    await kitchen.write(sell(id, '3', new Date(useBy.getTime() - 86_400_000)));
    expect(await kitchen.stockOf(id)).toMatchObject({ onHand: '2', owed: '0', breaks: [] });
  });

  test('stores fractions of a cent: 25 draws of 4 g at 0.1 cent cost 10 cents', async () => {
    const { id } = await kitchen.item({ unit: 'g' });
    await receive(id, '10000', null, '0.1');
    for (let count = 0; count < 25; count += 1) await kitchen.write(draw(id, '4'));
    expect(await kitchen.stockOf(id)).toMatchObject({ onHand: '9900', value: '990', ledgerValue: '990' });
  });

  test('notifies of low stock once, when usable stock falls below par', async () => {
    const item = await kitchen.item({ parLevel: '5' }, '6');
    await kitchen.lot(item.id, '9', { useBy: new Date('2020-01-01') });
    await kitchen.write(draw(item.id, '2'));
    await kitchen.write(draw(item.id, '1'));
    const events = await kitchen.write(({ db }) =>
      db.selectFrom('event').select('liveData').where('entityId', '=', item.id).orderBy('seq').execute(),
    );
    expect(events.map(({ liveData }) => liveData)).toMatchObject([
      { currentStock: 6, crossedPar: false },
      { currentStock: 6, crossedPar: false },
      { currentStock: 4, crossedPar: true },
      { currentStock: 3, crossedPar: false },
    ]);
  });

  test('refuses to put the value of a taken back price into a lot that is empty', async () => {
    const { id } = await kitchen.item({});
    const lot = await receive(id, '3');
    const own = { sourceType: 'delivery', sourceId: null, reason: 'Invoice', own: new Decimal(3) } as const;
    await kitchen.write(async (tx) => revalueLot(tx, await find(tx, StockLot, 'lot', lot.id), '300', own));
    await kitchen.write(draw(id, '3'));
    const [revalued] = await kitchen.write((tx) => tx.em.find(StockMovement, { itemId: id, type: 'revalue' }));
    expect(await outcome(reverseById(revalued?.id ?? ''))).toBe('CONFLICT');
    expect(await kitchen.write((tx) => tx.em.findOneOrFail(StockLot, { id: lot.id }))).toMatchObject({
      quantity: '0.0000',
      value: '0.0000',
    });
  });

  test('the check names an empty lot that has a value', async () => {
    const other = await Kitchen.create(api);
    const { id } = await other.item({ name: 'Butter' }, '3');
    await other.write(draw(id, '3'));
    await other.write(({ db }) => db.updateTable('stockLot').set({ value: '12' }).where('itemId', '=', id).execute());
    const admin = await other.signIn('admin');
    const { ledgerCheck } = await admin.request<{ ledgerCheck: { breaks: object[] } }>(
      '{ ledgerCheck { breaks { kind itemName expected found } } }',
    );
    expect(ledgerCheck.breaks).toContainEqual({
      kind: 'empty_value',
      itemName: 'Butter',
      expected: '0',
      found: '12',
    });
  });

  test('the database refuses to change or delete a row', async () => {
    const { id } = await kitchen.item({}, '3');
    const change = (statement: string) =>
      kitchen.write((tx) => tx.em.getConnection().execute(statement, [id], 'run', tx.em.getTransactionContext()));
    await expect(change('update stock_movement set quantity = 4 where item_id = ?')).rejects.toThrow('append-only');
    await expect(change('delete from stock_movement where item_id = ?')).rejects.toThrow('append-only');
    expect((await kitchen.stockOf(id)).ledger).toBe('3');
  });
});

async function reverseNth(itemId: string, nth: number): Promise<void> {
  await kitchen.write(async (tx) => {
    const movements = await tx.em.find(StockMovement, { itemId }, { orderBy: { id: 'asc' } });
    const movement = movements[nth % Math.max(movements.length, 1)];
    if (movement) await reverse(tx, movement, 'mistake');
  });
}
