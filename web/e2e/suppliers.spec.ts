import { expect, test } from '@playwright/test';
import { to } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { NewKitchen } from './new-kitchen.ts';

test('a supplier is read and called from its page, edited after a press, and archived', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const details = { name: 'Sea & Shore', phone: '+1 555 010 77', notes: 'Ring twice', deliveryDays: ['tue', 'fri'] };
  const id = await kitchen.do('createSupplier', 'CreateSupplierInput', details);
  const { page } = await kitchen.join('Jean Dupont', 'manager');
  await page.goto(to.supplier(id));
  const read = page.getByRole('dialog', { name: 'Sea & Shore', exact: true });
  await expect(read.getByRole('link', { name: '+1 555 010 77' })).toHaveAttribute('href', 'tel:+155501077');
  await expect(read).toContainText('Tue, Fri');
  await expect(read).toContainText('Ring twice');
  await isAccessible(page, 'a supplier');

  await read.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Sea & Shore' });
  await form.getByLabel('Days from order to delivery').fill('2');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Days from order to delivery')).toHaveValue('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(read).toContainText('Days from order to delivery2');

  await read.getByRole('button', { name: 'Archive' }).click();
  await expect(read).toBeHidden();
  await expect(page.getByText('No suppliers yet')).toBeVisible();
  await kitchen.close();
});
