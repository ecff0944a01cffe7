import type { CookiesHeld } from '../http/cookies-held.ts';
import type { Viewer } from './context.ts';

/** What a request proves its sender with. */
export interface Credentials {
  readonly cookies: CookiesHeld;
  /** The Authorization header. A bearer token in it counts alone: cookies are then not looked at. */
  readonly authorization?: string | undefined;
  /** The client's network address: a token may be limited to some. */
  readonly address: string;
  /** Whether anyone may ask this: cookies that are nobody's keep no one from it, such as a new sign-in. */
  readonly isPublic?: boolean;
  /** Has the browser forget a session cookie that is nobody's. */
  readonly dropSession?: () => void;
}

/** Who sends a request, and how to find that out again later. */
export interface Identified {
  readonly viewer: Viewer | null;
  readonly again: () => Promise<Viewer | null>;
}
