import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { openDisplay } from './display.ts';
import { doubleTap, gaps, tasksOf, touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { recordOperations } from './operations.ts';
import { graphql, settled } from './people.ts';
import { storedPresses } from './stored-results.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const screens = [
  ['phone', phone],
  ['tablet', tablet],
] as const;

/** Plans three tasks for this gap. Their names, and the id of the second. */
async function planned(kitchen: NewKitchen, gap: number) {
  const names = [`Peel potatoes ${gap}`, `Pick thyme ${gap}`, `Slice bread ${gap}`] as const;
  const ids: string[] = [];
  for (const name of names) {
    const task = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
    ids.push(await kitchen.do('addPrepTask', 'AddPrepTaskInput', task));
  }
  return { names, ids };
}

async function openCook(browser: Browser, kitchen: NewKitchen, viewport: typeof phone) {
  return touchPage(browser, await kitchen.join('Ana Torres', 'cook'), viewport);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [screen, viewport] of screens) {
  test(`two quick taps in a list on a ${screen} do one thing`, async ({ browser }) => {
    const kitchen = await NewKitchen.open(browser);
    const page = await openCook(browser, kitchen, viewport);
    const sent = recordOperations(page);
    const mutations = () => sent.filter((operation) => operation.endsWith('PrepTask')).splice(0);
    for (const gap of gaps) {
      const { names, ids } = await planned(kitchen, gap);
      const [a, b, c] = names;
      const expectAll = async (one: string, two: string, three: string) => {
        const read = async () => {
          const tasks = await tasksOf(kitchen);
          return names.map((name) => tasks[name]);
        };
        await expect.poll(read).toEqual([one, two, three]);
      };
      await page.goto(paths.cook);
      sent.length = 0;
      await doubleTap(button(page, `Start: ${a}`), gap);
      await expectAll('in_progress', 'pending', 'pending');
      await doubleTap(button(page, `Done: ${a}`), gap);
      await expect(page.getByRole('dialog', { name: a }).locator('output')).toHaveText('4');
      await doubleTap(button(page, 'Save'), gap);
      await expectAll('completed', 'pending', 'pending');
      expect(mutations()).toEqual(['StartPrepTask', 'CompletePrepTask']);
      await doubleTap(button(page, `Undo: ${a}`), gap);
      await expectAll('in_progress', 'pending', 'pending');
      expect(mutations()).toEqual(['StartPrepTask', 'CompletePrepTask', 'UndoPrepTask']);
      await expect.poll(() => storedPresses(page)).toEqual([]);

      await page.goto(to.layer(paths.cook, 'task', ids[1] ?? ''));
      sent.length = 0;
      await doubleTap(button(page, 'Skip'), gap);
      await page.getByLabel('Why is it skipped?').fill('None came');
      await doubleTap(button(page, 'Skip this task'), gap);
      await expectAll('in_progress', 'skipped', 'pending');
      // A press whose response the page has not stored yet is sent again, with its key, after a navigation.
      await expect.poll(() => storedPresses(page)).toEqual([]);

      await page.goto(`${paths.cook}?tab=my-list`);
      await doubleTap(button(page, `Take it: ${c}`), gap);
      await expectAll('in_progress', 'skipped', 'pending Ana Torres');
      expect(mutations(), b).toEqual(['SkipPrepTask', 'ClaimPrepTask']);
    }
    await page.context().close();
    await kitchen.close();
  });

  test(`two quick taps in a line check on a ${screen} answer one item`, async ({ browser }) => {
    const kitchen = await NewKitchen.open(browser);
    const yesNo = { kind: 'yes_no', passAnswer: true, correctiveActions: ['Cleaned'] };
    const range = { kind: 'temperature', maxC: '5', maxF: '41' };
    const items = gaps.flatMap((gap) => [
      { ...yesNo, name: `Boards ${gap}` },
      { ...yesNo, name: `Knives ${gap}` },
      { ...range, name: `Reach-in ${gap}` },
    ]);
    await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
      name: 'Cold line',
      dueTimes: ['13:30'],
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      openMinutes: 180,
      graceMinutes: 60,
      items,
    });
    const page = await openCook(browser, kitchen, viewport);
    await page.goto(paths.cook);
    await page.getByRole('region', { name: 'Line check' }).getByRole('button', { name: 'Start' }).tap();
    const at = (name: string) =>
      expect(page.getByRole('dialog').getByRole('heading', { name, exact: true })).toBeVisible();
    const sent = recordOperations(page);
    const answers = () => sent.filter((operation) => operation === 'AnswerLineCheck').length;
    for (const [index, gap] of gaps.entries()) {
      await at(`Boards ${gap}`);
      await doubleTap(button(page, 'Pass'), gap);
      await at(`Knives ${gap}`);
      await doubleTap(button(page, 'Fail'), gap);
      await at(`Knives ${gap}`);
      await doubleTap(button(page, 'Cleaned'), gap);
      await doubleTap(button(page, 'Next'), gap);
      await at(`Reach-in ${gap}`);
      await button(page, '4').tap();
      await doubleTap(button(page, 'Next'), gap);
      await expect.poll(answers).toBe((index + 1) * 3);
    }
    await at('Summary');
    await doubleTap(button(page, 'Submit'), 220);
    await expect(page.getByText('The record is kept for the HACCP log.')).toBeVisible();
    expect(answers()).toBe(items.length);
    expect(sent.filter((operation) => operation === 'SubmitLineCheck')).toHaveLength(1);
    await page.context().close();
    await kitchen.close();
  });
}

