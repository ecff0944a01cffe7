import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one request says. Never what people typed, and no address with a query. */
export interface RequestScope {
  readonly requestId: string;
  userId?: string;
  organizationId?: string;
  /** The name of the GraphQL operation, as its document gives it. */
  operation?: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();
const OPERATION_NAME_MAX = 80;

/** What the logger adds to every line. */
export function requestScope(): object {
  return scopes.getStore() ?? {};
}

/** From here on the log names who asks. */
export function logViewer(viewer: { readonly id: string; readonly organizationId: string } | null): void {
  const scope = scopes.getStore();
  if (!scope || !viewer) return;
  scope.userId = viewer.id;
  scope.organizationId = viewer.organizationId;
}

/** From here on the log names the GraphQL operation. */
export function logOperation(name: unknown): void {
  const scope = scopes.getStore();
  if (scope && typeof name === 'string' && name !== '') scope.operation = name.slice(0, OPERATION_NAME_MAX);
}

/** Runs the rest of a request so that its log lines name it. */
export function inRequest(scope: RequestScope, run: () => void): void {
  scopes.run(scope, run);
}
