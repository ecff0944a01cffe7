import { z } from 'zod';
import { limits } from '../limits.ts';
import { nameText } from '../name-text.ts';
import {
  boardModes,
  boardThemes,
  bumpStyles,
  deviceKinds,
  deviceScopes,
  languages,
  nameDisplays,
} from '../vocabulary.ts';
import { issue } from './issue.ts';
import { id, localTime, version } from './parts.ts';

/** Short free text reported by a browser. */
const reportedText = z.string().trim().max(limits.nameMax).nullable().optional();
const stations = z.array(id).max(limits.linesMax, issue('devices.fewerStations'));
const scopes = z.array(z.enum(deviceScopes)).max(deviceScopes.length, issue('devices.rightsTwice'));
const deviceName = z
  .string()
  .overwrite(nameText)
  .min(1, issue('devices.enterName'))
  .max(limits.deviceNameMax, issue('field.atMostCharacters', { count: limits.deviceNameMax }));

/** POST /api/devices/pairing: the facts of a new browser. */
export const beginPairing = z
  .strictObject({
    model: reportedText,
    screen: reportedText,
    timeZone: reportedText,
    language: z.enum(languages).nullable().optional(),
  })
  .optional();

/** POST /api/devices/token: the device code. */
export const pollPairing = z.strictObject({ deviceCode: z.string().min(1).max(128) });

/** The code on the screen, as typed: lower case, spaces and a missing dash are accepted. */
export const userCode = z
  .string()
  .max(32)
  .transform((text) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
  .refine((code) => code.length === 8, issue('devices.enterCode'))
  .transform((code) => `${code.slice(0, 4)}-${code.slice(4)}`)
  .meta({ graphql: 'String' });

export const pairingCode = z.strictObject({ userCode });

/** Approves a browser. With `replacesId`, an existing device gets this browser. */
export const approveDevice = z.strictObject({
  userCode,
  name: deviceName,
  kind: z.enum(deviceKinds),
  scopes,
  stationIds: stations,
  language: z.enum(languages),
  replacesId: id.nullable().optional(),
});

export const updateDevice = z.strictObject({
  id,
  version: version.optional(),
  name: deviceName.optional(),
  kind: z.enum(deviceKinds).optional(),
  scopes: scopes.optional(),
  stationIds: stations.optional(),
  language: z.enum(languages).optional(),
});

export const deviceTarget = z.strictObject({ id, version: version.optional() });

/** A key of the bump bar: what it does, and `KeyboardEvent.code` of the key. */
export const keyBinding = z
  .strictObject({ action: z.string().min(1).max(32), code: z.string().min(1).max(32) })
  .meta({ id: 'KeyBindingInput' });

/** Board settings of one device. Omitted fields stay unchanged. */
export const deviceSettings = z.strictObject({
  /** Another device, for an admin; the requesting device by default. */
  id: id.optional(),
  version: version.optional(),
  mode: z.enum(boardModes).optional(),
  /** From how far it is read; sizes the type. */
  readFromMetres: z
    .int(issue('devices.readFrom'))
    .min(1, issue('devices.readFrom'))
    .max(3, issue('devices.readFrom'))
    .optional(),
  /** Measured with a card on the screen; null until then. */
  millimetresPerPixel: z
    .number()
    .min(0.05, issue('devices.noScreen'))
    .max(1, issue('devices.noScreen'))
    .nullable()
    .optional(),
  theme: z.enum(boardThemes).optional(),
  volume: z.int().min(0, issue('devices.volume')).max(100, issue('devices.volume')).optional(),
  /** Local times between which it is silent. */
  quietFrom: localTime.nullable().optional(),
  quietTo: localTime.nullable().optional(),
  bumpStyle: z.enum(bumpStyles).optional(),
  /** After which pages turn by themselves; 0 is never. */
  rotateSeconds: z
    .int()
    .refine((seconds) => seconds === 0 || (seconds >= 5 && seconds <= 120), issue('devices.rotation'))
    .optional(),
  /** Without a touch, after which a shared tablet locks. */
  autoLockMinutes: z.int().min(1, issue('devices.autoLock')).max(30, issue('devices.autoLock')).optional(),
  /** Keys of a bump bar that differ from the usual ones. */
  keys: z.array(keyBinding).max(limits.deviceKeysMax, issue('devices.tooManyKeys')).optional(),
});

/** A device's health report. */
export const deviceReport = z.strictObject({
  build: reportedText,
  model: reportedText,
  screen: reportedText,
  timeZone: reportedText,
  /** Percent. */
  battery: z.int().min(0).max(100).nullable().optional(),
  charging: z.boolean().nullable().optional(),
  wakeLock: z.boolean().nullable().optional(),
  sound: z.boolean().nullable().optional(),
});

/** POST /api/devices/pin. */
export const enterPin = z.strictObject({
  pin: z
    .string()
    .trim()
    .regex(/^\d{4,6}$/, issue('devices.enterPin')),
  /** The person; without it, the PIN alone identifies them. */
  personId: id.optional(),
});

export const displayPolicy = z.strictObject({
  displayNames: z.enum(nameDisplays).optional(),
  displayPinRequired: z.boolean().optional(),
  version: version.optional(),
});
