import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
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

/** Listens to the kitchen and keeps what it hears. */
async function listen() {
  const heard: StoredEvent[] = [];
  const end = jest.fn();
  const leave = await api.app.bus.listen(kitchen.id, (events) => heard.push(...events), end);
  return { heard, leave, end };
}

describe('the bus', () => {
  test('works again after a kitchen’s first listener came while the database was away', async () => {
    const read = jest.spyOn(api.app.store, 'read').mockRejectedValueOnce(new Error('The database is away.'));
    await expect(listen()).rejects.toThrow('away');
    read.mockRestore();
    const { heard } = await listen();
    await happen();
    await until(() => heard.length === 1);
  });

  test('tells the others when one listener fails', async () => {
    const fail = () => {
      throw new Error('Too slow.');
    };
    await api.app.bus.listen(kitchen.id, fail, fail);
    const { heard } = await listen();
    await happen();
    await until(() => heard.length === 1);
  });

  test('one who leaves twice takes nobody else along', async () => {
    const first = await listen();
    first.leave();
    const { heard } = await listen();
    first.leave();
    await happen();
    await until(() => heard.length === 1);
    expect(first.heard).toEqual([]);
  });

  test('ends every listener when the last event they know is gone, as after a restore that nobody told of', async () => {
    await happen();
    const [one, other] = [await listen(), await listen()];
    await kitchen.write((tx) => tx.db.deleteFrom('event').execute());
    api.app.bus.wake(kitchen.id);
    await until(() => one.end.mock.calls.length + other.end.mock.calls.length === 2);
    const { heard } = await listen();
    await happen();
    await until(() => heard.length === 1);
    expect([...one.heard, ...other.heard]).toEqual([]);
  });
});
