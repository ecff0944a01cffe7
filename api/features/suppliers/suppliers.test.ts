import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Delivery } from '../deliveries/delivery.entity.ts';
import { add } from '../../platform/database/transaction.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { Supplier } from './supplier.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

const list = `query ($archived: Boolean! = false) { suppliers(archived: $archived) { id name email deliveryDays minimumOrder itemCount openDeliveryCount version } }`;
const create = `mutation ($input: CreateSupplierInput!) { createSupplier(input: $input) { id name email version } }`;
const update = `mutation ($input: UpdateSupplierInput!) { updateSupplier(input: $input) { id name email version } }`;
const archive = `mutation ($input: ArchiveSupplierInput!) { archiveSupplier(input: $input) { id archivedAt version } }`;
interface Row {
  readonly id: string;
  readonly name: string;
  readonly itemCount: number;
}
const names = async (archived = false): Promise<string[]> =>
  (await manager.request<{ suppliers: Row[] }>(list, { archived })).suppliers.map((row) => row.name);

/** Creates a supplier. */
async function created(name: string, more: object = {}): Promise<Row> {
  const { createSupplier } = await manager.request<{ createSupplier: Row }>(create, { input: { name, ...more } });
  return createSupplier;
}

describe('suppliers', () => {
  test('are created with what was entered', async () => {
    const input = { email: '', deliveryDays: ['tue', 'thu'], minimumOrder: 12_000 };
    const { id } = await created(' Tidewater Fish ', input);
    expect(await manager.request(list)).toEqual({
      suppliers: [
        {
          id,
          name: 'Tidewater Fish',
          email: null,
          deliveryDays: ['tue', 'thu'],
          minimumOrder: 12_000,
          itemCount: 0,
          openDeliveryCount: 0,
          version: 1,
        },
      ],
    });
  });

  test('are listed by name, ignoring case, with the number of their items', async () => {
    const fish = await created('Tidewater Fish');
    await created('apple Barn');
    await kitchen.item({ name: 'Cod', supplierId: fish.id });
    const { suppliers } = await manager.request<{ suppliers: Row[] }>(list);
    expect(suppliers.map(({ name, itemCount }) => [name, itemCount])).toEqual([
      ['apple Barn', 0],
      ['Tidewater Fish', 1],
    ]);
  });

  test('are changed', async () => {
    const { id } = await created('Tidewater Fish');
    const input = { id, version: 1, email: 'orders@tidewater.example' };
    expect(await manager.request(update, { input })).toEqual({
      updateSupplier: { id, name: 'Tidewater Fish', email: 'orders@tidewater.example', version: 2 },
    });
  });

  test('that somebody else has changed meanwhile are not changed', async () => {
    const { id } = await created('Tidewater Fish');
    await manager.request(update, { input: { id, version: 1, email: 'orders@tidewater.example' } });
    expect(await manager.refused(update, { input: { id, version: 1, name: 'Other' } })).toBe('CONFLICT');
    expect(await names()).toEqual(['Tidewater Fish']);
  });

  test('have unique names, ignoring case', async () => {
    await created('Meat & Co');
    expect(await manager.refused(create, { input: { name: 'MEAT & CO' } })).toBe('CONFLICT');
    expect(await names()).toEqual(['Meat & Co']);
  });

  test('are archived and restored', async () => {
    const { id } = await created('Bakery');
    await manager.request(archive, { input: { id, archived: true } });
    expect([await names(), await names(true)]).toEqual([[], ['Bakery']]);
    await manager.request(archive, { input: { id, archived: false } });
    expect([await names(), await names(true)]).toEqual([['Bakery'], []]);
  });

  test('are not archived while a delivery is open', async () => {
    const { id } = await created('Bakery');
    await kitchen.write(async (tx) => add(tx, Delivery, { number: 'D-0001', supplierId: id, status: 'expected' }));
    expect(await manager.refused(archive, { input: { id, archived: true } })).toBe('CONFLICT');
    expect(await names()).toEqual(['Bakery']);
  });

  test.each([
    [{ name: '' }],
    [{ name: 'x'.repeat(121) }],
    [{ name: 'A', email: 'not an address' }],
    [{ name: 'A', leadDays: -1 }],
    [{ name: 'A', minimumOrder: -1 }],
  ])('are not created from %j', async (input) => {
    expect(await manager.refused(create, { input })).toBe('VALIDATION_FAILED');
    expect(await names()).toEqual([]);
  });

  test('are not for cooks', async () => {
    const cook = await kitchen.signIn('cook');
    expect(await cook.refused(list)).toBe('FORBIDDEN');
    expect(await cook.refused(create, { input: { name: 'Mine' } })).toBe('FORBIDDEN');
    expect(await names()).toEqual([]);
  });

  test('of another kitchen do not exist', async () => {
    const other = await Kitchen.create(api);
    const foreign = await other.write(async (tx) => add(tx, Supplier, { name: 'Elsewhere' }));
    expect(await names()).toEqual([]);
    expect(await manager.refused(update, { input: { id: foreign.id, name: 'Taken' } })).toBe('NOT_FOUND');
  });

  test('are not found by malformed ids', async () => {
    expect(await manager.refused(update, { input: { id: 'junk', name: 'Taken' } })).toBe('NOT_FOUND');
  });
});