test('two quick taps on Log record one waste entry and leave its Undo; digits are accepted at any speed', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  await kitchen.do('createItem', 'CreateItemInput', { name: 'Basil', category: 'produce', unit: 'kg' });
  const page = await openCook(browser, kitchen, phone);
  const sent = recordOperations(page);
  for (const gap of gaps) {
    await page.goto(to.layer(paths.cook, 'waste', 'new'));
    await doubleTap(page.getByRole('listitem').getByRole('button', { name: /^Basil/ }), gap);
    const typed = page.getByRole('dialog').locator('output');
    await expect(typed).toHaveText('–');
    await button(page, '5').tap({ trial: true });
    for (const digit of ['1', '1', '5', '5', '4']) await button(page, digit).tap();
    await expect(typed).toHaveText('11554');
    await doubleTap(button(page, 'Next'), gap);
    await page.getByRole('button', { name: 'Spoiled' }).tap();
    sent.length = 0;
    await doubleTap(page.getByRole('button', { name: /^Log / }), gap);
    await expect(page.getByRole('heading', { name: 'Logged' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(sent.filter((operation) => operation === 'LogWaste')).toEqual(['LogWaste']);
  }
  const one = { quantity: '11554', reversedAt: null };
  const [from, until] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const query = `{ wasteEntries(from: "${from}", to: "${until}") { nodes { quantity reversedAt } } }`;
  expect(await graphql(kitchen.admin.request, query)).toEqual({
    wasteEntries: { nodes: gaps.map(() => one) },
  });
  await page.context().close();
  await kitchen.close();
});

test('two quick taps on a display do one thing', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const display = await openDisplay(browser, kitchen, { hasTouch: true });
  const sent = recordOperations(display.page);
  for (const gap of gaps) {
    const { names, ids } = await planned(kitchen, gap);
    const [a, b, c] = names;
    const tile = display.tile(ids[0] ?? '');
    sent.length = 0;
    await doubleTap(tile.getByRole('button', { name: 'Start' }), gap);
    await expect
      .poll(() => tasksOf(kitchen))
      .toMatchObject({ [a]: expect.stringContaining('in_progress'), [b]: 'pending', [c]: 'pending' });
    await doubleTap(tile.getByRole('button', { name: 'Done' }), gap);
    await expect
      .poll(() => tasksOf(kitchen))
      .toMatchObject({ [a]: expect.stringContaining('completed'), [b]: 'pending', [c]: 'pending' });
    expect(sent.filter((operation) => /^Kiosk(Start|Done|Undo)$/.test(operation))).toHaveLength(2);
  }
  await display.context.close();
  await kitchen.close();
});

test('a control that opens under a press is inactive only as long as it is covered, on a busy device too', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  await kitchen.join('Ana Torres', 'cook');
  const task = { name: 'Veal stock', targetQuantity: '12', unit: 'l', dueTime: '11:00' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  // A busy device: its timers are late.
  await page.addInitScript(() => {
    const later = globalThis.setInterval;
    Object.assign(globalThis, { setInterval: (run: () => void, delay = 0) => later(run, delay * 20) });
  });
  await page.goto(paths.manager);
  const opener = button(page, 'Assign Veal stock');
  await opener.click();
  const row = page.getByRole('menuitem', { name: /Ana Torres/ });
  // For a moment the menu lies over its button, where a press is ignored. Then it is below it, and the first press acts.
  const top = async (control: typeof row) => (await control.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(row)) > (await top(opener))).toBe(true);
  await row.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Veal stock is late' })).toContainText('Ana Torres');
  await kitchen.close();
});

test('Enter held down, or pressed again at once, acts once', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { names, ids } = await planned(kitchen, 0);
  const [a, b, c] = names;
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.goto(paths.cook);
  await settled(page);
  await button(page, `Start: ${a}`).focus();
  for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => tasksOf(kitchen)).toEqual({ [a]: 'in_progress', [b]: 'pending', [c]: 'pending' });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const display = await openDisplay(browser, kitchen);
  await display.tile(ids[0] ?? '').click();
  await display.page.keyboard.press('Enter');
  await display.page.keyboard.press('Enter');
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ [a]: 'completed', [b]: 'pending', [c]: 'pending' });
  await expect(display.tile(ids[0] ?? '').getByRole('button', { name: /Undo/ })).toBeVisible();
  await display.context.close();
  await kitchen.close();
});
