import { Problem } from '../graphql/problem.ts';

/** The statuses with which a proxy answers for a server that it cannot reach. */
const gatewayStatuses: readonly number[] = [502, 503, 504];

/** Whether there was no response of the server itself: no network, a time-out, or a proxy that cannot reach it. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Problem && (error.status === 0 || gatewayStatuses.includes(error.status));
}
