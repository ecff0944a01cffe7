import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import fc from 'fast-check';
import { add } from '../../../platform/database/transaction.ts';
import { addStock } from '../../inventory/ledger/ledger.writes.ts';
import { reverseEach } from '../../inventory/ledger/reversal.writes.ts';
import { StockMovement } from '../../inventory/ledger/stock-movement.entity.ts';
import { newLotCode } from '../../inventory/lots/lot-code.crypto.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { StorageLocation } from '../../stations/storage-location.entity.ts';
import { Notification } from '../../notifications/notification.entity.ts';
import { type CountingKitchen, kg, openCountingKitchen } from '../../../testing/counting.ts';
import { ReceivingClient } from '../../../testing/receiving.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let counting: CountingKitchen;
let today: string;

beforeAll(async () => {
  api = await startApi();
  today = businessDate({ timeZone: 'UTC', dayRollover: '04:00' }, new Date());
});
afterAll(() => api.stop());
beforeEach(async () => {
  counting = await openCountingKitchen(api);
});

/** A dish that uses 1 kg of each of these items. */
async function dishOf(...items: readonly { readonly id: string }[]): Promise<string> {
  const { createRecipe } = await counting.manager.client.request<{ createRecipe: { id: string } }>(
    'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }',
    {
      input: {
        name: 'Plate',
        kind: 'menu',
        yieldQuantity: '1',
        yieldUnit: 'portion',
        lines: items.map(({ id }) => ({ itemId: id, quantity: '1', unit: 'kg' })),
        steps: [],
      },
    },
  );
  return createRecipe.id;
}

const sell = (recipeId: string, date: string, quantity: string) =>
  counting.manager.client.request('mutation ($input: RecordSalesInput!) { recordSales(input: $input) { refused } }', {
    input: { lines: [{ externalId: 'a', businessDate: date, recipeId, quantity }] },
  });

/** Counts an item in its place; the count is still open. */
async function openCount({ id: itemId }: { readonly id: string }, quantity: number): Promise<string> {
  const { manager, cook, lineOf } = counting;
  const { id } = await manager.start();
  await cook.count(id, { ...lineOf(itemId), ...(quantity === 0 ? { none: true } : { parts: kg(String(quantity)) }) });
  return id;
}

/** Counts an item in its place, 5 kg by default, and posts the count. */
async function count(item: { readonly id: string }, quantity = 5): Promise<string> {
  const id = await openCount(item, quantity);
  await counting.manager.review(id);
  return id;
}

/** Reverses a posted count, and posts it again. */
async function again(id: string): Promise<void> {
  await counting.manager.run('reverseCount', 'ReverseCountInput', { id, reason: 'Wrong place' });
  await counting.manager.acceptAll(id);
  await counting.manager.run('postCount', 'CountTargetInput', { id });
}

/** Counts lots by themselves, and posts the count. */
async function countLots(
  itemId: string,
  ...found: readonly (readonly [lot: StockLot | undefined, quantity: string])[]
) {
  const { manager, cook, lineOf } = counting;
  const { id } = await manager.start();
  for (const [lot, quantity] of found) {
    const parts = quantity === '0' ? { none: true } : { parts: kg(quantity) };
    await cook.count(id, { ...lineOf(itemId), lotId: lot?.id, ...parts });
  }
  await manager.review(id);
  return id;
}

/** Receives a lot at a time. Returns the rows of the ledger. */
const receive = (itemId: string, quantity: string, at: Date) =>
  counting.kitchen.write(async (tx) => {
    const lot = add(tx, StockLot, {
      itemId,
      lotCode: newLotCode(),
      storageLocationId: counting.place,
      state: 'available',
    });
    return (await addStock(tx, { itemId, type: 'receive', quantity, lot, occurredAt: at })).movements;
  });

/** On hand without what is owed, and each line's variance, of one counted item. */
async function figures(id: string, itemId: string): Promise<readonly unknown[]> {
  const [line] = (await counting.manager.lines(id)).filter((each) => each.itemId === itemId);
  return [await counting.onHand(itemId), Number(line?.expectedQuantity), Number(line?.variance)];
}

const notifications = (): Promise<string[]> =>
  counting.kitchen.write(async (tx) => (await tx.em.find(Notification, {})).map(({ title }) => title));

