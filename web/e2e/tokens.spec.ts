import { expect, type Page, test } from '@playwright/test';
import { endpoints, to } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { NewKitchen } from './new-kitchen.ts';

/** The status of a call with a token, without any cookie. */
async function statusWith(page: Page, secret: string): Promise<number> {
  const address = new URL(endpoints.user, page.url()).href;
  return (await fetch(address, { headers: { authorization: `Bearer ${secret}` } })).status;
}

for (const [device, viewport] of [
  ['a laptop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device} a token is created, works as copied, and is refused once it is revoked`, async ({ browser }) => {
    const kitchen = await NewKitchen.open(browser);
    const { page } = kitchen.admin;
    await page.setViewportSize(viewport);
    await page.goto(to.usersTab('api'));
    await page.getByRole('button', { name: 'Create a token' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Till');
    await page.getByRole('button', { name: 'Read everything' }).click();
    await isAccessible(page, 'the new token');
    await page.getByRole('button', { name: 'Create the token' }).click();
    const secret = await page.getByRole('textbox', { name: 'Token', exact: true }).inputValue();
    await isAccessible(page, 'the token');
    await page.getByRole('button', { name: 'Done, I have copied it' }).click();
    expect(secret).toMatch(/^brig_/);
    expect(await statusWith(page, secret)).toBe(200);

    await page.getByRole('link', { name: 'Till', exact: true }).click();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Till was revoked.')).toBeVisible();
    expect(await statusWith(page, secret)).toBe(401);
    await kitchen.close();
  });
}
