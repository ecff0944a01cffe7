import { expect, type Page, test } from '@playwright/test';
import { Battery, batteryGaps, type Tapped } from './battery.ts';
import { type Display, openDisplay } from './display.ts';
import { tasksOf } from './double-tap.ts';
import { NewKitchen, type Person } from './new-kitchen.ts';
import { graphql } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let kitchen: NewKitchen;
let display: Display;
let page: Page;
let battery: Battery;

test.beforeEach(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  display = await openDisplay(browser, kitchen, { hasTouch: true });
  ({ page } = display);
  battery = await Battery.on(page);
  await page.reload();
  await expect(page.getByText(/^Live \(/)).toBeVisible();
});
test.afterEach(async () => {
  await display.context.close();
  await kitchen.close();
});

/** Plans a task, which is then on the display. Returns its id. */
async function plan(name: string, more: object = {}): Promise<string> {
  const task = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00', ...more };
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  await expect(display.tile(id)).toBeVisible();
  return id;
}

const sheet = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** What is tapped on one task, and the status that it then has. */
function actsOn(id: string, name: string) {
  const read = async () => ((await tasksOf(kitchen))[name] ?? '').split(' ', 1)[0];
  const act = (what: string, show: Tapped['show'], mutation: string, is: string): Tapped => ({
    what,
    show,
    sends: [mutation],
    read,
    is,
  });
  return {
    read,
    onTile: (label: string | RegExp, mutation: string, is: string) =>
      act(
        `${String(label)} of a tile`,
        () => display.tile(id).getByRole('button', { name: label, exact: true }),
        mutation,
        is,
      ),
    onSheet: (label: string | RegExp, mutation: string, is: string) =>
      act(`${String(label)} of a sheet`, () => sheet(label), mutation, is),
    /** Opens what shows this button, and sends nothing. */
    opens: (what: string, show: Tapped['show'], is: string, shown: string | RegExp): Tapped => ({
      what,
      show,
      sends: [],
      read,
      is,
      shows: sheet(shown),
    }),
  };
}

/** The acts on a task that was started by somebody else, so that its tile offers Hold. */
function held(id: string, name: string): Tapped[] {
  const { onTile, onSheet, opens } = actsOn(id, name);
  const more = () => display.tile(id).getByRole('button', { name: `More for ${name}` });
  return [
    onTile('Hold', 'KioskHold', 'on_hold'),
    onTile('Resume', 'KioskResume', 'in_progress'),
    onTile(/^Undo/, 'KioskUndo', 'on_hold'),
    opens('More of a tile', more, 'on_hold', 'Resume'),
    onSheet('Resume', 'KioskResume', 'in_progress'),
    opens('More of a tile', more, 'in_progress', 'Hold'),
    onSheet('Hold', 'KioskHold', 'on_hold'),
    opens('More of a tile', more, 'on_hold', 'Undo'),
    onSheet('Undo', 'KioskUndo', 'in_progress'),
  ];
}

/** A task is finished with an amount, taken back, finished again and recalled. */
function finished(id: string, name: string): Tapped[] {
  const { onTile, onSheet, opens } = actsOn(id, name);
  const more = () => display.tile(id).getByRole('button', { name: `More for ${name}` });
  const typed = async () => {
    await sheet('5').tap();
    return sheet('Done');
  };
  return [
    opens('More of a tile', more, 'in_progress', 'Other amount'),
    opens('Other amount', () => sheet('Other amount'), 'in_progress', '5'),
    { ...onSheet('Done', 'KioskDone', 'completed'), show: typed },
    onTile(/^Undo/, 'KioskUndo', 'in_progress'),
    onTile('Done', 'KioskDone', 'completed'),
    opens('Recall', () => page.getByRole('button', { name: /^Recall/ }), 'completed', 'Bring back'),
    { ...onSheet('Bring back', 'KioskRecall', 'in_progress'), show: () => sheet('Bring back').first() },
  ];
}

test('two taps on a tile, its sheet or Recall of a display act once', async () => {
  for (const gap of batteryGaps) {
    const name = `Pick thyme ${String(gap)}`;
    const id = await plan(name);
    await kitchen.do('startPrepTask', 'PrepTaskInput', { id });
    await battery.run(gap, [...held(id, name), ...finished(id, name)]);
    await kitchen.do('cancelPrepTask', 'PrepTaskInput', { id });
    await expect(display.tile(id)).toBeHidden();
  }
});

test('two taps on what changes several tasks of a display change each once', async () => {
  for (const gap of batteryGaps) {
    const names = [1, 2].map((number) => `Peel ${String(gap)} ${String(number)}`);
    const ids = [await plan(names[0] ?? ''), await plan(names[1] ?? '')];
    const read = async () => {
      const tasks = await tasksOf(kitchen);
      return names.map((name) => (tasks[name] ?? '').split(' ', 1)[0]);
    };
    const both = (what: string, label: string | RegExp, mutation: string, is: string): Tapped => ({
      what,
      show: () => page.getByRole('button', { name: label, exact: true }),
      sends: [mutation, mutation],
      read,
      is: [is, is],
    });
    for (const name of names) await page.getByRole('button', { name: `Select ${name}` }).tap();
    await battery.run(gap, [both('Start of several', 'Start (2)', 'KioskStart', 'in_progress')]);
    for (const id of ids) await kitchen.do('cancelPrepTask', 'PrepTaskInput', { id });
    for (const id of ids) await expect(display.tile(id)).toBeHidden();
  }
});

async function pinOf({ request }: Person): Promise<string> {
  const answer = JSON.stringify(await graphql(request, 'mutation { issuePin { pin } }'));
  return /"pin":"(\d+)"/.exec(answer)?.[1] ?? '';
}

test('two taps on Enter of a PIN, and on the answer about a colleague’s task, start it once', async () => {
  const maria = await kitchen.join('Maria Ruiz', 'cook');
  const pin = await pinOf(await kitchen.join('Ana Torres', 'cook'));
  await graphql(kitchen.admin.request, 'mutation { updateDisplayPolicy(input: { displayPinRequired: true }) { id } }');
  for (const gap of batteryGaps) {
    const name = `Slice ${String(gap)}`;
    const id = await plan(name, { assigneeId: maria.id });
    const { onSheet, opens } = actsOn(id, name);
    const start = () => display.tile(id).getByRole('button', { name: 'Start', exact: true });
    const enter = async () => {
      for (const digit of pin) await sheet(digit).tap();
      return sheet('Enter');
    };
    await battery.run(gap, [
      opens('Start of a tile', start, 'pending', 'Enter'),
      opens('Enter of a PIN', enter, 'pending', 'Start it anyway'),
      onSheet('Start it anyway', 'KioskStart', 'in_progress'),
    ]);
    await page.getByRole('button', { name: /End now$/ }).tap();
  }
});