describe('sales of a day before a count, entered after it was posted', () => {
  test('leave on hand as it was counted: the count expected less', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef' });
    const plate = await dishOf(beef);
    const id = await count(beef);
    expect(await figures(id, beef.id)).toEqual(['5', 10, -5]);
    await sell(plate, addDays(today, -1), '2');
    expect(await figures(id, beef.id)).toEqual(['5', 8, -3]);
  });

  test('that are corrected or voided change the count again, and leave on hand', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef' });
    const plate = await dishOf(beef);
    const id = await count(beef);
    const yesterday = addDays(today, -1);
    await sell(plate, yesterday, '4');
    await sell(plate, yesterday, '1');
    expect(await figures(id, beef.id)).toEqual(['5', 9, -4]);
    await counting.manager.client.request(
      'mutation ($input: RecordSalesInput!) { recordSales(input: $input) { refused } }',
      {
        input: { lines: [{ externalId: 'a', businessDate: yesterday, kind: 'void' }] },
      },
    );
    expect(await figures(id, beef.id)).toEqual(['5', 10, -5]);
  });

  test('of what was counted as none owe nothing, and notify nobody', async () => {
    const beef = await counting.itemHere('2', { name: 'Beef' });
    const plate = await dishOf(beef);
    const id = await count(beef, 0);
    const before = await notifications();
    await sell(plate, addDays(today, -1), '3');
    expect((await counting.kitchen.stockOf(beef.id)).owed).toBe('0');
    expect(await figures(id, beef.id)).toEqual(['0', -1, 1]);
    expect(await notifications()).toEqual(before);
    await sell(plate, addDays(today, -1), '1');
    expect(await figures(id, beef.id)).toEqual(['0', 1, -1]);
  });

  test('do not notify that an item is below par, because on hand stays', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef', parLevel: '4' });
    const plate = await dishOf(beef);
    await count(beef);
    await sell(plate, addDays(today, -1), '2');
    expect(await notifications()).not.toContain('Beef is below par');
  });

  test('leave the stock of a place that was not counted', async () => {
    const beef = await counting.itemHere('0', { name: 'Beef' });
    const plate = await dishOf(beef);
    const freezer = await counting.kitchen.write(async (tx) => add(tx, StorageLocation, { name: 'Freezer' }).id);
    await counting.kitchen.lot(beef.id, '10', { storageLocationId: freezer });
    const id = await count(beef, 0);
    await sell(plate, addDays(today, -1), '3');
    expect(await figures(id, beef.id)).toEqual(['7', 0, 0]);
  });

  test('stay recorded when the count is reversed, and are expected when it is posted again', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef' });
    const plate = await dishOf(beef);
    const id = await count(beef);
    await sell(plate, addDays(today, -1), '2');
    await counting.manager.run('reverseCount', 'ReverseCountInput', { id, reason: 'Wrong place' });
    expect(await figures(id, beef.id)).toEqual(['8', 8, -3]);
    await counting.manager.acceptAll(id);
    await counting.manager.run('postCount', 'CountTargetInput', { id });
    expect(await figures(id, beef.id)).toEqual(['5', 8, -3]);
  });

  test('owe nothing when every lot was counted by itself', async () => {
    const beef = await counting.itemHere('0', { name: 'Beef' });
    const plate = await dishOf(beef);
    const lots = [await counting.lotHere(beef.id, '5', 1), await counting.lotHere(beef.id, '5', 2)];
    await countLots(beef.id, [lots[0], '0'], [lots[1], '2']);
    await sell(plate, addDays(today, -1), '8');
    const { onHand, owed, breaks } = await counting.kitchen.stockOf(beef.id);
    expect([onHand, owed, breaks]).toEqual(['2', '0', []]);
  });

  test('change only the first count after them', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef' });
    const plate = await dishOf(beef);
    const first = await count(beef);
    await counting.use(beef.id, '1');
    const second = await count(beef);
    await sell(plate, addDays(today, -1), '2');
    expect(await figures(first, beef.id)).toEqual(['5', 8, -3]);
    expect(await figures(second, beef.id)).toEqual(['5', 4, 1]);
  });
});

