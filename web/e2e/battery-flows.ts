import { expect, type Page } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
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

/** The presses on one task, and the acts that its history must have afterwards. */
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
  hold: {
    leaves: ['started', 'held', 'resumed'],
    run: async (page: Page, name: string, id: string) => {
      await start(page, name);
      await openTask(page, id);
      await inLayer(page, `Hold: ${name}`).click();
      // It replaces Hold, and is inactive for a moment.
      await expect(async () => {
        await inLayer(page, `Resume: ${name}`).click({ timeout: 1_000 });
        await expect(inLayer(page, `Hold: ${name}`)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await page.goto(paths.cook);
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
  release: {
    leaves: ['started', 'claimed', 'released'],
    run: async (page: Page, name: string, id: string) => {
      await start(page, name);
      await openTask(page, id);
      // “Undo: Take it” is another button.
      const take = inLayer(page, /^Take it$/);
      await take.click();
      // It replaces Take it, and is inactive for a moment.
      await expect(async () => {
        await inLayer(page, 'Give back').click({ timeout: 1_000 });
        await expect(take).toBeVisible({ timeout: 1_000 });
      }).toPass();
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
const otherFlows = ['waste', 'check', 'closing'] as const;
type Flow = TaskFlow | (typeof otherFlows)[number];
const isTaskFlow = (name: string): name is TaskFlow => name in taskFlows;
/** Those of tasks first. */
export const flows: readonly Flow[] = [...Object.keys(taskFlows).filter(isTaskFlow), ...otherFlows];

export function isOfTask(flow: Flow): flow is TaskFlow {
  return isTaskFlow(flow);
}

/** Answers both items of a line check, and submits it. */
export async function answerCheck({ page }: Bench, id: string): Promise<void> {
  await page.goto(`${paths.cook}?check=${id}`);
  const check = page.getByRole('dialog');
  await check.getByRole('button', { name: 'Start' }).click();
  for (const [item, reading] of [
    ['Reach-in 1', '3'],
    ['Reach-in 2', '4'],
  ] as const) {
    await expect(check.getByRole('heading', { name: item })).toBeVisible();
    await page.keyboard.type(reading);
    await check.getByRole('button', { name: 'Next' }).click();
  }
  await check.getByRole('button', { name: 'Submit' }).click();
  await expect(
    check
      .getByText('Complete, not handed in yet')
      .or(check.getByText(/The record is kept/))
      .first(),
  ).toBeVisible();
  await page.goto(paths.cook);
}

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

/** Counts the one item of the par sheet at closing. */
export async function countClosing({ page }: Bench): Promise<void> {
  await page.goto(to.layer(paths.cook, 'count', 'closing'));
  await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Save, next' }).click();
  await page.getByRole('button', { name: 'Save 1 item' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(paths.cook);
}
