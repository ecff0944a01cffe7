import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { ErrorCode, FieldError } from '#schema/errors.ts';
import { inEnglish, type Message, msg, type Thing, thing } from '#schema/messages.ts';

const statuses = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  QUERY_TOO_COMPLEX: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;

/** An invalid field and its message. */
export interface RefusedField {
  readonly path: string;
  readonly message: Message;
}

interface Detail {
  readonly fields?: readonly RefusedField[];
  /** Seconds until another try may succeed. */
  readonly retryAfter?: number;
  /** The conflicting lots. */
  readonly lotIds?: readonly string[];
}

/** An expected error with a stable code and one sentence that can be shown to users. Nothing was changed. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** The message as key and params, for every language; `message` is its English text. */
    readonly content: Message,
    readonly detail: Detail = {},
  ) {
    super(inEnglish(content));
  }

  get status(): number {
    return statuses[this.code];
  }

  /** The invalid fields in the form of the response. */
  get fields(): FieldError[] {
    return (this.detail.fields ?? []).map(({ path, message }) => ({ path, message: inEnglish(message), ...message }));
  }
}

export const invalid = (content: Message, fields: readonly RefusedField[] = []): AppError =>
  new AppError('VALIDATION_FAILED', content, { fields });
/** An error of one field; the message begins with its path. */
export const invalidField = (path: string, message: Message): AppError =>
  invalid(msg('text.field', { field: path, problem: message }), [{ path, message }]);
/** One field is refused, in a sentence of its own. */
export const fieldError = (path: string, message: Message): AppError => invalid(message, [{ path, message }]);
export const unauthenticated = (content = msg('common.signIn')): AppError => new AppError('UNAUTHENTICATED', content);
export const notVerified = (): AppError => new AppError('NOT_VERIFIED', msg('common.notVerified'));
export const forbidden = (content = msg('common.noPermission')): AppError => new AppError('FORBIDDEN', content);
/** The same error for missing rows and rows of other organizations. */
export const notFound = (what: Thing): AppError =>
  new AppError('NOT_FOUND', msg('common.notFound', { what: thing(what) }));
export const conflict = (content: Message): AppError => new AppError('CONFLICT', content);
export const rateLimited = (retryAfter: number): AppError =>
  new AppError('RATE_LIMITED', msg('common.tooManyAttempts', { wait: wait(retryAfter) }), { retryAfter });
export const idempotencyMismatch = (): AppError => new AppError('IDEMPOTENCY_MISMATCH', msg('common.keyUsed'));

export const storageFull = (bytes: number): AppError =>
  new AppError('FORBIDDEN', msg('common.storageFull', { size: Math.round(bytes / 1_000_000) }));

/** Seconds to wait while the database is unavailable. */
const DATABASE_WAIT = 5;

export const unavailable = (): AppError =>
  new AppError('UNAVAILABLE', msg('common.unavailable'), { retryAfter: DATABASE_WAIT });

/** PostgreSQL's codes for writes that blocked each other: a serialization failure and a deadlock, after every retry. */
const CONFLICTS = ['40001', '40P01'];

const busy = (): AppError => new AppError('UNAVAILABLE', msg('common.busy'), { retryAfter: 1 });

function wait(seconds: number): Message {
  if (seconds < 90) return msg('text.seconds', { count: Math.max(1, Math.ceil(seconds)) });
  return msg('text.minutes', { count: Math.ceil(seconds / 60) });
}

/**
 * PostgreSQL's codes for invalid values: characters, numbers, dates, ids. They come from the request, such as a forged
 * cursor, so a retry does not help.
 */
const UNREADABLE = ['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'];

/**
 * Codes of the network and PostgreSQL for a server that is unreachable, starting, stopping or full, and for a statement that
 * took too long. Class 08: connections.
 */
const lost =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPIPE|57014|57P0[1-3]|53300|08...)$/;
/** Errors of pg without a code. */
const lostText =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && lost.test(error.code)) return true;
  return lostText.test(error.message) || isDatabaseLost(error.cause);
}

/** The error as clients may see it: an AppError unchanged, anything else masked. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && error.cause instanceof AppError) return error.cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (UNREADABLE.includes(code)) return invalid(msg('common.unreadableValue'));
  if (CONFLICTS.includes(code)) return busy();
  if (isDatabaseLost(error)) return unavailable();
  return new AppError('INTERNAL', msg('common.internal'));
}

type Place = Pick<GraphQLErrorOptions, 'nodes' | 'source' | 'positions' | 'path'>;

/** As a GraphQL error: `extensions.code`, `key` and `params` of the message, `fields`, `retryable`; the entry point adds `requestId`. */
export function toGraphQLError(error: AppError, place?: Place): GraphQLError {
  return new GraphQLError(error.message, {
    ...(place ? { nodes: place.nodes, source: place.source, positions: place.positions, path: place.path } : {}),
    extensions: {
      code: error.code,
      ...error.content,
      retryable: ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'].includes(error.code),
      ...(error.fields.length > 0 ? { fields: error.fields } : {}),
      ...(error.detail.retryAfter ? { retryAfter: error.detail.retryAfter } : {}),
      ...(error.detail.lotIds ? { lotIds: error.detail.lotIds } : {}),
    },
  });
}
