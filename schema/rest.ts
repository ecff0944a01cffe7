import { z } from 'zod';
import type { DeviceJson, PairingJson, PollJson } from './devices.ts';
import {
  deliveryStatuses,
  deviceKinds,
  deviceScopes,
  languages,
  lineCheckAssignmentTypes,
  lineCheckFrequencies,
  notificationTypes,
  prepTaskStatuses,
  priorities,
  registrationModes,
  roles,
} from './vocabulary.ts';
import { importKinds, importStates } from './import-vocabulary.ts';

/**
 * JSON shapes of REST responses, the source of the OpenAPI document. Quantities are JSON numbers, times ISO 8601 UTC. Inputs
 * are in inputs/.
 */
const id = z.uuid();
const time = z.iso.datetime();
const version = z.int().min(1).describe('Grows by one with every change.');

export const userShape = z
  .object({
    id,
    username: z.string(),
    name: z.string(),
    role: z.enum(roles),
    verified: z.boolean().describe('False while an admin has not let them in.'),
    organizationId: id,
  })
  .readonly()
  .meta({ id: 'User' });
export type UserJson = z.output<typeof userShape>;

/** POST /api/devices/pin: who unlocked the device. */
export const unlockedShape = userShape
  .unwrap()
  .extend({
    newPin: z
      .string()
      .nullable()
      .describe('The own PIN of the person who entered a temporary one, shown only now; null for others.'),
  })
  .readonly()
  .meta({ id: 'Unlocked' });
export type UnlockedJson = z.output<typeof unlockedShape>;

/** GET /api/sign-in: what the sign-in page offers. */
export const signInShape = z
  .object({
    registration: z.enum(registrationModes).describe('Who may register.'),
    mail: z
      .boolean()
      .describe('Whether this server sends mail, so that a forgotten password can be set anew without an admin.'),
  })
  .readonly()
  .meta({ id: 'SignIn' });
export type SignInJson = z.output<typeof signInShape>;

/** A message by key, for programs that translate it. */
export const messageShape = z
  .object({
    key: z.string().describe('Stable; one for each sentence.'),
    params: z.record(z.string(), z.unknown()).describe('The values of its placeholders: texts, numbers, or messages.'),
  })
  .readonly()
  .meta({ id: 'Message' });
export type MessageJson = z.output<typeof messageShape>;

export const notificationShape = z
  .object({
    id,
    type: z.enum(notificationTypes),
    title: z.string(),
    message: z.string(),
    priority: z.enum(priorities).nullable(),
    isRead: z.boolean().describe('Whether the caller has read it.'),
    createdAt: time,
  })
  .readonly()
  .meta({ id: 'Notification' });
export type NotificationJson = z.output<typeof notificationShape>;

export const recipeSearchShape = z
  .object({ id, name: z.string(), description: z.string().nullable() })
  .readonly()
  .meta({ id: 'RecipeHit' });
export type RecipeSearchJson = z.output<typeof recipeSearchShape>;

export const organizationSettingsShape = z
  .object({
    name: z.string(),
    monthlyInventoryNudgesEnabled: z.boolean(),
    inventoryNudgeDay: z.int().describe('The day of the month.'),
    lineCheckEnabled: z.boolean(),
    lineCheckAssignmentType: z.enum(lineCheckAssignmentTypes),
    lineCheckFrequency: z.enum(lineCheckFrequencies),
    lineCheckRolesAllowed: z.array(z.enum(roles)).readonly(),
  })
  .readonly()
  .meta({ id: 'OrganizationSettings' });
export type OrganizationSettingsJson = z.output<typeof organizationSettingsShape>;

export const prepTaskShape = z
  .object({
    id,
    version,
    name: z.string(),
    status: z.enum(prepTaskStatuses),
    targetQuantity: z.number().describe('In `unit`.'),
    actualQuantity: z.number().nullable().describe('In `unit`; null until it is done.'),
    unit: z.string(),
    station: z.string().nullable(),
    assignee: z.string().nullable().describe('By name.'),
    dueAt: time,
    businessDate: z.iso.date().describe('The business day it was planned for.'),
    carriedOver: z.boolean().describe('Unfinished when that day ended.'),
  })
  .readonly()
  .meta({ id: 'PrepTask' });
export type PrepTaskJson = z.output<typeof prepTaskShape>;

const count = z.int().min(0);

