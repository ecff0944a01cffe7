import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLine, everyDay, Planning } from '../../../testing/planning.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let plan: Planning;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  plan = await Planning.open(api);
});
afterAll(() => api.stop());

const uses = (quantity: string) => ({ useByWeekday: everyDay(quantity) });
const days = (minDays: number, maxDays: number) => ({ parMode: 'days', minDays, maxDays });
const addEvent = 'mutation ($input: AddKitchenEventInput!) { addKitchenEvent(input: $input) { id } }';

describe('a par by forecast', () => {
  test('is what the day is expected to use', async () => {
    await plan.line({ parMode: 'forecast', ...uses('6') }, {}, '2');
    expect(await plan.sheet()).toEqual([
      expect.objectContaining({ par: '6', parAssumed: false, toMake: '4', refillBelow: null }),
    ]);
  });

  test('follows a special day', async () => {
    await plan.line({ parMode: 'forecast', ...uses('6') });
    await plan.manager.request(addEvent, { input: { date: plan.day(0), name: 'Fair', factor: '1.5' } });
    expect((await plan.sheet())[0]).toMatchObject({ par: '9', toMake: '9' });
  });

  test('without history says so, and uses the par of the weekday', async () => {
    await plan.line({ parMode: 'forecast' });
    expect((await plan.sheet())[0]).toMatchObject({ expectedUse: null, parAssumed: true, par: '10', toMake: '10' });
  });

  test('without history and without a par makes nothing, and says so', async () => {
    await plan.line({ parMode: 'forecast', parByWeekday: everyDay('0') });
    expect((await plan.sheet())[0]).toMatchObject({ parAssumed: true, par: '0', toMake: '0', runs: [] });
    expect(await plan.build()).toMatchObject({ tasks: [], enough: 1 });
  });
});

describe('a par of some days', () => {
  test('makes nothing while the fewest days are there', async () => {
    await plan.line({ ...days(2, 4), ...uses('3') }, {}, '6');
    expect((await plan.sheet())[0]).toMatchObject({ refillBelow: '6', par: '12', short: '0', toMake: '0' });
  });

  test('is made up to the most days once it is below the fewest', async () => {
    await plan.line({ ...days(2, 4), ...uses('3') }, {}, '5.5');
    expect((await plan.sheet())[0]).toMatchObject({ refillBelow: '6', par: '12', toMake: '6.5' });
  });

  test('counts a special day within them', async () => {
    await plan.line({ ...days(1, 2), ...uses('3') });
    await plan.manager.request(addEvent, { input: { date: plan.day(1), name: 'Fair', factor: '3' } });
    expect((await plan.sheet())[0]).toMatchObject({ refillBelow: '3', par: '12' });
  });

  test('without history says so, and uses the par of the weekday', async () => {
    await plan.line(days(1, 3));
    expect((await plan.sheet())[0]).toMatchObject({ parAssumed: true, par: '10', refillBelow: null, toMake: '10' });
  });

  test.each([
    [{ parMode: 'days' }, 'minDays', 'Enter for how many days of use there should be enough, from and to.'],
    [
      { ...days(1, 2), maxDays: null },
      'maxDays',
      'Enter for how many days of use there should be enough, from and to.',
    ],
    [days(3, 2), 'maxDays', 'The second number of days is at least the first.'],
    [days(0, 2), 'minDays', 'Enter 1 to 14 days.'],
    [days(1, 15), 'maxDays', 'Enter 1 to 14 days.'],
  ])('refuses %j at %s', async (figures, field, message) => {
    const { id: itemId } = await plan.kitchen.item();
    const input = { itemId, parByWeekday: everyDay('1'), ...figures };
    const { errors } = await plan.manager.graph(addLine, { input });
    expect(errors[0]?.extensions['fields']).toEqual([expect.objectContaining({ path: field, message })]);
  });

  test('is refused on a line that has no days yet, and keeps them when it is left', async () => {
    const { id } = await plan.line();
    const change =
      'mutation ($input: UpdatePrepItemInput!) { line: updatePrepItem(input: $input) { parMode minDays } }';
    expect(await plan.manager.refused(change, { input: { id, parMode: 'days' } })).toBe('VALIDATION_FAILED');
    await plan.manager.request(change, { input: { id, ...days(2, 3) } });
    expect(await plan.manager.request(change, { input: { id, parMode: 'weekday' } })).toEqual({
      line: { parMode: 'weekday', minDays: 2 },
    });
  });

  test('is in the audit log with its former value', async () => {
    const { id } = await plan.line();
    await plan.mutate('updatePrepItem', { id, ...days(2, 3), maxQuantity: '8' }, 'UpdatePrepItemInput');
    const admin = await plan.kitchen.signIn('admin');
    const { auditLog } = await admin.request<{ auditLog: { nodes: { changes: unknown }[] } }>(
      '{ auditLog(filter: { action: "prep_item.edited" }) { nodes { changes } } }',
    );
    expect(JSON.stringify(auditLog.nodes[0]?.changes)).toContain('parMode');
    expect(JSON.stringify(auditLog.nodes[0]?.changes)).toContain('maxQuantity');
  });
});

