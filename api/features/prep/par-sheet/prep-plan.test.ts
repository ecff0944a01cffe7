import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { addDays, businessDate, weekdayOf } from '#schema/business-day.ts';
import { weekdays } from '#schema/vocabulary.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { inBatches, shortfall } from './prep-plan.policy.ts';

describe('the prep quantity', () => {
  test.each([
    ['8', '3', '8', 'up', '8'],
    ['3', '1.2', '1', 'up', '2'],
    ['6', '1.5', '1', 'up', '5'],
    ['2', '2', null, 'up', '0'],
    ['3', '0.8', '1.5', 'up', '3'],
    ['20', '6', null, 'up', '14'],
    ['40', '12', '15', 'up', '30'],
    ['40', '12', '15', 'down', '15'],
    ['40', '12', '15', 'nearest', '30'],
    ['1', '5', '1', 'up', '0'],
  ] as const)('par %s, on hand %s, batch %s, %s → %s', (par, onHand, batch, rule, made) => {
    expect(inBatches(shortfall(par, onHand, 0), batch, rule).toFixed()).toBe(made);
  });

  test('rounded up always covers the need with less than one extra batch', () => {
    const figure = fc.integer({ min: 1, max: 1_000_000 }).map((value) => new Decimal(value).dividedBy(1_000));
    fc.assert(
      fc.property(figure, figure, (need, batch) => {
        const made = inBatches(need, batch.toFixed(), 'up');
        expect(made.gte(need)).toBe(true);
        expect(made.minus(need).lt(batch)).toBe(true);
        expect(made.modulo(batch).isZero()).toBe(true);
      }),
    );
  });
});

