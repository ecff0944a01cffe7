import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql } from './people.ts';

// One kitchen for the file: nothing is saved in it.
let kitchen: NewKitchen;
let manager: Page;
test.beforeAll(async ({ browser }) => {
  kitchen = await NewKitchen.open(browser);
  manager = (await kitchen.join('Marco Silva', 'manager')).page;
});
test.afterAll(() => kitchen.close());

interface FormCase {
  readonly name: string;
  readonly page: () => Page;
  /** The path to the screen that the form is opened from: a link of the menu, and a tab of its page. */
  readonly from: string;
  readonly tab?: string;
  readonly open: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  /** Whether it is in a layer with an X or an arrow; otherwise it is a page. */
  readonly closes: boolean;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const dialogField = (label: string) => (page: Page) => page.getByRole('dialog').getByLabel(label).first();

const forms: readonly FormCase[] = [
  {
    name: 'a recipe',
    page: () => manager,
    from: paths.recipes,
    open: (page) => page.getByRole('link', { name: 'New recipe' }).first().click(),
    field: (page) => page.getByLabel('Description'),
    closes: false,
  },
  {
    name: 'a new task',
    page: () => manager,
    from: paths.tasks,
    open: press('Add a task'),
    field: dialogField('Name'),
    closes: true,
  },
  {
    name: 'a line of the par sheet',
    page: () => manager,
    from: paths.tasks,
    tab: 'Par sheet',
    open: press('Add a line'),
    field: dialogField('Minutes it takes'),
    closes: true,
  },
  {
    name: 'a new item',
    page: () => manager,
    from: paths.inventory,
    open: press('New item'),
    field: dialogField('Name'),
    closes: true,
  },
  {
    name: 'an expected delivery',
    page: () => manager,
    from: paths.receiving,
    open: press('Expect a delivery'),
    field: dialogField('Notes'),
    closes: true,
  },
  {
    name: 'a line check template',
    page: () => manager,
    from: paths.tasks,
    tab: 'Templates',
    open: press('New line check'),
    field: dialogField('Name'),
    closes: true,
  },
  {
    name: 'the kitchen profile',
    page: () => kitchen.admin.page,
    from: paths.adminDashboard,
    open: press('Edit profile'),
    field: dialogField('Name'),
    closes: true,
  },
];

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** Opens a form within the app, so that Back has somewhere to go. */
async function openForm({ page: pageOf, from, tab, open, field }: FormCase): Promise<Page> {
  const page = pageOf();
  await page.goto(page === manager ? paths.manager : paths.adminUsers);
  await page.locator(`nav a[href="${from}"]`).first().click();
  if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
  await open(page);
  await expect(field(page)).toBeVisible();
  return page;
}

/** Answers the question with Keep editing, and expects the input unchanged. */
async function keeps(page: Page, field: Locator, value: string): Promise<void> {
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  await expect(field).toHaveValue(value);
}

/** The ways out of a form. */
const back = (page: Page) => page.evaluate(() => history.back());
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

for (const form of forms) {
  const ways = form.closes
    ? ([
        ['Back', back],
        ['Escape', (page: Page) => page.keyboard.press('Escape')],
        ['the X', close],
      ] as const)
    : ([
        ['Back', back],
        ['Cancel', (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true }).click()],
        ['a link', (page: Page) => page.getByRole('link', { name: 'Inventory' }).first().click()],
      ] as const);

  test(`${form.name}: every way out asks while something is typed, and keeps or drops it`, async () => {
    const page = await openForm(form);
    const field = form.field(page);
    await field.fill('7');
    for (const [, leave] of ways) {
      await leave(page);
      await keeps(page, field, '7');
    }
    // On a reload or when the tab is closed the browser itself asks.
    const opening = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => location.reload());
    const dialog = await opening;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloading;
    await expect(field).toHaveValue('7');
    for (const [, leave] of ways.slice(-1)) await leave(page);
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(field).toBeHidden();
  });

  test(`${form.name}: nothing asks when nothing was typed`, async () => {
    for (const [, leave] of ways) {
      const page = await openForm(form);
      await leave(page);
      await expect(form.field(page)).toBeHidden();
      await expect(question(page)).toBeHidden();
    }
  });
}

test('what is typed stays when the language changes meanwhile, and the form is shown in the new one', async () => {
  const { page, request } = await kitchen.join('Lena Ortiz', 'manager');
  await page.goto(`${paths.inventory}?item=new`);
  await page.getByRole('dialog').getByLabel('Name').first().fill('Leek');
  await graphql(request, 'mutation { updateProfile(input: { language: es }) { id } }');
  await expect(page.getByRole('dialog').getByLabel('Nombre').first()).toHaveValue('Leek', { timeout: 30_000 });
});
