import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { shortestDelay } from './delay.ts';
import { openDisplay } from './display.ts';
import { doubleTap, touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, settled } from './people.ts';

/** High enough that the test never scrolls between two taps: what scrolls under the finger is inactive for a moment. */
const phone = { width: 390, height: 1_100 };
const tablet = { width: 820, height: 1180 };

/** A kitchen with a task whose recipe has these steps. */
async function kitchenWith(browser: Browser, ...steps: readonly string[]) {
  const kitchen = await NewKitchen.open(browser);
  const recipeId = await kitchen.do('createRecipe', 'CreateRecipeInput', {
    name: 'Chicken stock',
    kind: 'prep',
    yieldQuantity: '4',
    yieldUnit: 'l',
    lines: [],
    steps: steps.map((text) => ({ text })),
  });
  const planned = { recipeId, targetQuantity: '4', unit: 'l', dueTime: '17:00' };
  const taskId = await kitchen.do('addPrepTask', 'AddPrepTaskInput', planned);
  const { context } = await kitchen.join('Ana Torres', 'cook');
  const recipe = `${paths.cook}?recipe=${recipeId}%3A%3A%3A${taskId}`;
  return { kitchen, ana: { context }, recipe };
}

/** Another cook's tablet, which listens. */
async function openTablet(browser: Browser, kitchen: NewKitchen) {
  const page = await touchPage(browser, await kitchen.join('Luis Vega', 'cook'), tablet);
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('CAUGHT_UP')));
  await page.goto(paths.cook);
  await Promise.all([settled(page), listening]);
  return page;
}

