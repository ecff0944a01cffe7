import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importFile, runImports, step } from '../../testing/imports.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { WebhookKitchen } from '../../testing/webhook-kitchen.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let own: WebhookKitchen;
let stopQueue: () => Promise<void>;

beforeAll(async () => {
  api = await startApi({ webhookAllowPrivate: true });
  stopQueue = await runImports(api);
  own = await WebhookKitchen.create(api);
});
afterAll(async () => {
  await own.receiver.stop();
  await stopQueue();
  await api.stop();
});

test('a webhook and the change feed get one message of an import, and one of its undo, with the kind of its rows', async () => {
  await own.add({ name: 'Copy', events: ['inventory.updated', 'import.applied', 'import.undone'] });
  const { liveSeq } = await own.admin.request<{ liveSeq: number }>('{ liveSeq }');
  const { id } = await importFile(own.admin, 'items', 'Name,Unit\nCarrot,kg\nLeek,kg\n');
  await step(own.admin, 'undoImport', { id });
  await own.send();
  expect(
    own.receiver.arrived.map(({ json: { type, data } }) => ({ type, id: data['id'], kind: data['kind'] })),
  ).toEqual([
    { type: 'import.applied', id, kind: 'items' },
    { type: 'import.undone', id, kind: 'items' },
  ]);
  const { liveEvents } = await own.admin.request<{ liveEvents: { messages: object[] } }>(
    'query ($after: Int!) { liveEvents(after: $after) { messages } }',
    { after: liveSeq },
  );
  expect(liveEvents.messages).toMatchObject([
    { type: 'IMPORT_UPDATED', data: { id, kind: 'items' } },
    { type: 'IMPORT_UPDATED', data: { id, kind: 'items' } },
  ]);
});
