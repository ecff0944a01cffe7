import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { zoneWhereItIs } from '../../../testing/kitchen-clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let cook: Client;
let clock: { timeZone: string; dayRollover: string };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  clock = { timeZone: zoneWhereItIs(9), dayRollover: '04:00' };
  kitchen = await Kitchen.create(api, clock);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
});
afterAll(() => api.stop());

const mutationOf = (name: string, type = 'PrepTaskInput') =>
  `mutation ($input: ${type}!) { mutate: ${name}(input: $input) { id } }`;
async function mutate(name: string, input: object, type?: string): Promise<string> {
  return (await manager.request<{ mutate: { id: string } }>(mutationOf(name, type), { input })).mutate.id;
}
async function refusal(name: string, input: object, type: string): Promise<string | undefined> {
  return (await manager.graph(mutationOf(name, type), { input })).errors[0]?.message;
}
const everyDay = (quantity: string) => Array.from({ length: 7 }, () => quantity);
const addList = (name: string, data: object = {}) => mutate('addPrepList', { name, ...data }, 'AddPrepListInput');
const addLine = (itemId: string, par: string, data: object = {}) =>
  mutate('addPrepItem', { itemId, parByWeekday: everyDay(par), ...data }, 'AddPrepItemInput');
const complete = async (id: string, actualQuantity: string) => {
  await mutate('startPrepTask', { id });
  await mutate('completePrepTask', { id, actualQuantity }, 'CompletePrepTaskInput');
};

interface Built {
  enough: number;
  alreadyPlanned: number;
  roundedToNothing: string[];
  tasks: { id: string; name: string; targetQuantity: string; runNo: number; prepListName: string | null }[];
}
const buildList = `mutation ($input: BuildPrepListInput) { buildPrepList(input: $input) {
  enough alreadyPlanned roundedToNothing tasks { id name targetQuantity runNo prepListName }
} }`;
async function buildTasks(input: object = {}): Promise<Built> {
  return (await manager.request<{ buildPrepList: Built }>(buildList, { input })).buildPrepList;
}
const amounts = ({ tasks }: Built) => tasks.map(({ targetQuantity }) => targetQuantity);
const sheet = '{ prepItems { itemName prepListName dueTime par onHand planned toMake projected assumesPar hasTask } }';
const lines = async () => (await manager.request<{ prepItems: Record<string, unknown>[] }>(sheet)).prepItems;

describe('building the list again', () => {
  test.each([
    ['cancelled', (id: string) => mutate('cancelPrepTask', { id })],
    ['skipped', (id: string) => mutate('skipPrepTask', { id, reason: 'No time' }, 'SkipPrepTaskInput')],
  ])('plans the shortfall again after a task of the line was %s', async (_, end) => {
    await addLine((await kitchen.item({ name: 'Sauce' })).id, '8');
    const [first] = (await buildTasks()).tasks;
    await end(first?.id ?? '');
    const second = await buildTasks();
    expect(second).toMatchObject({ alreadyPlanned: 0, enough: 0 });
    expect(second.tasks).toEqual([expect.objectContaining({ name: 'Sauce', targetQuantity: '8', runNo: 2 })]);
  });

  test('plans nothing while an open task covers the shortfall, and a second run once stock is short again', async () => {
    const item = await kitchen.item({ name: 'Sauce' });
    await addLine(item.id, '8');
    const [first] = (await buildTasks()).tasks;
    expect(await buildTasks()).toMatchObject({ tasks: [], alreadyPlanned: 1, enough: 0 });
    await complete(first?.id ?? '', '8');
    expect(await buildTasks()).toMatchObject({ tasks: [], alreadyPlanned: 0, enough: 1 });
    await mutate('adjustStock', { itemId: item.id, countedQuantity: '3', reason: 'Lunch' }, 'AdjustStockInput');
    expect((await buildTasks()).tasks).toEqual([expect.objectContaining({ targetQuantity: '5', runNo: 2 })]);
    expect(await buildTasks()).toMatchObject({ tasks: [], alreadyPlanned: 1 });
  });

  test('adds a task when the open one is too small', async () => {
    const id = await addLine((await kitchen.item()).id, '8');
    await buildTasks();
    await mutate('updatePrepItem', { id, parByWeekday: everyDay('10') }, 'UpdatePrepItemInput');
    expect((await buildTasks()).tasks).toEqual([expect.objectContaining({ targetQuantity: '2', runNo: 2 })]);
  });

  test('by two managers at the same time creates each task once', async () => {
    await addLine((await kitchen.item()).id, '8');
    const other = await kitchen.signIn('manager');
    const responses = await Promise.all(
      [manager, other].map((one) => one.request<{ buildPrepList: Built }>(buildList)),
    );
    expect(responses.flatMap(({ buildPrepList }) => amounts(buildPrepList))).toEqual(['8']);
  });

  test('distinguishes lines with enough stock from lines rounded to nothing', async () => {
    const [mash, peas] = [await kitchen.item({ name: 'Mash' }, '1'), await kitchen.item({ name: 'Peas' }, '12')];
    await addLine(mash.id, '12', { batchQuantity: '30', rounding: 'nearest' });
    await addLine(peas.id, '12', { batchQuantity: '30', rounding: 'nearest' });
    expect(await buildTasks()).toEqual({ tasks: [], enough: 1, alreadyPlanned: 0, roundedToNothing: ['Mash'] });
  });
});

