import type { App } from '../../platform/app.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import type { CookiesHeld } from '../../platform/http/cookies-held.ts';
import { readSessionToken } from './session-token.ts';
import { readTokenSecret } from './token-secret.ts';

/** What a request shows to say who it is. */
export interface Credentials {
  /** An API token, which counts alone; null without one. */
  readonly token: string | null;
  readonly cookies: CookiesHeld;
}

/**
 * Counts credentials that turned out to be nobody's. Throws RATE_LIMITED when too many came from that address. What cannot be one
 * of ours was not looked up, and is not counted. Good ones are never refused here: people of one office share an address.
 */
export async function countFailure({ limiter }: App, { token, cookies }: Credentials, address: string): Promise<void> {
  const claim =
    token === null ? (readSessionToken(cookies.session) ?? readSessionToken(cookies.device)) : readTokenSecret(token);
  if (claim) await limiter.consume('failedCredentialByAddress', networkOf(address));
}
