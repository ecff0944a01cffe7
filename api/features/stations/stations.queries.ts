import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { NamedRows } from '../../platform/imports/record-input.ts';
import type { Shift } from './shift.entity.ts';
import type { Station } from './station.entity.ts';
import type { StorageLocation } from './storage-location.entity.ts';

/** More than any kitchen has. */
export const PLACES_MAX = 200;

export function listStations(db: Db, viewer: Viewer, archived: boolean): Promise<Station[]> {
  return db
    .selectFrom('station')
    .selectAll()
    .where('organizationId', '=', viewer.organizationId)
    .$if(!archived, (query) => query.where('archivedAt', 'is', null))
    .orderBy('sort')
    .orderBy('name')
    .limit(PLACES_MAX)
    .execute();
}

/** The stations as rows of files name them, by id or name in either language; archived ones, too. */
export async function namedStations(db: Db, organizationId: string) {
  const stations = await db
    .selectFrom('station')
    .select(['id', 'name', 'nameEs', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .limit(PLACES_MAX)
    .execute();
  return new NamedRows(stations, 'station', ({ nameEs }) => [nameEs]);
}

export function listStorageLocations(db: Db, viewer: Viewer, archived: boolean): Promise<StorageLocation[]> {
  return db
    .selectFrom('storageLocation')
    .selectAll()
    .where('organizationId', '=', viewer.organizationId)
    .$if(!archived, (query) => query.where('archivedAt', 'is', null))
    .orderBy('sort')
    .orderBy('name')
    .limit(PLACES_MAX)
    .execute();
}

export function listShifts(db: Db, viewer: Viewer, archived: boolean): Promise<Shift[]> {
  return db
    .selectFrom('shift')
    .selectAll()
    .where('organizationId', '=', viewer.organizationId)
    .$if(!archived, (query) => query.where('archivedAt', 'is', null))
    .orderBy('sort')
    .orderBy('startsAt')
    .limit(PLACES_MAX)
    .execute();
}
