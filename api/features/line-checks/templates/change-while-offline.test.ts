import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { beginCheck, checkMutation, checkedItems, farRollover, type SheetSeen } from '../../../testing/line-checks.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

const MINUTE = 60_000;
const FRIDGE = 0;

let api: TestApi;
let kitchen: Kitchen;
let cook: Client;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api, { dayRollover: farRollover(), lineCheckFrequency: 'custom' });
  [cook, manager] = [await kitchen.signIn('cook'), await kitchen.signIn('manager')];
});

const clockIn = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString().slice(11, 16);
const now = () => new Date().toISOString();

interface Template {
  readonly id: string;
  readonly items: { readonly id: string }[];
}
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly closesAt: string;
  readonly itemCount: number;
}

const dueTimes = () => [clockIn(60)];
const fields = (times: readonly string[], more: object) => ({
  name: 'Dinner',
  dueTimes: times,
  weekdays: [],
  openMinutes: 120,
  graceMinutes: 60,
  items: checkedItems,
  ...more,
});

async function add(times: readonly string[]): Promise<Template> {
  const mutation = `mutation ($input: AddLineCheckTemplateInput!) { done: addLineCheckTemplate(input: $input) { id items { id } } }`;
  return (await manager.request<{ done: Template }>(mutation, { input: fields(times, {}) })).done;
}
const update = (id: string, times: readonly string[], more: object) =>
  manager.request(
    `mutation ($input: UpdateLineCheckTemplateInput!) { updateLineCheckTemplate(input: $input) { id } }`,
    { input: { ...fields(times, more), id } },
  );
const listed = async () =>
  (await cook.request<{ lineChecks: Listed[] }>('{ lineChecks { id name status closesAt itemCount } }')).lineChecks;
const send = async (name: string, input: object) =>
  (await cook.request<{ done: SheetSeen }>(checkMutation(name), { input })).done;

test('a check that was started without a network is the same check after its template was changed', async () => {
  const times = dueTimes();
  const { id, items } = await add(times);
  const [before] = await listed();
  const occurredAt = now();
  const renamed = checkedItems.map((item, at) => ({ ...item, id: items[at]?.id, nameEs: `N ${at}` }));
  await update(id, times, { name: 'Supper', graceMinutes: 90, items: [...renamed, { name: 'Till', kind: 'yes_no' }] });
  const [after, ...others] = await listed();
  expect(others).toEqual([]);
  expect(after).toMatchObject({ id: before?.id, name: 'Supper', status: 'open', itemCount: 4 });
  expect(Date.parse(after?.closesAt ?? '') - Date.parse(before?.closesAt ?? '')).toBe(30 * MINUTE);
  expect((await send('startLineCheck', { id: before?.id, occurredAt })).check.status).toBe('in_progress');
});

test('a check that is no longer planned is withdrawn', async () => {
  const { id } = await add(dueTimes());
  const [before] = await listed();
  await update(id, [clockIn(100)], {});
  const after = await listed();
  expect(after).toHaveLength(1);
  expect(after[0]?.id).not.toBe(before?.id);
});

test('a queued reading is judged by the limit it was taken against, and its check can be submitted', async () => {
  const check = await beginCheck(manager, cook);
  const query = '{ lineCheckTemplates(archived: false) { id dueTimes } }';
  const { lineCheckTemplates } = await manager.request<{ lineCheckTemplates: { id: string; dueTimes: string[] }[] }>(
    query,
  );
  const [template] = lineCheckTemplates;
  const occurredAt = now();
  const items = checkedItems.map((item, at) => ({ ...item, id: check.items[at] }));
  const changed = items.map((item, at) => (at === FRIDGE ? { ...item, maxC: '15', maxF: '59' } : item));
  await update(template?.id ?? '', template?.dueTimes ?? [], { items: changed });
  const { entries } = await check.read(FRIDGE, '12', { occurredAt, correctiveAction: 'Re-iced' });
  expect(entries.find(({ item }) => item.id === check.items[FRIDGE])?.answer?.result).toBe('fail');
  const bell = JSON.stringify(await manager.request('{ notifications { nodes { title } } }'));
  expect(bell).toContain('Failed temperature');
  await check.read(1, '3', { occurredAt });
  await send('answerLineCheck', { lineCheckId: check.id, itemId: check.items[2], yes: true, occurredAt });
  const submitted = await send('submitLineCheck', { id: check.id, occurredAt });
  expect([submitted.check.status, submitted.entries.length]).toEqual(['submitted', 3]);
});

test('an item that was removed before the check began is not part of it', async () => {
  const times = dueTimes();
  const { id, items } = await add(times);
  await update(id, times, { items: checkedItems.slice(1).map((item, at) => ({ ...item, id: items[at + 1]?.id })) });
  const [run] = await listed();
  await send('startLineCheck', { id: run?.id });
  const input = { lineCheckId: run?.id, itemId: items[FRIDGE]?.id, temperature: '3', temperatureUnit: 'C' };
  const { errors } = await cook.graph(checkMutation('answerLineCheck'), { input });
  expect(errors[0]?.message).toBe('This item of the line check does not exist.');
});
