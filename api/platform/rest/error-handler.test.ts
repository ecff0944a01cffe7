// oxlint-disable-next-line no-restricted-imports -- clients leave at different moments of a response
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a client that disconnects', () => {
  test('during a response is not logged as an error', async () => {
    const kitchen = await Kitchen.create(api);
    const admin = await kitchen.signIn('admin');
    const error = vi.spyOn(api.app.log, 'error');
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: admin.cookie ?? '', 'accept-encoding': 'gzip' },
      // Large enough to be compressed, so that it takes a while.
      body: JSON.stringify({ query: '{ __schema { types { name description fields { name } } } }' }),
    };
    // Some disconnect before, some while, some after the response is written.
    for (let turn = 0; turn < 200; turn += 1) {
      const leaving = new AbortController();
      const answer = fetch(`${api.url}/graphql`, { ...request, signal: leaving.signal }).catch(() => undefined);
      await pause((turn % 40) / 2);
      leaving.abort();
      await answer;
    }
    // What comes after the last one left.
    expect((await fetch(`${api.url}/graphql`, request)).status).toBe(200);
    expect(error.mock.calls).toEqual([]);
  });
});

describe('a write that conflicts with others at every try', () => {
  test('is refused as retryable, and is no internal error', async () => {
    const kitchen = await Kitchen.create(api);
    const admin = await kitchen.signIn('admin');
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const write = vi.spyOn(api.app.database, 'write').mockRejectedValue(deadlock);
    const answer = await admin.graph('mutation ($input: CreateStationInput!) { createStation(input: $input) { id } }', {
      input: { name: 'Grill' },
    });
    write.mockRestore();
    expect(answer.errors[0]).toMatchObject({
      message: 'Too many changes came at once. Nothing was changed. Try again in a few seconds.',
      extensions: { code: 'UNAVAILABLE', retryable: true, retryAfter: 1 },
    });
  });
});
