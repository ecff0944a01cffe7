import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import { jobRun } from '../../../platform/jobs/runner.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import {
  beginCheck,
  checkMutation,
  farRollover,
  storedReadings,
  type RunningCheck,
} from '../../../testing/line-checks.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { LineCheckAction } from './line-check-action.entity.ts';
import { lineChecksJob } from '../runs/line-checks.job.ts';

let api: TestApi;
let kitchen: Kitchen;
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
  kitchen = await Kitchen.create(api, { dayRollover: farRollover(), lineCheckFrequency: 'custom' });
  cook = await kitchen.signIn('cook', { name: 'Luis' });
  manager = await kitchen.signIn('manager', { name: 'Marco' });
  check = await beginCheck(manager, cook);
});

interface NotificationRow {
  readonly title: string;
  readonly message: string;
  readonly priority: string;
}
const notifications = async (client = manager) =>
  (
    await client.request<{ notifications: { nodes: NotificationRow[] } }>(
      '{ notifications { nodes { title message priority } } }',
    )
  ).notifications.nodes;

async function answerOtherItems(): Promise<void> {
  await check.read(DRAWER, '3');
  await check.say(BOARDS, true);
}

describe('a failing reading', () => {
  test('still needs an action after a later reading passes', async () => {
    await answerOtherItems();
    await check.read(FRIDGE, '12');
    await check.read(FRIDGE, '4');
    expect(await check.refusal('submitLineCheck', { id: check.id })).toBe('Say what you did about: Fridge.');
    expect((await check.sheet()).check.status).toBe('in_progress');
  });

  test('stays in the count of the check after a passing re-check', async () => {
    await answerOtherItems();
    const failed = await check.read(FRIDGE, '12');
    await check.act(failed.savedAnswerId, 'Re-iced');
    await check.read(FRIDGE, '4');
    expect((await check.submit()).check).toMatchObject({ status: 'submitted', failedCount: 1, failedItemCount: 1 });
  });

  test('needs its own action, like every other one', async () => {
    await answerOtherItems();
    const first = await check.read(FRIDGE, '12');
    const second = await check.read(FRIDGE, '11');
    await check.act(second.savedAnswerId, 'Service called');
    expect(await check.refusal('submitLineCheck', { id: check.id })).toBe('Say what you did about: Fridge.');
    const withActions = await check.act(first.savedAnswerId, 'Re-iced');
    expect(withActions.entries[FRIDGE]).toMatchObject({
      openFailures: 0,
      readings: [
        { temperature: '12', actions: [{ action: 'Re-iced', byName: 'Luis' }] },
        { temperature: '11', actions: [{ action: 'Service called', byName: 'Luis' }] },
      ],
    });
    expect((await check.submit()).check).toMatchObject({ failedCount: 2, failedItemCount: 1, openFailureCount: 0 });
  });

  test('has actions with creation time and version', async () => {
    const failed = await check.read(FRIDGE, '12');
    await check.act(failed.savedAnswerId, 'Re-iced');
    const query = 'query ($id: ID!) { lineCheck(id: $id) { entries { readings { actions { createdAt version } } } } }';
    const { lineCheck } = await cook.request<{ lineCheck: { entries: { readings: { actions: unknown[] }[] }[] } }>(
      query,
      {
        id: check.id,
      },
    );
    const actions = lineCheck.entries[FRIDGE]?.readings[0]?.actions;
    expect(actions).toEqual([{ createdAt: expect.stringMatching(/^\d{4}-.*Z$/), version: 1 }]);
  });

  test('accepts an action in the same request, and more actions afterwards', async () => {
    const saved = await check.read(FRIDGE, '12', { correctiveAction: 'Re-iced' });
    expect(saved.entries[FRIDGE]).toMatchObject({ openFailures: 0 });
    const more = await check.act(saved.savedAnswerId, 'Service called', manager);
    expect(more.entries[FRIDGE]?.readings[0]?.actions).toEqual([
      { action: 'Re-iced', byName: 'Luis' },
      { action: 'Service called', byName: 'Marco' },
    ]);
  });

  test('is counted while the check is in progress, also as open until it has an action', async () => {
    await check.read(FRIDGE, '12');
    await check.read(DRAWER, '9', { correctiveAction: 'Discarded' });
    const { check: run, entries } = await check.read(DRAWER, '3');
    expect(run).toMatchObject({ failedCount: 2, failedItemCount: 2, openFailureCount: 1 });
    expect(entries.map(({ openFailures }) => openFailures)).toEqual([1, 0, 0]);
  });

  test('blocks submitting with the names of all items that need an action', async () => {
    await check.say(BOARDS, true);
    await check.read(FRIDGE, '12');
    await check.read(FRIDGE, '4');
    await check.read(DRAWER, '9');
    expect(await check.refusal('submitLineCheck', { id: check.id })).toBe(
      'Say what you did about: Fridge, Fish drawer.',
    );
  });
});

