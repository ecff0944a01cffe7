import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { checkFile, importFile, runImports } from '../../../testing/imports.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let stopQueue: () => Promise<void>;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  stopQueue = await runImports(api);
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  manager = await (await Kitchen.create(api)).signIn('manager');
});
afterAll(async () => {
  await stopQueue();
  await api.stop();
});

const create = 'mutation ($input: CreateItemInput!) { createItem(input: $input) { name } }';
const input = (name: string) => ({ input: { name, category: 'produce', unit: 'kg' } });
const created = async (name: string) =>
  (await manager.request<{ createItem: { name: string } }>(create, input(name))).createItem.name;

test('a name that looks like that of another item is taken', async () => {
  await created('Cherry tomato');
  const alike = [
    'Cherry\u00A0tomato',
    'Cherry \u200Btomato',
    'Cherry  tomato',
    'Cherry\u2060 tomato',
    'Cherry\ttomato',
  ];
  for (const name of [...alike, 'Cherry tom\u200Dato', 'Cherry tom\u00ADato', '\u061CCherry tomato'])
    expect(await manager.refused(create, input(name))).toBe('CONFLICT');
  await created('Jalape\u00F1o');
  expect(await manager.refused(create, input('Jalapen\u0303o'))).toBe('CONFLICT');
});

test('a name has no characters that nobody sees, and is not made of them alone', async () => {
  expect(await created('\u202Eabc')).toBe('abc');
  expect(await created('  Two \n words ')).toBe('Two words');
  // The joiner in an emoji holds it together.
  expect(await created('👨‍🍳 special ❤️')).toBe('👨‍🍳 special ❤️');
  expect(await created('Ham (raw)\u200D')).toBe('Ham (raw)');
  expect(await created('\u200DBe\u{E0041}e\u034Ff\uFE0F')).toBe('Beef');
  for (const unseen of ['\u200B\u2060 \u202E', '\u200D', '\u200C', '\u2800', '\uFFA0', '\u17B4'])
    expect(await manager.refused(create, input(unseen))).toBe('VALIDATION_FAILED');
});

test('an import finds the item whose name looks like that of the file', async () => {
  await created('Cherry tomato');
  const file = (name: string) => `Name,Category,Unit\n${name},produce,kg\n`;
  for (const name of ['Cherry\u00A0\u00A0tomato', 'Cherry tom\u2060ato'])
    expect(await checkFile(manager, 'items', file(name))).toMatchObject({
      sameCount: 1,
      newCount: 0,
      errorCount: 0,
    });
  const stock = 'Item,Quantity\nCherry\u00A0tom\u200Bato,5\n';
  expect(await importFile(manager, 'stock', stock)).toMatchObject({ state: 'applied', newCount: 1 });
});

test('a recipe of a file makes one item of two spellings that look alike', async () => {
  const file =
    'Recipe,Yield,Yield unit,Ingredient,Quantity,Unit\nSalsa,1,kg,Plum  tomato,1,kg\nSalsa,,,Plum tom\u200Bato,2,kg\n';
  expect(await importFile(manager, 'recipes', file)).toMatchObject({ state: 'applied', errorCount: 0 });
  const { items } = await manager.request<{ items: { nodes: { name: string }[] } }>(
    '{ items(filter: { search: "tom" }, first: 10) { nodes { name } } }',
  );
  expect(items.nodes).toEqual([{ name: 'Plum tomato' }]);
});
