import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { Battery, batteryGaps, type Tapped } from './battery.ts';
import { tasksOf, touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { settled } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const rounds = batteryGaps.map((gap) => [gap, gap === 300 ? tablet : phone, `Task ${String(gap)}`] as const);

let kitchen: NewKitchen;
let page: Page;
let battery: Battery;
let maria: string;

async function open(browser: Browser) {
  kitchen = await NewKitchen.open(browser);
  maria = (await kitchen.join('Maria Ruiz', 'cook')).id;
  page = await touchPage(browser, await kitchen.join('Ana Torres', 'cook'), phone);
  battery = await Battery.on(page);
  await page.goto(paths.cook);
  await settled(page);
}
test.beforeEach(({ browser }) => open(browser));
test.afterEach(async () => {
  await page.context().close();
  await kitchen.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const statusOf = (name: string) => async () => (await tasksOf(kitchen))[name];

/** The button that opens the task of a row. */
const nameOf = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first();

/** Adds a task and waits for its row: one that comes later would move the others under the taps. */
async function plan(name: string, assigneeId: string | null = null, recipeId: string | null = null): Promise<void> {
  const made = recipeId === null ? {} : { recipeId };
  const task = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00', assigneeId, ...made };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  await expect(nameOf(name)).toBeVisible();
}

/** An act on this task, and what it then is. */
function act(what: string, show: Tapped['show'], sends: readonly string[], name: string, is: string): Tapped {
  return { what, show, sends, read: statusOf(name), is };
}

const sheet = (label: string | RegExp, sends: readonly string[], name: string, is: string) =>
  act(`“${String(label)}” of a sheet`, () => inDialog(label), sends, name, is);

/** The acts on one task from its row, then from its sheet. */
function actsOn(name: string): Tapped[] {
  const row = (label: string, mutation: string, is: string) =>
    act(`${label} of a row`, () => button(`${label}: ${name}`), [mutation], name, is);
  const undo = act(
    'Undo of a sheet',
    () => inDialog(`Undo: ${name}`),
    ['UndoPrepTask'],
    name,
    'in_progress Ana Torres',
  );
  return [
    row('Start', 'StartPrepTask', 'in_progress'),
    row('Hold', 'HoldPrepTask', 'on_hold'),
    row('Resume', 'ResumePrepTask', 'in_progress'),
    { ...act('the name of a row', () => nameOf(name), [], name, 'in_progress'), shows: inDialog(`Hold: ${name}`) },
    sheet(`Hold: ${name}`, ['HoldPrepTask'], name, 'on_hold'),
    sheet(`Resume: ${name}`, ['ResumePrepTask'], name, 'in_progress'),
    sheet('Take it', ['ClaimPrepTask'], name, 'in_progress Ana Torres'),
    { ...sheet(`Done: ${name}`, [], name, 'in_progress Ana Torres'), shows: button('Save') },
    { ...sheet('Save', ['CompletePrepTask'], name, 'completed Ana Torres'), shows: inDialog(`Undo: ${name}`) },
    undo,
    { ...sheet('Close', [], name, 'in_progress Ana Torres'), shows: button(`Done: ${name}`) },
  ];
}

/** A task goes to a colleague and back, from its sheet. */
function handOver(name: string): Tapped[] {
  const mine = 'pending Ana Torres';
  return [
    act('Take it of a row', () => button(`Take it: ${name}`), ['ClaimPrepTask'], name, mine),
    { ...act('the name of a row', () => nameOf(name), [], name, mine), shows: inDialog('Hand over') },
    { ...sheet('Hand over', [], name, mine), shows: inDialog('Choose a colleague') },
    { ...sheet(/^Maria Ruiz/, [], name, mine), shows: inDialog('Hand over to Maria Ruiz') },
    sheet('Hand over to Maria Ruiz', ['HandOverPrepTask'], name, 'pending Maria Ruiz'),
    sheet('Take over from Maria Ruiz', ['TakeOverPrepTask'], name, mine),
    sheet('Give back', ['ReleasePrepTask'], name, 'pending'),
    { ...sheet('Close', [], name, 'pending'), shows: page.getByRole('tab', { name: 'My List' }) },
  ];
}

/** Start of a colleague’s task asks first: the two answers, on two tasks. */
function question(helped: string, taken: string): Tapped[] {
  const start = (name: string): Tapped => ({
    ...act('Start of a colleague’s row', () => button(`Start: ${name}`), [], name, 'pending Maria Ruiz'),
    shows: page.getByRole('dialog', { name: 'This is Maria Ruiz’s task' }),
  });
  return [
    start(helped),
    sheet(/^Only help/, ['StartPrepTask'], helped, 'in_progress Maria Ruiz'),
    start(taken),
    sheet(/^Take it over/, ['TakeOverPrepTask', 'StartPrepTask'], taken, 'in_progress Ana Torres'),
  ];
}

/** A task is requested, and Undo of its toast removes it. */
function request(name: string): Tapped[] {
  const count = async () => JSON.stringify(await tasksOf(kitchen)).split(`"${name}`).length - 1;
  const fill = async () => {
    await page.getByLabel('What is needed?').fill(name);
    await page.getByLabel('How much?').fill('1');
    return button('Add to the list');
  };
  return [
    {
      ...act('Add a task', () => button('Add a task'), [], name, ''),
      read: count,
      is: 0,
      shows: button('Add to the list'),
    },
    { what: 'Add to the list', show: fill, sends: ['RequestPrepTask'], read: count, is: 1 },
    {
      what: 'Undo of a toast',
      show: () => page.getByRole('region', { name: 'Messages (F8)' }).getByRole('button', { name: 'Undo' }),
      sends: ['UndoPrepTask'],
      read: count,
      is: 0,
    },
  ];
}

async function eachRound(tables: (name: string) => Promise<readonly Tapped[]>) {
  for (const [gap, viewport, name] of rounds) {
    await page.setViewportSize(viewport);
    await battery.run(gap, await tables(name));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(paths.cook);
  }
}

test('two taps on an act of a row or of its sheet act once', async () => {
  await eachRound(async (name) => {
    await plan(name);
    return actsOn(name);
  });
});

test('two taps on claim, hand-over, take-over or a request act once', async () => {
  await page.goto(`${paths.cook}?tab=my-list`);
  await eachRound(async (name) => {
    await plan(name);
    return handOver(name);
  });
  await page.getByRole('tab', { name: /All Tasks|Prep List/ }).tap();
  await eachRound(async (name) => {
    await plan(`Help ${name}`, maria);
    await plan(`Take ${name}`, maria);
    return [...question(`Help ${name}`, `Take ${name}`), ...request(`New ${name}`)];
  });
});

test('two taps start a task that waits for another once, after the question', async () => {
  const tomato = await kitchen.do('createItem', 'CreateItemInput', { name: 'Tomato', category: 'produce', unit: 'kg' });
  const sauce = await recipe('Sauce', { yieldQuantity: '4', yieldUnit: 'kg' }, { itemId: tomato, unit: 'kg' });
  const lasagna = await recipe('Lasagna', { yieldQuantity: '12', yieldUnit: 'kg' }, { subRecipeId: sauce, unit: 'kg' });
  await eachRound(async (name) => {
    await plan(`Sauce ${name}`, null, sauce);
    await plan(`Lasagna ${name}`, null, lasagna);
    const waiting = `Lasagna ${name}`;
    return [
      {
        ...act('Start of a waiting row', () => button(`Start: ${waiting}`), [], waiting, 'pending'),
        shows: inDialog('Start it anyway'),
      },
      sheet('Start it anyway', ['StartPrepTask'], waiting, 'in_progress'),
    ];
  });
});

async function recipe(name: string, yields: object, line: object): Promise<string> {
  const input = { name, kind: 'prep', ...yields, lines: [{ ...line, quantity: '2' }], steps: [] };
  return kitchen.do('createRecipe', 'CreateRecipeInput', input);
}
