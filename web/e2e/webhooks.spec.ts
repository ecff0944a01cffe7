import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { to } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql } from './people.ts';

/** A receiver that refuses requests to /fail and accepts all others, and the types of those that it has accepted. */
async function startReceiver(): Promise<{ url: string; accepted: string[]; server: Server }> {
  const accepted: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (request.url === '/fail') return response.writeHead(503).end('The till is being updated.');
      accepted.push(String(Object(JSON.parse(body)).type));
      return response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, accepted, server };
}

// One kitchen and one receiver for the file; every test has its own webhook and an admin’s page on a phone.
let kitchen: NewKitchen;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
test.beforeAll(async ({ browser }) => {
  receiver = await startReceiver();
  kitchen = await NewKitchen.open(browser);
  await kitchen.admin.page.setViewportSize({ width: 390, height: 844 });
});
test.afterAll(async () => {
  await kitchen.close();
  receiver.server.close();
});

/** Adds a webhook that is called after changes of tasks, and opens it. */
async function openWebhook(name: string, url: string): Promise<Page> {
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  await graphql(kitchen.admin.request, create, { input: { name, url, events: ['prep_task.updated'] } });
  const { page } = kitchen.admin;
  await page.goto(to.usersTab('webhooks'));
  await page.getByRole('link', { name, exact: true }).click();
  return page;
}

const logOf = (page: Page) => page.getByRole('region', { name: 'Log' });

test('a webhook without a usable address is refused; a saved one shows its signing secret', async () => {
  const { page } = kitchen.admin;
  await page.goto(to.usersTab('webhooks'));
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Till');
  await page.getByRole('textbox', { name: 'Address' }).fill('not an address');
  await page.getByRole('button', { name: 'Prep task changed' }).click();
  await page.getByRole('button', { name: 'Add webhook', exact: true }).click();
  await expect(page.getByText('Enter an address that begins with https://.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/ok`);
  await page.getByRole('button', { name: 'Add webhook', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Signing secret of Till' })).toHaveValue(/^whsec_/);
  await isAccessible(page, 'the signing secret');
});

test('a refused delivery is in the log with its response, and arrives when it is sent again to a fixed address', async () => {
  const page = await openWebhook('Orders', `${receiver.url}/fail`);
  const task = { name: 'Salsa', targetQuantity: '4', unit: 'kg', dueTime: '15:00' };
  await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
  await logOf(page).getByText('Prep task changed').click();
  await expect(logOf(page).getByText('Trying again')).toBeVisible();
  await expect(page.getByText('The till is being updated.').first()).toBeVisible();
  await isAccessible(page, 'the log');
  await page.getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/ok`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // A press is refused while the server itself is sending the message again.
  await expect(async () => {
    await logOf(page).getByRole('button', { name: 'Send again' }).last().click();
    await expect(logOf(page).getByText('Delivered', { exact: true })).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  expect(receiver.accepted).toContain('prep_task.updated');
});

test('a ping shows the receiver’s response at once', async () => {
  const page = await openWebhook('Stock', `${receiver.url}/fail`);
  await page.getByRole('button', { name: 'Send a ping' }).click();
  await expect(page.getByText('Refused: status 503').first()).toBeVisible();
});

test('a webhook is switched off and on again, and removed', async () => {
  const page = await openWebhook('Planning', `${receiver.url}/ok`);
  // On a laptop the webhook is beside the list.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('An admin switched it off.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('Planning is on again.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: 'Planning', exact: true })).toBeHidden();
});
