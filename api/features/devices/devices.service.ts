import { validate as isUuid } from 'uuid';
import { defaultDeviceSettings, type DeviceReport } from '#schema/devices.ts';
import {
  deviceReport,
  deviceSettings as settingsInput,
  deviceTarget,
  updateDevice as updateInput,
} from '#schema/inputs/devices.ts';
import { msg } from '#schema/messages.ts';
import { DAY } from '#schema/milliseconds.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { Session } from '../auth/sessions/session.entity.ts';
import { labelsOf } from '../users/label.policy.ts';
import { User } from '../users/user.entity.ts';
import { Device } from './device.entity.ts';
import { countStations, findDevice, saveReport, listDevices, listMembers } from './devices.queries.ts';
import type { BoardPerson, DeviceView } from './device.view.ts';

/** How long a revoked device is still listed, in milliseconds. */
const REVOKED_LISTED = 30 * DAY;

/** The kitchen's devices: active ones, and those revoked in the last 30 days. */
export async function devices(ctx: Context): Promise<DeviceView[]> {
  const viewer = authorize(ctx, 'devices.manage');
  return ctx.read((db) => listDevices(db, viewer, new Date(Date.now() - REVOKED_LISTED)));
}

/** The device of this request. */
export async function ownDevice(ctx: Context): Promise<DeviceView> {
  const { organizationId, device } = authorize(ctx, 'device.self');
  const row = device && (await ctx.read((db) => findDevice(db, organizationId, device.id)));
  if (!row) throw notFound('device');
  return row;
}

/** Everyone whose name a tile may show, with the name in the form that the kitchen allows on boards. */
export async function boardPeople(ctx: Context): Promise<BoardPerson[]> {
  const viewer = authorize(ctx, 'device.self');
  const members = await ctx.read((db) => listMembers(db, viewer));
  const labels = labelsOf(members, viewer.device?.names ?? 'none');
  return members.map((member) => ({
    id: member.id,
    label: labels.get(member.id) ?? '',
    isPerson: member.kind === 'person',
  }));
}

/** Changes a device's name, stations and permissions. The device is notified at once. */
export async function updateDevice(ctx: Context, input: InputOf<typeof updateInput>): Promise<DeviceView> {
  authorize(ctx, 'devices.manage');
  const { id, version, ...params } = parse(updateInput, input);
  return ctx.write('device.updated', input, async (tx) => {
    const device = await findActiveDevice(tx, id, version);
    if (params.stationIds) await checkStations(tx, params.stationIds);
    const changes = assignChanges(device, params);
    if (params.name) (await find(tx, User, 'device', device.userId)).name = params.name;
    await tx.em.flush();
    publishDevice(tx, device, changes);
    return reloadDevice(tx, device.id);
  });
}

/** Ends a device's access at once: its sockets close, and PIN sessions on it end. */
export async function revokeDevice(ctx: Context, input: InputOf<typeof deviceTarget>): Promise<DeviceView> {
  authorize(ctx, 'devices.manage');
  const { id, version } = parse(deviceTarget, input);
  return ctx.write('device.revoked', input, async (tx) => {
    const device = await findActiveDevice(tx, id, version);
    await endDevice(tx, device);
    return reloadDevice(tx, device.id);
  });
}

/** Ends a device's access inside another transaction. */
export async function endDevice(tx: Transaction, device: Device): Promise<void> {
  Object.assign(device, { revokedAt: tx.now, tokenHash: null, previousTokenHash: null });
  (await find(tx, User, 'device', device.userId)).status = 'deactivated';
  await tx.em.nativeDelete(Session, { deviceId: device.id });
  await tx.em.flush();
  publishDevice(tx, device, { name: device.name });
}

/** Changes how a board looks and behaves. A device changes its own, an admin any. */
export async function saveDeviceSettings(ctx: Context, input: InputOf<typeof settingsInput>): Promise<DeviceView> {
  const viewer = authorize(ctx, 'device.settings');
  const { id, version, ...params } = parse(settingsInput, input);
  return ctx.write('device.settings_changed', input, async (tx) => {
    const device = await findActiveDevice(tx, targetOf(viewer, id), version);
    const patch = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
    const before = { ...defaultDeviceSettings, ...device.settings };
    device.settings = { ...device.settings, ...patch };
    await tx.em.flush();
    publishDevice(tx, device, { settings: [before, { ...before, ...patch }] });
    return reloadDevice(tx, device.id);
  });
}

/** Stores the health report of the device of this request, without an event or live message. */
export async function reportDevice(ctx: Context, input: InputOf<typeof deviceReport>): Promise<boolean> {
  const { device } = authorize(ctx, 'device.self');
  const report: DeviceReport = parse(deviceReport, input);
  if (!device) throw notFound('device');
  await ctx.read((db) => saveReport(db, device.id, report));
  return true;
}

/** Records a device's event; admins and the device itself receive the live message. */
export function publishDevice(tx: Transaction, device: Device, changes: object): void {
  const { id, version, userId } = device;
  tx.record({
    entity: 'Device',
    entityId: id,
    changes,
    live: { type: 'DEVICE_UPDATED', data: { id, version } },
    audience: { roles: ['admin'], users: [userId] },
  });
}

/** Throws NOT_FOUND for ids that are not active stations of this kitchen. */
export async function checkStations(tx: Transaction, ids: readonly string[]): Promise<void> {
  const count = ids.every((id) => isUuid(id)) ? await countStations(tx.db, ids) : -1;
  if (count !== new Set(ids).size) throw notFound('station');
}

export async function reloadDevice(tx: Transaction, id: string): Promise<DeviceView> {
  const row = await findDevice(tx.db, tx.organizationId, id);
  if (!row) throw new Error(`The device ${id} is missing inside its own transaction.`);
  return row;
}

async function findActiveDevice(tx: Transaction, id: string, version?: number): Promise<Device> {
  const device = await find(tx, Device, 'device', id, { version, lock: true });
  if (device.revokedAt) throw conflict(msg('devices.revokedPairAgain', { name: device.name }));
  return device;
}

/** A device may only change itself. Throws NOT_FOUND. */
function targetOf(viewer: Viewer, id: string | undefined): string {
  if (can(viewer.grants, 'devices.manage')) return id ?? '';
  const own = viewer.device?.id ?? '';
  if (id !== undefined && id !== own) throw notFound('device');
  return own;
}
