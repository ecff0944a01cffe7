import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { ABSENT } from '../../../testing/documents.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { StockLot } from './stock-lot.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
});
afterAll(() => api.stop());

interface Use {
  readonly quantity: string;
  readonly unit: string;
  readonly lot: { readonly itemName: string; readonly lotCode: string };
}
interface Trace {
  readonly madeFrom: readonly Use[];
  readonly madeInto: readonly Use[];
  readonly parts: readonly { readonly quantity: string }[];
  readonly sameSupplierLot: readonly { readonly lotCode: string }[];
}
const document = `query ($id: ID!) { stockLotTrace(lotId: $id) {
  madeFrom { quantity unit lot { itemName lotCode } } madeInto { quantity unit lot { itemName lotCode } }
  parts { quantity } sameSupplierLot { lotCode } } }`;
const trace = async (id: string, client = cook) =>
  (await client.request<{ stockLotTrace: Trace }>(document, { id })).stockLotTrace;

async function mutate<Result = { id: string }>(
  name: string,
  input: object,
  type: string,
  fields = 'id',
): Promise<Result> {
  const text = `mutation ($input: ${type}!) { row: ${name}(input: $input) { ${fields} } }`;
  return (await manager.request<{ row: Result }>(text, { input })).row;
}

async function emptyLot(itemId: string, data: Partial<StockLot>) {
  const lot = await kitchen.lot(itemId, '1', data);
  const input = { itemId, lotId: lot.id, countedQuantity: '0', reason: 'Counted' };
  await mutate('adjustStock', input, 'AdjustStockInput');
}

/** A recipe that makes 1 l of soup of each kg of an item. Returns the function that makes some: the task and the lot. */
async function soupOf(itemId: string, name: string) {
  const lines = [{ itemId, quantity: '1', unit: 'kg' }];
  const recipe = { name, kind: 'prep', yieldQuantity: '1', yieldUnit: 'l', steps: [], lines };
  const { id: recipeId } = await mutate('createRecipe', recipe, 'CreateRecipeInput');
  return async (litres: string) => {
    const task = { name, recipeId, targetQuantity: litres, unit: 'l', dueTime: '16:00' };
    const { id } = await mutate('addPrepTask', task, 'AddPrepTaskInput');
    await mutate('startPrepTask', { id }, 'PrepTaskInput');
    const done = { id, actualQuantity: litres };
    const { lotId } = await mutate<{ lotId: string }>('completePrepTask', done, 'CompletePrepTaskInput', 'lotId');
    return { taskId: id, lotId };
  };
}

describe('the trace of a lot', () => {
  test('leads from an ingredient to what was made of it and back, with the amounts', async () => {
    const leek = await kitchen.item({ name: 'Leek' });
    const first = await kitchen.lot(leek.id, '2', { lotCode: 'LEEK34', useBy: new Date(Date.now() + 3_600_000) });
    const second = await kitchen.lot(leek.id, '9', { lotCode: 'LEEK67' });
    const soup = await (await soupOf(leek.id, 'Leek soup'))('5');
    expect(
      (await trace(soup.lotId)).madeFrom.toSorted((one, other) => one.quantity.localeCompare(other.quantity)),
    ).toEqual([
      { quantity: '2', unit: 'kg', lot: { itemName: 'Leek', lotCode: 'LEEK34' } },
      { quantity: '3', unit: 'kg', lot: { itemName: 'Leek', lotCode: 'LEEK67' } },
    ]);
    expect((await trace(first.id)).madeInto).toMatchObject([{ quantity: '2', lot: { itemName: 'Leek soup' } }]);
    expect((await trace(second.id)).madeInto).toMatchObject([{ quantity: '3', lot: { itemName: 'Leek soup' } }]);
    expect((await trace(first.id)).madeFrom).toEqual([]);
  });

  test('leaves out what was taken back', async () => {
    const beet = await kitchen.item({ name: 'Beet' });
    const lot = await kitchen.lot(beet.id, '4');
    const { taskId } = await (await soupOf(beet.id, 'Borscht'))('1');
    expect((await trace(lot.id)).madeInto).toHaveLength(1);
    await mutate('undoPrepTask', { id: taskId }, 'PrepTaskInput');
    expect((await trace(lot.id)).madeInto).toEqual([]);
  });

  test('contains what was used before the delivery was recorded, once the delivery has settled it', async () => {
    const kale = await kitchen.item({ name: 'Kale' });
    const soup = await (await soupOf(kale.id, 'Kale soup'))('3');
    expect((await trace(soup.lotId)).madeFrom).toEqual([]);
    await kitchen.lot(kale.id, '10');
    const { madeFrom } = await trace(soup.lotId);
    expect(madeFrom).toMatchObject([{ quantity: '3', lot: { itemName: 'Kale' } }]);
  });

  test('has its parts, and the other lots of the same lot of the supplier', async () => {
    const cod = await kitchen.item({ name: 'Cod' });
    const lot = await kitchen.lot(cod.id, '8', { supplierLot: 'L-4711' });
    await emptyLot(cod.id, { supplierLot: 'l-4711', lotCode: 'CODD34' });
    await kitchen.lot(cod.id, '1', { supplierLot: 'L-4712' });
    const split = { id: lot.id, quantity: '3' };
    const part = await mutate<{ lotCode: string }>('splitLot', split, 'SplitLotInput', 'lotCode');
    const found = await trace(lot.id);
    expect(found.parts).toEqual([{ quantity: '3' }]);
    expect(found.sameSupplierLot.map(({ lotCode }) => lotCode).toSorted()).toEqual(['CODD34', part.lotCode].toSorted());
  });

  test('is not found for a lot of another kitchen, an unknown one or no id', async () => {
    const other = await Kitchen.create(api);
    const { id } = await other.lot((await other.item()).id, '1');
    for (const each of [id, ABSENT, 'junk']) {
      const { errors } = await cook.graph(document, { id: each });
      expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
    }
  });
});

describe('the search', () => {
  const search = `query ($query: String!) { search(query: $query) { kind name detail lotId
    lot { lotCode supplierLot supplierName quantity state } } }`;
  const found = async (query: string, client = cook) =>
    (await client.request<{ search: object[] }>(search, { query })).search;

  test('finds lots by the lot of the supplier and by their own code, also empty ones', async () => {
    const hake = await kitchen.item({ name: 'Hake' });
    const row = { state: 'available', supplierName: null };
    await kitchen.lot(hake.id, '6', { supplierLot: 'HK-2026/07', lotCode: 'HAKE34' });
    await emptyLot(hake.id, { supplierLot: 'HK-2026/07', lotCode: 'HAKE67' });
    const both = await found('hk-2026/0');
    expect(both).toMatchObject([
      { kind: 'lot', name: 'Hake', detail: 'HAKE34 · HK-2026/07', lot: { ...row, lotCode: 'HAKE34', quantity: '6' } },
      { kind: 'lot', name: 'Hake', detail: 'HAKE67 · HK-2026/07', lot: { lotCode: 'HAKE67', quantity: '0' } },
    ]);
    expect(await found('hake34')).toMatchObject([{ kind: 'lot', lot: { lotCode: 'HAKE34' } }]);
  });

  test('finds no lots of another kitchen, and searches wildcards literally', async () => {
    const bass = await kitchen.item({ name: 'Bass' });
    await kitchen.lot(bass.id, '1', { supplierLot: 'BS%1' });
    const stranger = await (await Kitchen.create(api)).signIn('admin');
    expect(await found('BS%1', stranger)).toEqual([]);
    expect(await found('BS%1')).toHaveLength(1);
    expect(await found('B%1')).toEqual([]);
  });
});
