import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#schema/milliseconds.ts';
import { jobRun } from '../../../platform/jobs/runner.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { beginCheck, checkMutation, farRollover, type RunningCheck } from '../../../testing/line-checks.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { LineCheckAction } from './line-check-action.entity.ts';
import { LineCheck } from '../runs/line-check.entity.ts';
import { lineChecksJob } from '../runs/line-checks.job.ts';

const FRIDGE = 0;

let api: TestApi;
let kitchen: Kitchen;
let cook: Client;
let check: RunningCheck;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api, { dayRollover: farRollover(), lineCheckFrequency: 'custom' });
  cook = await kitchen.signIn('cook', { name: 'Luis' });
  check = await beginCheck(await kitchen.signIn('manager'), cook);
});

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

/** Moves the times of the check into the past, so that it closed `minutes` ago, and runs the job that closes it. */
async function closeCheck(minutes: number): Promise<void> {
  await kitchen.write(async (tx) => {
    const run = await tx.em.findOneOrFail(LineCheck, { id: check.id });
    const at = (before: number) => new Date(Date.now() - before * MINUTE);
    Object.assign(run, {
      opensAt: at(minutes + 180),
      dueAt: at(minutes + 60),
      closesAt: at(minutes),
      startedAt: at(minutes + 90),
    });
  });
  await lineChecksJob.run(jobRun(api.app));
}

const answeredAt = async () => {
  const query = 'query ($id: ID!) { lineCheck(id: $id) { entries { answer { answeredAt } } } }';
  const read = await cook.request<{ lineCheck: { entries: { answer: { answeredAt: string } | null }[] } }>(query, {
    id: check.id,
  });
  return read.lineCheck.entries[FRIDGE]?.answer?.answeredAt;
};

test('a reading sent later is stored with the time at which it was taken', async () => {
  const occurredAt = ago(25);
  await check.read(FRIDGE, '3', { occurredAt });
  expect(await answeredAt()).toBe(occurredAt);
});

test('the HACCP log has when a reading was taken and when it was received', async () => {
  const occurredAt = ago(25);
  const before = Date.now();
  await check.read(FRIDGE, '3', { occurredAt });
  const manager = await kitchen.signIn('manager');
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
  const query =
    'query ($from: LocalDate!, $to: LocalDate!) { haccpLog(from: $from, to: $to) { nodes { answeredAt receivedAt } } }';
  const { haccpLog } = await manager.request<{ haccpLog: { nodes: { answeredAt: string; receivedAt: string }[] } }>(
    query,
    {
      from: day(-1),
      to: day(1),
    },
  );
  const entry = haccpLog.nodes.find((node) => node.answeredAt === occurredAt);
  expect(Date.parse(entry?.receivedAt ?? '')).toBeGreaterThanOrEqual(before);
});

/** When the check opened. */
const opensAt = () => kitchen.write(async (tx) => (await tx.em.findOneOrFail(LineCheck, { id: check.id })).opensAt);

test('a reading is of no time before its check opened', async () => {
  await check.read(FRIDGE, '3', { occurredAt: ago(60 * 60) });
  expect(await answeredAt()).toBe((await opensAt()).toISOString());
});

test('a check is not started before it opened', async () => {
  await kitchen.write(async (tx) => {
    const run = await tx.em.findOneOrFail(LineCheck, { id: check.id });
    Object.assign(run, { status: 'open', startedAt: null, startedById: null });
  });
  await cook.request(checkMutation('startLineCheck'), { input: { id: check.id, occurredAt: ago(60 * 60) } });
  const { startedAt } = await kitchen.write((tx) => tx.em.findOneOrFail(LineCheck, { id: check.id }));
  expect(startedAt).toEqual(await opensAt());
});

test('a corrective action is not taken before the reading that it corrects', async () => {
  const occurredAt = ago(25);
  const { savedAnswerId: answerId } = await check.read(FRIDGE, '9', { occurredAt });
  const input = { answerId, action: 'Re-iced', occurredAt: ago(60 * 60) };
  await cook.request(checkMutation('recordLineCheckAction'), { input });
  const { actedAt } = await kitchen.write((tx) => tx.em.findOneOrFail(LineCheckAction, { answerId }));
  expect(actedAt.toISOString()).toBe(occurredAt);
});

