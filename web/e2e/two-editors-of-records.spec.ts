import { type Browser, expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, demoContext, firstId, settled } from './people.ts';

// One kitchen for the file; every test has its own rows in it, and two people who edit them.
let kitchen: NewKitchen;
let marco: Page;
let jean: Page;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  marco = (await kitchen.join('Marco Silva', 'manager')).page;
  jean = (await kitchen.join('Jean Dupont', 'manager')).page;
});
test.afterAll(() => kitchen.close());

const conflict = (page: Page) => page.getByRole('dialog', { name: /changed this, too/ });
const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** A confirmed delivery of 10 kg at 2.00, whose correction both have open. */
async function correctDelivery(name: string): Promise<string> {
  const itemId = await kitchen.do('createItem', 'CreateItemInput', { name, category: 'produce', unit: 'kg' });
  const supplierId = await kitchen.do('createSupplier', 'CreateSupplierInput', { name: `${name} farm` });
  const lines = [{ itemId, orderedQuantity: '10', unitPrice: '200' }];
  const id = await kitchen.do('createDelivery', 'CreateDeliveryInput', { supplierId, lines });
  const lineId = await firstId(kitchen.admin.request, `{ delivery(id: "${id}") { lines { id } } }`);
  await kitchen.do('postDelivery', 'SaveDeliveryInput', {
    id,
    lines: [{ id: lineId, itemId, receivedQuantity: '10' }],
  });
  for (const page of [marco, jean]) {
    await page.goto(to.delivery(id));
    await page.getByRole('button', { name: /^Correct/ }).click();
    await expect(page.getByLabel('Really accepted')).toHaveValue(/^10/);
    await settled(page);
  }
  return id;
}

const price = (page: Page) => page.getByLabel(/^Right price/);
const accepted = (page: Page) => page.getByLabel('Really accepted');

async function correct(page: Page): Promise<void> {
  await page.getByLabel('Why is it corrected?').fill('Invoice');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct', exact: true }).click();
}

const lineNow = async (id: string) => {
  const read = await graphql(
    kitchen.admin.request,
    `{ delivery(id: "${id}") { lines { unitPrice acceptedQuantity } } }`,
  );
  return JSON.stringify(read);
};

test('price and quantity of a delivery that two people correct at once are both kept', async () => {
  const id = await correctDelivery('Leek');
  await jean.getByLabel('Really accepted').fill('8');
  await price(marco).fill('3');
  await correct(marco);
  await expect(price(jean)).toHaveValue('3.00');
  await expect(accepted(jean)).toHaveValue('8');
  await correct(jean);
  await expect.poll(() => lineNow(id)).toContain('{"unitPrice":"300","acceptedQuantity":"8"}');
});

test('a price of a delivery that both correct is a conflict, with both values', async () => {
  const id = await correctDelivery('Onion');
  await price(jean).fill('4');
  await price(marco).fill('3');
  await correct(marco);
  await expect(jean.getByText(/Marco Silva also changed: Right price/)).toBeVisible();
  await correct(jean);
  await conflict(jean).getByRole('radio', { name: 'Yours 4' }).check();
  await conflict(jean).getByRole('button', { name: 'Save this' }).click();
  await expect.poll(() => lineNow(id)).toContain('"unitPrice":"400"');
});

test('a correction is dropped only after a question', async () => {
  await correctDelivery('Carrot');
  await price(jean).fill('4');
  await jean.keyboard.press('Escape');
  await leaveQuestion(jean).getByRole('button', { name: 'Keep editing' }).click();
  await expect(price(jean)).toHaveValue('4');
});

/** The note of a new task, which both are editing. */
async function writeNote(name: string): Promise<string> {
  const task = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
  const id = await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  for (const page of [marco, jean]) {
    await page.goto(to.layer(paths.tasks, 'task', id));
    await page.getByRole('button', { name: 'Write a note' }).click();
    await settled(page);
  }
  return id;
}

