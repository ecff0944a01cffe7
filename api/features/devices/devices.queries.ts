import { sql } from 'kysely';
import { defaultDeviceSettings } from '#schema/devices.ts';
import { limits } from '#schema/limits.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { MemberKind } from '#schema/vocabulary.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Device } from './device.entity.ts';
import type { DeviceView } from './device.view.ts';

const LIST_MAX = 60;
const MEMBERS_MAX = 500;

function rows(db: Db, organizationId: string) {
  return db
    .selectFrom('device')
    .selectAll()
    .select(
      sql<string[]>`array(select station.name from station where station.organization_id = device.organization_id
        and station.id::text = any(device.station_ids) order by station.sort, station.name)`.as('stationNames'),
    )
    .where('device.organizationId', '=', organizationId);
}

/** Adds the default settings and whether the device is online. */
function deviceView(row: Omit<DeviceView, 'settings' | 'online'> & Pick<Device, 'settings'>): DeviceView {
  return { ...row, settings: { ...defaultDeviceSettings, ...row.settings }, online: isOnline(row, new Date()) };
}

function isOnline({ lastSeenAt, revokedAt }: Pick<Device, 'lastSeenAt' | 'revokedAt'>, now: Date): boolean {
  return revokedAt === null && lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < limits.deviceOnline;
}

/** Active devices by name, then those revoked since `revokedSince`, newest first. */
export async function listDevices(db: Db, viewer: Viewer, revokedSince: Date): Promise<DeviceView[]> {
  const devices = await rows(db, viewer.organizationId)
    .where((where) => where.or([where('revokedAt', 'is', null), where('revokedAt', '>=', revokedSince)]))
    .orderBy(sql`revoked_at is not null`)
    .orderBy('revokedAt', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(LIST_MAX)
    .execute();
  return devices.map(deviceView);
}

export async function findDevice(db: Db, organizationId: string, id: string): Promise<DeviceView | undefined> {
  const row = await rows(db, organizationId).where('id', '=', id).executeTakeFirst();
  return row && deviceView(row);
}

/** How many devices are active. */
export async function countDevices(db: Db, organizationId: string): Promise<number> {
  const row = await db
    .selectFrom('device')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many of these ids are active stations of the kitchen. */
export async function countStations(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const row = await db
    .selectFrom('station')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('archivedAt', 'is', null)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly kind: MemberKind;
}

/** Everyone whose name a tile may show: persons, also deactivated ones, and devices. */
export function listMembers(db: Db, viewer: Viewer): Promise<MemberRow[]> {
  return db
    .selectFrom('appUser')
    .select(['id', 'name', 'kind'])
    .where('organizationId', '=', viewer.organizationId)
    .orderBy('id')
    .limit(MEMBERS_MAX)
    .execute();
}

/** The active persons who have a PIN, by name. */
export function listPeopleWithPin(db: Db, organizationId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('appUser')
    .innerJoin('personPin', 'personPin.userId', 'appUser.id')
    .select(['appUser.id', 'appUser.name'])
    .where('appUser.organizationId', '=', organizationId)
    .where('personPin.organizationId', '=', organizationId)
    .where(({ or, eb }) => or([eb('temporaryUntil', 'is', null), eb('temporaryUntil', '>', new Date())]))
    .where('appUser.kind', '=', 'person')
    .where('appUser.verified', '=', true)
    .where('appUser.status', '=', 'active')
    .orderBy('appUser.name')
    .orderBy('appUser.id')
    .limit(MEMBERS_MAX)
    .execute();
}

/** The hash of a person's PIN. */
export function findPinHash(db: Db, organizationId: string, userId: string): Promise<{ pinHash: string } | undefined> {
  return db
    .selectFrom('personPin')
    .select('pinHash')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .where('temporaryUntil', 'is', null)
    .executeTakeFirst();
}

/** Stores a device's health report. */
export async function saveReport(db: Db, id: string, report: Device['report']): Promise<void> {
  await db
    .updateTable('device')
    .set({ report: sql`${JSON.stringify(report)}::jsonb` })
    .where('id', '=', id)
    .execute();
}
