import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { add } from '../../../platform/database/transaction.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import {
  checkFile,
  exported,
  importFile,
  problemsOf,
  rowsOf,
  runImports,
  sendFile,
  step,
} from '../../../testing/imports.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { StorageLocation } from '../../stations/storage-location.entity.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let stopQueue: () => Promise<void>;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  stopQueue = await runImports(api);
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(async () => {
  await stopQueue();
  await api.stop();
});

const place = (name: string) => kitchen.write(async (tx) => add(tx, StorageLocation, { name, kind: 'walk_in' }));
const adjust = 'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { __typename } }';
const lotsNow = () =>
  api.app.database.read(kitchen.id, (db) =>
    db
      .selectFrom('stockLot')
      .leftJoin('storageLocation', 'storageLocation.id', 'stockLot.storageLocationId')
      .selectAll('stockLot')
      .select('storageLocation.name as place')
      .where('quantity', '>', '0')
      .orderBy('stockLot.id')
      .execute(),
  );

describe('a file of opening stock', () => {
  test('is booked in lots, in the unit of the item, with its cost, place and use-by', async () => {
    const carrot = await kitchen.item({ name: 'Carrot', unit: 'kg', externalId: 'A-1' });
    const milk = await kitchen.item({ name: 'Milk', nameEs: 'Leche', unit: 'l', lastUnitCost: '95' });
    await place('Walk-in');
    const file =
      'Code,Item,Qty,Unit,Storage,Lot,Use by,Cost\nA-1,,2500,g,walk-in,L-77,2027-03-01,0.002\n,leche,1 1/2,l,,,,\n';
    expect(await importFile(manager, 'stock', file)).toMatchObject({ state: 'applied', newCount: 2 });
    expect(await kitchen.stockOf(carrot.id)).toMatchObject({ onHand: '2.5', value: '500', breaks: [] });
    expect(await kitchen.stockOf(milk.id)).toMatchObject({ onHand: '1.5', value: '142.5', breaks: [] });
    expect((await lotsNow())[0]).toMatchObject({
      place: 'Walk-in',
      supplierLot: 'L-77',
      unitCost: '200.000000',
      useBy: new Date('2027-03-02T04:00:00Z'),
    });
    const movements = await api.app.database.read(kitchen.id, (db) =>
      db.selectFrom('stockMovement').select('type').execute(),
    );
    expect(movements.map(({ type }) => type)).toEqual(['opening', 'opening']);
  });

  test('again changes nothing, also after an export, and refuses another figure for what is on record', async () => {
    const carrot = await kitchen.item({ name: 'Carrot', unit: 'kg' });
    const file = 'Item,Quantity\nCarrot,5\n';
    await importFile(manager, 'stock', file);
    expect(await checkFile(manager, 'stock', file)).toMatchObject({ sameCount: 1, newCount: 0, errorCount: 0 });
    const same = await checkFile(manager, 'stock', await exported(manager, 'stock'));
    expect(same).toMatchObject({ sameCount: 1, newCount: 0, errorCount: 0 });
    const { id } = await checkFile(manager, 'stock', file.replace('5', '7'));
    expect(await problemsOf(manager, id)).toEqual([
      '2 quantity: Carrot has stock on record already. Count it instead.',
    ]);
    expect((await kitchen.stockOf(carrot.id)).onHand).toBe('5');
  });

  test('exported with lots that end within a day, with parts used and without a cost, changes nothing', async () => {
    const carrot = await kitchen.item({ name: '=Carrot', unit: 'kg', externalId: '+1' });
    await kitchen.lot(carrot.id, '3', { useBy: new Date('2027-05-01T15:20:00Z'), supplierLot: '-9' });
    await kitchen.lot(carrot.id, '1.25', { useBy: new Date('2027-05-02T04:00:00Z'), unitCost: '12.345678' });
    const file = await exported(manager, 'stock');
    expect(file).toContain('2027-05-01 15:20');
    expect(file).toContain('"2027-05-01"');
    expect(await checkFile(manager, 'stock', file)).toMatchObject({ sameCount: 2, newCount: 0, errorCount: 0 });
  });

  test('names what it cannot book, and notes what is unknown or past', async () => {
    await kitchen.item({ name: 'Carrot', unit: 'kg', lastUnitCost: '100' });
    await kitchen.item({ name: 'Leek', unit: 'kg' });
    await kitchen.item({ name: 'Old', archivedAt: new Date() });
    const file = `Item,Quantity,Unit,Storage,Use by,Lot code
Carrot,1,kg,Nowhere,,
Carrot,,kg,,,
Carrot,-1,kg,,,
Carrot,1,bunch,,,
Nothing,1,,,,
Old,1,,,,
Carrot,2,kg,,31/02/2027,
Carrot,3,kg,,,ABC
Leek,2,,,,
Carrot,4,,,2020-01-31,
Leek,0,,,,X7K3PQ
`;
    const { id } = await checkFile(manager, 'stock', file);
    expect(await problemsOf(manager, id)).toEqual([
      '2 storageLocationId: There is no such name here (a storage location): “Nowhere”.',
      expect.stringContaining('3 name: Row '),
      expect.stringContaining('4 name: Row '),
      expect.stringContaining('5 name: Row '),
      '6 name: There is no such name here (an item): “Nothing”.',
      expect.stringContaining('7 name: Old is archived'),
      '8 useBy: “31/02/2027” is not a date of this kitchen’s country. Write it like 2026-11-24.',
      expect.stringContaining('9 lotCode: The code on a label has six letters and digits.'),
    ]);
    const notes = (await rowsOf(manager, id)).map(({ number, notes: all }) => [number, ...all.map(({ text }) => text)]);
    expect(notes.filter(([, ...texts]) => texts.length > 0)).toEqual([
      [10, 'The cost of Leek is unknown, so the value of this stock is unknown.'],
      [11, 'The use-by has passed: 4 kg of Carrot count as expired.'],
    ]);
  });

  test('reads figures that are missing, negative or in a unit that does not convert as errors', async () => {
    for (const name of ['Carrot', 'Leek', 'Beet']) await kitchen.item({ name, unit: 'kg' });
    const { id } = await checkFile(manager, 'stock', 'Item,Quantity,Unit\nCarrot,,kg\nLeek,-1,kg\nBeet,1,bunch\n');
    expect(await problemsOf(manager, id)).toEqual([
      '2 quantity: Enter how much there is.',
      expect.stringContaining('3 quantity: '),
      expect.stringContaining('4 unit: Beet is kept in kg; bunch does not convert to kg'),
    ]);
  });

  test('does not give two lots one label', async () => {
    await kitchen.item({ name: 'Carrot', unit: 'kg' });
    await kitchen.item({ name: 'Leek', unit: 'kg' });
    const { id } = await checkFile(manager, 'stock', 'Item,Quantity,Lot code\nCarrot,1,X7K3PQ\nLeek,1,x7k3pq\n');
    expect(await problemsOf(manager, id)).toEqual(['3 lotCode: Another lot has the code X7K3PQ already.']);
  });

  test('in Spanish, with a decimal comma and days first, is read', async () => {
    await kitchen.write(async (tx) => {
      const own = { language: 'es', country: 'ES', currency: 'EUR' } as const;
      await tx.db.updateTable('organization').set(own).where('id', '=', kitchen.id).execute();
    });
    const item = await kitchen.item({ name: 'Piña', unit: 'kg' });
    await importFile(manager, 'stock', 'Artículo;Existencias;Caducidad;Coste\npina;1,500;04/03/2027;2,50 €\n');
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '1.5', value: '375' });
    expect(await exported(manager, 'stock')).toContain('2027-03-04');
  });

  test('undone, is taken back by opposite rows, and may be imported again', async () => {
    const carrot = await kitchen.item({ name: 'Carrot', unit: 'kg', lastUnitCost: '100' });
    const file = 'Item,Quantity,Lot code\nCarrot,5,X7K3PQ\n';
    const { id } = await importFile(manager, 'stock', file);
    expect(await step(manager, 'undoImport', { id })).toMatchObject({ state: 'undone', problemText: null });
    expect(await kitchen.stockOf(carrot.id)).toMatchObject({ onHand: '0', ledger: '0', ledgerValue: '0', breaks: [] });
    expect(await importFile(manager, 'stock', file)).toMatchObject({ newCount: 1 });
    expect(await kitchen.stockOf(carrot.id)).toMatchObject({ onHand: '5', breaks: [] });
  });

  test('is not undone after some of it was used', async () => {
    const carrot = await kitchen.item({ name: 'Carrot', unit: 'kg' });
    const leek = await kitchen.item({ name: 'Leek', unit: 'kg' });
    const { id } = await importFile(manager, 'stock', 'Item,Quantity\nCarrot,5\nLeek,2\n');
    await manager.request(adjust, { input: { itemId: carrot.id, countedQuantity: '4', reason: 'Count' } });
    const undone = await step(manager, 'undoImport', { id });
    expect(undone.state).toBe('applied');
    expect(undone.problemText).toContain('Carrot');
    expect((await kitchen.stockOf(leek.id)).onHand).toBe('2');
  });

  test('is booked once by two managers at once', async () => {
    const carrot = await kitchen.item({ name: 'Carrot', unit: 'kg' });
    const other = await kitchen.signIn('manager');
    const file = 'Item,Quantity\nCarrot,5\n';
    const checked = await Promise.all([manager, other].map((client) => checkFile(client, 'stock', file)));
    const applied = await Promise.all(
      [manager, other].map((client, index) => step(client, 'applyImport', { id: checked[index]?.id, onlyGood: false })),
    );
    expect(applied.map(({ state }) => state).toSorted()).toEqual(['applied', 'checked']);
    expect(await kitchen.stockOf(carrot.id)).toMatchObject({ onHand: '5', breaks: [] });
  });

  test('names no item of another kitchen, and is refused for a cook', async () => {
    const item = await kitchen.item({ name: 'Carrot' });
    const stranger = await (await Kitchen.create(api)).signIn('manager');
    const { id } = await checkFile(stranger, 'stock', `Item id,Quantity\n${item.id},5\n`);
    expect(await problemsOf(stranger, id)).toEqual(['2 id: No row of this kitchen has this id.']);
    const cook = await kitchen.signIn('cook');
    expect((await sendFile(cook, 'stock', 'Item,Quantity\n')).status).toBe(403);
  });
});
