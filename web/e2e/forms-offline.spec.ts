import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

// One kitchen for the file.
let kitchen: NewKitchen;
let page: Page;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  page = (await kitchen.join('Marco Silva', 'manager')).page;
});
test.afterAll(() => kitchen.close());
test.afterEach(() => page.context().setOffline(false));

interface OfflineForm {
  readonly name: string;
  readonly at: string;
  readonly open: string | null;
  readonly field: string;
  readonly send: string;
}
const forms: readonly OfflineForm[] = [
  { name: 'a recipe', at: to.recipe('new'), open: null, field: 'Description', send: 'Save recipe' },
  { name: 'a new task', at: paths.tasks, open: 'Add a task', field: 'Name', send: 'Save the task' },
  {
    name: 'an expected delivery',
    at: paths.receiving,
    open: 'Expect a delivery',
    field: 'Notes',
    send: 'Save expected delivery',
  },
  { name: 'a line check template', at: to.tasksTab('templates'), open: 'New line check', field: 'Name', send: 'Save' },
];

const sentence = (of: Page) => of.getByText('This needs the network.');
const send = (of: Page, name: string): Locator => of.getByRole('button', { name, exact: true }).last();

for (const form of forms) {
  test(`${form.name} shows that it needs the network, keeps what is typed, and can be sent when it is back`, async () => {
    await page.goto(form.at);
    await settled(page);
    if (form.open !== null) await page.getByRole('button', { name: form.open, exact: true }).first().click();
    const field = page.getByLabel(form.field).first();
    await field.fill('Typed');
    await expect(sentence(page)).toBeHidden();
    await page.context().setOffline(true);
    await expect(sentence(page)).toBeInViewport();
    await expect(send(page, form.send)).toBeDisabled();
    await page.context().setOffline(false);
    await expect(sentence(page)).toBeHidden();
    await expect(send(page, form.send)).toBeEnabled();
    await expect(field).toHaveValue('Typed');
  });
}

test('a form can be sent while only the live connection is refused', async ({ browser }) => {
  const own = await NewKitchen.open(browser);
  const manager = await own.join('Luis Vega', 'manager');
  await manager.page.routeWebSocket(/./, (socket) => socket.close());
  await manager.page.goto(paths.tasks);
  await expect(
    manager.page.getByText('Attempting to reconnect').or(manager.page.getByText('connection error')),
  ).toBeVisible();
  await manager.page.getByRole('button', { name: 'Add a task', exact: true }).first().click();
  await manager.page.getByLabel('Name').first().fill('Rice');
  await manager.page.getByRole('textbox', { name: /^Quantity/ }).fill('4');
  await send(manager.page, 'Save the task').click();
  await expect
    .poll(() => graphql(own.admin.request, '{ prepTasks { name } }'))
    .toEqual({ prepTasks: [{ name: 'Rice' }] });
  await own.close();
});

test('a form shows that it needs the network while the server does not respond', async () => {
  await page.goto(paths.tasks);
  await settled(page);
  await page.getByRole('button', { name: 'Add a task', exact: true }).first().click();
  await page.route('**/healthz', (route) => route.abort());
  await page.routeWebSocket(/./, (socket) => socket.close());
  await page.reload();
  await page.getByRole('button', { name: 'Add a task', exact: true }).first().click();
  await expect(sentence(page)).toBeVisible();
  await page.unroute('**/healthz');
  await expect(sentence(page)).toBeHidden();
});

test('signing out with unsent presses asks, and explains that they are kept', async () => {
  const cook = await kitchen.join('Ana Torres', 'cook');
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', {
    name: 'Rice',
    targetQuantity: '4',
    unit: 'kg',
    dueTime: '17:00',
  });
  await cook.page.goto(paths.cook);
  await settled(cook.page);
  await cook.page.context().setOffline(true);
  await cook.page.getByRole('button', { name: 'Start: Rice' }).click();
  await cook.page.getByRole('button', { name: /^Menu of/ }).click();
  await cook.page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = cook.page.getByRole('alertdialog', { name: 'Not everything is sent yet' });
  await expect(question).toContainText('1 press waits to be sent.');
  await expect(question).toContainText('sent when you sign in here again');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(cook.page).toHaveURL(new RegExp(paths.cook));
  await cook.page.context().setOffline(false);
  const statuses = () => graphql(kitchen.admin.request, '{ prepTasks { status } }');
  await expect.poll(statuses).toEqual({ prepTasks: [{ status: 'in_progress' }] });
  // Once everything is sent, nothing asks.
  await cook.page.getByRole('button', { name: /^Menu of/ }).click();
  await cook.page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(cook.page).toHaveURL(new RegExp(paths.auth));
});
