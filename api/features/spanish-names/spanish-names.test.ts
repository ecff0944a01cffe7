import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import { add } from '../../platform/database/transaction.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { listen, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { StorageLocation } from '../stations/storage-location.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  [admin, cook] = [await kitchen.signIn('admin'), await kitchen.signIn('cook')];
});

interface Row {
  id: string;
  version: number;
  nameEs: string | null;
}
const recipeParts = { kind: 'prep', yieldQuantity: '1', yieldUnit: 'l', lines: [], steps: [] };
/** The four kinds of row, and what else a new one needs. */
const kinds = [
  { kind: 'Item', rest: { category: 'produce', unit: 'kg' }, again: {}, live: 'INVENTORY_UPDATED' },
  { kind: 'Recipe', rest: recipeParts, again: { name: 'Pass', ...recipeParts }, live: 'RECIPE_UPDATED' },
  { kind: 'Station', rest: {}, again: {}, live: 'ORGANIZATION_UPDATED' },
  { kind: 'StorageLocation', rest: {}, again: {}, live: 'ORGANIZATION_UPDATED' },
] as const;

const mutation = (act: string, kind: string) =>
  `mutation ($input: ${act}${kind}Input!) { row: ${act.toLowerCase()}${kind}(input: $input) { id version nameEs } }`;
const create = async (kind: string, input: object) =>
  (await admin.request<{ row: Row }>(mutation('Create', kind), { input })).row;
const update = async (kind: string, input: object) =>
  (await admin.request<{ row: Row }>(mutation('Update', kind), { input })).row;
const names = async (client: Client) =>
  (await client.request<{ spanishNames: object[] }>('{ spanishNames { name nameEs } }')).spanishNames;

describe.each(kinds)('the Spanish name of a $kind', ({ kind, rest, again, live }) => {
  test('is saved, listed for everyone, changed, and removed by empty text', async () => {
    const row = await create(kind, { name: 'Pass', nameEs: ' Pase ', ...rest });
    expect(row.nameEs).toBe('Pase');
    expect(await names(cook)).toEqual([{ name: 'Pass', nameEs: 'Pase' }]);
    expect(await update(kind, { id: row.id, ...again, nameEs: 'El pase' })).toMatchObject({ nameEs: 'El pase' });
    expect(await update(kind, { id: row.id, ...again })).toMatchObject({ nameEs: 'El pase' });
    expect(await update(kind, { id: row.id, ...again, nameEs: '' })).toMatchObject({ nameEs: null });
    expect(await names(cook)).toEqual([]);
  });

  test('is at most as long as the name', async () => {
    const input = { name: 'Pass', nameEs: 'x'.repeat(limits.nameMax + 1), ...rest };
    expect(await admin.refused(mutation('Create', kind), { input })).toBe('VALIDATION_FAILED');
  });

  test('is published to open screens, and is in the audit log', async () => {
    const socket = await listen(cook);
    const row = await create(kind, { name: 'Pass', nameEs: 'Pase', ...rest });
    await until(() => socket.messages.some(({ type }) => type === live));
    socket.messages.length = 0;
    await update(kind, { id: row.id, ...again, nameEs: 'El pase' });
    await until(() => socket.messages.some(({ type, data }) => type === live && data['id'] === row.id));
    socket.socket.close();
    const log = await admin.request(`{ auditLog(filter: { entity: "${kind}" }) { nodes { changes } } }`);
    expect(log).toMatchObject({
      auditLog: { nodes: [{ changes: { nameEs: ['Pase', 'El pase'] } }, {}] },
    });
  });
});

