import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let cook: Client;
let manager: Client;
let run: string;
let items: readonly string[];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A started run of two temperatures. Its business day ends far from now, so that "in an hour" is still today. */
beforeEach(async () => {
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
  const hour = new Date().getUTCHours();
  const kitchen = await Kitchen.create(api, { dayRollover: clock(hour + 12), lineCheckFrequency: 'custom' });
  cook = await kitchen.signIn('cook', { name: 'Luis' });
  manager = await kitchen.signIn('manager', { name: 'Marco' });
  const fridge = { kind: 'temperature', maxC: '5', maxF: '41', critical: true, correctiveActions: ['Re-iced'] };
  const input = {
    name: 'Dinner',
    dueTimes: [clock(hour + 1)],
    weekdays: [],
    openMinutes: 120,
    graceMinutes: 60,
    items: ['Fridge', 'Freezer'].map((name) => ({ ...fridge, name })),
  };
  const added = await manager.request<{ added: { items: { id: string }[] } }>(
    'mutation ($input: AddLineCheckTemplateInput!) { added: addLineCheckTemplate(input: $input) { items { id } } }',
    { input },
  );
  items = added.added.items.map(({ id }) => id);
  const { lineChecks } = await cook.request<{ lineChecks: { id: string }[] }>('{ lineChecks { id } }');
  run = lineChecks[0]?.id ?? '';
  await cook.request('mutation ($input: StartLineCheckInput!) { startLineCheck(input: $input) { id } }', {
    input: { id: run },
  });
});

const answer = (item: number, temperature: string) =>
  cook.request('mutation ($input: AnswerLineCheckInput!) { answerLineCheck(input: $input) { id } }', {
    input: {
      lineCheckId: run,
      itemId: items[item],
      temperature,
      temperatureUnit: 'C',
      ...(Number(temperature) > 5 ? { correctiveAction: 'Re-iced' } : {}),
    },
  });
const acknowledge = 'mutation ($input: AcknowledgeLineCheckInput!) { acknowledgeLineCheck(input: $input) { version } }';
const state = async () =>
  (
    await manager.request<{ lineCheck: { check: { version: number; acknowledgedByName: string | null } } }>(
      `{ lineCheck(id: "${run}") { check { version acknowledgedByName acknowledgementNote acknowledgedAt } } }`,
    )
  ).lineCheck.check;

describe('readings out of range', () => {
  test('are acknowledged by a manager, with a note', async () => {
    await answer(0, '9');
    await manager.request(acknowledge, { input: { id: run, note: 'Moved to the walk-in' } });
    expect(await state()).toMatchObject({
      acknowledgedByName: 'Marco',
      acknowledgementNote: 'Moved to the walk-in',
      acknowledgedAt: expect.any(String),
    });
  });

  test('are not acknowledged by a cook', async () => {
    await answer(0, '9');
    expect(await cook.refused(acknowledge, { input: { id: run } })).toBe('FORBIDDEN');
  });

  test('need a manager again with the next one', async () => {
    await answer(0, '9');
    await manager.request(acknowledge, { input: { id: run, note: 'Moved' } });
    await answer(1, '10');
    expect(await state()).toMatchObject({
      acknowledgedByName: null,
      acknowledgementNote: null,
      acknowledgedAt: null,
    });
  });

  test('stay acknowledged when the next reading is in range', async () => {
    await answer(0, '9');
    await manager.request(acknowledge, { input: { id: run } });
    await answer(1, '3');
    expect(await state()).toMatchObject({ acknowledgedByName: 'Marco' });
  });

  test('that the manager has not seen are not acknowledged', async () => {
    await answer(0, '9');
    await answer(1, '10');
    const { errors } = await manager.graph(acknowledge, { input: { id: run, failedCount: 1 } });
    expect(errors[0]?.message).toBe('Another reading is out of range by now. Look at it first.');
    expect(await state()).toMatchObject({ acknowledgedByName: null });
  });

  test('cannot be acknowledged where there are none', async () => {
    await answer(0, '3');
    const { errors } = await manager.graph(acknowledge, { input: { id: run } });
    expect(errors[0]?.message).toBe('This line check has no reading out of range.');
  });
});
