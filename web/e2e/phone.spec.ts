import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';
import { squeezed } from './squeezed.ts';

const phone = { width: 390, height: 844 };
const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A line check that is due today. */
const addCheck = (kitchen: NewKitchen) =>
  kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
    name: 'Sanitizer and dish machine',
    dueTimes: ['13:30'],
    weekdays: everyDay,
    openMinutes: 180,
    graceMinutes: 60,
    items: [{ name: 'Boards are clean', kind: 'yes_no', passAnswer: true, correctiveActions: ['Cleaned'] }],
  });

/** The names of the tasks that are whole in view, between the top bar and the bottom strip. */
function wholeRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [bar, strip] = [document.querySelector('header'), document.querySelector('nav[aria-label="Quick actions"]')];
    const top = bar?.getBoundingClientRect().bottom ?? 0;
    const bottom = strip?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('[data-row]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    }).length;
  });
}

test('a phone shows five tasks at once, with allergens, while a line check is due', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  await addCheck(kitchen);
  const stationId = await kitchen.do('createStation', 'CreateStationInput', {
    name: 'Garde-manger',
    colour: '#0b6e4f',
  });
  for (const name of ['Caesar dressing', 'Potato salad', 'Hollandaise', 'Mayonnaise', 'Pickled onion', 'Croutons']) {
    const allergens = ['egg', 'milk', 'mustard'];
    const itemId = await kitchen.do('createItem', 'CreateItemInput', {
      name,
      unit: 'kg',
      category: 'prepared',
      allergens,
    });
    const task = { name, itemId, stationId, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  }
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.setViewportSize(phone);
  await page.goto(paths.cook);
  await settled(page);
  await expect(page.getByRole('region', { name: 'Line check' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mustard' }).first()).toBeVisible();
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(5);
  await kitchen.close();
});

test('a phone’s search opens from a button and finds an item', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  await kitchen.do('createItem', 'CreateItemInput', { name: 'Salmon side', unit: 'kg', category: 'meat' });
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.setViewportSize(phone);
  await page.goto(paths.cook);
  await settled(page);
  await page.getByRole('button', { name: /^Search recipes/ }).click();
  await page.getByRole('combobox', { name: 'Search recipes' }).fill('salm');
  await page.getByRole('option', { name: /Salmon side/ }).click();
  await expect(page.getByRole('dialog', { name: 'Salmon side' })).toBeVisible();
  await kitchen.close();
});

test('long names of station, person and task do not run over each other in the sheet of a task', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const name = 'Slow-roasted heritage tomato and smoked paprika sauce for the banquet';
  const stationId = await kitchen.do('createStation', 'CreateStationInput', {
    name: 'Garde-mangerandcoldstarterspreparation, second floor, banquet kitchen',
    kind: 'prep',
    colour: '#0e7490',
  });
  const cook = await kitchen.join('Maximiliana Featherstonehaugh-Montgomery', 'cook');
  const task = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00', stationId, assigneeId: cook.id };
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  const { page } = cook;
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${paths.cook}?task=${id}`);
    await settled(page);
    await expect(page.getByRole('dialog').getByText('Featherstonehaugh').first()).toBeVisible();
    expect(await overlaps(page), `${String(width)} px`).toEqual([]);
    expect(await squeezed(page), `${String(width)} px`).toEqual([]);
  }
  await kitchen.close();
});

/** Pairs of texts in the dialog that cover each other. */
function overlaps(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const found: { readonly text: string; readonly box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) found.push({ text, box });
    }
    const covers = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    return found.flatMap((one, index) =>
      found
        .slice(index + 1)
        .filter((other) => other.text !== one.text && covers(one.box, other.box))
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
}

/** Whether the middle of the control is not covered. */
const isReached = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the buttons of a recipe are above the bar at the bottom at every width', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  await page.goto(`${paths.recipes}/new`);
  await settled(page);
  for (const width of [390, 820, 1023, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Cancel', 'Save recipe']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect.poll(() => isReached(button), { message: `${name} at ${String(width)} px` }).toBe(true);
    }
  }
  await kitchen.close();
});

test('a task is found by parts of its name in the list of a phone', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  for (const name of ['Beans', 'Crème anglaise']) {
    const input = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', input);
  }
  const cook = await kitchen.join('Ana Torres', 'cook');
  const { page } = cook;
  await page.setViewportSize(phone);
  await page.goto(paths.cook);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Find a task' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find a task' })).toBeFocused();
  // A slow phone: no letter is lost while the URL is updated.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.type('creme');
  await expect(page.getByRole('searchbox', { name: 'Find a task' })).toHaveValue('creme');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Find a task' }).fill('');
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Find a task' })).toHaveCount(0);
  await kitchen.close();
});

test('the lateness of a task that is half a day late fits its row, also in Spanish', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const task = { name: 'Short ribs', targetQuantity: '6', unit: 'kg', dueTime: '17:00' };
  const taskId = await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  const { page, request } = await kitchen.join('Ana Torres', 'cook');
  await graphql(request, 'mutation { updateProfile(input: { language: es }) { id } }');
  await page.setViewportSize(phone);
  await page.clock.setFixedTime(Date.now() + 36 * 60 * 60 * 1_000);
  await page.goto(`${paths.cook}?task=${taskId}`);
  await expect(page.getByRole('dialog').getByText(/de retraso/)).toBeVisible();
  expect(await squeezed(page)).toEqual([]);
  await kitchen.close();
});

test('the list and the dashboard name their scripts in a header, and load each once', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  for (const path of [paths.cook, paths.manager]) {
    const answer = await page.goto(path);
    await settled(page);
    const named = [...(answer?.headers()['link'] ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)].map(
      ([, name]) => name,
    );
    expect(named.length, path).toBeGreaterThan(3);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    for (const name of named)
      expect(
        loaded.filter((other) => other === name),
        name,
      ).toHaveLength(1);
  }
  await kitchen.close();
});

test('Done shows that it needs the network while its sheet could not be loaded, and works at the next press', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', {
    name: 'Rice',
    targetQuantity: '4',
    unit: 'kg',
    dueTime: '17:00',
  });
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.route('**/assets/DoneSheet-*', (route) => route.abort());
  await page.goto(paths.cook);
  await page.getByRole('button', { name: 'Start: Rice' }).click();
  const done = page.getByRole('button', { name: 'Done: Rice' });
  await done.click();
  await expect(page.getByText('This needs the network.')).toBeVisible();
  await expect(done).toBeVisible();

  await page.unroute('**/assets/DoneSheet-*');
  await done.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Rice' })).toBeVisible();
  await kitchen.close();
});