describe('a special day on which the kitchen is closed', () => {
  const close = (ahead: number) =>
    plan.manager.request(addEvent, { input: { date: plan.day(ahead), name: 'Christmas', factor: '0' } });

  test('makes nothing, whatever the par of the weekday', async () => {
    await plan.line();
    await plan.line({ parMode: 'forecast' }, { name: 'Mash' });
    await plan.line({ ...days(1, 3), ...uses('3') }, { name: 'Stock' });
    await close(0);
    const none = { par: '0', parAssumed: false, short: '0', toMake: '0' };
    expect(await plan.sheet()).toMatchObject([none, none, none]);
    expect(await plan.build()).toMatchObject({ tasks: [] });
  });

  test('thaws nothing for it', async () => {
    await plan.line({ thawDays: 1 }, { kind: 'raw', tcsClass: 'frozen' });
    await close(1);
    expect(await plan.sheet()).toMatchObject([{ par: '0', toMake: '0' }]);
  });

  test('does not change what the other days make', async () => {
    await plan.line();
    await close(0);
    expect(await plan.sheet(1)).toMatchObject([{ par: '10', toMake: '10' }]);
  });
});

describe('the shelf life', () => {
  /** Made for 16:00, good for 30 hours: for today and tomorrow. */
  const twoDays = { shelfLifeHours: 30 };

  test('limits what is made to what is used before it expires, and building says so', async () => {
    await plan.line({ ...uses('3'), dueTime: '16:00' }, twoDays);
    expect((await plan.sheet())[0]).toMatchObject({ short: '10', needed: '3', useful: '6', capped: true, toMake: '6' });
    const built = await plan.build();
    expect(built).toMatchObject({ wouldExpire: ['Sauce'], roundedToNothing: [] });
    expect(built.tasks).toEqual([expect.objectContaining({ targetQuantity: '6' })]);
  });

  test('once all that is useful is planned, a second build adds nothing and the check is silent', async () => {
    await plan.line({ ...uses('3'), dueTime: '16:00' }, twoDays);
    await plan.build();
    expect(await plan.build()).toMatchObject({ tasks: [], alreadyPlanned: 1, wouldExpire: [], roundedToNothing: [] });
    const { json } = await plan.manager.post('/api/checks/prep');
    expect(JSON.stringify(json)).not.toContain('short of par');
  });

  test('never limits what the day itself needs, in whole batches', async () => {
    await plan.line({ ...uses('3'), batchQuantity: '10', dueTime: '16:00' }, twoDays);
    expect((await plan.sheet())[0]).toMatchObject({ needed: '3', useful: '6', capped: false, toMake: '10' });
  });

  test('counts no stock that expires before it would be used', async () => {
    const { item } = await plan.line({ ...uses('3'), dueTime: '16:00' }, twoDays);
    const useBy = new Date(Date.now() + 6 * 3_600_000);
    await plan.kitchen.lot(item.id, '5', { useBy });
    // Of the 5 that expire tonight 3 are used today: tomorrow needs 3 that are not there.
    expect((await plan.sheet())[0]).toMatchObject({ onHand: '5', short: '5', needed: '0', useful: '3', toMake: '3' });
  });

  test('limits nothing while the use is unknown', async () => {
    await plan.line({ dueTime: '16:00' }, twoDays);
    expect((await plan.sheet())[0]).toMatchObject({ needed: null, useful: null, capped: false, toMake: '10' });
  });
});

describe('how much is made', () => {
  test('an item that was never counted has nothing on hand: the whole par is to be made', async () => {
    await plan.line();
    expect((await plan.sheet())[0]).toMatchObject({ onHand: '0', toMake: '10' });
  });

  test('a par of zero requires nothing', async () => {
    await plan.line({ parByWeekday: everyDay('0'), minQuantity: '5' });
    expect((await plan.sheet())[0]).toMatchObject({ par: '0', toMake: '0', runs: [] });
    expect(await plan.build()).toMatchObject({ tasks: [], enough: 1 });
  });

  test('at least the least is made, in whole batches', async () => {
    await plan.line({ batchQuantity: '4', minQuantity: '10' }, {}, '7');
    expect((await plan.sheet())[0]).toMatchObject({ short: '3', toMake: '12' });
  });

  test('more than fits into one go becomes several tasks of one line', async () => {
    await plan.line({ parByWeekday: everyDay('60'), batchQuantity: '10', maxQuantity: '25' });
    await plan.build();
    const tasks = await plan.tasks(plan.day(0));
    expect(tasks.map(({ targetQuantity, runNo }) => [targetQuantity, runNo])).toEqual([
      ['20', 1],
      ['20', 2],
      ['20', 3],
    ]);
  });

  test.each([
    [{ minQuantity: '9', maxQuantity: '8' }, 'The most of one run is at least the least that is made.'],
    [{ batchQuantity: '9', maxQuantity: '8' }, 'One run makes at least one batch.'],
  ])('refuses %j', async (figures, message) => {
    const { id: itemId } = await plan.kitchen.item();
    const input = { itemId, parByWeekday: everyDay('1'), ...figures };
    const { errors } = await plan.manager.graph(addLine, { input });
    expect(errors[0]?.extensions['fields']).toEqual([expect.objectContaining({ path: 'maxQuantity', message })]);
  });
});