/** Records in the page when it begins to ring from now on, and when it is silent again. */
async function watchRinging(page: Page) {
  await page.evaluate(() => {
    for (const mark of ['rings', 'silent']) performance.clearMarks(mark);
    const observer = new MutationObserver(() => {
      const isRinging = document.querySelector('[data-ringing]') !== null;
      const rang = performance.getEntriesByName('rings').length > 0;
      if (isRinging && !rang) performance.mark('rings');
      if (isRinging || !rang) return;
      performance.mark('silent');
      observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

async function momentOf(page: Page, mark: 'rings' | 'silent'): Promise<number> {
  const at = () =>
    page.evaluate((name) => {
      const [entry] = performance.getEntriesByName(name);
      return entry ? performance.timeOrigin + entry.startTime : 0;
    }, mark);
  await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(0);
  return at();
}

const band = (page: Page) => page.locator('[data-ringing]');
const strip = (page: Page) => page.getByRole('region', { name: 'Timers' });
const running = async (kitchen: NewKitchen) => {
  const answer = JSON.stringify(await graphql(kitchen.admin.request, '{ timers { id label step } }'));
  return answer.split('"id"').length - 1;
};

test('a tap on the time in a step starts a timer that rings on phone, tablet and display within a second, until the display silences it', async ({
  browser,
}) => {
  const { kitchen, ana, recipe } = await kitchenWith(browser, 'Bring to the boil.', 'Blanch for 6 seconds, no more.');
  const cook = await touchPage(browser, ana, phone);
  const other = await openTablet(browser, kitchen);
  const display = await openDisplay(browser, kitchen);
  const screens = [cook, other, display.page];
  await cook.goto(recipe);
  await cook.getByRole('button', { name: 'Done, next step' }).tap();

  /** Lets a timer ring and silences it: the longer of the two delays between the screens, in milliseconds. */
  const delay = async () => {
    for (const page of screens) await watchRinging(page);
    await cook.getByRole('button', { name: 'Start a timer: 6 seconds' }).tap();
    // While the recipe is open, too.
    await expect(strip(cook).getByRole('button', { name: /^Chicken stock, step 2: 00:0\d left$/ })).toBeVisible();
    await expect(strip(other).getByRole('button', { name: /^Chicken stock, step 2/ })).toBeVisible();
    await expect(display.page.getByRole('button', { name: /^Chicken stock, step 2: 00:0\d left$/ })).toBeVisible();
    const rang = await Promise.all(screens.map((page) => momentOf(page, 'rings')));
    for (const page of screens) await expect(band(page)).toContainText('Chicken stock, step 2');
    await display.page.getByRole('button', { name: 'Silence: Chicken stock, step 2' }).click();
    const silent = await Promise.all(screens.map((page) => momentOf(page, 'silent')));
    for (const page of screens) await expect(band(page)).toBeHidden();
    const spread = (moments: readonly number[]) => Math.max(...moments) - Math.min(...moments);
    return Math.max(spread(rang), spread(silent));
  };
  expect(await shortestDelay(delay, 1_000)).toBeLessThan(1_000);
  expect(await running(kitchen)).toBe(0);
  for (const { context } of [{ context: cook.context() }, { context: other.context() }, display]) await context.close();
  await kitchen.close();
});

test('two quick taps on a time start one timer, and pressed again it shows the timers', async ({ browser }) => {
  const { kitchen, ana, recipe } = await kitchenWith(browser, 'Simmer 20 min.', 'Rest 10 minutes.');
  const page = await touchPage(browser, ana, phone);
  await page.goto(recipe);
  await doubleTap(page.getByRole('button', { name: 'Start a timer: 20 min' }), 220);
  await expect(page.getByRole('button', { name: /^20 min: (20:00|19:\d\d) left$/ })).toBeVisible();
  await expect.poll(() => running(kitchen)).toBe(1);
  await doubleTap(page.getByRole('button', { name: 'Done, next step' }), 220);
  await expect(page.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible();
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await page.getByRole('button', { name: 'Start a timer: 10 minutes' }).tap();
  await expect.poll(() => running(kitchen)).toBe(2);
  await page.getByRole('button', { name: /^10 minutes: / }).tap();
  const sheet = page.getByRole('dialog', { name: 'Timers' });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('button', { name: '+1 min: Chicken stock, step 2' }).tap();
  await expect(sheet.getByRole('listitem').first()).toContainText(/1[01]:\d\d/);
  await sheet.getByRole('button', { name: 'Pause: Chicken stock, step 1' }).tap();
  await expect(sheet.getByRole('listitem').last()).toContainText('Paused');
  await sheet.getByRole('button', { name: 'Stop: Chicken stock, step 2' }).tap();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await page.context().close();
  await kitchen.close();
});

test('a reload keeps the timers and the ticks of the task', async ({ browser }) => {
  const { kitchen, ana, recipe } = await kitchenWith(browser, 'Simmer 20 min.', 'Strain.');
  const page = await touchPage(browser, ana, phone);
  await page.goto(recipe);
  await page.getByRole('button', { name: 'Start a timer: 20 min' }).tap();
  await expect.poll(() => running(kitchen)).toBe(1);
  await page.getByRole('button', { name: 'Done, next step' }).tap();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible();
  await expect(strip(page).getByRole('button', { name: /^Chicken stock, step 1: 19:\d\d left$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(strip(page).getByRole('button', { name: /^Chicken stock, step 1/ })).toBeVisible();
  await page.context().close();
  await kitchen.close();
});

test('a timer by keypad is started from the bar with a name', async ({ browser }) => {
  const { kitchen, ana } = await kitchenWith(browser, 'Strain.');
  const page = await touchPage(browser, ana, phone);
  await page.goto(paths.cook);
  await page.getByRole('button', { name: 'Timer', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'New timer' });
  await sheet.getByLabel('What for? (optional)').fill('Eggs');
  await sheet.getByRole('button', { name: '7', exact: true }).tap();
  await sheet.getByRole('button', { name: 'Start 07:00' }).tap();
  await expect(page.getByRole('dialog', { name: 'Timers' }).getByRole('listitem')).toContainText('Eggs');
  await page.goBack();
  await expect(strip(page).getByRole('button', { name: /^Eggs: 0[67]:\d\d left$/ })).toBeVisible();
  expect(await running(kitchen)).toBe(1);
  await page.context().close();
  await kitchen.close();
});

async function setOffline(context: BrowserContext, offline: boolean) {
  await context.setOffline(offline);
}

test('offline a timer shows that it is not shared, rings on this device, and is shared when the connection is back', async ({
  browser,
}) => {
  const { kitchen, ana, recipe } = await kitchenWith(browser, 'Blanch for 6 seconds.', 'Simmer 20 min.');
  const page = await touchPage(browser, ana, phone);
  const other = await openTablet(browser, kitchen);
  await page.goto(recipe);
  await expect(page.getByRole('button', { name: 'Start a timer: 6 seconds' })).toBeVisible();
  await setOffline(page.context(), true);
  await page.getByRole('button', { name: 'Start a timer: 6 seconds' }).tap();
  await expect(strip(page).getByRole('button', { name: /Only on this device$/ })).toBeVisible();
  await expect(band(page)).toContainText('Chicken stock, step 1', { timeout: 10_000 });
  await page.getByRole('button', { name: 'Silence: Chicken stock, step 1' }).tap();
  await expect(band(page)).toBeHidden();
  await page.getByRole('button', { name: 'Next step', exact: true }).tap();
  await page.getByRole('button', { name: 'Start a timer: 20 min' }).tap();
  await strip(page)
    .getByRole('button', { name: /^Chicken stock, step 2/ })
    .tap();
  await expect(page.getByText('This timer is not shared yet')).toBeVisible();
  expect(await running(kitchen)).toBe(0);
  await setOffline(page.context(), false);
  await expect(strip(other).getByRole('button', { name: /^Chicken stock, step 2: (20:00|19:\d\d) left$/ })).toBeVisible(
    {
      timeout: 30_000,
    },
  );
  await expect(page.getByText('This timer is not shared yet')).toBeHidden();
  expect(await running(kitchen)).toBe(1);
  for (const context of [page.context(), other.context()]) await context.close();
  await kitchen.close();
});
