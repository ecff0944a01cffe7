import { expect, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { isAccessible } from './accessible.ts';
import { doubleTap, tasksOf, touchPage } from './double-tap.ts';
import { NewKitchen } from './new-kitchen.ts';
import { settled } from './people.ts';

const phone = { width: 390, height: 844 };
const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

test('a manager adds a recurring task with a double tap: one task is on today’s list', async ({ browser }) => {
  const kitchen = await NewKitchen.open(browser);
  const page = await touchPage(browser, kitchen.admin, phone);
  await page.goto(to.tasksTab('prep'));
  await page.getByRole('button', { name: 'Recurring tasks' }).tap();
  await page.getByRole('button', { name: 'Add a recurring task' }).tap();
  await page.getByRole('textbox', { name: 'Name' }).fill('Clean the fryers');
  await isAccessible(page, 'the form of a recurring task');
  await doubleTap(page.getByRole('button', { name: 'Save the task' }), 220);
  await expect(page.getByRole('button', { name: 'Edit Clean the fryers' })).toBeVisible();
  await expect.poll(() => tasksOf(kitchen)).toEqual({ 'Clean the fryers': 'pending' });
  await expect(page.getByRole('button', { name: 'Edit Clean the fryers' })).toHaveCount(1);
  await kitchen.close();
});

test('a cook finishes a recurring task only with the note that it needs, which waits without a network', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const cook = await kitchen.join('Ana Torres', 'cook');
  const closing = { name: 'Check the oil', kind: 'closing', dueTime: '23:00', minutes: 5, weekdays: everyDay };
  await kitchen.do('addRecurringTask', 'AddRecurringTaskInput', { ...closing, needsNote: true, carriesOver: false });
  const page = await touchPage(browser, cook, phone);
  await page.goto(paths.cook);
  await settled(page);
  await page.getByRole('button', { name: 'Start: Check the oil' }).tap();
  await expect.poll(() => tasksOf(kitchen)).toEqual({ 'Check the oil': 'in_progress' });
  await page.getByRole('button', { name: 'Done: Check the oil' }).tap();
  const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
  await expect(done).toBeDisabled();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('178 degrees');
  await isAccessible(page, 'Done of a recurring task');
  await page.context().setOffline(true);
  await done.tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await tasksOf(kitchen)).toEqual({ 'Check the oil': 'in_progress' });
  await page.context().setOffline(false);
  await expect.poll(() => tasksOf(kitchen), { timeout: 30_000 }).toEqual({ 'Check the oil': 'completed' });
  await kitchen.close();
});

test('a cook finishes a recurring task that needs a photo: Done waits for it, and says when it needs the network', async ({
  browser,
}) => {
  const kitchen = await NewKitchen.open(browser);
  const cook = await kitchen.join('Ana Torres', 'cook');
  const closing = { name: 'Clean the fryer', kind: 'closing', dueTime: '23:00', minutes: 5, weekdays: everyDay };
  const needs = { needsNote: false, needsPhoto: true, carriesOver: false };
  await kitchen.do('addRecurringTask', 'AddRecurringTaskInput', { ...closing, ...needs });
  const page = await touchPage(browser, cook, phone);
  await page.goto(paths.cook);
  await settled(page);
  await page.getByRole('button', { name: 'Start: Clean the fryer' }).tap();
  await expect.poll(() => tasksOf(kitchen)).toEqual({ 'Clean the fryer': 'in_progress' });
  await page.getByRole('button', { name: 'Done: Clean the fryer' }).tap();
  const sheet = page.getByRole('dialog');
  const done = sheet.getByRole('button', { name: 'Done' });
  await expect(sheet.getByText('Add a photo of the work first.')).toBeVisible();
  await expect(done).toBeDisabled();
  await isAccessible(page, 'Done with a photo');
  await page.context().setOffline(true);
  await expect(sheet.getByText('Adding photos needs the network.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(sheet.getByText('Adding photos needs the network.')).toBeHidden();
  const buffer = await page.screenshot({ type: 'png' });
  await sheet.locator('input[type="file"]').setInputFiles({ name: 'fryer.png', mimeType: 'image/png', buffer });
  await expect(sheet.getByRole('button', { name: /^Open: Photo 1/ })).toBeVisible();
  await done.tap();
  await expect.poll(() => tasksOf(kitchen)).toEqual({ 'Clean the fryer': 'completed' });
  await kitchen.close();
});
