import { expect, type Page } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import type { Bench } from './battery-bench.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const inLayer = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).first();

async function openTask(page: Page, id: string): Promise<void> {
  await page.goto(`${paths.cook}?task=${id}`);
  await page.getByRole('dialog').first().waitFor();
}

async function start(page: Page, name: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Start: ${name}` })
    .click();
  await expect(row(page, name).getByRole('button', { name: `Done: ${name}` })).toBeVisible();
}

/** What is done to one task, and the acts that it must leave behind. */
export const taskFlows = {
  start: { leaves: ['started'], run: (page: Page, name: string) => start(page, name) },
  done: {
    leaves: ['started', 'completed'],
    run: async (page: Page, name: string) => {
      await start(page, name);
      await row(page, name)
        .getByRole('button', { name: `Done: ${name}` })
        .click();
      await page.keyboard.type('3');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
  },
  skip: {
    leaves: ['skipped'],
    run: async (page: Page, _name: string, id: string) => {
      await openTask(page, id);
      await inLayer(page, 'Skip').click();
      await page.getByLabel('Why is it skipped?').fill('No time');
      await page.getByRole('button', { name: 'Skip this task' }).click();
      await page.goto(paths.cook);
    },
  },
  claim: {
    leaves: ['started', 'claimed'],
    run: async (page: Page, name: string, id: string) => {
      await start(page, name);
      await openTask(page, id);
      await inLayer(page, 'Take it').click();
      await expect(inLayer(page, 'Give back')).toBeVisible();
      await page.goto(paths.cook);
    },
  },
  note: {
    leaves: ['noted'],
    run: async (page: Page, _name: string, id: string) => {
      await openTask(page, id);
      await page.getByRole('button', { name: 'Write a note' }).click();
      await page.getByRole('textbox', { name: 'Note' }).fill('Less salt');
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeHidden();
      await page.goto(paths.cook);
    },
  },
} as const;
export type TaskFlow = keyof typeof taskFlows;
export const flows: readonly (TaskFlow | 'waste')[] = ['start', 'done', 'skip', 'claim', 'note', 'waste'];

export async function logWaste({ page }: Bench): Promise<void> {
  await page.goto(`${paths.cook}?waste=new`);
  await page
    .getByRole('button', { name: /Romaine/ })
    .first()
    .click();
  await page.keyboard.type('1');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Spoil/ }).click();
  await page.getByRole('button', { name: /^Log / }).click();
  await expect(page.getByRole('heading', { name: /Waits to be sent|logged/i })).toBeVisible();
  await page.goto(paths.cook);
}