test('of two readings the one taken last is the newest, in any order of arrival', async () => {
  await check.read(FRIDGE, '4', { occurredAt: ago(5) });
  await check.read(FRIDGE, '9', { occurredAt: ago(25), correctiveAction: 'Re-iced' });
  expect((await check.sheet()).entries[FRIDGE]?.answer?.temperature).toBe('4');
});

test('a check whose readings were taken in time is complete, though it closed before they arrived', async () => {
  await closeCheck(10);
  expect((await check.sheet()).check.status).toBe('missed');
  const occurredAt = ago(20);
  await check.read(0, '3', { occurredAt });
  await check.read(1, '3', { occurredAt });
  const question = { lineCheckId: check.id, itemId: check.items[2], yes: true, occurredAt };
  await cook.request(checkMutation('answerLineCheck'), { input: question });
  await cook.request(checkMutation('submitLineCheck'), { input: { id: check.id, occurredAt } });
  expect((await check.sheet()).check.status).toBe('submitted');
});

interface Submitted {
  readonly status: string;
  readonly late: boolean;
  readonly missedReason: string | null;
  readonly submittedAt: string;
  readonly submissionReceivedAt: string;
}

/** Answers everything at `read` and submits at `submit`; both had to wait for the network. */
async function sendQueued(read: string, submit: string): Promise<Submitted> {
  for (const item of [0, 1]) await check.read(item, '3', { occurredAt: read });
  const question = { lineCheckId: check.id, itemId: check.items[2], yes: true, occurredAt: read };
  await cook.request(checkMutation('answerLineCheck'), { input: question });
  const { done } = await cook.request<{ done: { check: Submitted } }>(
    `mutation ($input: SubmitLineCheckInput!) { done: submitLineCheck(input: $input) { check {
      status late missedReason submittedAt submissionReceivedAt } } }`,
    { input: { id: check.id, occurredAt: submit } },
  );
  return done.check;
}

test('a check is submitted no earlier than its last reading, and late is late', async () => {
  await closeCheck(-30);
  const [read, before] = [ago(5), Date.now()];
  const submitted = await sendQueued(read, ago(45));
  expect(submitted).toMatchObject({ status: 'submitted', late: true, submittedAt: read });
  expect(Date.parse(submitted.submissionReceivedAt)).toBeGreaterThanOrEqual(before);
});

describe('a check that was done in time and arrived later', () => {
  const notifications = async (client: Client) =>
    JSON.stringify(await client.request('{ notifications { nodes { title } } }'));

  test('is no longer reported as missed, and the reason for it stays in the log', async () => {
    const manager = await kitchen.signIn('manager');
    await closeCheck(10);
    const input = { id: check.id, reason: 'Short-handed' };
    await manager.request(
      'mutation ($input: NoteMissedLineCheckInput!) { noteMissedLineCheck(input: $input) { id } }',
      { input },
    );
    expect(await notifications(manager)).toContain('Dinner was missed');
    expect(await sendQueued(ago(75), ago(72))).toMatchObject({ late: false, missedReason: null });
    expect(await notifications(manager)).not.toContain('Dinner was missed');
    const log = await (await kitchen.signIn('admin')).request('{ auditLog { nodes { action changes } } }');
    expect(JSON.stringify(log)).toMatch(/"missedReason":\["Short-handed",null\]/);
  });

  test('is no longer reported as late when it was submitted before it was due', async () => {
    const manager = await kitchen.signIn('manager');
    await closeCheck(-30);
    expect(await notifications(manager)).toContain('Dinner is late');
    await sendQueued(ago(40), ago(35));
    expect(await notifications(manager)).not.toContain('Dinner is late');
  });

  test('stays reported as late when it was submitted after it was due', async () => {
    const manager = await kitchen.signIn('manager');
    await closeCheck(-30);
    await sendQueued(ago(20), ago(15));
    expect(await notifications(manager)).toContain('Dinner is late');
  });
});

test('a reading taken after the check closed is refused', async () => {
  await closeCheck(10);
  const input = { lineCheckId: check.id, itemId: check.items[FRIDGE], temperature: '3', temperatureUnit: 'C' };
  expect(await check.refusal('answerLineCheck', { ...input, occurredAt: ago(5) })).toBe(
    'This line check is closed and counts as missed. What was recorded is kept.',
  );
});