describe('a repeated reading with the same value', () => {
  test('is a new reading', async () => {
    await check.read(FRIDGE, '8');
    const { entries } = await check.read(FRIDGE, '8');
    expect(entries[FRIDGE]?.readings.map(({ temperature }) => temperature)).toEqual(['8', '8']);
    expect(await storedReadings(kitchen)).toHaveLength(2);
  });

  test('is not added again when the same request is repeated', async () => {
    const input = { lineCheckId: check.id, itemId: check.items[FRIDGE], temperature: '8', temperatureUnit: 'C' };
    const send = () => cook.graph(checkMutation('answerLineCheck'), { input }, { 'idempotency-key': 'one-press' });
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    expect(await storedReadings(kitchen)).toHaveLength(1);
  });

  test('by two cooks at once is stored for both', async () => {
    const other = await kitchen.signIn('cook', { name: 'Ana' });
    await Promise.all([check.read(FRIDGE, '12'), check.read(FRIDGE, '4', {}, other)]);
    const readings = (await check.sheet()).entries[FRIDGE]?.readings ?? [];
    expect(readings.map(({ byName, result }) => `${byName} ${result}`).toSorted()).toEqual(['Ana pass', 'Luis fail']);
  });

  test('is refused when an item has reached the maximum number of readings', async () => {
    const max = limits.lineCheckReadingsMax;
    for (let reading = 0; reading < max; reading += 1) await check.read(FRIDGE, '4');
    const input = { lineCheckId: check.id, itemId: check.items[FRIDGE], temperature: '4', temperatureUnit: 'C' };
    expect(await check.refusal('answerLineCheck', input)).toBe(
      `Fridge has ${max} readings in this line check, the most there can be. Submit it.`,
    );
  });
});

describe('an action', () => {
  test('is refused for a reading in range', async () => {
    const { savedAnswerId: answerId } = await check.read(FRIDGE, '4');
    expect(await check.refusal('recordLineCheckAction', { answerId, action: 'Re-iced' })).toBe(
      'Only a reading out of range needs a corrective action. Fridge was in range.',
    );
  });

  test('is refused without text, for an unknown reading, and after the check is submitted', async () => {
    const { savedAnswerId: answerId } = await check.read(FRIDGE, '12');
    expect(await check.refusal('recordLineCheckAction', { answerId, action: ' ' })).toContain('Enter an action.');
    expect(await check.refusal('recordLineCheckAction', { answerId: check.id, action: 'Re-iced' })).toBe(
      'This reading does not exist.',
    );
    await answerOtherItems();
    await check.act(answerId, 'Re-iced');
    await check.submit();
    expect(await check.refusal('recordLineCheckAction', { answerId, action: 'Discarded' })).toBe(
      'This line check was submitted already.',
    );
  });

  test('can still be added by a manager after the check was missed', async () => {
    const { savedAnswerId: answerId } = await check.read(FRIDGE, '12');
    await lineChecksJob.run(jobRun(api.app, new Date(Date.now() + 4 * 3_600_000)));
    expect(await check.refusal('recordLineCheckAction', { answerId, action: 'Discarded' })).toBe(
      'This line check is closed and counts as missed. A manager can still say what was done.',
    );
    const { check: run, entries } = await check.act(answerId, 'Discarded', manager);
    expect(run).toMatchObject({ status: 'missed', failedCount: 1, openFailureCount: 0 });
    expect(entries[FRIDGE]?.answer?.actions).toEqual([{ action: 'Discarded', byName: 'Marco' }]);
  });

  test('by two users at once is stored for both', async () => {
    const { savedAnswerId: answerId } = await check.read(FRIDGE, '12');
    await Promise.all([check.act(answerId, 'Re-iced'), check.act(answerId, 'Discarded', manager)]);
    const actions = (await check.sheet()).entries[FRIDGE]?.answer?.actions ?? [];
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['Discarded', 'Re-iced']);
  });

  test('cannot be changed: the table is append-only', async () => {
    await check.read(FRIDGE, '12', { correctiveAction: 'Re-iced' });
    const change = kitchen.write(async (tx) => {
      const action = await tx.em.findOneOrFail(LineCheckAction, { action: 'Re-iced' });
      action.action = 'Nothing';
    });
    await expect(change).rejects.toThrow('append-only');
  });

  test('is recorded in the audit log with its reading', async () => {
    const { savedAnswerId } = await check.read(FRIDGE, '12');
    await check.act(savedAnswerId, 'Re-iced');
    const admin = await kitchen.signIn('admin');
    const log = await admin.request(
      '{ auditLog(first: 1, filter: { entity: "LineCheck" }) { nodes { action changes } } }',
    );
    expect(log).toEqual({
      auditLog: {
        nodes: [
          {
            action: 'line_check.action_recorded',
            changes: { check: 'Dinner', item: 'Fridge', answer: 'fail · 12 °C', correctiveAction: [null, 'Re-iced'] },
          },
        ],
      },
    });
  });
});

describe('managers', () => {
  const failed = (message: string) => [{ title: 'Failed temperature', priority: 'urgent', message }];
  const limit = 'Fridge: 12 °C, limit 5 °C or below.';

  test('are notified of the first critical failure at once, before any action', async () => {
    await check.read(FRIDGE, '12');
    expect(await notifications()).toEqual(failed(`${limit} Luis: no action yet.`));
    expect(await notifications(cook)).toEqual([]);
  });

  test('see actions and re-checks in the same notification, without a second one', async () => {
    const { savedAnswerId } = await check.read(FRIDGE, '12');
    await check.act(savedAnswerId, 'Re-iced');
    expect(await notifications()).toEqual(failed(`${limit} Luis: Re-iced.`));
    await check.read(FRIDGE, '11');
    const twice = `${limit} Luis: Re-iced. Then 11 °C: out of range. Luis: no action yet.`;
    expect(await notifications()).toEqual(failed(twice));
    await check.read(FRIDGE, '3.9');
    expect(await notifications()).toEqual(failed(`${twice} Then 3.9 °C: in range.`));
  });

  test('are notified of each critical item that fails', async () => {
    await check.read(FRIDGE, '12');
    await check.read(DRAWER, '9');
    expect(await notifications()).toHaveLength(2);
  });

  test('are not notified of a failure that is not critical', async () => {
    await check.say(BOARDS, false);
    expect(await notifications()).toEqual([]);
  });
});
