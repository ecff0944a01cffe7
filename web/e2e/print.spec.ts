import { expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { graphql, demoContext, settled } from './people.ts';
import { showPrinted } from './printing.ts';
import { screens } from './screen-addresses.ts';

const softly = expect.configure({ soft: true });

/** Controls that must not be printed. Those in a table or list are its text: the name that opens the row, a sorted column. */
const controls = 'button, input, select, textarea, [role="tab"], [role="switch"], nav, [data-live-announcer]';

const controlsOn = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('td, th, li') === null,
        )
        // Hidden inputs of switches and checkboxes are one pixel wide.
        .filter((element) => element.getBoundingClientRect().width > 1)
        .map((element) => `${element.tagName}: ${element.getAttribute('aria-label') ?? element.textContent}`),
    controls,
  );

/** The parts of the screens with a Print button, and how many of their screens have one, at least. */
const withPrint = new Map([
  // The first check of the day is the fourth, once it is submitted: not before the kitchen opens.
  ['list', 3],
  ['plan', 3],
  ['stock', 1],
  ['purchases and recipes', 3],
  ['days', 1],
  ['reports', 5],
]);

test.describe.configure({ mode: 'parallel' });
for (const { who, part, addresses } of screens) {
  const least = withPrint.get(part);
  if (who === 'anonymous' || least === undefined) continue;
  test(`every screen of the ${who} (${part}) with a Print button prints the kitchen, the time and no controls`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const printed: string[] = [];
    const context = await demoContext(browser, who, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const address of await addresses(context.request)) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(address);
      await settled(page);
      // A label has nothing on it but itself: labels.spec.ts.
      const print = page.getByRole('button', { name: /^print(?! label)/i });
      if ((await print.count()) === 0) continue;
      printed.push(address);
      await showPrinted(page);
      const head = page.locator('[data-print-header]:visible');
      await softly(head, address).toHaveCount(1);
      const texts = head.first().locator('[data-print-text]');
      await softly(texts.nth(0), address).toHaveAttribute('data-print-text', 'Harbour & Vine');
      await softly(texts.nth(1), address).toHaveAttribute('data-print-text', /Printed .*\d:\d\d/);
      softly(await controlsOn(page), address).toEqual([]);
    }
    expect(printed.length, printed.join(', ')).toBeGreaterThanOrEqual(least);
    await context.close();
  });
}

test('a recipe printed from the cook’s list has its name, and of its scale only the amount', async ({ browser }) => {
  const context = await demoContext(browser, 'cook', { viewport: { width: 820, height: 1180 } });
  const page = await context.newPage();
  const answer = await graphql(
    context.request,
    '{ recipes(filter: { search: "Tomato sauce" }, first: 1) { nodes { id } } }',
  );
  const [id] = /[0-9a-f-]{36}/.exec(JSON.stringify(answer)) ?? [];
  await page.goto(`${paths.cook}?recipe=${String(id)}`);
  await settled(page);
  await expect(page.getByRole('button', { name: '× 2' })).toBeVisible();
  await showPrinted(page);
  await expect(page.getByRole('heading', { name: 'Tomato sauce' }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: '× 2' })).toBeHidden();
  expect(await controlsOn(page)).toEqual([]);
  await context.close();
});
