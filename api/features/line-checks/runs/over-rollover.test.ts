import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#schema/business-day.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { turnDay } from '../../../testing/kitchen-clock.ts';
import { beginCheck, farRollover } from '../../../testing/line-checks.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const MINUTE = 60_000;
const clockIn = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString().slice(11, 16);

interface Listed {
  readonly lineChecks: { readonly id: string; readonly status: string; readonly businessDate: string }[];
}

test('a check of the next business day is listed as soon as it is open', async () => {
  const kitchen = await Kitchen.create(api, { dayRollover: clockIn(30), lineCheckFrequency: 'custom' });
  const manager = await kitchen.signIn('manager');
  const input = {
    name: 'Opening',
    dueTimes: [clockIn(60)],
    weekdays: [],
    openMinutes: 120,
    graceMinutes: 60,
    items: [{ name: 'Boards clean', kind: 'yes_no' }],
  };
  await manager.request(
    'mutation ($input: AddLineCheckTemplateInput!) { addLineCheckTemplate(input: $input) { id } }',
    { input },
  );
  expect(await manager.request<Listed>('{ lineChecks { status } }')).toEqual({ lineChecks: [{ status: 'open' }] });
});

test('a check in progress stays listed after the rollover, and not under the new date', async () => {
  const kitchen = await Kitchen.create(api, { dayRollover: farRollover(), lineCheckFrequency: 'custom' });
  const cook = await kitchen.signIn('cook');
  const { id } = await beginCheck(await kitchen.signIn('manager'), cook);
  const query = 'query ($date: LocalDate) { lineChecks(date: $date) { id status businessDate } }';
  const listed = async (date?: string) => (await cook.request<Listed>(query, { date })).lineChecks;
  const before = (await listed()).find((run) => run.id === id);
  await turnDay(kitchen);
  expect(await listed()).toContainEqual({ ...before, status: 'in_progress' });
  const dated = await listed(addDays(before?.businessDate ?? '', 1));
  expect(dated).not.toContainEqual(expect.objectContaining({ id }));
});
