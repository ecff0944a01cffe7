import { AsyncLocalStorage } from 'node:async_hooks';

/** The fields of every log line of one request. Never user input, and no URL with a query. */
export interface RequestScope {
  readonly requestId: string;
  userId?: string;
  organizationId?: string;
  /** The name of the GraphQL operation in its document. */
  operation?: string;
  /** The error code of a refused request; of the first error, when there are several. */
  code?: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();
const OPERATION_NAME_MAX = 80;

/** The fields that the logger adds to every line. */
export function requestScope(): object {
  return scopes.getStore() ?? {};
}

/** Adds the viewer to the request's log lines from here on. */
export function logViewer(viewer: { readonly id: string; readonly organizationId: string } | null): void {
  const scope = scopes.getStore();
  if (!scope || !viewer) return;
  scope.userId = viewer.id;
  scope.organizationId = viewer.organizationId;
}

/** Adds the GraphQL operation to the request's log lines from here on. */
export function logOperation(name: unknown): void {
  const scope = scopes.getStore();
  if (scope && typeof name === 'string' && name !== '') scope.operation = name.slice(0, OPERATION_NAME_MAX);
}

/** Adds the code of its error to the request's log lines from here on. */
export function logCode(code: unknown): void {
  const scope = scopes.getStore();
  if (scope && !scope.code && typeof code === 'string') scope.code = code;
}

/** Runs a request, or one operation of a socket, with its scope on every log line. */
export function inRequest<Result>(scope: RequestScope, run: () => Result): Result {
  return scopes.run(scope, run);
}
