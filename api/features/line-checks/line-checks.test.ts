import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#schema/milliseconds.ts';
import { jobRun } from '../../platform/jobs/runner.ts';
import type { Organization } from '../organizations/organization.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { LineCheck } from './runs/line-check.entity.ts';
import { lineChecksJob } from './runs/line-checks.job.ts';

let api: TestApi;
let kitchen: Kitchen;
let cook: Client;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => open());

/** A kitchen with users. Its business day ends far from now, so that "in an hour" is still today. */
async function open(settings: Partial<Organization> = {}): Promise<void> {
  const hour = (new Date().getUTCHours() + 12) % 24;
  kitchen = await Kitchen.create(api, { dayRollover: clock(hour), lineCheckFrequency: 'custom', ...settings });
  cook = await kitchen.signIn('cook', { name: 'Luis' });
  manager = await kitchen.signIn('manager');
}

const clock = (hour: number) => `${String((hour + 24) % 24).padStart(2, '0')}:00`;
const nextHour = () => clock(new Date().getUTCHours() + 1);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const tick = (minutes: number) => lineChecksJob.run(jobRun(api.app, inMinutes(minutes)));

const fridge = {
  name: 'Fridge',
  kind: 'temperature',
  maxC: '5',
  maxF: '41',
  critical: true,
  correctiveActions: ['Re-iced'],
};
const clean = { name: 'Boards clean', kind: 'yes_no', allowNotApplicable: false };
const template = (change: object = {}) => ({
  name: 'Dinner',
  dueTimes: [nextHour()],
  weekdays: [],
  openMinutes: 120,
  graceMinutes: 60,
  items: [fridge, clean],
  ...change,
});

const TEMPLATE = 'id version name items { id name maxC sort }';
const SHEET = `id check { id version name status late mayRun answeredCount itemCount failedCount submittedByName }
  entries { item { id name } answer { result temperature temperatureUnit correctiveAction byName } last { temperature byName } }`;
interface Template {
  id: string;
  version: number;
  items: { id: string; name: string; maxC: string | null }[];
}
interface Run {
  id: string;
  version: number;
  status: string;
  late: boolean;
  mayRun: boolean;
}
interface Sheet {
  check: Run & { answeredCount: number; itemCount: number; failedCount: number };
  entries: { item: { id: string; name: string }; answer: Record<string, unknown> | null; last: object | null }[];
}

async function add(change: object = {}): Promise<Template> {
  const mutation = `mutation ($input: AddLineCheckTemplateInput!) { added: addLineCheckTemplate(input: $input) { ${TEMPLATE} } }`;
  return (await manager.request<{ added: Template }>(mutation, { input: template(change) })).added;
}
const runs = async (client = cook) =>
  (await client.request<{ lineChecks: Run[] }>('{ lineChecks { id version status late mayRun } }')).lineChecks;
