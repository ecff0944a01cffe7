import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { Battery, batteryGaps, type Tapped } from './battery.ts';
import { codeOn } from './display.ts';
import { doubleTap, touchPage } from './double-tap.ts';
import { NewKitchen, type Person } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let kitchen: NewKitchen;
let ana: Person;
let page: Page;
let battery: Battery;

async function openPhone(browser: Browser) {
  page = await touchPage(browser, ana, { width: 390, height: 844 });
  battery = await Battery.on(page);
  await page.goto(paths.cook);
  await settled(page);
}
test.beforeEach(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  ana = await kitchen.join('Ana Torres', 'cook');
});
test.afterEach(async () => {
  await page.context().close();
  await kitchen.close();
});

const inDialog = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const answer = (query: string) => async () => JSON.stringify(await graphql(kitchen.admin.request, query));
const everyDay = Array.from({ length: 7 }, () => '8');

test('two taps on Undo of a waste entry take it back once, and begin no other', async ({ browser }) => {
  const item = { name: 'Basil', category: 'produce', unit: 'kg', openingQuantity: '9' };
  await kitchen.do('createItem', 'CreateItemInput', item);
  await openPhone(browser);
  const read = answer('{ items(first: 1) { nodes { onHand } } }');
  const onHand = (quantity: string) => JSON.stringify({ items: { nodes: [{ onHand: quantity }] } });
  await page.goto(to.layer(paths.cook, 'waste', 'new'));
  for (const gap of batteryGaps) {
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Basil/ })
      .tap();
    await inDialog('2').tap();
    await inDialog('Next').tap();
    await inDialog('Spoiled').tap();
    const log: Tapped = { what: 'Log', show: () => inDialog(/^Log /), sends: ['LogWaste'], read, is: onHand('7') };
    const undo: Tapped = { what: 'Undo', show: () => inDialog('Undo'), sends: ['UndoWaste'], read, is: onHand('9') };
    await battery.run(gap, [log, { ...undo, shows: inDialog('Log another') }]);
    await inDialog('Log another').tap();
  }
});

test('two taps on Start of a line check start it and answer nothing', async ({ browser }) => {
  const check = { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], openMinutes: 180, graceMinutes: 60 };
  const items = [{ kind: 'yes_no', passAnswer: true, name: 'Boards' }];
  for (const gap of batteryGaps) {
    const template = { ...check, items, name: `Line ${String(gap)}`, dueTimes: ['13:30'] };
    await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', template);
  }
  await openPhone(browser);
  /** How many are started, and how many answers there are. */
  const read = async () => {
    const checks = await answer('{ lineChecks { status answeredCount } }')();
    return [/in_progress|submitted/g, /"answeredCount":1/g].map((found) => checks.match(found)?.length ?? 0);
  };
  for (const [index, gap] of batteryGaps.entries()) {
    const start = page.getByRole('region', { name: 'Line check' }).getByRole('button', { name: 'Start' }).first();
    const act = { what: 'Start of a line check', show: () => start, sends: ['StartLineCheck'], read };
    await battery.run(gap, [{ ...act, is: [index + 1, index], shows: inDialog('Pass') }]);
    // The banner then offers the next check.
    await inDialog('Pass').tap();
    await inDialog('Submit').tap();
    await expect(page.getByText('The record is kept for the HACCP log.')).toBeVisible();
    await page.goto(paths.cook);
  }
});

test('two taps count one prepared item and post the closing count once', async ({ browser }) => {
  for (const name of ['Aioli', 'Mirepoix']) {
    const item = { name, kind: 'prep', category: 'dry', unit: 'l', openingQuantity: '5' };
    const itemId = await kitchen.do('createItem', 'CreateItemInput', item);
    await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday: everyDay });
  }
  await openPhone(browser);
  const read = answer('{ items(first: 2) { nodes { onHand } } }');
  const onHand = (...quantities: string[]) =>
    JSON.stringify({ items: { nodes: quantities.map((quantity) => ({ onHand: quantity })) } });
  const act = (what: string, show: Tapped['show'], sends: readonly string[], is: string): Tapped => ({
    what,
    show,
    sends,
    read,
    is,
  });
  const typed = async () => {
    await inDialog('3').tap();
    return inDialog('Save, next');
  };
  const toast = page.getByRole('region', { name: 'Messages (F8)' }).getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Close the day' }).tap();
  for (const gap of batteryGaps) {
    await battery.run(gap, [
      { ...act('Count now', () => inDialog('Count now'), [], onHand('5', '5')), shows: inDialog('Save, next') },
      { ...act('Save, next', typed, [], onHand('5', '5')), shows: inDialog('Save 1 item') },
      act('Save 1 item', () => inDialog('Save 1 item'), ['CountClosing'], onHand('3', '5')),
      act('Undo of a toast', () => toast, ['UndoClosingCount'], onHand('5', '5')),
    ]);
  }
});

/** A shared tablet that the admin has approved. */
async function openTablet(browser: Browser): Promise<void> {
  page = await (await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true })).newPage();
  battery = await Battery.on(page);
  await page.goto(paths.kiosk);
  const as = { name: 'Cold line tablet', kind: 'tablet', scopes: [], stationIds: [], language: 'en' };
  await kitchen.do('approveDevice', 'ApproveDeviceInput', { ...as, userCode: await codeOn(page) });
  await expect(page.getByRole('heading', { name: 'Enter your PIN' })).toBeVisible();
}

test('two taps on a digit of a PIN are two digits; two taps on Enter and on the name unlock and lock once', async ({
  browser,
}) => {
  const issued = JSON.stringify(await graphql(ana.request, 'mutation { issuePin { pin } }'));
  const pin = /"pin":"(\d+)"/.exec(issued)?.[1] ?? '';
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', {
    name: 'Rice',
    targetQuantity: '4',
    unit: 'kg',
    dueTime: '17:00',
  });
  await openTablet(browser);
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  const locked = page.getByRole('heading', { name: 'Enter your PIN' });
  const name = page.getByRole('button', { name: 'Ana Torres: lock or switch person' });
  const read = answer('{ prepTasks { status } }');
  const is = JSON.stringify({ prepTasks: [{ status: 'pending' }] });
  const typed = async () => {
    for (const digit of pin) await key(digit).tap();
    return key('Enter');
  };
  for (const gap of batteryGaps) {
    await doubleTap(key('7'), gap);
    await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('77');
    for (const _ of 'ab') await key('Delete the last digit').tap();
    await battery.run(gap, [
      { what: 'Enter of a PIN', show: typed, sends: [], read, is, shows: name },
      { what: 'the name of who has unlocked', show: () => name, sends: [], read, is, shows: locked },
    ]);
  }
});
