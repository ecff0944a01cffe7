import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TokenScope } from '#schema/vocabulary.ts';
import { add } from '../../platform/database/transaction.ts';
import { jobRun } from '../../platform/jobs/runner.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import {
  checkFile,
  exported,
  importFile,
  readImport,
  rowsOf,
  runImports,
  sendFile,
  settled,
  step,
} from '../../testing/imports.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { tokenOf } from '../../testing/token-client.ts';
import { importCleanUpJob } from './clean-up.job.ts';
import { Supplier } from '../suppliers/supplier.entity.ts';

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

const LIST = 'Name,Unit,Par,Cost,Category\nCarrot,kg,12.5,1.80,Produce\nWhole milk,Liters,8,0.95,Lácteos\n';

async function itemNames(): Promise<string[]> {
  const { items } = await manager.request<{ items: { nodes: { name: string }[] } }>(
    '{ items(first: 100) { nodes { name } } }',
  );
  return items.nodes.map(({ name }) => name);
}

async function itemsNow() {
  return api.app.database.read(kitchen.id, (db) => db.selectFrom('item').selectAll().orderBy('name').execute());
}

describe('an import of items', () => {
  test('guesses the columns by English and Spanish headings', async () => {
    const sent = await sendFile(manager, 'items', 'Artículo;Unidad de medida;Nivel par;Notas\nTomate;kg;5;x\n');
    expect(sent.read()).toMatchObject({ fields: ['name', 'unit', 'parLevel', ''], hasHeadings: true, rowCount: 2 });
  });

  test('shows former values only to a token that may read them', async () => {
    await importFile(manager, 'items', LIST);
    const admin = await kitchen.signIn('admin');
    const pricesFor = async (...scopes: TokenScope[]) => {
      const program = await tokenOf(admin, { scopes });
      const { id } = await checkFile(program, 'items', 'Name,Unit,Cost\nCarrot,kg,2.10\n');
      return (await rowsOf(program, id)).flatMap(({ changes }) => changes);
    };
    expect(await pricesFor('inventory_write')).toEqual([{ field: 'lastUnitCost', before: null, after: '210' }]);
    expect(await pricesFor('inventory_write', 'inventory_read')).toEqual([
      { field: 'lastUnitCost', before: '180.000000', after: '210' },
    ]);
  });

  test('of another person is not found by a token that may not read its kind', async () => {
    const { id } = await importFile(manager, 'items', LIST);
    const admin = await kitchen.signIn('admin');
    const ofOthers = async (...scopes: TokenScope[]) => {
      const program = await tokenOf(admin, { scopes });
      const list = '{ importBatches(first: 5) { nodes { id } } }';
      const one = await program.graph('query ($id: ID!) { importBatch(id: $id) { samples } }', { id });
      const undo = 'mutation ($input: UndoImportInput!) { undoImport(input: $input) { id } }';
      return {
        listed: (await program.request<{ importBatches: unknown }>(list)).importBatches,
        read: one.data?.['importBatch'] ?? one.errors[0]?.extensions['code'],
        undone: scopes.length > 1 ? null : (await program.graph(undo, { input: { id } })).errors[0]?.extensions['code'],
      };
    };
    expect(await ofOthers('inventory_write')).toEqual({
      listed: { nodes: [] },
      read: 'NOT_FOUND',
      undone: 'NOT_FOUND',
    });
    expect(await ofOthers('inventory_write', 'inventory_read')).toMatchObject({ listed: { nodes: [{ id }] } });
  });

  test('remembers how the kitchen mapped a heading', async () => {
    const { id } = (await sendFile(manager, 'items', 'Zutat,ME\nKarotte,kg\n')).read();
    await step(manager, 'checkImport', { id, fields: ['name', 'unit'], hasHeadings: true });
    const again = await sendFile(manager, 'items', 'ME,Zutat\nkg,Lauch\n');
    expect(again.read().fields).toEqual(['unit', 'name']);
  });

  test('is tried without writing anything', async () => {
    const before = await api.app.database.read(kitchen.id, (db) => db.selectFrom('event').select('seq').execute());
    const batch = await checkFile(manager, 'items', LIST);
    expect(batch).toMatchObject({ state: 'checked', newCount: 2, errorCount: 0, problemText: null });
    expect(await itemNames()).toEqual([]);
    const events = await api.app.database.read(kitchen.id, (db) => db.selectFrom('event').select('action').execute());
    expect(events.slice(before.length).map(({ action }) => action)).toEqual(['import.read']);
  });

  test('is applied: units by their names, prices in minor units, categories in either language', async () => {
    await importFile(manager, 'items', LIST);
    const [carrot, milk] = await itemsNow();
    expect(carrot).toMatchObject({ name: 'Carrot', unit: 'kg', parLevel: '12.5000', lastUnitCost: '180.000000' });
    expect(carrot?.allergens).toBeNull();
    expect(milk).toMatchObject({ name: 'Whole milk', unit: 'l', lastUnitCost: '95.000000' });
  });

  test('names every error of a row with its column, and imports nothing of it', async () => {
    const file = 'Name,Unit,Par,Supplier,Allergens\nCarrot,parsecs,minus,Nobody,egg\nLeek,kg,1,,wool\n,kg,2,,\n';
    const { id, errorCount } = await checkFile(manager, 'items', file);
    expect(errorCount).toBe(3);
    const rows = await rowsOf(manager, id, 'error');
    expect(rows.map(({ number, problems }) => [number, problems.map(({ field }) => field)])).toEqual([
      [2, ['supplierId', 'parLevel']],
      [3, ['allergens']],
      [4, ['name']],
    ]);
    expect(rows[0]?.problems[0]?.text).toBe('There is no such name here (a supplier): “Nobody”.');
  });

  test('with errors is refused, unless only the valid rows are requested', async () => {
    const { id } = await checkFile(manager, 'items', 'Name,Unit\nCarrot,kg\nLeek,parsecs\n');
    const refused = await manager.graph('mutation ($input: ApplyImportInput!) { applyImport(input: $input) { id } }', {
      input: { id, onlyGood: false },
    });
    expect(refused.errors[0]?.message).toBe('1 rows have errors. Nothing was imported.');
    expect(await step(manager, 'applyImport', { id, onlyGood: true })).toMatchObject({ state: 'applied', newCount: 1 });
    expect(await itemNames()).toEqual(['Carrot']);
  });

  test('reports rows that repeat or contradict another', async () => {
    const file = 'Name,Unit\nCarrot,kg\nCARROT,kg\nLeek,kg\nLeek,kg\n';
    const { id } = await checkFile(manager, 'items', file);
    const rows = await rowsOf(manager, id, 'error');
    expect(rows.map(({ number, problems }) => [number, problems[0]?.text])).toEqual([
      [2, 'Row 3 is about the same, but says something else.'],
      [3, 'Row 2 is about the same, but says something else.'],
      [5, 'This is the same as row 4.'],
    ]);
  });

  test('matches by name, and an empty cell changes nothing', async () => {
    await kitchen.item({ name: 'Carrot', parLevel: '3', unit: 'kg' });
    const batch = await importFile(manager, 'items', 'Name,Unit,Par,Maximum\ncarrot,kg,,9\n');
    expect(batch).toMatchObject({ changedCount: 1, newCount: 0 });
    expect((await itemsNow())[0]).toMatchObject({ name: 'carrot', parLevel: '3.0000', maxLevel: '9.0000' });
  });

  test('of an exported file changes nothing', async () => {
    const supplier = await kitchen.write(async (tx) => add(tx, Supplier, { name: 'Farm, "north"' }));
    await kitchen.item({ name: '=cmd()', parLevel: '1.25', supplierId: supplier.id, allergens: ['egg', 'milk'] });
    await kitchen.item({ name: 'Salt', allergens: [], lastUnitCost: '12.345678', externalId: 'A-1' });
    await kitchen.item({ name: 'Unknown', allergens: null, nameEs: 'Desconocido' });
    const file = await exported(manager, 'items');
    expect(await checkFile(manager, 'items', file)).toMatchObject({
      sameCount: 3,
      newCount: 0,
      changedCount: 0,
      errorCount: 0,
    });
  });

  test('of an exported file changes nothing where a comma is the decimal mark', async () => {
    kitchen = await Kitchen.create(api, { country: 'ES', currency: 'EUR', language: 'es' });
    manager = await kitchen.signIn('manager');
    await kitchen.item({ name: '1.125', parLevel: '1.125', lastUnitCost: '1234.5', packQuantity: '2.5' });
    const file = await exported(manager, 'items');
    expect(file).toContain(';1,125;');
    expect(file).toContain('1.125;');
    expect(await checkFile(manager, 'items', file)).toMatchObject({ sameCount: 1, changedCount: 0, errorCount: 0 });
  });

  test('is one step of the audit log with every row in it', async () => {
    await importFile(manager, 'items', LIST);
    const events = await api.app.database.read(kitchen.id, (db) =>
      db.selectFrom('event').select(['action', 'entity', 'liveType']).orderBy('seq').execute(),
    );
    expect(events.slice(-3)).toEqual([
      { action: 'item.created', entity: 'Item', liveType: null },
      { action: 'item.created', entity: 'Item', liveType: null },
      { action: 'import.applied', entity: 'ImportBatch', liveType: 'IMPORT_UPDATED' },
    ]);
  });

  test('is recorded as the act of who applied it and who undid it', async () => {
    const [applier, undoer] = [await kitchen.signIn('manager'), await kitchen.signIn('manager')];
    const { id } = await checkFile(manager, 'items', LIST);
    await step(applier, 'applyImport', { id, onlyGood: false });
    await step(undoer, 'undoImport', { id });
    const events = await api.app.database.read(kitchen.id, (db) =>
      db.selectFrom('event').select(['action', 'actorId']).where('action', 'like', 'import.%').orderBy('seq').execute(),
    );
    expect(events.slice(-2)).toEqual([
      { action: 'import.applied', actorId: applier.user.id },
      { action: 'import.undone', actorId: undoer.user.id },
    ]);
  });

  test('requested twice is applied once', async () => {
    const { id } = await checkFile(manager, 'items', LIST);
    const press = () =>
      manager.graph('mutation ($input: ApplyImportInput!) { applyImport(input: $input) { id } }', {
        input: { id, onlyGood: false },
      });
    const answers = await Promise.all([press(), press()]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    await step(manager, 'applyImport', { id, onlyGood: false });
    expect(await itemNames()).toEqual(['Carrot', 'Whole milk']);
  });

  test.each([
    ['the check', 'checkImport', 'failed', []],
    ['applying it', 'applyImport', 'checked', []],
    ['undoing it', 'undoImport', 'applied', ['Carrot', 'Whole milk']],
  ] as const)('a cancelled step changes nothing, however few rows it has: %s', async (_what, name, state, names) => {
    const { id, fields, hasHeadings } = (await sendFile(manager, 'items', LIST)).read();
    if (name !== 'checkImport') await step(manager, 'checkImport', { id, fields, hasHeadings });
    if (name === 'undoImport') await step(manager, 'applyImport', { id, onlyGood: false });
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const input = {
      checkImport: { id, fields, hasHeadings },
      applyImport: { id, onlyGood: false },
      undoImport: { id },
    };
    await manager.request(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input: input[name] });
    await manager.request('mutation ($input: CancelImportInput!) { cancelImport(input: $input) { id } }', {
      input: { id },
    });
    expect(await settled(manager, id)).toMatchObject({ state, problemContent: { key: 'import.cancelled' } });
    expect(await itemNames()).toEqual(names);
    // The next try is not cancelled.
    expect((await step(manager, name, input[name])).problemText).toBeNull();
  });

  test('is refused when the kitchen has changed since the check', async () => {
    const other = await kitchen.signIn('manager');
    const mine = await checkFile(manager, 'items', LIST);
    await importFile(other, 'items', LIST);
    const late = await step(manager, 'applyImport', { id: mine.id, onlyGood: false });
    expect(late).toMatchObject({ state: 'checked', problemContent: { key: 'import.changedSinceCheck' } });
    expect(await itemNames()).toEqual(['Carrot', 'Whole milk']);
  });
});

