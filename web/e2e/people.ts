import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { Role } from '#schema/vocabulary.ts';

/** A new browser, signed in to the demo kitchen as this role. */
export async function demoContext(
  browser: Browser,
  role: Role,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const answer = await context.request.post('/api/demo-login', { data: { role } });
  if (!answer.ok()) throw new Error(`The demo did not open: ${await answer.text()}`);
  return context;
}

/** Signs this page's browser in to the demo kitchen. */
export async function enterDemo(page: Page, role: Role): Promise<void> {
  const answer = await page.context().request.post('/api/demo-login', { data: { role } });
  if (!answer.ok()) throw new Error(`The demo did not open: ${await answer.text()}`);
}

let count = 0;
export const password = 'correct horse battery';

/** A username that no other test uses. */
export function freshUsername(word: string): string {
  count += 1;
  return `${word}.${process.pid}.${Date.now() % 1_000_000}.${count}`;
}

/** Resolves once the page shows its content, without loading states and skeletons. */
export async function settled(page: Page): Promise<void> {
  // On a slow machine the network can be idle before the first render.
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"], .chakra-skeleton').first().waitFor({ state: 'detached' });
}

/** Runs an operation as the signed-in user; returns `data`, throws on errors. */
export async function graphql(request: APIRequestContext, query: string, variables: object = {}): Promise<unknown> {
  const answer = await request.post('/graphql', {
    headers: { 'x-graphql-yoga-csrf': '1' },
    data: { query, variables },
  });
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body !== null && 'data' in body && !('errors' in body)) return body.data;
  throw new Error(`${query} was refused: ${JSON.stringify(body)}`);
}

/** The ids of all rows in a response, in order. */
export function idsIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(idsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  if ('id' in answer && typeof answer.id === 'string') return [answer.id];
  return Object.values(answer).flatMap(idsIn);
}

/** The id of the first row of a query. */
export async function firstId(request: APIRequestContext, query: string): Promise<string> {
  const [id] = idsIn(await graphql(request, query));
  if (id === undefined) throw new Error(`${query} lists nothing.`);
  return id;
}
