import type { AppServices } from '../../../platform/app-services.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import type { CookiesHeld } from '../../../platform/http/cookies-held.ts';
import { readSessionToken } from '../sessions/session-token.crypto.ts';
import { readTokenSecret } from './token-secret.crypto.ts';

/** The credentials of a request. */
export interface Credentials {
  /** An API token, which takes precedence; null without one. */
  readonly token: string | null;
  readonly cookies: CookiesHeld;
}

/**
 * Counts credentials that belong to no one. Throws RATE_LIMITED when too many came from that address. Malformed ones were not
 * looked up and are not counted. Valid ones are never refused here: the staff of one office share an address.
 */
export async function countFailure(
  { limiter }: AppServices,
  { token, cookies }: Credentials,
  address: string,
): Promise<void> {
  const claim =
    token === null ? (readSessionToken(cookies.session) ?? readSessionToken(cookies.device)) : readTokenSecret(token);
  if (claim) await limiter.consume('failedCredentialByAddress', networkOf(address));
}