describe('the list of Spanish names', () => {
  test('is read by a paired display', async () => {
    await kitchen.station({ name: 'Grill', nameEs: 'Parrilla' });
    expect(await names(await kitchen.pair())).toEqual([{ name: 'Grill', nameEs: 'Parrilla' }]);
  });

  test('has the item’s where two kinds have the same name', async () => {
    await kitchen.station({ name: 'Bread', nameEs: 'Panadería' });
    await kitchen.item({ name: 'Bread', nameEs: 'Pan' });
    await kitchen.write(async (tx) => add(tx, StorageLocation, { name: 'Bread', nameEs: 'Estante del pan' }));
    expect(await names(cook)).toEqual([{ name: 'Bread', nameEs: 'Pan' }]);
  });

  test('has no archived rows and none without a Spanish name', async () => {
    await kitchen.item({ name: 'Old bread', nameEs: 'Pan viejo', archivedAt: new Date() });
    await kitchen.item({ name: 'Bread' });
    expect(await names(cook)).toEqual([]);
  });

  test('has the corrective actions of line checks', async () => {
    const item = {
      name: 'Boards clean',
      kind: 'yes_no',
      correctiveActions: ['Cleaned', 'Thrown away'],
      correctiveActionsEs: ['', 'Tirado'],
    };
    const input = {
      name: 'Dinner',
      dueTimes: ['18:00'],
      weekdays: [],
      openMinutes: 60,
      graceMinutes: 60,
      items: [item],
    };
    const fields = 'items { correctiveActions correctiveActionsEs }';
    const saved = await admin.request(
      `mutation ($input: AddLineCheckTemplateInput!) { row: addLineCheckTemplate(input: $input) { ${fields} } }`,
      { input },
    );
    expect(saved).toMatchObject({ row: { items: [{ correctiveActionsEs: ['', 'Tirado'] }] } });
    expect(await names(cook)).toEqual([{ name: 'Thrown away', nameEs: 'Tirado' }]);
  });

  test('has line checks and their points', async () => {
    const input = {
      name: 'Dinner check',
      nameEs: 'Control de la cena',
      dueTimes: ['18:00'],
      weekdays: [],
      openMinutes: 60,
      graceMinutes: 60,
      items: [{ name: 'Boards clean', nameEs: 'Tablas limpias', kind: 'yes_no' }],
    };
    await admin.request(
      'mutation ($input: AddLineCheckTemplateInput!) { addLineCheckTemplate(input: $input) { id } }',
      {
        input,
      },
    );
    expect(await names(cook)).toEqual([
      { name: 'Boards clean', nameEs: 'Tablas limpias' },
      { name: 'Dinner check', nameEs: 'Control de la cena' },
    ]);
  });

  test('has nothing of another kitchen', async () => {
    await kitchen.item({ name: 'Bread', nameEs: 'Pan' });
    const stranger = await (await Kitchen.create(api)).signIn('admin');
    expect(await names(stranger)).toEqual([]);
  });
});

describe('the search', () => {
  test('finds items, tasks and recipes by their Spanish names, without accents', async () => {
    const item = await kitchen.item({ name: 'Lemon', nameEs: 'Limón' });
    const { id: stationId } = await kitchen.station();
    const task = {
      name: 'Juice lemons',
      itemId: item.id,
      stationId,
      targetQuantity: '2',
      unit: 'kg',
      dueTime: '16:00',
    };
    await admin.request('mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }', { input: task });
    const lines = [{ itemId: item.id, quantity: '1', unit: 'kg' }];
    await create('Recipe', { name: 'Curd', nameEs: 'Crema de LIMÓN', ...recipeParts, lines });
    const found = await cook.request(`{
      search(query: "limon") { kind name }
      recipeSearch(query: "limon") { name }
      items(filter: { search: "limon" }) { nodes { name } }
      recipes(filter: { search: "limon" }) { nodes { name } }
    }`);
    expect(found).toEqual({
      search: [
        { kind: 'prep_task', name: 'Juice lemons' },
        { kind: 'item', name: 'Lemon' },
      ],
      recipeSearch: [{ name: 'Curd' }],
      items: { nodes: [{ name: 'Lemon' }] },
      recipes: { nodes: [{ name: 'Curd' }] },
    });
  });

  test('offers ingredients and deliverable items by their Spanish names', async () => {
    await kitchen.item({ name: 'Lemon', nameEs: 'Limón' });
    const found = await admin.request(`{
      ingredientOptions(search: "limon") { name }
      deliverableItems(filter: { search: "limon" }) { name }
    }`);
    expect(found).toEqual({ ingredientOptions: [{ name: 'Lemon' }], deliverableItems: [{ name: 'Lemon' }] });
  });
});
