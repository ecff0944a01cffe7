import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../../platform/database/transaction.ts';
import { LineCheckAction } from '../line-checks/answers/line-check-action.entity.ts';
import { LineCheckAnswer } from '../line-checks/answers/line-check-answer.entity.ts';
import { LineCheckTemplateItem } from '../line-checks/templates/line-check-template-item.entity.ts';
import { LineCheckTemplate } from '../line-checks/templates/line-check-template.entity.ts';
import { LineCheck } from '../line-checks/runs/line-check.entity.ts';
import { PrepTask } from '../prep/tasks/prep-task.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { WasteEntry } from '../waste/waste-entry.entity.ts';
import { WasteReason } from '../waste/waste-reason.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client & { user: { id: string } };

const DAY = '2026-11-10';
const PERIOD = `from: "2026-11-09", to: "2026-11-11"`;
const at = (clock: string) => new Date(`${DAY}T${clock}:00.000Z`);

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager', { name: 'Ana' });
  await arrangePrep();
  await arrangeWaste();
  await arrangeLineChecks();
});
afterAll(() => api.stop());

async function arrangePrep(): Promise<void> {
  const grill = await kitchen.station({ name: 'Grill' });
  const task = { businessDate: DAY, targetQuantity: '1', unit: 'kg', dueAt: at('15:00'), stationId: grill.id } as const;
  const done = { status: 'completed', completedById: manager.user.id } as const;
  await kitchen.write(async (tx) => {
    add(tx, PrepTask, { ...task, ...done, name: 'On time', completedAt: at('15:00') });
    add(tx, PrepTask, { ...task, ...done, name: 'Late', completedAt: at('15:01') });
    add(tx, PrepTask, { ...task, name: 'Forgotten', stationId: null });
    add(tx, PrepTask, { ...task, name: 'Skipped', status: 'skipped' });
    add(tx, PrepTask, { ...task, name: 'Cancelled', status: 'cancelled' });
    add(tx, PrepTask, { ...task, name: 'Outside', businessDate: '2026-11-12' });
  });
}

async function arrangeWaste(): Promise<void> {
  const item = await kitchen.item({ name: 'Salmon' });
  await kitchen.write(async (tx) => {
    const reason = add(tx, WasteReason, { code: 'SPOILED', name: 'Spoiled' });
    const entry = {
      itemId: item.id,
      reasonId: reason.id,
      quantity: '2',
      businessDate: DAY,
      occurredAt: at('12:00'),
      recordedById: manager.user.id,
    };
    add(tx, WasteEntry, { ...entry, cost: '1250' });
    add(tx, WasteEntry, { ...entry, cost: null });
    add(tx, WasteEntry, { ...entry, cost: '9999', reversedAt: at('13:00') });
  });
}

async function arrangeLineChecks(): Promise<void> {
  await kitchen.write(async (tx) => {
    const template = add(tx, LineCheckTemplate, { name: 'Dinner' });
    const item = add(tx, LineCheckTemplateItem, {
      templateId: template.id,
      name: '=Fridge',
      kind: 'temperature',
      maxC: '5',
      maxF: '41',
    });
    const run = (hour: string, data: Partial<LineCheck>) =>
      add(tx, LineCheck, {
        templateId: template.id,
        name: 'Dinner',
        businessDate: DAY,
        opensAt: at(`${hour}:00`),
        dueAt: at(`${hour}:30`),
        closesAt: at(`${hour}:50`),
        ...data,
      });
    const submitted = run('10', { status: 'submitted', submittedAt: at('10:30') });
    run('11', { status: 'submitted', submittedAt: at('11:31') });
    run('12', { status: 'missed' });
    run('13', { status: 'open' });
    run('14', { dueAt: new Date(Date.now() + 3_600_000), closesAt: new Date(Date.now() + 7_200_000) });
    const answer = {
      lineCheckId: submitted.id,
      templateItemId: item.id,
      temperatureUnit: 'F',
      byUserId: manager.user.id,
    } as const;
    add(tx, LineCheckAnswer, { ...answer, result: 'fail', temperature: '47.1', answeredAt: at('10:10') });
    const second = add(tx, LineCheckAnswer, {
      ...answer,
      result: 'fail',
      temperature: '47.2',
      answeredAt: at('10:11'),
    });
    add(tx, LineCheckAction, {
      answerId: second.id,
      action: 'Re-iced',
      byUserId: manager.user.id,
      actedAt: at('10:12'),
    });
    add(tx, LineCheckAnswer, { ...answer, result: 'pass', temperature: '40', answeredAt: at('10:26') });
  });
}

