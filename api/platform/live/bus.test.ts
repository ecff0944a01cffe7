import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Kitchen } from '../../testing/factories.ts';
import { until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { StoredEvent } from './stored-event.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const happen = () => kitchen.write(async (tx) => tx.record({ entity: 'Test', entityId: null }));

/** Subscribes to the kitchen and collects the events. */
async function listen() {
  const received: StoredEvent[] = [];
  const end = vi.fn();
  const unsubscribe = await api.app.bus.listen(kitchen.id, (events) => received.push(...events), end);
  return { received, unsubscribe, end };
}

describe('the bus', () => {
  test('recovers after a kitchen’s first listener subscribed while the database was unavailable', async () => {
    const read = vi.spyOn(api.app.database, 'read').mockRejectedValueOnce(new Error('The database is away.'));
    await expect(listen()).rejects.toThrow('away');
    read.mockRestore();
    const { received } = await listen();
    await happen();
    await until(() => received.length === 1);
  });

  test('still notifies the others when one listener fails', async () => {
    const fail = () => {
      throw new Error('Too slow.');
    };
    await api.app.bus.listen(kitchen.id, fail, fail);
    const { received } = await listen();
    await happen();
    await until(() => received.length === 1);
  });

  test('unsubscribing twice does not affect other listeners', async () => {
    const first = await listen();
    first.unsubscribe();
    const { received } = await listen();
    first.unsubscribe();
    await happen();
    await until(() => received.length === 1);
    expect(first.received).toEqual([]);
  });

  test('ends every listener when their last event no longer exists, as after an unnoticed restore', async () => {
    await happen();
    const [one, other] = [await listen(), await listen()];
    await kitchen.write((tx) => tx.db.deleteFrom('event').execute());
    api.app.bus.notify(kitchen.id);
    await until(() => one.end.mock.calls.length + other.end.mock.calls.length === 2);
    const { received } = await listen();
    await happen();
    await until(() => received.length === 1);
    expect([...one.received, ...other.received]).toEqual([]);
  });
});
