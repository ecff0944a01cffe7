/** What a browser holds: a person's session, the device it is paired as, or both. */
export interface CookiesHeld {
  readonly session?: string | undefined;
  readonly device?: string | undefined;
}
