import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { everyDay, Planning } from '../../../testing/planning.ts';
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

const update = `mutation ($input: UpdateParsInput!) { updatePars(input: $input) { id version parByWeekday } }`;

interface Line {
  readonly id: string;
  readonly version: number;
  readonly parByWeekday: readonly string[];
}

async function lines(): Promise<Line[]> {
  const read = '{ prepItems { id version parByWeekday } }';
  return (await plan.manager.request<{ prepItems: Line[] }>(read)).prepItems;
}

const input = (some: readonly Line[], par: string) => ({
  lines: some.map(({ id, version }) => ({ id, version, parByWeekday: everyDay(par) })),
});

test('the pars of many lines are changed in one request', async () => {
  await plan.line({}, { name: 'Sauce' });
  await plan.line({}, { name: 'Stock' });
  await plan.manager.request(update, { input: input(await lines(), '3.5') });
  expect((await lines()).map(({ parByWeekday }) => parByWeekday)).toEqual([everyDay('3.5'), everyDay('3.5')]);
});

test('a line that somebody changed meanwhile is named, and no line is changed', async () => {
  const { id } = await plan.line({}, { name: 'Sauce' });
  await plan.line({}, { name: 'Stock' });
  const seen = await lines();
  await plan.mutate('updatePrepItem', { id, parByWeekday: everyDay('7') }, 'UpdatePrepItemInput');
  await expect(plan.manager.request(update, { input: input(seen, '3') })).rejects.toThrow(
    'Sauce was changed by someone else',
  );
  expect((await lines()).map(({ parByWeekday }) => parByWeekday[0])).toEqual(['7', '10']);
});

test('a line that was taken off the sheet meanwhile is named', async () => {
  const { id } = await plan.line({}, { name: 'Sauce' });
  const seen = await lines();
  await plan.mutate('archivePrepItem', { id, archived: true }, 'ArchivePrepItemInput');
  await expect(plan.manager.request(update, { input: input(seen, '3') })).rejects.toThrow(
    'Sauce was changed by someone else',
  );
});

test.each([
  ['no line', [], 'Choose at least one line.'],
  ['six days', [{ parByWeekday: ['1', '1', '1', '1', '1', '1'] }], 'seven'],
  ['a negative par', [{ parByWeekday: everyDay('-1') }], 'lines.0.parByWeekday.0'],
  ['a line twice', [{}, {}], 'A line is there twice.'],
])('%s is refused', async (_what, changes, sentence) => {
  await plan.line({}, { name: 'Sauce' });
  const [line] = await lines();
  const some = changes.map((change) => ({
    id: line?.id,
    version: line?.version,
    parByWeekday: everyDay('1'),
    ...change,
  }));
  await expect(plan.manager.request(update, { input: { lines: some } })).rejects.toThrow(sentence);
});

test('a line of another kitchen is unknown', async () => {
  const other = await Planning.open(api);
  await plan.line();
  await expect(other.manager.request(update, { input: input(await lines(), '3') })).rejects.toThrow('does not exist');
});

test('a cook may not change pars', async () => {
  await plan.line();
  const cook = await plan.kitchen.signIn('cook');
  await expect(cook.request(update, { input: input(await lines(), '3') })).rejects.toThrow('FORBIDDEN');
});