describe('an import of suppliers', () => {
  const file = 'Vendor,E-mail,Days,Minimum order\nFarm,farm@example.org,"Mon, jueves",100\nDairy,wrong,,\n';

  test('reads days in both languages and prices, and refuses what the form refuses', async () => {
    const { id, errorCount } = await checkFile(manager, 'suppliers', file);
    expect(errorCount).toBe(1);
    expect((await rowsOf(manager, id, 'error'))[0]?.problems.map(({ field }) => field)).toEqual(['email']);
    await step(manager, 'applyImport', { id, onlyGood: true });
    const [farm] = await api.app.database.read(kitchen.id, (db) => db.selectFrom('supplier').selectAll().execute());
    expect(farm).toMatchObject({ name: 'Farm', deliveryDays: ['mon', 'thu'], minimumOrder: 10_000 });
  });

  test('of an exported file changes nothing, and is undone as a whole', async () => {
    const { id } = await importFile(manager, 'suppliers', file.replace('wrong', 'milk@example.org'));
    const same = await checkFile(manager, 'suppliers', await exported(manager, 'suppliers'));
    expect(same).toMatchObject({ sameCount: 2, newCount: 0, changedCount: 0, errorCount: 0 });
    expect(await step(manager, 'undoImport', { id })).toMatchObject({ state: 'undone' });
    expect(await api.app.database.read(kitchen.id, (db) => db.selectFrom('supplier').selectAll().execute())).toEqual(
      [],
    );
  });

  test('is not undone while an item has the supplier', async () => {
    const { id } = await importFile(manager, 'suppliers', 'Name\nFarm\n');
    await importFile(manager, 'items', 'Name,Unit,Supplier\nCarrot,kg,Farm\n');
    const refused = await step(manager, 'undoImport', { id });
    expect(refused).toMatchObject({ state: 'applied', problemContent: { key: 'import.usedAfter' } });
  });
});

