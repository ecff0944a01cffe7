import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { Battery, batteryGaps, type Tapped } from './battery.ts';
import { tasksOf, touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

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
const toast = () => page.getByRole('region', { name: 'Messages (F8)' });
const answer = (query: string) => async () => JSON.stringify(await graphql(kitchen.admin.request, query));

/** What is tapped on one page, in order; what the server then has is a text. */
function acts(read: () => Promise<unknown>) {
  return (what: string, show: Tapped['show'], sends: Tapped['sends'], is: unknown): Tapped => ({
    what,
    show,
    sends,
    read,
    is,
  });
}

/** The acts at each gap, on the page of this address. */
async function batteryAt(address: string, table: () => readonly Tapped[]) {
  await page.goto(address);
  await settled(page);
  for (const gap of batteryGaps) await battery.run(gap, table());
}

test('two taps build the list once, and undo the build once', async () => {
  for (const name of ['Aioli', 'Tomato sauce']) {
    const item = { name, category: 'prepared', kind: 'prep', unit: 'l', openingQuantity: '1' };
    const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
    const parByWeekday = Array.from({ length: 7 }, () => '3');
    await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday, dueTime: '16:00' });
  }
  const act = acts(async () => Object.keys(await tasksOf(kitchen)).length);
  await batteryAt(paths.tasks, () => [
    // A second build adds no task.
    { ...act('Build the list', () => button('Build the list').first(), null, 2), shows: button('Aioli') },
    act('Undo of a build', () => button('Undo 2 tasks'), ['UndoPrepBuild'], 0),
  ]);
});

test('two taps take a task off the list once, and Undo brings it back once', async () => {
  for (const name of ['Beans', 'Rice']) {
    const task = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  }
  const act = acts(async () => Object.keys(await tasksOf(kitchen)));
  await batteryAt(paths.tasks, () => [
    act('the name of a task', () => button('Beans'), [], ['Beans', 'Rice']),
    act('Take off the list', () => button('Take off the list'), ['CancelPrepTask'], ['Rice']),
    act('Undo of a toast', () => toast().getByRole('button', { name: 'Undo' }), ['UndoPrepTask'], ['Beans', 'Rice']),
    act('Close of a task', () => button('Close'), [], ['Beans', 'Rice']),
  ]);
});

test('two taps confirm a delivery once, and undo it once', async () => {
  const supplierId = await kitchen.do('createSupplier', 'CreateSupplierInput', { name: 'Green Acres' });
  const itemId = await kitchen.do('createItem', 'CreateItemInput', { name: 'Flour', category: 'dry', unit: 'kg' });
  const lines = [{ itemId, orderedQuantity: '5', unitPrice: '120' }];
  const id = await kitchen.do('createDelivery', 'CreateDeliveryInput', { supplierId, lines });
  const read = answer('{ items(first: 1) { nodes { onHand } } }');
  const onHand = (quantity: string) => JSON.stringify({ items: { nodes: [{ onHand: quantity }] } });
  const act = acts(read);
  await page.goto(to.delivery(id));
  await button('Receive all as ordered').tap();
  await expect(page.getByLabel('Got, Flour')).toHaveValue('5');
  for (const gap of batteryGaps) {
    await battery.run(gap, [
      act('Confirm delivery', () => button('Confirm delivery'), ['PostDelivery'], onHand('5')),
      act(
        'Undo of a delivery',
        () => page.getByRole('main').getByRole('button', { name: 'Undo' }),
        ['UndoDelivery'],
        onHand('0'),
      ),
    ]);
  }
});

test('two taps archive a recipe or a supplier once, bring it back once, and save a form once', async () => {
  const itemId = await kitchen.do('createItem', 'CreateItemInput', { name: 'Chickpea', category: 'dry', unit: 'kg' });
  const recipe = { name: 'Hummus', kind: 'prep', yieldQuantity: '2', yieldUnit: 'kg', steps: [] };
  const lines = [{ itemId, quantity: '1', unit: 'kg' }];
  const id = await kitchen.do('createRecipe', 'CreateRecipeInput', { ...recipe, lines });
  const archived = async () => (await answer(`{ recipe(id: "${id}") { archivedAt } }`)()).includes('null') === false;
  const act = acts(archived);
  await batteryAt(to.recipe(id), () => [
    act('Archive of a recipe', () => button('Archive'), ['ArchiveRecipe'], true),
    act('Restore of a recipe', () => button('Restore'), ['RestoreRecipe'], false),
  ]);

  const supplierId = await kitchen.do('createSupplier', 'CreateSupplierInput', { name: 'Sea & Shore' });
  const names = acts(answer('{ suppliers { name phone } }'));
  const is = (phone: string | null) => JSON.stringify({ suppliers: [{ name: 'Sea & Shore', phone }] });
  let phone: string | null = null;
  const typed = async () => {
    phone = phone === '1' ? '2' : '1';
    await page.getByLabel('Phone').fill(phone);
    return button('Save');
  };
  await batteryAt(to.supplier(supplierId), () => [
    names('Edit of a supplier', () => button('Edit'), [], is(phone)),
    names('Save of a supplier', typed, ['UpdateSupplier'], is(phone === '1' ? '2' : '1')),
  ]);
  await battery.run(80, [
    names('Archive of a supplier', () => button('Archive'), ['ArchiveSupplier'], '{"suppliers":[]}'),
  ]);
});

test('two taps end a person’s access once, after the question', async () => {
  const { id } = await kitchen.join('Ana Torres', 'cook');
  const act = acts(answer(`{ user(id: "${id}") { status } }`));
  const is = (status: string) => JSON.stringify({ user: { status } });
  await batteryAt(`${paths.adminUsers}?person=${id}`, () => [
    { ...act('Deactivate', () => button('Deactivate'), [], is('active')), shows: question() },
    act(
      'Deactivate of the question',
      () => question().getByRole('button', { name: 'Deactivate' }),
      ['DeactivatePerson'],
      is('deactivated'),
    ),
    act('Reactivate', () => button('Reactivate'), ['ReactivatePerson'], is('active')),
  ]);
});

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
      await graphql(kitchen.admin.request, `mutation ($id: ID!) { ${mutation} { id } }`, { id }).catch(() => undefined);
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

for (const gap of batteryGaps) {
  test(`two taps, ${String(gap)} ms apart, assign the selected tasks once, and share out the rest once`, async () => {
    await kitchen.join('Ana Torres', 'cook');
    for (const name of ['Beans', 'Rice'])
      await kitchen.do('addPrepTask', 'AddPrepTaskInput', { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' });
    await page.goto(paths.tasks);
    await settled(page);
    const select = async () => {
      await page.getByRole('checkbox', { name: 'Beans' }).tap();
      await page.getByRole('combobox', { name: 'Who does the selected tasks' }).selectOption({ label: 'Ana Torres' });
      return button('Assign');
    };
    const act = acts(() => tasksOf(kitchen));
    const none = { Beans: 'pending', Rice: 'pending' };
    const one = { ...none, Beans: 'pending Ana Torres' };
    const both = { ...one, Rice: 'pending Ana Torres' };
    await battery.run(gap, [
      { ...act('Assign several', () => button('Assign several'), [], none), shows: button('Assign') },
      act('Assign', select, ['AssignPrepTasks'], one),
      { ...act('Share out the rest', () => button('Share out the rest'), [], one), shows: button('Assign 1 task') },
      act('Assign of the proposal', () => button('Assign 1 task'), ['SharePrepTasks'], both),
      act('Undo of a toast', () => toast().getByRole('button', { name: 'Undo' }), ['SharePrepTasks'], one),
    ]);
  });
}
