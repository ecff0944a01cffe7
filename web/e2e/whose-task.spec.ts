import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { tasksOf, touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

const phone = { width: 390, height: 844 };
const task = { targetQuantity: '4', unit: 'kg' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });
const question = (page: Page) => page.getByRole('dialog', { name: 'This is Maria Ruiz’s task' });

/** A kitchen where Maria has the beans and the rice is unassigned; Ana’s phone and Maria’s laptop show the list. */
async function open(browser: Parameters<typeof NewKitchen.open>[0]) {
  const kitchen = await NewKitchen.open(browser);
  const maria = await kitchen.join('Maria Ruiz', 'cook');
  const ana = await kitchen.join('Ana Torres', 'cook');
  const add = (input: object) => kitchen.do('addPrepTask', 'AddPrepTaskInput', { ...task, ...input });
  const beans = await add({ name: 'Beans', dueTime: '15:00', assigneeId: maria.id });
  const rice = await add({ name: 'Rice', dueTime: '16:00' });
  const page = await touchPage(browser, ana, phone);
  await page.goto(paths.cook);
  await settled(page);
  await maria.page.goto(paths.cook);
  await settled(maria.page);
  return { kitchen, page, marias: maria.page, beans, rice };
}

test('Start of a colleague’s task asks; taken over it is started, and the colleague is notified at once', async ({
  browser,
}) => {
  const { kitchen, page, marias } = await open(browser);
  await button(page, 'Start: Beans').tap();
  await expect(question(page)).toBeVisible();
  await question(page)
    .getByRole('button', { name: /^Take it over/ })
    .tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Beans: 'in_progress Ana Torres' });
  await expect(question(page)).toBeHidden();
  await expect(toast(marias)).toContainText('Ana Torres took over Beans');
  await button(page, 'Hold: Beans').tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Beans: 'on_hold Ana Torres' });
  await kitchen.close();
});

test('Done of a colleague’s task asks before the amount; helping is confirmed once, also after a reload', async ({
  browser,
}) => {
  const { kitchen, page, marias } = await open(browser);
  await button(marias, 'Start: Beans').click();
  await expect(button(page, 'Done: Beans')).toBeVisible();
  await button(page, 'Done: Beans').tap();
  await question(page)
    .getByRole('button', { name: /^Only help/ })
    .tap();
  const made = page.getByRole('textbox', { name: 'How much did you make?' });
  await expect(made).toBeFocused();
  await button(page, 'Close').tap();
  await expect(made).toBeHidden();
  await page.reload();
  await button(page, 'Done: Beans').tap();
  await expect(made).toBeFocused();
  await button(page, 'Save').tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Beans: 'completed Maria Ruiz' });
  await kitchen.close();
});

test('the question closes by Escape, and the focus is back on the button', async ({ browser }) => {
  const { kitchen, page } = await open(browser);
  await button(page, 'Start: Beans').focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(button(page, 'Start: Beans')).toBeFocused();
  expect(await tasksOf(kitchen)).toMatchObject({ Beans: 'pending Maria Ruiz' });
  await kitchen.close();
});

test('a task is handed to a colleague, who is notified and finds it on My List; it returns by taking over', async ({
  browser,
}) => {
  const { kitchen, page, marias, rice } = await open(browser);
  await page.goto(`${paths.cook}?tab=my-list`);
  await button(page, 'Take it: Rice').tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Rice: 'pending Ana Torres' });
  await page.goto(to.layer(paths.cook, 'task', rice));
  await button(page, 'Hand over').tap();
  await page.getByRole('button', { name: 'Maria Ruiz 1 open task', exact: true }).tap();
  await button(page, 'Hand over to Maria Ruiz').tap();
  await expect(toast(page)).toContainText('Handed over to Maria Ruiz');
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Rice: 'pending Maria Ruiz' });
  await expect(toast(marias)).toContainText('Ana Torres hands you Rice4 kg, due at 4:00 PM.');
  await marias.goto(`${paths.cook}?tab=my-list`);
  await expect(button(marias, 'Start: Rice')).toBeVisible();
  await expect(page.getByText('Handed over to Maria Ruiz').last()).toBeVisible();
  await button(page, 'Take over from Maria Ruiz').tap();
  await expect.poll(() => tasksOf(kitchen)).toMatchObject({ Rice: 'pending Ana Torres' });
  await kitchen.close();
});

test('“we need more” reaches the list and the manager; Undo removes it', async ({ browser }) => {
  const { kitchen, page, beans } = await open(browser);
  const { page: manager } = kitchen.admin;
  await manager.goto(paths.tasks);
  await settled(manager);
  await page.goto(to.layer(paths.cook, 'task', beans));
  await button(page, 'We need more…').tap();
  await page.getByLabel('How much?').fill('2,5');
  await page.getByLabel('Note (optional)').fill('Table of 40');
  await button(page, 'Ask for it').tap();
  await expect(toast(page)).toContainText('Asked forBeans');
  await expect(toast(manager)).toContainText('Ana Torres needs more Beans');
  const query = '{ prepTasks { name targetQuantity priority note requestedByName } }';
  const rows = async () => JSON.stringify(await graphql(kitchen.admin.request, query));
  expect(await rows()).toContain(
    '{"name":"Beans","targetQuantity":"2.5","priority":"high","note":"Table of 40","requestedByName":"Ana Torres"}',
  );
  await toast(page).getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(rows).not.toContain('Table of 40');
  await kitchen.close();
});

test('a cook adds a task by Enter; it is on the list with who requested it', async ({ browser }) => {
  const { kitchen, page } = await open(browser);
  await button(page, 'Add a task').tap();
  await page.getByLabel('What is needed?').fill('Clean the fryer');
  await page.getByLabel('How much?').fill('1');
  await page.getByLabel('How much?').press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: 'Clean the fryer' });
  await expect(row).toContainText('Asked for by Ana Torres');
  await expect(button(page, 'Start: Clean the fryer')).toBeVisible();
  await kitchen.close();
});
