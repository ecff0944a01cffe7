import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { NewKitchen } from './new-kitchen.ts';
import { graphql } from './people.ts';

/** Milliseconds between the two taps. */
export const gaps = [80, 220, 400, 650] as const;

/** A page on a touch screen where this person is signed in. */
export async function touchPage(
  browser: Browser,
  person: { readonly context: BrowserContext },
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const storageState = await person.context.storageState();
  const context = await browser.newContext({ storageState, viewport, hasTouch: true });
  return context.newPage();
}

/**
 * Taps a control twice at the same place. The taps have fixed timestamps, so that a busy machine does not change the gap.
 * Resolves when the page has handled both.
 */
export async function doubleTap(control: Locator, gap: number): Promise<void> {
  const page = control.page();
  // Waits until the control is in view, does not move, and is not inactive from the tap before.
  await control.tap({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not in view.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const began = Date.now();
  const tapAt = async (time: number) => {
    const [down, up] = [time / 1_000, (time + 30) / 1_000];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: down });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: up });
  };
  await tapAt(began);
  await sleep(gap);
  await tapAt(began + gap);
  await touch.detach();
  await handled(page);
}

/** Resolves when the result of a press has been rendered and its requests have been sent. */
async function handled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // Sent after them, on the same connection.
    await fetch('/readyz');
  });
}

function isTask(value: unknown): value is Record<'name' | 'status' | 'assigneeName', string | null> {
  return typeof value === 'object' && value !== null && 'name' in value && 'status' in value && 'assigneeName' in value;
}

/** Each task of the day with its status and holder. */
export async function tasksOf(kitchen: NewKitchen): Promise<Record<string, string>> {
  const answer = await graphql(kitchen.admin.request, '{ prepTasks { name status assigneeName } }');
  const tasks = Object.values(answer ?? {})
    .flat()
    .filter(isTask);
  return Object.fromEntries(tasks.map((task) => [task.name, [task.status, task.assigneeName ?? ''].join(' ').trim()]));
}
