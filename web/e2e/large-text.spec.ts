import { expect, type Page, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, firstId, idsIn, settled } from './people.ts';
import { drawn, squeezed } from './squeezed.ts';

/** Elements that overflow or scroll sideways, except form fields and content for screen readers only. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section, main section *, [role="dialog"], [role="dialog"] *')]
      .filter((element) => !element.matches('input, textarea, select, thead, thead *') && element.checkVisibility())
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName}: ${textContent.trim().slice(0, 60)}`),
  );
}

test.describe.configure({ mode: 'parallel' });
test('with text at 200 % nothing of the API and webhook screens is cut off, on a phone and on a desk', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  const account = { name: 'Ordering and delivery planning', role: 'manager' };
  const serviceAccountId = await kitchen.do('createServiceAccount', 'CreateServiceAccountInput', account);
  const name = 'Stock figures for the bookkeeper’s spreadsheet';
  const addresses = ['203.0.113.0/24', '198.51.100.7'];
  const token = { name, scopes: ['prep_read', 'inventory_read'], serviceAccountId, addresses };
  const createToken = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token { id } } }';
  await graphql(kitchen.admin.request, createToken, { input: token });
  const webhook = { name, url: 'http://127.0.0.1:9/a/long/way/to/what/takes/them', events: ['prep_task.updated'] };
  const createWebhook = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const [id] = idsIn(await graphql(kitchen.admin.request, createWebhook, { input: webhook }));
  const [api, webhooks] = [to.usersTab('api'), to.usersTab('webhooks')];
  const addressesOfScreens = [api, `${api}&token=new`, `${api}&service=new`, webhooks, `${webhooks}&webhook=${id}`];
  for (const address of addressesOfScreens) {
    await page.goto(address);
    await settled(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      expect(await cutOff(page), `${address} at ${width}`).toEqual([]);
    }
  }
  await kitchen.close();
});

for (const locale of ['en-US', 'es-ES']) {
  test(`with text at 200 % the registration form with all its errors fits a phone, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(to.register(''));
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await page.getByRole('button', { name: /Create account|Crear cuenta/ }).click();
    await expect(page.getByText(/Enter your name\.|Escribe tu nombre\./)).toBeVisible();
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over).toBe(0);
    await context.close();
  });
}
test('with text at 200 % every button of a line check is in view on a phone', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const item = { kind: 'yes_no', passAnswer: true, allowNotApplicable: true, correctiveActions: ['Cleaned'] };
  await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
    name: 'Opening check of the cold line',
    dueTimes: ['13:30'],
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    openMinutes: 180,
    graceMinutes: 60,
    items: [
      { ...item, name: 'Boards are clean' },
      { ...item, name: 'Knives are clean' },
    ],
  });
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.cook);
  await settled(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const found = [await squeezed(page)];
  await page.goto(`${paths.cook}?check=${await firstId(page.request, '{ lineChecks { id } }')}`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Start' })).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  found.push(await squeezed(page));
  await page.goBack();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('region', { name: 'Line check' }).getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByRole('heading', { name: 'Knives are clean' })).toBeVisible();
  found.push(await squeezed(page));
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('button', { name: 'Cleaned' })).toBeVisible();
  found.push(await squeezed(page));
  expect(found).toEqual([[], [], [], []]);
  await kitchen.close();
});

test('with text at 200 % the notice of several line checks reads in lines, from a phone to a desk', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  for (const name of ['Walk-in and freezer', 'Dish machine'])
    await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
      name,
      dueTimes: ['13:30', '14:30'],
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      openMinutes: 180,
      graceMinutes: 60,
      items: [{ name: 'Clean', kind: 'yes_no', passAnswer: true, correctiveActions: ['Cleaned'] }],
    });
  const { page } = await kitchen.join('Ana Torres', 'cook');
  await page.goto(paths.cook);
  await settled(page);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [390, 600, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await squeezed(page), String(width)).toEqual([]);
  }
  await kitchen.close();
});

/** Words of an element's texts that are broken over several lines. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((chosen) => {
    const walker = document.createTreeWalker(document.querySelector(chosen) ?? document, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  }, selector);
}

test('with text at 200 % no word of the cook’s quick actions is broken, also in Spanish', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page, request } = await kitchen.join('Ana Torres', 'cook');
  await graphql(request, 'mutation { updateProfile(input: { language: es }) { id } }');
  await page.goto(paths.cook);
  await expect(page.getByRole('button', { name: 'Temporizador' })).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await drawn(page);
    const found = [...(await brokenWords(page, 'nav[aria-label="Acciones rápidas"]')), ...(await squeezed(page))];
    expect(found, `${width} px`).toEqual([]);
  }
  await kitchen.close();
});

test('with text at 200 % the menus of the inventory, the list and the person fit a phone', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  await kitchen.do('createItem', 'CreateItemInput', { name: 'Salmon side', unit: 'kg', category: 'meat' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, menu] of [
    [paths.inventory, 'Table'],
    [paths.inventory, 'Views'],
    [paths.cook, 'More for this list'],
    [paths.manager, 'Menu of'],
  ] as const) {
    await page.goto(address);
    await settled(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await page.getByRole('button', { name: menu }).first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await squeezed(page), menu).toEqual([]);
  }
  await kitchen.close();
});

test('with reduced motion no element starts a transition when the text grows', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const { page } = kitchen.admin;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.inventory);
  await settled(page);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => document.body.setAttribute('data-transition', 'run'));
    document.documentElement.style.setProperty('font-size', '200%');
  });
  await drawn(page);
  await expect(page.locator('body')).not.toHaveAttribute('data-transition');
  await kitchen.close();
});
