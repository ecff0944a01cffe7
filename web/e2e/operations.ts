import type { Page, Request } from '@playwright/test';

/** The name of a request's GraphQL operation, if any. */
export function operationOf(request: Request): string | null {
  if (new URL(request.url()).pathname !== '/graphql' || request.method() !== 'POST') return null;
  const body: unknown = request.postDataJSON();
  if (body === null || typeof body !== 'object' || !('operationName' in body)) return null;
  return String(body.operationName);
}

/** Collects the operations that a page sends from now on. */
export function recordOperations(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation) requested.push(operation);
  });
  return requested;
}