const firstRun = async () => (await runs())[0] ?? { id: '', version: 0, status: '', late: false, mayRun: false };
const mutationOf = (name: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { done: ${name}(input: $input) { ${SHEET} } }`;
const run = async (name: string, input: object, client = cook) =>
  (await client.request<{ done: Sheet }>(mutationOf(name), { input })).done;
const errorOf = async (name: string, input: object, client = cook) =>
  (await client.graph(mutationOf(name), { input })).errors[0]?.message;

/** A run of `Dinner` in progress, and the ids of its items. */
async function startedRun() {
  const { items } = await add();
  const { id } = await firstRun();
  await run('startLineCheck', { id });
  return { id, fridge: items[0]?.id ?? '', boards: items[1]?.id ?? '' };
}
const reading = (temperature: string, temperatureUnit = 'C') => ({ temperature, temperatureUnit });

describe('templates', () => {
  test('create today’s runs at once, invisible to other kitchens', async () => {
    await add();
    expect(await runs()).toMatchObject([{ status: 'open', late: false, mayRun: true }]);
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    expect(await runs(outsider)).toEqual([]);
    expect(
      await outsider.refused(
        'query ($id: ID!) { lineCheck(id: $id) { id } }',
        await firstRun().then(({ id }) => ({ id })),
      ),
    ).toBe('NOT_FOUND');
  });

  test('are only changed by managers', async () => {
    const mutation = `mutation ($input: AddLineCheckTemplateInput!) { addLineCheckTemplate(input: $input) { id } }`;
    expect(await cook.refused(mutation, { input: template() })).toBe('FORBIDDEN');
  });

  test.each([
    ['no times', { dueTimes: [] }],
    ['a time twice', { dueTimes: ['10:00', '10:00'] }],
    ['a wrong time', { dueTimes: ['25:00'] }],
    ['nothing to check', { items: [] }],
    ['no limit', { items: [{ name: 'Fridge', kind: 'temperature' }] }],
    ['half a pair', { items: [{ name: 'Fridge', kind: 'temperature', maxC: '5' }] }],
    ['no pair', { items: [{ ...fridge, maxF: '45' }] }],
    ['crossed limits', { items: [{ ...fridge, minC: '7', minF: '45' }] }],
    ['crossed numbers', { items: [{ name: 'ppm', kind: 'number', min: '400', max: '200' }] }],
    ['an empty name', { name: '  ' }],
    ['a long window', { graceMinutes: 721 }],
    ['an unknown station', { stationId: 'x' }],
  ])('with %s are refused and not stored', async (_, change) => {
    const mutation = `mutation ($input: AddLineCheckTemplateInput!) { addLineCheckTemplate(input: $input) { id } }`;
    expect(await manager.refused(mutation, { input: template(change) })).toMatch(/VALIDATION_FAILED|NOT_FOUND/);
    expect(await manager.request('{ lineCheckTemplates { id } }')).toEqual({ lineCheckTemplates: [] });
  });

  test('keep the item of an earlier reading when its limit changes, and refuse a stale change', async () => {
    const { id, fridge: fridgeId } = await startedRun();
    await run('answerLineCheck', { lineCheckId: id, itemId: fridgeId, ...reading('4') });
    const before = await manager.request<{ lineCheckTemplates: Template[] }>(`{ lineCheckTemplates { ${TEMPLATE} } }`);
    const [old] = before.lineCheckTemplates;
    const items = [
      { ...fridge, id: fridgeId, maxC: '7', maxF: '45' },
      { ...clean, id: old?.items[1]?.id },
    ];
    const update = `mutation ($input: UpdateLineCheckTemplateInput!) { done: updateLineCheckTemplate(input: $input) { ${TEMPLATE} } }`;
    const input = { ...template({ items }), id: old?.id, version: old?.version };
    const { done } = await manager.request<{ done: Template }>(update, { input });
    expect(done.items.map(({ maxC }) => maxC)).toEqual(['7', null]);
    expect(done.items[0]?.id).not.toBe(fridgeId);
    expect(done.items[1]?.id).toBe(old?.items[1]?.id);
    expect(await manager.refused(update, { input })).toBe('CONFLICT');
    const sheet = await cook.request<{ lineCheck: Sheet }>(`query ($id: ID!) { lineCheck(id: $id) { ${SHEET} } }`, {
      id,
    });
    expect(sheet.lineCheck.entries.filter(({ answer }) => answer)).toHaveLength(1);
    expect(sheet.lineCheck.entries).toHaveLength(3);
  });

  test('delete their unstarted runs when archived, and plan them again when restored', async () => {
    const { id } = await add();
    const archive = `mutation ($input: ArchiveLineCheckTemplateInput!) { archiveLineCheckTemplate(input: $input) { id } }`;
    await manager.request(archive, { input: { id, archived: true } });
    expect(await runs()).toEqual([]);
    await manager.request(archive, { input: { id, archived: false } });
    expect(await runs()).toHaveLength(1);
  });
});

describe('a run', () => {
  test('is started, answered, continued by another cook and submitted', async () => {
    const { id, fridge: fridgeId, boards } = await startedRun();
    const answer = (input: object) => run('answerLineCheck', { lineCheckId: id, ...input });
    const fixed = await answer({ itemId: fridgeId, ...reading('41', 'F') });
    expect(fixed.entries[0]?.answer).toMatchObject({ result: 'pass', temperature: '41', byName: 'Luis' });
    const second = await kitchen.signIn('cook', { name: 'Ana' });
    const resumed = await run('startLineCheck', { id }, second);
    expect(resumed.check).toMatchObject({ status: 'in_progress', answeredCount: 1, itemCount: 2 });
    await run('answerLineCheck', { lineCheckId: id, itemId: boards, yes: true }, second);
    const done = await run('submitLineCheck', { id }, second);
    expect(done.check).toMatchObject({ status: 'submitted', failedCount: 0, submittedByName: 'Ana' });
    expect(await errorOf('answerLineCheck', { lineCheckId: id, itemId: boards, yes: false })).toContain(
      'submitted already',
    );
  });

  test('cannot be submitted with unanswered items, or with a failure without an action', async () => {
    const { id, fridge: fridgeId, boards } = await startedRun();
    expect(await errorOf('submitLineCheck', { id })).toBe('Not answered yet: Fridge, Boards clean.');
    await run('answerLineCheck', { lineCheckId: id, itemId: boards, yes: true });
    await run('answerLineCheck', { lineCheckId: id, itemId: fridgeId, ...reading('8.4') });
    expect(await errorOf('submitLineCheck', { id })).toBe('Say what you did about: Fridge.');
  });

  test('is refused with the names of missing items as message params, so that the error can be translated', async () => {
    const items = ['One', 'Two', 'Three', 'Four'].map((name) => ({ ...clean, name }));
    await add({ items });
    const { id } = await firstRun();
    await run('startLineCheck', { id });
    const [error] = (await cook.graph(mutationOf('submitLineCheck'), { input: { id } })).errors;
    expect(error?.message).toBe('Not answered yet: One, Two, Three and 1 more.');
    expect(error?.extensions).toMatchObject({
      key: 'check.notAnswered',
      params: { names: { key: 'text.andMore', params: { count: 1 } } },
    });
  });

  test.each([
    ['no unit', { temperature: '4' }],
    ['no number', { temperature: 'warm', temperatureUnit: 'C' }],
    ['an impossible temperature', reading('601')],
    ['three decimals', reading('4.001')],
    ['nothing', {}],
    ['another kind', { yes: true }],
    ['an unknown field', { ...reading('4'), result: 'pass' }],
  ])('refuses %s and stores nothing', async (_, input) => {
    const { id, fridge: itemId } = await startedRun();
    const { errors } = await cook.graph(mutationOf('answerLineCheck'), {
      input: { lineCheckId: id, itemId, ...input },
    });
    expect(errors).toHaveLength(1);
    const rows = await api.app.database.read(kitchen.id, (db) =>
      db.selectFrom('lineCheckAnswer').select('id').execute(),
    );
    expect(rows).toEqual([]);
  });

  test('accepts N/A only for items that allow it', async () => {
    const { id, fridge: fridgeId, boards } = await startedRun();
    const done = await run('answerLineCheck', {
      lineCheckId: id,
      itemId: fridgeId,
      notApplicable: true,
      note: 'No probe',
    });
    expect(done.entries[0]?.answer).toMatchObject({ result: 'na', temperature: null });
    expect(await errorOf('answerLineCheck', { lineCheckId: id, itemId: boards, notApplicable: true })).toBe(
      'Boards clean must be answered.',
    );
  });

  test('an item of another check gives NOT_FOUND', async () => {
    const { id } = await startedRun();
    const other = await add({ name: 'Closing' });
    const input = { lineCheckId: id, itemId: other.items[0]?.id ?? '', ...reading('4') };
    expect(await errorOf('answerLineCheck', input)).toBe('This item of the line check does not exist.');
  });

  test('shows the last reading of an earlier run', async () => {
    await add({
      dueTimes: [clock(new Date().getUTCHours() + 1), clock(new Date().getUTCHours() + 2)],
      openMinutes: 180,
    });
    const [first, second] = await runs();
    const { entries } = await run('startLineCheck', { id: first?.id });
    await run('answerLineCheck', { lineCheckId: first?.id, itemId: entries[0]?.item.id, ...reading('3.2') });
    const next = await run('startLineCheck', { id: second?.id });
    expect(next.entries[0]).toMatchObject({ answer: null, last: { temperature: '3.2', byName: 'Luis' } });
  });
});

describe('who may run it', () => {
  test('by role: other roles can read it but not start it', async () => {
    await open({ lineCheckAssignmentType: 'by_role', lineCheckRolesAllowed: ['manager'] });
    await add();
    const { id } = await firstRun();
    expect(await runs()).toMatchObject([{ mayRun: false }]);
    expect(await cook.refused(mutationOf('startLineCheck'), { input: { id } })).toBe('FORBIDDEN');
    expect((await run('startLineCheck', { id }, manager)).check.status).toBe('in_progress');
  });

  test('by user: only the selected users', async () => {
    await open({ lineCheckAssignmentType: 'by_user' });
    await add();
    expect(await cook.refused(mutationOf('startLineCheck'), { input: { id: (await firstRun()).id } })).toBe(
      'FORBIDDEN',
    );
  });

  test('switched off: no runs, and no notifications', async () => {
    await open({ lineCheckEnabled: false });
    await add();
    expect(await runs()).toEqual([]);
    expect((await manager.post('/api/checks/line')).json).toEqual([]);
  });
});

describe('the schedule', () => {
  test('notifies once each about due soon, late and missed, without open screens', async () => {
    // More than an hour ahead, so that it is not open yet at any minute of the hour.
    const now = new Date();
    await add({ openMinutes: 10, dueTimes: [clock(now.getUTCHours() + 2)] });
    const minutesToDue = 120 - now.getUTCMinutes();
    const titles = async () => {
      const { notifications } = await manager.request<{ notifications: { nodes: { title: string }[] } }>(
        '{ notifications { nodes { title } } }',
      );
      return notifications.nodes.map(({ title }) => title.replace(/\d\d:\d\d/, 'T'));
    };
    await tick(minutesToDue - 11);
    expect(await titles()).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1) await tick(minutesToDue - 9);
    expect(await titles()).toEqual(['Dinner is due at T']);
    for (let twice = 0; twice < 2; twice += 1) await tick(minutesToDue + 1);
    expect(await titles()).toEqual(['Dinner is late', 'Dinner is due at T']);
    for (let twice = 0; twice < 2; twice += 1) await tick(minutesToDue + 60);
    expect(await titles()).toEqual(['Dinner was missed', 'Dinner is late', 'Dinner is due at T']);
    expect(await runs()).toMatchObject([{ status: 'missed' }]);
    const { id } = await firstRun();
    expect(await errorOf('startLineCheck', { id })).toContain('counts as missed');

    const note = `mutation ($input: NoteMissedLineCheckInput!) { noteMissedLineCheck(input: $input) { missedReason status } }`;
    expect(await cook.refused(note, { input: { id, reason: 'Short-handed' } })).toBe('FORBIDDEN');
    expect(await manager.request(note, { input: { id, reason: 'Short-handed' } })).toEqual({
      noteMissedLineCheck: { missedReason: 'Short-handed', status: 'missed' },
    });
  });

  test('the check button returns the new notifications, then none', async () => {
    // Not due soon at any minute of the hour: the moved run is planned again at its own time.
    await add({ openMinutes: 180, dueTimes: [clock(new Date().getUTCHours() + 2)] });
    await kitchen.write(async (tx) => {
      const run = await tx.em.findOneOrFail(LineCheck, { name: 'Dinner' });
      run.dueAt = inMinutes(-5);
    });
    const first = await manager.post('/api/checks/line');
    expect(first.json).toEqual([expect.objectContaining({ title: 'Dinner is late', priority: 'high', isRead: false })]);
    expect((await manager.post('/api/checks/line')).json).toEqual([]);
    expect((await cook.post('/api/checks/line')).status).toBe(403);
  });

  test('a run that is not open yet cannot be started', async () => {
    await add({ openMinutes: 0 });
    expect(await runs()).toMatchObject([{ status: 'scheduled' }]);
    expect(await errorOf('startLineCheck', { id: (await firstRun()).id })).toBe('This line check is not open yet.');
  });
});
