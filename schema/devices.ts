import type { BoardMode, BoardTheme, BumpStyle, DeviceKind, DeviceScope, Language, Role } from './vocabulary.ts';

/** How the board looks and behaves on one device. */
export interface DeviceSettings {
  readonly mode: BoardMode;
  /** From how far it is read, 1 to 3 m; sizes the type. */
  readonly readFromMetres: number;
  /** Measured with a card on the screen; null until then. */
  readonly millimetresPerPixel: number | null;
  readonly theme: BoardTheme;
  /** 0 to 100. */
  readonly volume: number;
  /** Local times, HH:MM, between which it is silent. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly bumpStyle: BumpStyle;
  /** Seconds after which pages turn by themselves; 0 is never. */
  readonly rotateSeconds: number;
  /** Minutes without a touch after which a shared tablet locks. */
  readonly autoLockMinutes: number;
  /** Keys of a bump bar that differ from the usual ones; `code` is KeyboardEvent.code. */
  readonly keys: readonly { readonly action: string; readonly code: string }[];
}

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

/** What a device told of its health, last time. */
export interface DeviceReport {
  readonly build?: string | null;
  readonly model?: string | null;
  readonly screen?: string | null;
  readonly timeZone?: string | null;
  /** Percent. */
  readonly battery?: number | null;
  readonly charging?: boolean | null;
  readonly wakeLock?: boolean | null;
  readonly sound?: boolean | null;
}

/** Answer to POST /api/devices/pairing. Times in seconds, as RFC 8628 counts them. */
export interface PairingJson {
  /** Secret: the browser polls with it and shows it to nobody. */
  readonly deviceCode: string;
  /** For the admin's eyes: XXXX-XXXX. */
  readonly userCode: string;
  readonly approveUrl: string;
  readonly expiresIn: number;
  readonly interval: number;
}

/** Answer to POST /api/devices/token. */
export type PollJson =
  | { readonly status: 'pending' | 'slow_down'; readonly interval: number }
  | { readonly status: 'expired' | 'denied' }
  | { readonly status: 'approved'; readonly kind: DeviceKind };

/** Answer to GET /api/device. */
export interface DeviceJson {
  readonly id: string;
  readonly name: string;
  readonly kind: DeviceKind;
  readonly language: Language;
  readonly scopes: readonly DeviceScope[];
  readonly organizationName: string;
  readonly autoLockMinutes: number;
  /** Who has unlocked it just now. */
  readonly person: { readonly id: string; readonly name: string; readonly role: Role } | null;
}