describe('a lot that was counted', () => {
  const elsewhere = () => counting.kitchen.write(async (tx) => add(tx, StorageLocation, { name: 'Line fridge' }).id);
  const change = (mutation: string, type: string, input: object) =>
    counting.manager.client.request(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input });

  test('and moved since is as counted when sales of before are entered', async () => {
    const beef = await counting.itemHere('0', { name: 'Beef' });
    const plate = await dishOf(beef);
    const lot = await counting.lotHere(beef.id, '10', 1);
    const id = await count(beef);
    await change('moveLot', 'MoveLotInput', { id: lot.id, storageLocationId: await elsewhere() });
    await sell(plate, addDays(today, -1), '2');
    expect(await figures(id, beef.id)).toEqual(['5', 8, -3]);
  });

  test('and moved before its count is posted is expected without the sales of before it', async () => {
    const beef = await counting.itemHere('0', { name: 'Beef' });
    const plate = await dishOf(beef);
    const lot = await counting.lotHere(beef.id, '10', 1);
    const id = await openCount(beef, 5);
    await change('moveLot', 'MoveLotInput', { id: lot.id, storageLocationId: await elsewhere() });
    await sell(plate, addDays(today, -1), '2');
    await counting.manager.review(id);
    expect(await figures(id, beef.id)).toEqual(['5', 8, -3]);
  });

  test('by itself and opened in part since is as counted when sales of before are entered', async () => {
    const beef = await counting.itemHere('0', { name: 'Beef' });
    const plate = await dishOf(beef);
    const lot = await counting.lotHere(beef.id, '10', 1);
    await counting.lotHere(beef.id, '3', 2);
    const id = await countLots(beef.id, [lot, '5']);
    await change('openLot', 'ChangeLotStateInput', { id: lot.id, quantity: '4' });
    await sell(plate, addDays(today, -1), '2');
    expect(await figures(id, beef.id)).toEqual(['8', 8, -3]);
  });

  test('and moved to a place that is counted later belongs to the count of its first place', async () => {
    const beef = await counting.itemHere('0', { name: 'Beef' });
    const plate = await dishOf(beef);
    const lot = await counting.lotHere(beef.id, '10', 1);
    const first = await count(beef);
    const fridge = await elsewhere();
    await change('moveLot', 'MoveLotInput', { id: lot.id, storageLocationId: fridge });
    const { manager, cook } = counting;
    const { id: second } = await manager.start();
    await cook.count(second, { itemId: beef.id, storageLocationId: fridge, parts: kg('4') });
    await manager.review(second);
    await sell(plate, addDays(today, -1), '2');
    expect(await figures(first, beef.id)).toEqual(['4', 8, -3]);
    expect(await figures(second, beef.id)).toEqual(['4', 5, -1]);
  });
});

