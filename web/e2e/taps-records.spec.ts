import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { Battery, batteryGaps, type Tapped } from './battery.ts';
import { touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { ask, settled } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let kitchen: NewKitchen;
let page: Page;
let battery: Battery;

test.beforeEach(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  page = await touchPage(browser, kitchen.admin, { width: 820, height: 1180 });
  battery = await Battery.on(page);
});
test.afterEach(async () => {
  await page.context().close();
  await kitchen.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const question = () => page.getByRole('alertdialog');
const answer = (query: string) => async () => JSON.stringify(await ask(kitchen.admin.request, query));

test('two taps archive an item once, and bring it back once', async () => {
  const id = await kitchen.do('createItem', 'CreateItemInput', { name: 'Flour', category: 'dry', unit: 'kg' });
  const read = async () => !(await answer(`{ item(id: "${id}") { archivedAt } }`)()).includes('null');
  await page.goto(`${paths.inventory}?item=${id}`);
  await settled(page);
  for (const gap of batteryGaps) {
    await battery.run(gap, [
      { what: 'Archive of an item', show: () => button('Archive'), sends: ['ArchiveItem'], read, is: true },
      { what: 'Restore of an item', show: () => button('Restore'), sends: ['ArchiveItem'], read, is: false },
    ]);
  }
});

test('two taps pause a recurring task once, and resume it once', async () => {
  const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const fryer = { name: 'Clean the fryer', kind: 'cleaning', weekdays, dueTime: '23:00', minutes: 20 };
  await kitchen.do('addRecurringTask', 'AddRecurringTaskInput', { ...fryer, needsNote: false, carriesOver: false });
  const read = async () => !(await answer('{ recurringTasks { pausedAt } }')()).includes('null');
  await page.goto(to.tasksTab('prep'));
  await page.getByRole('button', { name: 'Recurring tasks' }).tap();
  const sends = ['PauseRecurringTask'];
  for (const gap of batteryGaps) {
    await battery.run(gap, [
      { what: 'Pause', show: () => button('Pause: Clean the fryer'), sends, read, is: true },
      { what: 'Resume', show: () => button('Resume: Clean the fryer'), sends, read, is: false },
    ]);
  }
});

test('two taps read, check, import and undo a file once', async () => {
  const read = answer('{ items(first: 5) { nodes { name } } }');
  const names = (...found: string[]) => JSON.stringify({ items: { nodes: found.map((name) => ({ name })) } });
  const act = (what: string, show: Tapped['show'], sends: readonly string[], is: string): Tapped => ({
    what,
    show,
    sends,
    read,
    is,
  });
  for (const gap of batteryGaps) {
    await page.goto(paths.imports);
    await page.getByLabel('Or paste the rows').fill('Name;Unit\nLeek;kg\nThyme;kg');
    await battery.run(gap, [
      act('Read the pasted rows', () => button('Read the pasted rows'), [], names()),
      act('Check the rows', () => button('Check the rows'), ['CheckImport'], names()),
      act('Import', () => button('Import 2 rows'), ['ApplyImport'], names('Leek', 'Thyme')),
      {
        ...act('Undo the import', () => button('Undo the import'), [], names('Leek', 'Thyme')),
        shows: question(),
      },
      act(
        'Undo of the question',
        () => question().getByRole('button', { name: 'Undo the import' }),
        ['UndoImport'],
        names(),
      ),
    ]);
  }
});

test('two taps reopen a finished task once', async () => {
  const task = { name: 'Beans', targetQuantity: '4', unit: 'kg', dueTime: '23:30' };
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  const status = answer('{ prepTasks { status } }');
  // Only two gaps: Reopen takes the place of Undo after ten seconds.
  for (const gap of [80, 650]) {
    for (const mutation of [
      'startPrepTask(input: { id: $id })',
      'completePrepTask(input: { id: $id, actualQuantity: "4" })',
    ])
      await ask(kitchen.admin.request, `mutation ($id: ID!) { ${mutation} { id } }`, { id }).catch(() => undefined);
    expect(await status()).toContain('completed');
    await page.goto(`${paths.tasks}?task=${id}`);
    await settled(page);
    await battery.run(gap, [
      {
        what: 'Reopen',
        show: () => button('Reopen'),
        sends: ['ReopenPrepTask'],
        read: status,
        is: JSON.stringify({ prepTasks: [{ status: 'in_progress' }] }),
      },
    ]);
  }
});