export const prepStatusShape = z
  .object({ total: count, pending: count, inProgress: count, onHold: count, completed: count, late: count })
  .readonly()
  .meta({ id: 'PrepStatus' });
export type PrepStatusJson = z.output<typeof prepStatusShape>;

export const inventoryItemShape = z
  .object({
    id,
    version,
    name: z.string(),
    currentStock: z.number().describe('In `unit`.'),
    parLevel: z.number().describe('In `unit`.'),
    unit: z.string(),
  })
  .readonly()
  .meta({ id: 'InventoryItem' });
export type InventoryItemJson = z.output<typeof inventoryItemShape>;

export const deliveryShape = z
  .object({
    id,
    version,
    number: z.string(),
    supplier: z.string().describe('By name.'),
    status: z.enum(deliveryStatuses),
    receivedAt: time.nullable(),
  })
  .readonly()
  .meta({ id: 'Delivery' });
export type DeliveryJson = z.output<typeof deliveryShape>;

export const pairingShape: z.ZodType<PairingJson> = z
  .object({
    deviceCode: z.string().describe('Secret: the browser polls with it and shows it to nobody.'),
    userCode: z.string().describe('For the eyes of the admin: XXXX-XXXX.'),
    approveUrl: z.string(),
    expiresIn: z.int().describe('Seconds.'),
    interval: z.int().describe('Seconds between two polls.'),
  })
  .meta({ id: 'Pairing' });

export const pollShape: z.ZodType<PollJson> = z
  .union([
    z.object({ status: z.enum(['pending', 'slow_down']), interval: z.int().describe('Seconds until the next poll.') }),
    z.object({ status: z.enum(['expired', 'denied']) }),
    z.object({ status: z.literal('approved'), kind: z.enum(deviceKinds) }),
  ])
  .meta({ id: 'PairingState' });

/** GET /api/devices/people: who can unlock a device. */
export const devicePeopleShape = z
  .array(z.object({ id, name: z.string().describe('As the kitchen allows on displays.') }).readonly())
  .readonly()
  .meta({ id: 'DevicePeople' });
export type DevicePersonJson = z.output<typeof devicePeopleShape>[number];

export const deviceShape: z.ZodType<DeviceJson> = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(deviceKinds),
    language: z.enum(languages),
    scopes: z.array(z.enum(deviceScopes)),
    organizationName: z.string(),
    autoLockMinutes: z.int(),
    person: z
      .object({ id, name: z.string(), role: z.enum(roles) })
      .nullable()
      .describe('Who has unlocked it just now.'),
  })
  .meta({ id: 'Device' });

export const photoShape = z
  .object({
    id,
    version,
    recipeStepId: id.nullable().describe('The step of the recipe that it shows.'),
    caption: z.string().nullable(),
    width: z.int().describe('Of the large size, in pixels.'),
    height: z.int().describe('Of the large size, in pixels.'),
    createdAt: time,
  })
  .readonly()
  .meta({ id: 'Photo' });
export type PhotoJson = z.output<typeof photoShape>;

export const importShape = z
  .object({
    id,
    version,
    kind: z.enum(importKinds),
    state: z.enum(importStates),
    fileName: z.string().describe('Empty for pasted rows.'),
    rowCount: z.int().describe('With the headings.'),
    headings: z.array(z.string()).readonly().describe('The cells of the first row.'),
    fields: z.array(z.string()).readonly().describe('The guessed field of each column, empty for an unknown one.'),
    hasHeadings: z.boolean().describe('Whether the first row names the columns.'),
  })
  .readonly()
  .meta({ id: 'Import' });
export type ImportJson = z.output<typeof importShape>;

export const resetOwnerShape = z.object({ username: z.string() }).readonly().meta({ id: 'ResetOwner' });

export const deletedShape = z.object({ id }).readonly().meta({ id: 'Deleted' });

/** An empty response. */
export const nothingShape = z.strictObject({}).meta({ id: 'Nothing' });

/** An error, with `Accept: application/problem+json` (RFC 9457). */
export const problemShape = z
  .object({
    type: z.literal('about:blank'),
    title: z.string().describe('The sentence for people.'),
    status: z.int(),
    code: z.string().describe('Stable, for programs.'),
    requestId: z.string(),
    ...messageShape.unwrap().shape,
    fields: z
      .array(z.object({ path: z.string(), message: z.string(), ...messageShape.unwrap().shape }))
      .optional()
      .describe('What of the input is wrong.'),
  })
  .meta({ id: 'Problem' });
