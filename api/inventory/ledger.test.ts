import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { add, find, type Work } from '../database/work.ts';
import { AppError } from '../errors.ts';
import { Kitchen } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { book, reverse } from './ledger.ts';
import { StockBalance } from './stock-balance.entity.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

/** What the ledger, the balance and the lots of an item say. */
function stockOf(itemId: string) {
  return kitchen.write(async ({ em }) => {
    const [balance, movements, lots] = [
      await em.findOne(StockBalance, { itemId }),
      await em.find(StockMovement, { itemId }),
      await em.find(StockLot, { itemId }, { orderBy: { id: 'asc' } }),
    ];
    const sum = (rows: readonly { quantity: string }[]) =>
      rows.reduce((total, { quantity }) => total.plus(quantity), new Decimal(0));
    return {
      onHand: new Decimal(balance?.onHand ?? 0),
      ledger: sum(movements),
      inLots: sum(lots),
      lots: lots.map(({ quantity, state }) => ({ quantity: new Decimal(quantity).toFixed(), state })),
      value: movements.reduce((total, { value }) => total + (value ?? 0), 0),
    };
  });
}

const receive = (itemId: string, quantity: string, useBy: Date | null = null, unitCost = '250') =>
  kitchen.write(async (work) => {
    const lot = add(work, StockLot, { itemId, quantity: '0', useBy, unitCost });
    await book(work, { itemId, type: 'receive', quantity, lot });
    return lot.id;
  });

const draw = (itemId: string, quantity: string) => (work: Work) =>
  book(work, { itemId, type: 'use', quantity: `-${quantity}` });

async function outcome(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('the stock ledger', () => {
  test('keeps on hand equal to the sum of movements after any sequence, reversals too', async () => {
    const amount = fc.integer({ min: 1, max: 90_000 }).map((ticks) => new Decimal(ticks).dividedBy(10_000).toFixed());
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('lot', 'loose', 'draw'), amount }),
      fc.record({ kind: fc.constant('reverse'), amount, nth: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { id } = await kitchen.item();
        for (const each of steps) {
          if (each.kind === 'lot') await receive(id, each.amount);
          else if (each.kind === 'loose')
            await kitchen.write((work) => book(work, { itemId: id, type: 'count_adjust', quantity: each.amount }));
          else if (each.kind === 'draw') await outcome(kitchen.write(draw(id, each.amount)));
          else await outcome(reverseNth(id, 'nth' in each ? each.nth : 0));
          const stock = await stockOf(id);
          expect(stock.onHand.toFixed()).toBe(stock.ledger.toFixed());
          expect(stock.inLots.lte(stock.onHand)).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  test('lets exactly 50 of 100 people draw 1 from a stock of 50', async () => {
    const { id } = await kitchen.item();
    await receive(id, '50');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(kitchen.write(draw(id, '1')))));
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(50);
    expect(outcomes.filter((each) => each === 'CONFLICT')).toHaveLength(50);
    const stock = await stockOf(id);
    expect([stock.onHand.toFixed(), stock.ledger.toFixed(), stock.inLots.toFixed()]).toEqual(['0', '0', '0']);
  }, 60_000);

  test('takes the very first movements of an item from several people at once', async () => {
    const { id } = await kitchen.item();
    const first = () => kitchen.write((work) => book(work, { itemId: id, type: 'count_adjust', quantity: '1' }));
    await Promise.all([first(), first(), first(), first()]);
    expect((await stockOf(id)).onHand.toFixed()).toBe('4');
  });

  test('restores lots, on hand and cost exactly by reversal, once', async () => {
    const { id } = await kitchen.item({ lastUnitCost: '99' });
    await receive(id, '2', new Date('2030-01-02'), '333.333333');
    await receive(id, '5', new Date('2030-01-05'), '251');
    const before = await stockOf(id);
    const { movements } = await kitchen.write(draw(id, '3.1415'));
    expect(movements).toHaveLength(2);
    const back = (movementId: string) =>
      kitchen.write(async (work) => reverse(work, await find(work, StockMovement, 'movement', movementId), 'mistake'));
    for (const { id: movementId } of movements) await back(movementId);
    expect(await stockOf(id)).toEqual(before);
    expect(await outcome(back(movements[0]?.id ?? ''))).toBe('CONFLICT');
    expect(await stockOf(id)).toEqual(before);
  });

  test('reverses once when two people reverse at the same moment', async () => {
    const { id } = await kitchen.item({}, '8');
    const { movements } = await kitchen.write(draw(id, '3'));
    const outcomes = await Promise.all([reverseId(movements[0]?.id ?? ''), reverseId(movements[0]?.id ?? '')]);
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done']);
    expect((await stockOf(id)).onHand.toFixed()).toBe('8');
  });

  test('does not take back what came in without a lot once it was used, though lots hold enough', async () => {
    const { id } = await kitchen.item();
    const { movements } = await kitchen.write((work) =>
      book(work, { itemId: id, type: 'count_adjust', quantity: '5' }),
    );
    await kitchen.write(draw(id, '4'));
    await receive(id, '10');
    expect(await reverseId(movements[0]?.id ?? '')).toBe('CONFLICT');
    expect((await stockOf(id)).onHand.toFixed()).toBe('11');
  });

  test('serves opened, then first-expiring lots; expired ones only when nothing else is left', async () => {
    const { id } = await kitchen.item();
    await receive(id, '1', new Date('2020-01-01'));
    await receive(id, '2', new Date('2031-01-01'));
    await receive(id, '3', new Date('2030-01-01'));
    await kitchen.write(draw(id, '4'));
    expect((await stockOf(id)).lots).toEqual([
      { quantity: '1', state: 'available' },
      { quantity: '1', state: 'available' },
      { quantity: '0', state: 'depleted' },
    ]);
  });

  test('leaves quarantined stock alone', async () => {
    const { id } = await kitchen.item();
    const lotId = await receive(id, '5');
    await kitchen.write(async (work) => {
      (await find(work, StockLot, 'lot', lotId)).state = 'quarantined';
    });
    expect(await outcome(kitchen.write(draw(id, '1')))).toBe('CONFLICT');
    expect((await stockOf(id)).inLots.toFixed()).toBe('5');
  });

  test('tells low stock once, at the crossing', async () => {
    const item = await kitchen.item({ parLevel: '5' }, '6');
    await kitchen.write(draw(item.id, '2'));
    await kitchen.write(draw(item.id, '1'));
    const told = await kitchen.write(({ db }) =>
      db.selectFrom('event').select('liveData').where('entityId', '=', item.id).orderBy('seq').execute(),
    );
    expect(told.map(({ liveData }) => liveData)).toMatchObject([
      { currentStock: 6, crossedPar: false },
      { currentStock: 4, crossedPar: true },
      { currentStock: 3, crossedPar: false },
    ]);
  });
});

const reverseId = (movementId: string) =>
  outcome(
    kitchen.write(async (work) => reverse(work, await find(work, StockMovement, 'movement', movementId), 'mistake')),
  );

async function reverseNth(itemId: string, nth: number): Promise<void> {
  await kitchen.write(async (work) => {
    const movements = await work.em.find(StockMovement, { itemId }, { orderBy: { id: 'asc' } });
    const movement = movements[nth % Math.max(movements.length, 1)];
    if (movement) await reverse(work, movement, 'mistake');
  });
}
