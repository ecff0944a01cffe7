import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { liveTypes } from '#schema/live.ts';
import { plain } from '#schema/messages.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { listen, type TestSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { notify, withdraw } from '../../features/notifications/notification.writes.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const message = z.looseObject({ payload: z.looseObject({}) });
const documentShape = z.looseObject({
  asyncapi: z.literal('3.0.0'),
  components: z.looseObject({ messages: z.record(z.string(), message), schemas: z.record(z.string(), z.unknown()) }),
});

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;
let socket: TestSocket;
let document: z.output<typeof documentShape>;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
  document = documentShape.parse((await admin.get('/api/asyncapi.json')).json);
  socket = await listen(admin);
});
afterAll(async () => {
  socket.socket.close();
  await api.stop();
});

test('the document says that an API token opens the socket, too', () => {
  expect(document.components['securitySchemes']).toMatchObject({
    session: { type: 'httpApiKey' },
    token: { type: 'http', scheme: 'bearer' },
  });
});

/** The official schema of AsyncAPI 3.0.0. */
async function asyncApiSchema(): Promise<object> {
  const path = fileURLToPath(import.meta.resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json'));
  return z.looseObject({}).parse(JSON.parse(await readFile(path, 'utf8')));
}

/** How a received message differs from the document. */
function schemaErrors(received: { readonly type: string }): unknown {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ components: { schemas: closed(document.components.schemas) } }, '');
  const payload = document.components.messages[received.type]?.payload;
  if (!payload) return `no ${received.type} in the document`;
  const validate = ajv.compile(z.looseObject({}).parse(closed(payload)));
  validate(received);
  return validate.errors;
}

/** Forbids additional properties, so that an undocumented field is an error. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const object = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  return 'properties' in object ? { ...object, additionalProperties: false } : object;
}

/** Runs `work` and returns the message of this type that it causes. */
async function receive(type: string, work: () => Promise<unknown>): Promise<{ type: string }> {
  const before = socket.messages.length;
  await work();
  const received = () => socket.messages.slice(before).find((one) => one.type === type);
  await until(() => received() !== undefined);
  const found = received();
  if (!found) throw new Error(`${type} was not received.`);
  return found;
}

describe('the AsyncAPI document', () => {
  test('is valid AsyncAPI 3.0', async () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(await asyncApiSchema());
    validate(document);
    expect(validate.errors).toBeNull();
  });

  test('has every message of the socket', () => {
    expect(Object.keys(document.components.messages).toSorted()).toEqual(
      [...liveTypes, 'INITIAL_DATA', 'PING', 'REQUEST_INITIAL_DATA'].toSorted(),
    );
  });
});

const act = (mutation: string, type: string, input: object) =>
  admin.request<Record<string, { id: string }>>(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, {
    input,
  });

/** What makes the server send each type of message. */
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  INITIAL_DATA: async () => socket.socket.send(JSON.stringify({ type: 'REQUEST_INITIAL_DATA' })),
  INVENTORY_UPDATED: async () => {
    const item = await kitchen.item();
    await act('adjustStock', 'AdjustStockInput', { itemId: item.id, countedQuantity: '4', reason: 'Count' });
  },
  PREP_TASK_UPDATED: async () => {
    const { addPrepTask } = await act('addPrepTask', 'AddPrepTaskInput', {
      name: 'Dice',
      itemId: (await kitchen.item({ kind: 'prep' })).id,
      dueTime: '23:00',
      targetQuantity: '2',
      unit: 'kg',
    });
    await act('startPrepTask', 'PrepTaskInput', { id: addPrepTask?.id });
  },
  DELIVERY_UPDATED: () => act('createSupplier', 'CreateSupplierInput', { name: 'Greens' }),
  DELIVERY_RECEIVED: async () => {
    const { createSupplier } = await act('createSupplier', 'CreateSupplierInput', { name: 'Fish' });
    const { createDelivery } = await act('createDelivery', 'CreateDeliveryInput', {
      supplierId: createSupplier?.id,
      lines: [{ itemId: (await kitchen.item()).id, orderedQuantity: '2', unitPrice: '5' }],
    });
    const id = createDelivery?.id;
    await act('receiveAllAsOrdered', 'ReceiveAllInput', { id });
    await act('postDelivery', 'SaveDeliveryInput', { id });
  },
  NOTIFICATION_RECEIVED: () =>
    kitchen.write((tx) =>
      notify(tx, {
        type: 'other',
        topic: 'low_stock',
        priority: null,
        title: plain('Notification'),
        message: plain('Something happened.'),
        dedupeKey: 'asyncapi',
      }),
    ),
  NOTIFICATION_WITHDRAWN: () => kitchen.write((tx) => withdraw(tx, ['asyncapi'])),
  ORGANIZATION_UPDATED: () => act('createStation', 'CreateStationInput', { name: 'Grill' }),
  USER_UPDATED: () => act('updateProfile', 'UpdateProfileInput', { name: 'Ada' }),
  RECIPE_UPDATED: () =>
    act('createRecipe', 'CreateRecipeInput', {
      name: 'Soup',
      kind: 'menu',
      yieldQuantity: '1',
      yieldUnit: 'kg',
      lines: [],
      steps: [],
    }),
};

describe('what the socket sends', () => {
  test.each(Object.entries(acts))('%s matches the document', async (type, work) => {
    expect(schemaErrors(await receive(type, work))).toBeNull();
  });

  test('all other received messages match the document', () => {
    expect(socket.messages.length).toBeGreaterThan(Object.keys(acts).length);
    expect(socket.messages.map((received) => schemaErrors(received)).filter(Boolean)).toEqual([]);
  });
});
