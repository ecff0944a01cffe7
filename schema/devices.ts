import type { z } from 'zod';
import type { deviceReport, deviceSettings } from './inputs/devices.ts';
import type { DeviceKind, DeviceScope, Language, Role } from './vocabulary.ts';

/** In the query of `/graphql`: the caller is the paired device, and not the person who is signed in in the same browser. */
export const AS_DEVICE = 'as=device';

/** How the board looks and behaves on one device. */
export interface DeviceSettings extends Readonly<Required<Omit<Settings, 'id' | 'version' | 'keys'>>> {
  readonly keys: readonly Required<Settings>['keys'][number][];
}
type Settings = z.output<typeof deviceSettings>;

export const defaultDeviceSettings: DeviceSettings = {
  mode: 'prep',
  readFromMetres: 2,
  millimetresPerPixel: null,
  theme: 'auto',
  volume: 60,
  quietFrom: null,
  quietTo: null,
  bumpStyle: 'select',
  rotateSeconds: 0,
  autoLockMinutes: 2,
  keys: [],
};

/** The last health report of a device. */
export type DeviceReport = Readonly<z.output<typeof deviceReport>>;

/** Response to POST /api/devices/pairing. Times in seconds, as RFC 8628 counts them. */
export interface PairingJson {
  /** Secret: the browser polls with it and never displays it. */
  readonly deviceCode: string;
  /** Shown to the admin: XXXX-XXXX. */
  readonly userCode: string;
  readonly approveUrl: string;
  readonly expiresIn: number;
  readonly interval: number;
}

/** Response to POST /api/devices/token. */
export type PollJson =
  | { readonly status: 'pending' | 'slow_down'; readonly interval: number }
  | { readonly status: 'expired' | 'denied' }
  | { readonly status: 'approved'; readonly kind: DeviceKind };

/** Response to GET /api/device. */
export interface DeviceJson {
  readonly id: string;
  readonly name: string;
  readonly kind: DeviceKind;
  readonly language: Language;
  readonly scopes: readonly DeviceScope[];
  readonly organizationName: string;
  readonly autoLockMinutes: number;
  /** The person who has unlocked it. */
  readonly person: { readonly id: string; readonly name: string; readonly role: Role } | null;
}