describe('undo', () => {
  test('deletes new items and restores the values of changed ones', async () => {
    await kitchen.item({ name: 'Carrot', parLevel: '3', unit: 'kg', allergens: null });
    const [before] = await itemsNow();
    const { id } = await importFile(manager, 'items', LIST + 'Leek,kg,1,,\n');
    expect(await step(manager, 'undoImport', { id })).toMatchObject({ state: 'undone', problemText: null });
    const [after, ...others] = await itemsNow();
    expect(others).toEqual([]);
    const { version: _v, updatedAt: _u, ...kept } = before ?? { version: 0, updatedAt: null };
    expect(after).toMatchObject(kept);
  });

  test('is refused as a whole when an item was changed or used since', async () => {
    const { id } = await importFile(manager, 'items', LIST);
    const [carrot] = await itemsNow();
    await manager.request('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { __typename } }', {
      input: { itemId: carrot?.id, countedQuantity: '4', reason: 'count' },
    });
    const refused = await step(manager, 'undoImport', { id });
    expect(refused.state).toBe('applied');
    expect(refused.problemText).toBe('Carrot has had stock since the import. Nothing was undone.');
    expect(await itemNames()).toEqual(['Carrot', 'Whole milk']);
  });
});

describe('an import of more than 90 days ago', () => {
  /** As if everything of these imports had happened so many days earlier. */
  const age = (days: number) =>
    kitchen.write(({ db }) =>
      sql`update import_batch set created_at = created_at - ${days} * interval '1 day',
        applied_at = applied_at - ${days} * interval '1 day' where organization_id = ${kitchen.id}`.execute(db),
    );
  const undo = 'mutation ($id: ID!) { undoImport(input: { id: $id }) { id } }';

  test('cannot be undone any more', async () => {
    const { id } = await importFile(manager, 'items', LIST);
    await age(91);
    expect((await manager.graph(undo, { id })).errors[0]?.message).toBe(
      'After 90 days an import can no longer be undone.',
    );
    expect(await itemNames()).toEqual(['Carrot', 'Whole milk']);
  });

  test('stays in the history without its rows; of 89 days ago it can still be undone', async () => {
    const { id: old } = await importFile(manager, 'items', LIST);
    await age(3);
    const { id: recent } = await importFile(manager, 'items', 'Name,Unit,Par,Cost,Category\nLeek,kg,1,,\n');
    await age(89);
    await importCleanUpJob.run(jobRun(api.app));
    expect(await rowsOf(manager, old)).toEqual([]);
    const { importBatches } = await manager.request<{ importBatches: { nodes: { id: string }[] } }>(
      '{ importBatches { nodes { id } } }',
    );
    expect(importBatches.nodes.map(({ id }) => id)).toEqual([recent, old]);
    expect(await step(manager, 'undoImport', { id: recent })).toMatchObject({ state: 'undone' });
  });

  test('that was never finished is deleted', async () => {
    await checkFile(manager, 'items', LIST);
    await age(92);
    await importCleanUpJob.run(jobRun(api.app));
    const answer = await manager.request<{ importBatches: { nodes: object[] } }>('{ importBatches { nodes { id } } }');
    expect(answer.importBatches.nodes).toEqual([]);
  });
});

