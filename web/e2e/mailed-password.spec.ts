import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { endpoints, paths } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { freshUsername, password } from './people.ts';
import { Product } from './product.ts';

/** A mail server that stores the mails it receives. */
async function startMailServer(): Promise<{ url: string; mails: string[]; server: SMTPServer }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let mail = '';
      stream.on('data', (part: Buffer) => (mail += part.toString()));
      stream.on('end', () => {
        // Lines that quoted-printable has broken are whole again, and its "=" signs are back.
        mails.push(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails, server };
}

test('on a phone a forgotten password is replaced with the link that came by mail', async ({ browser }) => {
  test.setTimeout(180_000);
  const { url, mails, server } = await startMailServer();
  const product = await Product.open({ smtpUrl: url });
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const username = freshUsername('mail');
  await fetch(`${product.url}${endpoints.register}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({
      name: 'Olivia Marsh',
      username,
      password,
      email: 'olivia@example.org',
      role: 'admin',
      organizationName: 'Mail Kitchen',
    }),
  });

  await page.goto(paths.auth);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  // What was typed above need not be typed again.
  await expect(page.getByLabel('Username')).toHaveCount(2);
  await expect(page.getByLabel('Username').last()).toHaveValue(username);
  await isAccessible(page, 'the request for a link');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await expect.poll(() => mails.length, { timeout: 30_000 }).toBeGreaterThan(0);
  const link = /http:\/\/\S+\/reset#[\w-]{64}/.exec(mails.join('\n'))?.[0] ?? '';
  expect(link).toContain(product.url);

  await page.goto(link);
  await page.getByLabel('New password').fill('calm green kitchens');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await context.close();
  await product.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