const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });
const saveNote = (page: Page) => page.getByRole('button', { name: 'Save note' }).click();
const noteNow = (id: string) => graphql(kitchen.admin.request, `{ prepTask(id: "${id}") { note } }`);

test('a note that two people write is a conflict, and neither text is lost', async () => {
  const id = await writeNote('Stock');
  await note(jean).fill('More bones');
  await note(marco).fill('No salt');
  await saveNote(marco);
  await saveNote(jean);
  await expect(conflict(jean)).toContainText('No salt');
  await expect(conflict(jean)).toContainText('More bones');
  await conflict(jean).getByRole('radio', { name: 'Marco Silva’s No salt' }).check();
  await conflict(jean).getByRole('button', { name: 'Save this' }).click();
  await expect(conflict(jean)).toBeHidden();
  expect(await noteNow(id)).toEqual({ prepTask: { note: 'No salt' } });
});

test('starting the task does not interrupt the editing of its note', async () => {
  const id = await writeNote('Broth');
  await note(jean).fill('More bones');
  await kitchen.do('startPrepTask', 'PrepTaskInput', { id });
  await saveNote(jean);
  await expect.poll(() => noteNow(id)).toEqual({ prepTask: { note: 'More bones' } });
});

test('a note written without a network does not replace one that somebody wrote meanwhile, and can still be read', async () => {
  const id = await writeNote('Rice');
  await jean.context().setOffline(true);
  await note(jean).fill('More bones');
  await saveNote(jean);
  await expect(note(jean)).toBeHidden();
  await note(marco).fill('No salt');
  await saveNote(marco);
  await expect.poll(() => noteNow(id)).toEqual({ prepTask: { note: 'No salt' } });
  await jean.context().setOffline(false);
  await jean.getByRole('button', { name: '1 press was not accepted' }).first().click();
  await expect(jean.getByText('Note: Rice: “More bones”')).toBeVisible();
  expect(await noteNow(id)).toEqual({ prepTask: { note: 'No salt' } });
});

test('a note is dropped only after a question', async () => {
  await writeNote('Beans');
  await note(jean).fill('More bones');
  await jean.keyboard.press('Escape');
  await leaveQuestion(jean).getByRole('button', { name: 'Keep editing' }).click();
  await expect(note(jean)).toHaveValue('More bones');
});

/** A missed line check of the demo kitchen, whose reason two people change. */
async function missedCheck(browser: Browser) {
  const managers = [await demoContext(browser, 'manager'), await demoContext(browser, 'admin')] as const;
  const [{ request }] = managers;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const missedOf = (date: string) => graphql(request, `{ lineChecks(date: "${date}") { id status } }`);
  const answers = await Promise.all([5, 6, 7].map((ago) => missedOf(day(ago))));
  const [, id = ''] = /"id":"([^"]+)","status":"missed"/.exec(JSON.stringify(answers)) ?? [];
  const pages = await Promise.all(managers.map((context) => context.newPage()));
  for (const page of pages) {
    await page.goto(to.layer(paths.tasks, 'check', id));
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await settled(page);
  }
  return { pages, managers, request, id };
}

test('the reason of a missed line check that two people write is a conflict', async ({ browser }) => {
  const { pages, managers, request, id } = await missedCheck(browser);
  const [one, two] = pages;
  if (!one || !two) throw new Error('two pages');
  const reason = (page: Page) => page.getByRole('textbox', { name: 'Why it was missed' });
  const save = (page: Page) => page.getByRole('dialog').first().locator('form').getByRole('button').last().click();
  await reason(two).fill('The probe was broken');
  await reason(one).fill('Nobody was notified');
  await save(one);
  await expect(reason(one)).toBeHidden();
  await save(two);
  await conflict(two).getByRole('radio', { name: 'Yours The probe was broken' }).check();
  await conflict(two).getByRole('button', { name: 'Save this' }).click();
  const read = () => graphql(request, `{ lineCheck(id: "${id}") { check { missedReason } } }`);
  await expect.poll(read).toEqual({ lineCheck: { check: { missedReason: 'The probe was broken' } } });
  for (const context of managers) await context.close();
});
