import type { Message } from './messages.ts';

/** Stable error codes, as in `extensions.code` and problem JSON. */
export const errorCodes = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'NOT_VERIFIED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'IDEMPOTENCY_MISMATCH',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'QUERY_TOO_COMPLEX',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** One invalid input field: a dotted path and a message for the user, in English and by key. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
  readonly key: string;
  readonly params: Message['params'];
}