describe('prep lists', () => {
  const lists = '{ prepLists { name dueTime isDefault } }';

  test('include a default one, which can be renamed and not archived', async () => {
    const { prepLists } = await cook.request<{ prepLists: { id: string }[] }>('{ prepLists { id isDefault } }');
    expect(prepLists).toEqual([{ id: kitchen.id, isDefault: true }]);
    await mutate('updatePrepList', { id: kitchen.id, name: 'AM', dueTime: '11:00' }, 'UpdatePrepListInput');
    expect(await cook.request(lists)).toEqual({ prepLists: [{ name: 'AM', dueTime: '11:00', isDefault: true }] });
    expect(await refusal('archivePrepList', { id: kitchen.id, archived: true }, 'ArchivePrepListInput')).toBe(
      "AM is the kitchen's default list and cannot be archived. Give it another name instead.",
    );
  });

  test('have unique names, and only managers change them', async () => {
    await addList('PM');
    expect(await refusal('addPrepList', { name: 'pm' }, 'AddPrepListInput')).toBe(
      'There is already a prep list named “PM”. Choose another name.',
    );
    expect(await cook.refused(mutationOf('addPrepList', 'AddPrepListInput'), { input: { name: 'Night' } })).toBe(
      'FORBIDDEN',
    );
    const stranger = await (await Kitchen.create(api)).signIn('manager');
    const input = { id: kitchen.id, name: 'Ours' };
    expect(await stranger.refused(mutationOf('updatePrepList', 'UpdatePrepListInput'), { input })).toBe('NOT_FOUND');
  });

  test('are archived only without lines, and accept or get back no lines then', async () => {
    const pm = await addList('PM');
    const sauce = await kitchen.item({ name: 'Sauce' });
    const line = await addLine(sauce.id, '8', { prepListId: pm });
    const archive = (archived: boolean) => ({ id: pm, archived });
    expect(await refusal('archivePrepList', archive(true), 'ArchivePrepListInput')).toBe(
      'PM still has par lines: Sauce. Move them to another list or take them off the sheet first.',
    );
    await mutate('updatePrepItem', { id: line, prepListId: null }, 'UpdatePrepItemInput');
    await mutate('archivePrepList', archive(true), 'ArchivePrepListInput');
    expect(await refusal('updatePrepItem', { id: line, prepListId: pm }, 'UpdatePrepItemInput')).toBe(
      'PM is archived. Bring the list back, or choose another one.',
    );
    await mutate('archivePrepList', archive(false), 'ArchivePrepListInput');
    await mutate('updatePrepItem', { id: line, prepListId: pm }, 'UpdatePrepItemInput');
    await mutate('archivePrepItem', { id: line, archived: true }, 'ArchivePrepItemInput');
    await mutate('archivePrepList', archive(true), 'ArchivePrepListInput');
    expect(await refusal('archivePrepItem', { id: line, archived: false }, 'ArchivePrepItemInput')).toBe(
      'PM is archived. Bring the list back, or choose another one.',
    );
  });

  test('are archived only without recurring tasks, and get none back then', async () => {
    const pm = await addList('PM');
    const fryer = { name: 'Clean the fryer', kind: 'cleaning', weekdays: ['mon'], dueTime: '22:00', minutes: 20 };
    const input = { ...fryer, prepListId: pm, needsNote: false, carriesOver: false };
    const id = await mutate('addRecurringTask', input, 'AddRecurringTaskInput');
    expect(await refusal('archivePrepList', { id: pm, archived: true }, 'ArchivePrepListInput')).toBe(
      'PM still has recurring tasks: Clean the fryer. Move them to another list or archive them first.',
    );
    await mutate('archiveRecurringTask', { id, archived: true }, 'ArchiveRecurringTaskInput');
    await mutate('archivePrepList', { id: pm, archived: true }, 'ArchivePrepListInput');
    expect(await refusal('archiveRecurringTask', { id, archived: false }, 'ArchiveRecurringTaskInput')).toBe(
      'PM is archived. Bring the list back, or choose another one.',
    );
  });

  test('accept one line per item each, with the list’s own time', async () => {
    const pm = await addList('PM', { dueTime: '17:00' });
    const sauce = await kitchen.item({ name: 'Sauce' });
    const am = await addLine(sauce.id, '5', { dueTime: '11:00' });
    await addLine(sauce.id, '8', { prepListId: pm });
    expect(await lines()).toEqual([
      expect.objectContaining({ itemName: 'Sauce', prepListName: 'Prep list', dueTime: '11:00', par: '5' }),
      expect.objectContaining({ itemName: 'Sauce', prepListName: 'PM', dueTime: '17:00', par: '8' }),
    ]);
    const again = { itemId: sauce.id, parByWeekday: everyDay('1') };
    expect(await refusal('addPrepItem', again, 'AddPrepItemInput')).toBe('Sauce is on Prep list already.');
    expect(await refusal('updatePrepItem', { id: am, prepListId: pm }, 'UpdatePrepItemInput')).toBe(
      'Sauce is on PM already.',
    );
    await mutate('archivePrepItem', { id: am, archived: true }, 'ArchivePrepItemInput');
    expect(await refusal('addPrepItem', again, 'AddPrepItemInput')).toBe(
      'Sauce was taken off Prep list earlier. Put that line back instead.',
    );
  });
});