describe('a file', () => {
  const refusalOf = async (file: string | Buffer) => (await sendFile(manager, 'items', file)).text;

  test('may be in UTF-8 with a mark, UTF-16 or Windows-1252, with any separator', async () => {
    const texts = [
      Buffer.from('\uFEFFNombre,Unidad\nPiña,kg\n'),
      Buffer.from('\uFEFFNombre\tUnidad\r\nPiña\tkg\r\n', 'utf16le'),
      Buffer.from('Nombre;Unidad\nPiña;kg\n', 'latin1'),
      Buffer.from('Nombre|Unidad\n"Piña"|kg\n'),
    ];
    for (const text of texts) {
      const { id } = await checkFile(manager, 'items', text);
      expect((await rowsOf(manager, id, 'new')).length).toBe(1);
      const { importRows } = await manager.request<{ importRows: { nodes: { name: string }[] } }>(
        'query ($filter: ImportRowsFilter!) { importRows(filter: $filter) { nodes { name } } }',
        { filter: { importId: id, outcome: 'new' } },
      );
      expect(importRows.nodes).toEqual([{ name: 'Piña' }]);
    }
  });

  test('that is empty, truncated, a picture, too large or too long is refused with a clear message', async () => {
    expect(await refusalOf(' \n,,\n')).toBe('This file has no rows.');
    expect(await refusalOf('Name,Unit\n"Carrot,kg\nLeek,kg\n')).toContain('ends inside a cell');
    expect(await refusalOf(Buffer.from('89504e470d0a1a0a', 'hex'))).toContain('This is not a table.');
    expect(await refusalOf(Buffer.from('504b0304ffffffff', 'hex'))).toContain('damaged or cut off');
    expect(await refusalOf(`Name\n${'x\n'.repeat(100_001)}`)).toContain('more than 10000 rows');
    expect(await refusalOf(`Name\n${'x'.repeat(2_001)}\n`)).toContain('Row 2 has a cell of more than 2000 characters');
    expect(await refusalOf(`${'x,'.repeat(70)}\n`)).toContain('more than 60 columns');
    expect((await sendFile(manager, 'items', Buffer.alloc(10_500_000, 97))).status).toBe(413);
  });
});

describe('permissions', () => {
  test('a cook is refused, and another organization does not find the import', async () => {
    const cook = await kitchen.signIn('cook');
    expect((await sendFile(cook, 'items', LIST)).status).toBe(403);
    const { id } = (await sendFile(manager, 'items', LIST)).read();
    const stranger = await (await Kitchen.create(api)).signIn('manager');
    for (const [name, input] of [
      ['checkImport', { id, fields: ['name', 'unit', '', '', ''], hasHeadings: true }],
      ['applyImport', { id, onlyGood: true }],
      ['undoImport', { id }],
      ['cancelImport', { id }],
    ] as const) {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      expect(await stranger.refused(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input })).toBe(
        'NOT_FOUND',
      );
    }
    expect(await readImport(manager, id)).toMatchObject({ state: 'read' });
  });
});