describe('the par sheet', () => {
  let api: TestApi;
  let kitchen: Kitchen;
  let manager: Client;
  const today = () => businessDate({ timeZone: 'UTC', dayRollover: '04:00' }, new Date());
  const par = (quantity: string) => weekdays.map((day) => (day === weekdayOf(today()) ? quantity : '0'));

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  interface Line {
    id: string;
    version: number;
    toMake: string;
    hasTask: boolean;
    onHand: string;
    planned: string;
  }
  const addLine = `mutation ($input: AddPrepItemInput!) { line: addPrepItem(input: $input) { id version toMake hasTask onHand planned } }`;
  const editLine = `mutation ($input: UpdatePrepItemInput!) { line: updatePrepItem(input: $input) { id version toMake } }`;
  const archive = `mutation ($input: ArchivePrepItemInput!) { line: archivePrepItem(input: $input) { id } }`;
  const build = `mutation ($input: BuildPrepListInput) { buildPrepList(input: $input) { date enough alreadyPlanned tasks { name targetQuantity parAtPlan onHandAtPlan } } }`;
  interface Built {
    buildPrepList: { enough: number; alreadyPlanned: number; tasks: { name: string; targetQuantity: string }[] };
  }

  test('builds a list once, counting what is already planned', async () => {
    kitchen = await Kitchen.create(api);
    manager = await kitchen.signIn('manager');
    const cook = await kitchen.signIn('cook');
    const sauce = await kitchen.item({ name: 'Sauce', unit: 'l' }, '3');
    const aioli = await kitchen.item({ name: 'Aioli', unit: 'l' }, '2');
    const mash = await kitchen.item({ name: 'Mash' });
    const { line } = await manager.request<{ line: Line }>(addLine, {
      input: { itemId: sauce.id, parByWeekday: par('8'), batchQuantity: '8' },
    });
    expect(line).toMatchObject({ toMake: '8', hasTask: false, onHand: '3' });
    await manager.request(addLine, { input: { itemId: aioli.id, parByWeekday: par('2') } });
    await manager.request(addLine, { input: { itemId: mash.id, parByWeekday: par('10') } });
    const adHoc = { itemId: mash.id, dueTime: '15:00', targetQuantity: '4000', unit: 'g' };
    await manager.request(`mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }`, {
      input: adHoc,
    });
    expect(await cook.refused(build)).toBe('FORBIDDEN');
    const [first, second] = await Promise.all([manager.request<Built>(build), manager.request<Built>(build)]);
    const made = [...first.buildPrepList.tasks, ...second.buildPrepList.tasks];
    expect(made.map(({ name, targetQuantity }) => `${name} ${targetQuantity}`).toSorted()).toEqual([
      'Mash 6',
      'Sauce 8',
    ]);
    expect((await manager.request<Built>(build)).buildPrepList).toMatchObject({
      enough: 1,
      alreadyPlanned: 2,
      tasks: [],
    });
    const past = await manager.graph(build, { input: { date: addDays(today(), -1) } });
    expect(past.errors[0]?.message).toMatch(/^Plan today or one of the next/);
  });

  test('the lines of a single item can be read', async () => {
    kitchen = await Kitchen.create(api);
    manager = await kitchen.signIn('manager');
    const [sauce, mash] = [await kitchen.item({ name: 'Sauce' }), await kitchen.item({ name: 'Mash' })];
    for (const { id } of [sauce, mash])
      await manager.request(addLine, { input: { itemId: id, parByWeekday: par('8') } });
    const read = 'query ($itemId: ID) { prepItems(itemId: $itemId) { itemName par } }';
    expect(await manager.request(read, { itemId: sauce.id })).toEqual({ prepItems: [{ itemName: 'Sauce', par: '8' }] });
    expect(await manager.refused(read, { itemId: 'sauce' })).toBe('VALIDATION_FAILED');
  });

  test('counts open work in the item’s unit through its density', async () => {
    kitchen = await Kitchen.create(api);
    manager = await kitchen.signIn('manager');
    const purée = await kitchen.item({ name: 'Purée', unit: 'kg', densityGramsPerMl: '0.95' });
    const task = { itemId: purée.id, dueTime: '15:00', targetQuantity: '2', unit: 'l' };
    await manager.request(`mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }`, {
      input: task,
    });
    const { line } = await manager.request<{ line: Line }>(addLine, {
      input: { itemId: purée.id, parByWeekday: par('2') },
    });
    expect(line).toMatchObject({ planned: '1.9', toMake: '0.1' });
  });

  test('checks versions, refuses bad figures, and archives a line', async () => {
    kitchen = await Kitchen.create(api);
    manager = await kitchen.signIn('manager');
    const item = await kitchen.item();
    const { line } = await manager.request<{ line: Line }>(addLine, {
      input: { itemId: item.id, parByWeekday: par('5') },
    });
    expect(await manager.refused(addLine, { input: { itemId: item.id, parByWeekday: par('5') } })).toBe('CONFLICT');
    for (const bad of [{ parByWeekday: ['1'] }, { batchQuantity: '0' }, { dueTime: '25:00' }, { leadMinutes: -1 }]) {
      expect(await manager.refused(editLine, { input: { id: line.id, ...bad } })).toBe('VALIDATION_FAILED');
    }
    const edited = await manager.request<{ line: Line }>(editLine, {
      input: { id: line.id, version: line.version, parByWeekday: par('7'), batchQuantity: '2' },
    });
    expect(edited.line.toMake).toBe('8');
    expect(await manager.refused(editLine, { input: { id: line.id, version: line.version, sort: 2 } })).toBe(
      'CONFLICT',
    );
    await manager.request(archive, { input: { id: line.id, archived: true } });
    const { prepItems } = await manager.request<{ prepItems: Line[] }>('{ prepItems { id } }');
    expect(prepItems).toEqual([]);
  });

  test('the prep check notifies of late, unassigned and short work once each', async () => {
    kitchen = await Kitchen.create(api, { dayRollover: '00:00' });
    manager = await kitchen.signIn('manager');
    const item = await kitchen.item({ name: 'Stock', unit: 'l' });
    await manager.request(addLine, { input: { itemId: item.id, parByWeekday: weekdays.map(() => '5') } });
    const input = { name: 'Rice', unit: 'kg', targetQuantity: '2', dueTime: '00:00' };
    await manager.request(`mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }`, { input });
    const first = await manager.post('/api/checks/prep');
    const titles = Array.isArray(first.json) ? first.json.map((row: { title: string }) => row.title) : [];
    expect(titles).toEqual(['Rice is late', 'Nobody has Rice', 'Stock is short of par']);
    expect((await manager.post('/api/checks/prep')).json).toEqual([]);
    expect(
      (await manager.request<{ runPrepCheck: object[] }>('mutation { runPrepCheck { id isRead } }')).runPrepCheck,
    ).toEqual([]);
    const cook = await kitchen.signIn('cook');
    expect((await cook.post('/api/checks/prep')).status).toBe(403);
  });
});
