/** The cookies of a browser: a person's session, a paired device, or both. */
export interface CookiesHeld {
  readonly session?: string | undefined;
  readonly device?: string | undefined;
}