describe('after a count was posted', () => {
  test('work of before it that a phone sends later changes what it expected', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef' });
    const before = new Date();
    const id = await count(beef);
    await counting.use(beef.id, '3', before);
    expect(await figures(id, beef.id)).toEqual(['5', 7, -2]);
  });

  test('an older count that is posted after it changes what it expected: the loss is in one of them', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef', lastUnitCost: '100' });
    const older = await openCount(beef, 7);
    const newer = await count(beef, 7);
    expect(await figures(newer, beef.id)).toEqual(['7', 10, -3]);
    await counting.manager.review(older);
    expect(await figures(older, beef.id)).toEqual(['7', 10, -3]);
    expect(await figures(newer, beef.id)).toEqual(['7', 7, 0]);
  });

  test('reversed and posted again, it is booked once, whichever counts were posted or reversed meanwhile', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef' });
    const older = await openCount(beef, 7);
    const newer = await count(beef, 7);
    await counting.manager.review(older);
    await again(newer);
    expect(await figures(newer, beef.id)).toEqual(['7', 7, 0]);
    await counting.manager.run('reverseCount', 'ReverseCountInput', { id: older, reason: 'Wrong place' });
    expect(await figures(newer, beef.id)).toEqual(['7', 10, -3]);
    await again(newer);
    expect(await figures(newer, beef.id)).toEqual(['7', 10, -3]);
  });

  test('an undo of what was done before it leaves on hand as it was counted', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef' });
    const { movements } = await counting.use(beef.id, '3');
    const id = await count(beef);
    await counting.kitchen.write((tx) => reverseEach(tx, movements, 'Undone'));
    expect(await figures(id, beef.id)).toEqual(['5', 10, -5]);
  });

  test('a delivery entered twice is undone without taking what was counted', async () => {
    const beef = await counting.itemHere('0', { name: 'Beef' });
    const lot = (hours: number) => {
      const useBy = new Date(Date.now() + hours * 3_600_000);
      return counting.kitchen.lot(beef.id, '5', { storageLocationId: counting.place, useBy });
    };
    await lot(24);
    const again = await lot(48);
    const id = await count(beef);
    expect(await figures(id, beef.id)).toEqual(['5', 10, -5]);
    await counting.kitchen.write(async (tx) => {
      await reverseEach(tx, await tx.em.find(StockMovement, { lotId: again.id, type: 'receive' }), 'Entered twice');
    });
    expect(await figures(id, beef.id)).toEqual(['5', 5, 0]);
  });

  test.each(['undo', 'reverse'] as const)(
    '%s of a delivery that was entered late and wrong leaves what was counted',
    async (act) => {
      const beef = await counting.itemHere('5', { name: 'Beef', lastUnitCost: '100' });
      const receiving = await ReceivingClient.open(counting.kitchen);
      const arrived = new Date().toISOString();
      const id = await count(beef);
      const { id: delivery } = await receiving.act('start', { supplierId: receiving.supplier.id });
      const lines = [{ itemId: beef.id, receivedQuantity: '50', unitPrice: '100' }];
      await receiving.act('post', { id: delivery, lines, receivedAt: arrived });
      expect(await figures(id, beef.id)).toEqual(['5', 55, -50]);
      await receiving.act(act, act === 'undo' ? { id: delivery } : { id: delivery, reason: 'Typing error' });
      expect(await figures(id, beef.id)).toEqual(['5', 5, 0]);
    },
  );

  test('a delivery of before it whose price was entered later is reversed without the value of what was counted', async () => {
    const beef = await counting.itemHere('0', { name: 'Beef' });
    const receiving = await ReceivingClient.open(counting.kitchen);
    const { id: delivery } = await receiving.act('start', { supplierId: receiving.supplier.id });
    const { lines } = await receiving.act('post', {
      id: delivery,
      lines: [{ itemId: beef.id, receivedQuantity: '10' }],
    });
    await receiving.manager.request(
      'mutation ($input: CorrectDeliveryLineInput!) { correctDeliveryLine(input: $input) { id } }',
      { input: { lineId: lines[0]?.id, unitPrice: '200', reason: 'Invoice' } },
    );
    await count(beef);
    await receiving.act('reverse', { id: delivery, reason: 'Not ours' });
    const { onHand, value, breaks } = await counting.kitchen.stockOf(beef.id);
    expect([onHand, value, breaks]).toEqual(['5', '1000', []]);
  });

  test('a delivery of before it settles nothing that was owed when it was counted, until the count is reversed', async () => {
    const beef = await counting.itemHere('6', { name: 'Beef' });
    const before = new Date();
    const { movements } = await counting.use(beef.id, '8', before);
    // The lot has its 6 kg again, and 2 kg are still owed.
    await counting.kitchen.write((tx) => reverseEach(tx, movements.slice(0, 1), 'Undone'));
    const id = await count(beef, 4);
    await receive(beef.id, '1', before);
    expect(await figures(id, beef.id)).toEqual(['4', 5, -1]);
    await counting.manager.run('reverseCount', 'ReverseCountInput', { id, reason: 'Wrong place' });
    expect(await counting.onHand(beef.id)).toBe('5');
  });

  test('whatever is recorded later for before it, on hand is what it counted, and its rows add up to its variance', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('use' as const), amount: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ kind: fc.constant('receive' as const), amount: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ kind: fc.constant('undo' as const), amount: fc.nat(3) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 4 }),
        fc.nat(9),
        fc.array(act, { maxLength: 6 }),
        async (earlier, counted, late) => {
          const beef = await counting.itemHere('6');
          const before = new Date();
          const rows: StockMovement[] = [];
          const run = async ({ kind, amount }: { kind: 'use' | 'receive' | 'undo'; amount: number }) => {
            if (kind === 'use') rows.push(...(await counting.use(beef.id, String(amount), before)).movements);
            else if (kind === 'receive') rows.push(...(await receive(beef.id, String(amount), before)));
            else {
              const [row] = rows.splice(amount, 1);
              // Stock that was used since cannot be taken back: that is refused as a whole.
              if (row) await counting.kitchen.write((tx) => reverseEach(tx, [row], 'Undone')).catch(() => undefined);
            }
          };
          for (const each of earlier) await run(each);
          const id = await count(beef, counted);
          for (const each of late) await run(each);
          expect(await counting.onHand(beef.id)).toBe(String(counted));
          const [line] = await counting.manager.lines(id);
          const booked = await counting.kitchen.write((tx) =>
            tx.em.find(StockMovement, { sourceType: 'count_line', sourceId: line?.id ?? '' }),
          );
          expect(booked.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(Number(line?.variance));
        },
      ),
      { numRuns: 20 },
    );
  }, 120_000);
});
