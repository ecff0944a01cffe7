import { GraphQLError } from 'graphql';
import type { ErrorCode, FieldError } from '#schema/errors.ts';

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

interface Detail {
  readonly fields?: readonly FieldError[];
  /** Seconds until another try may succeed. */
  readonly retryAfter?: number;
  /** The lots that are in the way. */
  readonly lotIds?: readonly string[];
}

/** A refusal with a stable code and one plain sentence that can stand in a toast. Nothing was changed. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly detail: Detail = {},
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.code];
  }
}

export const invalid = (message: string, fields: readonly FieldError[] = []): AppError =>
  new AppError('VALIDATION_FAILED', message, { fields });
export const unauthenticated = (message = 'Please sign in first.'): AppError =>
  new AppError('UNAUTHENTICATED', message);
export const notVerified = (): AppError =>
  new AppError('NOT_VERIFIED', 'not_verified: your account is waiting for verification by an admin.');
export const forbidden = (message = 'You do not have permission to do this.'): AppError =>
  new AppError('FORBIDDEN', message);
/** Absent and foreign rows answer alike. */
export const notFound = (what: string): AppError => new AppError('NOT_FOUND', `This ${what} does not exist.`);
export const conflict = (message: string): AppError => new AppError('CONFLICT', message);
export const rateLimited = (retryAfter: number): AppError =>
  new AppError('RATE_LIMITED', `Too many attempts. Try again in ${wait(retryAfter)}.`, { retryAfter });
export const idempotencyMismatch = (): AppError =>
  new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was already used for a different request.');

export const storageFull = (bytes: number): AppError =>
  new AppError(
    'FORBIDDEN',
    `This kitchen has used its storage of ${Math.round(bytes / 1_000_000)} MB. Ask the person who runs this server for more.`,
  );

/** Seconds after which a caller whom the database kept waiting may try again. */
const DATABASE_WAIT = 5;

export const unavailable = (): AppError =>
  new AppError('UNAVAILABLE', 'The database cannot be reached at the moment. Try again in a few seconds.', {
    retryAfter: DATABASE_WAIT,
  });

function wait(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * PostgreSQL's codes for values that it cannot read or keep: characters, numbers, dates, ids. They come from what was sent,
 * such as a forged cursor, and sending it again does not help.
 */
const UNREADABLE = ['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'];

/** The network's and PostgreSQL's codes for a server that is away, starting, stopping or full. Class 08 is connections. */
const lost = /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPIPE|57P0[1-3]|53300|08...)$/;
/** pg says these without a code. */
const lostText =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && lost.test(error.code)) return true;
  return lostText.test(error.message) || isDatabaseLost(error.cause);
}

/** What went wrong, as the outside may see it: a refusal as it is, anything else masked. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && error.cause instanceof AppError) return error.cause;
  if (error instanceof Error && 'code' in error && UNREADABLE.includes(String(error.code))) {
    return invalid('This request holds a value that cannot be read. Nothing was changed.');
  }
  if (isDatabaseLost(error)) return unavailable();
  return new AppError('INTERNAL', 'Something went wrong on our side. Nothing was changed.');
}

/** GraphQL's form of a refusal: `extensions.code`, `fields`, `retryable`; the door adds `requestId`. */
export function toGraphQLError(error: AppError, source?: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    ...(source ? { nodes: source.nodes, source: source.source, positions: source.positions, path: source.path } : {}),
    extensions: {
      code: error.code,
      retryable: ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'].includes(error.code),
      ...(error.detail.fields?.length ? { fields: error.detail.fields } : {}),
      ...(error.detail.retryAfter ? { retryAfter: error.detail.retryAfter } : {}),
      ...(error.detail.lotIds ? { lotIds: error.detail.lotIds } : {}),
    },
  });
}