describe('reports', () => {
  test('prep completion counts on time, late and skipped; cancelled tasks are not planned', async () => {
    const figures = 'planned completed onTime late skipped';
    const query = `{ prepReport(${PERIOD}) { days { date ${figures} } stations { name planned } people { name planned completed } } }`;
    expect(await manager.request(query)).toEqual({
      prepReport: {
        days: [{ date: DAY, planned: 4, completed: 2, onTime: 1, late: 2, skipped: 1 }],
        stations: [
          { name: 'Grill', planned: 3 },
          { name: null, planned: 1 },
        ],
        people: [
          { name: 'Ana', planned: 2, completed: 2 },
          { name: null, planned: 2, completed: 0 },
        ],
      },
    });
  });

  test('waste sums known costs and counts unknown ones separately, without reversed entries', async () => {
    const figures = 'entries cost unknownCosts';
    const query = `{ wasteReport(${PERIOD}) { days { date ${figures} } reasons { name ${figures} } items { name quantity unit ${figures} } } }`;
    const sum = { entries: 2, cost: '1250', unknownCosts: 1 };
    expect(await manager.request(query)).toEqual({
      wasteReport: {
        days: [{ date: DAY, ...sum }],
        reasons: [{ name: 'Spoiled', ...sum }],
        items: [{ name: 'Salmon', quantity: '4', unit: 'kg', ...sum }],
      },
    });
  });

  test('waste has the first day with any, also when the period begins before it or after it', async () => {
    const days = (from: string, to: string) => `{ wasteReport(from: "${from}", to: "${to}") { firstDay } }`;
    const first = { wasteReport: { firstDay: DAY } };
    expect(await manager.request(days('2026-10-01', DAY))).toEqual(first);
    expect(await manager.request(days('2026-10-01', '2026-10-31'))).toEqual({ wasteReport: { firstDay: null } });
    const other = await Kitchen.create(api);
    const stranger = await other.signIn('manager');
    expect(await stranger.request(days('2026-10-01', DAY))).toEqual({ wasteReport: { firstDay: null } });
  });

  test('line-check compliance counts due runs, and closed ones as missed', async () => {
    const figures = 'due onTime late missed failedItems failedReadings';
    const query = `{ lineCheckReport(${PERIOD}) { days { date ${figures} } checks { name ${figures} } } }`;
    const counted = { due: 4, onTime: 1, late: 1, missed: 2, failedItems: 1, failedReadings: 2 };
    expect(await manager.request(query)).toEqual({
      lineCheckReport: { days: [{ date: DAY, ...counted }], checks: [{ name: 'Dinner', ...counted }] },
    });
  });

  test('the HACCP log includes superseded answers and has pages', async () => {
    const fields =
      'site checkName itemName personName temperature temperatureUnit maxF result correctiveAction superseded';
    const page = (after: string) =>
      `{ haccpLog(${PERIOD}, first: 1${after}) { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`;
    interface Log {
      haccpLog: { nodes: object[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    }
    const first = await manager.request<Log>(page(''));
    expect(first.haccpLog.nodes).toMatchObject([{ temperature: '47.1', superseded: true, correctiveAction: null }]);
    expect(first.haccpLog.pageInfo.hasNextPage).toBe(true);
    const second = await manager.request<Log>(page(`, after: "${first.haccpLog.pageInfo.endCursor}"`));
    expect(second.haccpLog).toMatchObject({
      nodes: [
        {
          site: 'Test kitchen',
          checkName: 'Dinner',
          itemName: '=Fridge',
          personName: 'Ana',
          temperature: '47.2',
          temperatureUnit: 'F',
          maxF: '41',
          result: 'fail',
          correctiveAction: 'Re-iced',
          superseded: true,
        },
      ],
      pageInfo: { hasNextPage: true },
    });
  });

  test('the HACCP log has each failing reading with its own actions and re-checks', async () => {
    const fields = `temperature result recheck correctiveAction actions { action personName actedAt }
      rechecks { temperature result personName answeredAt }`;
    const { haccpLog } = await manager.request<{ haccpLog: { nodes: object[] } }>(
      `{ haccpLog(${PERIOD}) { nodes { ${fields} } } }`,
    );
    const passed = { temperature: '40', result: 'pass', personName: 'Ana', answeredAt: at('10:26').toISOString() };
    expect(haccpLog.nodes).toEqual([
      {
        temperature: '47.1',
        result: 'fail',
        recheck: false,
        correctiveAction: null,
        actions: [],
        rechecks: [
          { temperature: '47.2', result: 'fail', personName: 'Ana', answeredAt: at('10:11').toISOString() },
          passed,
        ],
      },
      {
        temperature: '47.2',
        result: 'fail',
        recheck: true,
        correctiveAction: 'Re-iced',
        actions: [{ action: 'Re-iced', personName: 'Ana', actedAt: at('10:12').toISOString() }],
        rechecks: [passed],
      },
      { temperature: '40', result: 'pass', recheck: true, correctiveAction: null, actions: [], rechecks: [] },
    ]);
  });

  test.each([
    ['a wrong order', 'from: "2026-11-11", to: "2026-11-09"'],
    ['732 days', 'from: "2024-11-09", to: "2026-11-10"'],
  ])('refuse %s', async (_, period) => {
    expect(await manager.refused(`{ wasteReport(${period}) { days { date } } }`)).toBe('VALIDATION_FAILED');
  });

  test('answer 731 days', async () => {
    const report = await manager.request('{ wasteReport(from: "2024-11-10", to: "2026-11-10") { days { date } } }');
    expect(report).toEqual({ wasteReport: { days: expect.any(Array) } });
  });

  test.each(['prepReport', 'wasteReport', 'lineCheckReport'])(
    '%s is refused for cooks and empty for other kitchens',
    async (name) => {
      const query = `{ ${name}(${PERIOD}) { days { date } } }`;
      expect(await (await kitchen.signIn('cook')).refused(query)).toBe('FORBIDDEN');
      const outsider = await (await Kitchen.create(api)).signIn('admin');
      expect(await outsider.request(query)).toEqual({ [name]: { days: [] } });
    },
  );

  test.each([
    ['93 days', '2026-08-10', 'VALIDATION_FAILED'],
    ['92 days', '2026-08-11', null],
  ])('the HACCP log of %s', async (_, from, code) => {
    const { errors } = await manager.graph(`{ haccpLog(from: "${from}", to: "2026-11-10") { nodes { id } } }`);
    expect(errors[0]?.extensions.code ?? null).toBe(code);
  });

  test('the HACCP log is refused for cooks and empty for other kitchens', async () => {
    const query = `{ haccpLog(${PERIOD}) { nodes { id } } }`;
    expect(await (await kitchen.signIn('cook')).refused(query)).toBe('FORBIDDEN');
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    expect(await outsider.request(query)).toEqual({ haccpLog: { nodes: [] } });
  });
});
