import { serverText } from './server-messages.ts';

/** The statuses with which a proxy answers for a server that it cannot reach. */
const gatewayStatuses: readonly unknown[] = [502, 503, 504];

/** Whether there was no response of the server itself: no network, a time-out, or a proxy that cannot reach it. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error ? error.status : undefined;
  return error instanceof TypeError || status === 0 || gatewayStatuses.includes(status);
}

/** What users see of a failure: the sentence and, if the server sent one, the request id for support. */
export interface ReadableError {
  readonly sentence: string | undefined;
  readonly requestId: string | undefined;
}

/** Reads any thrown value; a failed fetch has no sentence of its own. */
export function readableError(error: unknown): ReadableError {
  if (!(error instanceof Error) || error instanceof TypeError) return { sentence: undefined, requestId: undefined };
  const requestId = 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
  const content = 'content' in error ? error.content : undefined;
  return { sentence: serverText(error.message, content) || undefined, requestId };
}
