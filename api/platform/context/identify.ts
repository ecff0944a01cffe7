import type { CookiesHeld } from '../http/cookies-held.ts';
import type { Viewer } from './context.ts';

/** The credentials of a request. */
export interface Credentials {
  readonly cookies: CookiesHeld;
  /** The Authorization header. With a bearer token in it, cookies are ignored. */
  readonly authorization?: string | undefined;
  /** The client's network address: a token may be limited to some. */
  readonly address: string;
  /** Whether the request needs no viewer: invalid cookies do not block it, such as a new sign-in. */
  readonly isPublic?: boolean;
  /**
   * Whether the paired device is the caller, or who entered a PIN on it. A session that a password opened in the same browser
   * does not count.
   */
  readonly asDevice?: boolean;
  /** Deletes an invalid session cookie in the browser. */
  readonly dropSession?: () => void;
}

/** The viewer of a request, and how to identify them again later. */
export interface Identified {
  readonly viewer: Viewer | null;
  readonly again: () => Promise<Viewer | null>;
}
