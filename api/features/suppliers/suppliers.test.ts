import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

const list = `query ($archived: Boolean! = false) { suppliers(archived: $archived) { id name email deliveryDays minimumOrder itemCount openDeliveryCount version } }`;
const create = `mutation ($input: CreateSupplierInput!) { createSupplier(input: $input) { id name email version } }`;
const update = `mutation ($input: UpdateSupplierInput!) { updateSupplier(input: $input) { id name email version } }`;
const archive = `mutation ($input: ArchiveSupplierInput!) { archiveSupplier(input: $input) { id archivedAt version } }`;
interface Row {
  id: string;
  name: string;
  email: string | null;
  itemCount: number;
  version: number;
}
const names = async (archived = false): Promise<string[]> =>
  (await manager.ask<{ suppliers: Row[] }>(list, { archived })).suppliers.map((row) => row.name);

describe('suppliers', () => {
  test('are created, changed and listed by name', async () => {
    const input = { name: ' Tidewater Fish ', email: '', deliveryDays: ['tue', 'thu'], minimumOrder: 12_000 };
    const { createSupplier } = await manager.ask<{ createSupplier: Row }>(create, { input });
    expect(createSupplier).toMatchObject({ name: 'Tidewater Fish', email: null, version: 1 });
    await manager.ask(create, { input: { name: 'apple Barn' } });
    await kitchen.item({ name: 'Cod', supplierId: createSupplier.id });
    const changed = await manager.ask<{ updateSupplier: Row }>(update, {
      input: { id: createSupplier.id, version: 1, email: 'orders@tidewater.example' },
    });
    expect(changed.updateSupplier).toMatchObject({ email: 'orders@tidewater.example', version: 2 });
    const { suppliers } = await manager.ask<{ suppliers: Row[] }>(list);
    expect(suppliers.map(({ name, itemCount }) => [name, itemCount])).toEqual([
      ['apple Barn', 0],
      ['Tidewater Fish', 1],
    ]);
    expect(await manager.refused(update, { input: { id: createSupplier.id, version: 1, name: 'Other' } })).toBe(
      'CONFLICT',
    );
  });

  test('have unique names, ignoring case', async () => {
    await manager.ask(create, { input: { name: 'Meat & Co' } });
    expect(await manager.refused(create, { input: { name: 'MEAT & CO' } })).toBe('CONFLICT');
  });

  test('are archived and restored, but not archived while a delivery is open', async () => {
    const { createSupplier } = await manager.ask<{ createSupplier: Row }>(create, { input: { name: 'Bakery' } });
    const { id } = createSupplier;
    await manager.ask(archive, { input: { id, archived: true } });
    expect(await names()).not.toContain('Bakery');
    expect(await names(true)).toEqual(['Bakery']);
    await manager.ask(archive, { input: { id, archived: false } });
    await kitchen.write(async (tx) => add(tx, Delivery, { number: 'D-0001', supplierId: id, status: 'expected' }));
    expect(await manager.refused(archive, { input: { id, archived: true } })).toBe('CONFLICT');
    expect(await names()).toContain('Bakery');
  });

  test.each([
    [{ name: '' }],
    [{ name: 'x'.repeat(121) }],
    [{ name: 'A', email: 'not an address' }],
    [{ name: 'A', leadDays: -1 }],
    [{ name: 'A', minimumOrder: 100_000_000 }],
  ])('refuse %j and change nothing', async (input) => {
    const before = await names();
    expect(await manager.refused(create, { input })).toBe('VALIDATION_FAILED');
    expect(await names()).toEqual(before);
  });

  test('are managed by managers, only in their own kitchen', async () => {
    const cook = await kitchen.signIn('cook');
    expect(await cook.refused(list)).toBe('FORBIDDEN');
    expect(await cook.refused(create, { input: { name: 'Mine' } })).toBe('FORBIDDEN');
    const other = await Kitchen.create(api);
    const foreign = await other.write(async (tx) => add(tx, Supplier, { name: 'Elsewhere' }));
    expect(await manager.refused(update, { input: { id: foreign.id, name: 'Taken' } })).toBe('NOT_FOUND');
    expect(await manager.refused(update, { input: { id: 'junk', name: 'Taken' } })).toBe('NOT_FOUND');
  });
});
