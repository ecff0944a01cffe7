import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { to } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { NewKitchen } from './new-kitchen.ts';

/** A receiver that refuses requests to /fail and accepts all others. */
async function startReceiver(): Promise<{ url: string; types: string[]; server: Server }> {
  const types: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      types.push(String(Object(JSON.parse(body)).type));
      if (request.url === '/fail') response.writeHead(503).end('The till is being updated.');
      else response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, types, server };
}

for (const width of [390, 1440]) {
  test(`an admin adds a webhook, sees deliveries, and handles failed ones, at ${width} px`, async ({ browser }) => {
    test.setTimeout(90_000);
    const receiver = await startReceiver();
    const kitchen = await NewKitchen.open(browser);
    const { page } = kitchen.admin;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(to.usersTab('webhooks'));
    await page.getByRole('button', { name: 'Add a webhook' }).click();

    await page.getByRole('textbox', { name: 'Name' }).fill('Till');
    await page.getByRole('textbox', { name: 'Address' }).fill('not an address');
    await page.getByRole('button', { name: 'Prep task changed' }).click();
    await page.getByRole('button', { name: 'Add webhook', exact: true }).click();
    await expect(page.getByText('Enter an address that begins with https://.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/fail`);
    await page.getByRole('button', { name: 'Add webhook', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Signing secret of Till' })).toHaveValue(/^whsec_/);
    await isAccessible(page, `the signing secret at ${width}`);
    await page.getByRole('button', { name: 'Done' }).click();

    const task = { name: 'Salsa', targetQuantity: '4', unit: 'kg', dueTime: '15:00' };
    await kitchen.do('addPrepTask', 'AddPrepTaskInput', task);
    await page.getByRole('link', { name: 'Till', exact: true }).click();
    await page.getByRole('button', { name: 'Send a ping' }).click();
    await expect(page.getByText('Refused: status 503').first()).toBeVisible();
    await expect(page.getByText('The till is being updated.').first()).toBeVisible();
    const log = page.getByRole('region', { name: 'Log' });
    await log.getByText('Prep task changed').click();
    await expect(log.getByText('Trying again')).toBeVisible();
    await isAccessible(page, `the log at ${width}`);

    await page.getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/ok`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await log.getByRole('button', { name: 'Send again' }).last().click();
    await expect(log.getByText('Delivered', { exact: true })).toBeVisible();
    expect(receiver.types).toContain('prep_task.updated');

    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('An admin switched it off.')).toBeVisible();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Till is on again.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await kitchen.close();
    receiver.server.close();
  });
}