describe('AM and PM', () => {
  /** Sauce on both lists: par 5 by 11:00, par 8 by 17:00, with this much on hand; it is nine in the morning. */
  async function amAndPm(onHand: string, use: object = {}): Promise<{ itemId: string; pm: string }> {
    const pm = await addList('PM', { dueTime: '17:00' });
    const { id } = await kitchen.item({ name: 'Sauce' }, onHand);
    await addLine(id, '5', { dueTime: '11:00', ...use });
    await addLine(id, '8', { prepListId: pm });
    return { itemId: id, pm };
  }

  test('give the same result when planned together or one at a time', async () => {
    const { pm } = await amAndPm('0');
    expect((await buildTasks({ prepListId: pm })).tasks).toEqual([
      expect.objectContaining({ targetQuantity: '8', prepListName: 'PM', runNo: 1 }),
    ]);
    expect((await buildTasks()).tasks).toEqual([
      expect.objectContaining({ targetQuantity: '5', prepListName: 'Prep list', runNo: 1 }),
    ]);
    expect(await buildTasks()).toMatchObject({ tasks: [], alreadyPlanned: 2 });
  });

  test('the later list cannot count on what the earlier one uses', async () => {
    await amAndPm('6');
    expect(await lines()).toEqual([
      expect.objectContaining({ onHand: '6', toMake: '0', projected: false, assumesPar: false }),
      expect.objectContaining({ onHand: '1', toMake: '7', projected: true, assumesPar: true }),
    ]);
  });

  test('the later list counts on what the earlier one is expected to leave', async () => {
    await amAndPm('0', { useByWeekday: everyDay('3') });
    expect(await lines()).toEqual([
      expect.objectContaining({ onHand: '0', toMake: '5' }),
      expect.objectContaining({ onHand: '2', toMake: '6', assumesPar: false }),
    ]);
    expect(amounts(await buildTasks())).toEqual(['5', '6']);
    expect((await lines()).map(({ toMake }) => toMake)).toEqual(['0', '0']);
  });

  test('a later day begins after both', async () => {
    await amAndPm('20');
    const date = addDays(businessDate(clock, new Date()), 1);
    const { prepItems } = await manager.request<{ prepItems: object[] }>(
      `{ prepItems(date: "${date}") { onHand toMake } }`,
    );
    expect(prepItems).toEqual([
      { onHand: '7', toMake: '0' },
      { onHand: '2', toMake: '6' },
    ]);
  });

  test('a cook’s list is filtered by list, and an extra task may be put on one', async () => {
    const { pm } = await amAndPm('0');
    await buildTasks();
    const extra = { name: 'Rice', dueTime: '18:00', targetQuantity: '1', unit: 'kg' };
    await mutate('addPrepTask', { ...extra, prepListId: pm }, 'AddPrepTaskInput');
    const of = async (prepListId: string) => {
      const { prepTasks } = await cook.request<{ prepTasks: { name: string }[] }>(
        'query ($filter: PrepTasksFilter) { prepTasks(filter: $filter) { name prepListName } }',
        { filter: { prepListId } },
      );
      return prepTasks;
    };
    expect(await of(pm)).toEqual([
      { name: 'Sauce', prepListName: 'PM' },
      { name: 'Rice', prepListName: 'PM' },
    ]);
    expect(await of(kitchen.id)).toEqual([{ name: 'Sauce', prepListName: 'Prep list' }]);
    expect(await of('junk')).toEqual([]);
  });

  test('are both covered by the prep check, which names the list', async () => {
    await amAndPm('0');
    const { json } = await manager.post('/api/checks/prep');
    const titles = Array.isArray(json) ? json.map((row: { title: string }) => row.title) : [];
    expect(titles).toEqual(['Sauce is short of par', 'Sauce is short of par on PM']);
  });

  test('an unknown list is refused', async () => {
    expect(await manager.refused(buildList, { input: { prepListId: 'junk' } })).toBe('NOT_FOUND');
  });
});
