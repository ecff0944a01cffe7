import { expect, type Page, test } from '@playwright/test';
import { to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { ask, idsIn, settled } from './people.ts';

/** Elements that overflow or scroll sideways, except form fields and content for screen readers only. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section, main section *, [role="dialog"], [role="dialog"] *')]
      .filter((element) => !element.matches('input, textarea, select, thead, thead *') && element.checkVisibility())
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName}: ${textContent.trim().slice(0, 60)}`),
  );
}

for (const width of [390, 1440]) {
  test(`with text at 200 % nothing of the API and webhook screens is cut off, at ${width} px`, async ({ browser }) => {
    const kitchen = await NewKitchen.open(browser);
    const { page } = kitchen.admin;
    await page.setViewportSize({ width, height: 900 });
    const account = { name: 'Ordering and delivery planning', role: 'manager' };
    const serviceAccountId = await kitchen.do('createServiceAccount', 'CreateServiceAccountInput', account);
    const name = 'Stock figures for the bookkeeper’s spreadsheet';
    const addresses = ['203.0.113.0/24', '198.51.100.7'];
    const token = { name, scopes: ['prep_read', 'inventory_read'], serviceAccountId, addresses };
    const createToken = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token { id } } }';
    await ask(kitchen.admin.request, createToken, { input: token });
    const webhook = { name, url: 'http://127.0.0.1:9/a/long/way/to/what/takes/them', events: ['prep_task.updated'] };
    const createWebhook = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
    const [id] = idsIn(await ask(kitchen.admin.request, createWebhook, { input: webhook }));
    const [api, webhooks] = [to.usersTab('api'), to.usersTab('webhooks')];
    const addressesOfScreens = [api, `${api}&token=new`, `${api}&service=new`, webhooks, `${webhooks}&webhook=${id}`];
    for (const address of addressesOfScreens) {
      await page.goto(address);
      await settled(page);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await cutOff(page), `${address} at ${width}`).toEqual([]);
    }
    await kitchen.close();
  });
}
