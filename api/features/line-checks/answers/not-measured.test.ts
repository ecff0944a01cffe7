import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { beginCheck, farRollover, type RunningCheck } from '../../../testing/line-checks.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let cook: Client;
let manager: Client;
let check: RunningCheck;

const FRIDGE = 0;
const DRAWER = 1;
const BOARDS = 2;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const kitchen = await Kitchen.create(api, { dayRollover: farRollover(), lineCheckFrequency: 'custom' });
  cook = await kitchen.signIn('cook', { name: 'Luis' });
  manager = await kitchen.signIn('manager', { name: 'Marco' });
  check = await beginCheck(manager, cook);
});

async function notifications(): Promise<unknown[]> {
  const { notifications: list } = await manager.request<{ notifications: { nodes: unknown[] } }>(
    '{ notifications { nodes { title message priority } } }',
  );
  return list.nodes;
}
const notMeasured = (message: string) => [{ title: 'Not measured', priority: 'high', message }];

describe('a critical item answered with not applicable', () => {
  test('needs a reason', async () => {
    const input = { lineCheckId: check.id, itemId: check.items[FRIDGE], notApplicable: true };
    expect(await check.refusal('answerLineCheck', input)).toBe('Say why Fridge was not measured.');
    expect(await check.refusal('answerLineCheck', { ...input, note: ' ' })).toBe('Say why Fridge was not measured.');
    expect((await check.sheet()).entries[FRIDGE]?.readings).toEqual([]);
  });

  test('is refused together with a reading, which would be lost', async () => {
    const passedOver = { lineCheckId: check.id, itemId: check.items[FRIDGE], notApplicable: true, note: 'No probe' };
    const readings = [{ temperature: '20', temperatureUnit: 'C' }, { number: '0' }, { yes: false }, { text: 'Warm' }];
    for (const reading of readings)
      expect(await check.refusal('answerLineCheck', { ...passedOver, ...reading })).toBe(
        'Fridge has a reading or was not measured, not both.',
      );
    expect((await check.sheet()).entries[FRIDGE]?.readings).toEqual([]);
  });

  test('is counted as not measured, not as in range', async () => {
    await check.passOver(FRIDGE, 'Switched off');
    await check.read(DRAWER, '3');
    await check.say(BOARDS, true);
    expect((await check.submit()).check).toMatchObject({ status: 'submitted', failedCount: 0, notMeasuredCount: 1 });
  });

  test('is no longer counted after a reading', async () => {
    await check.passOver(FRIDGE, 'No probe');
    expect((await check.read(FRIDGE, '4')).check).toMatchObject({ notMeasuredCount: 0 });
  });

  test('notifies managers with the reason, and updates the notification when it is measured', async () => {
    await check.passOver(FRIDGE, 'No probe');
    expect(await notifications()).toEqual(notMeasured('Fridge was not measured. Luis: No probe.'));
    await check.read(FRIDGE, '4');
    expect(await notifications()).toEqual(notMeasured('Fridge was not measured. Luis: No probe. Then 4 °C: in range.'));
  });
});

test('an item that is not critical needs no reason, and notifies nobody', async () => {
  expect((await check.passOver(BOARDS)).check).toMatchObject({ notMeasuredCount: 1 });
  expect(await notifications()).toEqual([]);
});
