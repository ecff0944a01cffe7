import { isUnreachable } from '../../ui/i18n/readable-error.ts';
import { Problem } from '../graphql/problem.ts';

const busyCodes: readonly unknown[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
/** With 500 and above, the statuses of a server, or of a proxy before it, that may handle the same request later. */
const busyStatuses: readonly number[] = [408, 425, 429];

/**
 * Why a press was not accepted: the refusal, or that it is sent again. `stop`: nothing can be sent now, because the server is out
 * of reach or the session is over; `later`: this press cannot.
 */
export function failureOf(error: unknown): Problem | 'stop' | 'later' {
  if (isUnreachable(error)) return 'stop';
  if (!(error instanceof Problem)) return 'later';
  const { code, status } = error;
  if (code === 'UNAUTHENTICATED' || status === 401) return 'stop';
  // Without a code it is not a response of the server itself.
  const isBusy = code === undefined ? status >= 500 || busyStatuses.includes(status) : busyCodes.includes(code);
  return isBusy ? 'later' : error;
}
