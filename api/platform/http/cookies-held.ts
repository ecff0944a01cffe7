import { AS_DEVICE } from '#schema/devices.ts';

/** The cookies of a browser: a person's session, a paired device, or both. */
export interface CookiesHeld {
  readonly session?: string | undefined;
  readonly device?: string | undefined;
}

/** Whether a request to `/graphql` is made by a board, for the device that it runs on. */
export function isAsDevice(url: string | undefined): boolean {
  return url?.split('?')[1]?.split('&').includes(AS_DEVICE) ?? false;
}
