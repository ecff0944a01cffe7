import { type ArchivableAtLocation, setArchived } from '../../platform/database/archivable.ts';
import type { z } from 'zod';
import * as inputs from '#schema/inputs/stations.ts';
import { msg, type NamedThing, type Thing, thing } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { assertNameAvailable } from '../../platform/database/name-available.ts';
import { rowsById } from '../../platform/database/rows-by-id.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalidField } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { Shift } from './shift.entity.ts';
import { Station } from './station.entity.ts';
import { listShifts, listStations, listStorageLocations, PLACES_MAX } from './stations.queries.ts';
import { StorageLocation } from './storage-location.entity.ts';

/** The kitchen's stations in their order; archived ones only on request. */
export async function stations(ctx: Context, archived: boolean): Promise<Station[]> {
  const viewer = authorize(ctx, 'board.read');
  return ctx.read((db) => listStations(db, viewer, archived));
}

export async function storageLocations(ctx: Context, archived: boolean): Promise<StorageLocation[]> {
  const viewer = authorize(ctx, 'organization.read');
  return ctx.read((db) => listStorageLocations(db, viewer, archived));
}

export async function shifts(ctx: Context, archived: boolean): Promise<Shift[]> {
  const viewer = authorize(ctx, 'board.read');
  return ctx.read((db) => listShifts(db, viewer, archived));
}

/** The kitchen's stations with these ids. */
export async function stationsById(ctx: Context, ids: readonly string[]): Promise<Station[]> {
  const { organizationId } = authorize(ctx, 'board.read');
  return ctx.read((db) => rowsById(db, 'station', organizationId, ids));
}

/** The kitchen's places with these ids. */
export async function storageLocationsById(ctx: Context, ids: readonly string[]): Promise<StorageLocation[]> {
  const { organizationId } = authorize(ctx, 'organization.read');
  return ctx.read((db) => rowsById(db, 'storageLocation', organizationId, ids));
}

/** The kitchen's shifts with these ids. */
export async function shiftsById(ctx: Context, ids: readonly string[]): Promise<Shift[]> {
  const { organizationId } = authorize(ctx, 'board.read');
  return ctx.read((db) => rowsById(db, 'shift', organizationId, ids));
}

export const createStation = creator({ type: Station, what: 'station', action: 'station' }, inputs.createStation);
export const updateStation = updater({ type: Station, what: 'station', action: 'station' }, inputs.updateStation);

const storage = {
  type: StorageLocation,
  what: 'storage location',
  action: 'storage_location',
  check: inRange,
} as const;
export const createStorageLocation = creator(storage, inputs.createStorageLocation);
export const updateStorageLocation = updater(storage, inputs.updateStorageLocation);

export const createShift = creator({ type: Shift, what: 'shift', action: 'shift' }, inputs.createShift);
export const updateShift = updater({ type: Shift, what: 'shift', action: 'shift' }, inputs.updateShift);

interface Place extends ArchivableAtLocation {
  name: string;
  sort: number;
}

interface Kind<Row extends Place> {
  readonly type: new () => Row;
  readonly what: NamedThing & Thing;
  /** First part of the audit log's action. */
  readonly action: string;
  /** Refuses fields that contradict each other. */
  readonly check?: (row: Row) => void;
}

type Service<Row, Schema extends z.ZodType> = (ctx: Context, input: InputOf<Schema>) => Promise<Row>;

type NewPlace<Row> = Partial<Row> & { name: string; sort?: number };
type PlaceChange<Row> = Partial<Row> & { id: string; name?: string; archived?: boolean };

/** All three kinds have unique names and an order, and are archived instead of deleted. */
function creator<Row extends Place, Schema extends z.ZodType<NewPlace<Row>>>(
  kind: Kind<Row>,
  schema: Schema,
): Service<Row, Schema> {
  return async (ctx, rawInput) => {
    authorize(ctx, 'kitchen.update');
    const input: NewPlace<Row> = parse(schema, rawInput);
    return ctx.write(`${kind.action}.created`, rawInput, async (tx) => {
      await assertNameAvailable(tx, kind.type, kind.what, input.name);
      const count = await tx.em.count<Place>(kind.type);
      if (count >= PLACES_MAX) throw conflict(msg('common.listFull', { what: thing(kind.what) }));
      const row = add(tx, kind.type, input);
      // A new row comes last unless the input has a position.
      row.sort = input.sort ?? count;
      kind.check?.(row);
      await publishPlace(tx, kind, row, input);
      return row;
    });
  };
}

function updater<Row extends Place, Schema extends z.ZodType<PlaceChange<Row>>>(
  kind: Kind<Row>,
  schema: Schema,
): Service<Row, Schema> {
  return async (ctx, input) => {
    authorize(ctx, 'kitchen.update');
    const { id, version, archived, ...params }: PlaceChange<Row> = parse(schema, input);
    return ctx.write(`${kind.action}.updated`, input, async (tx) => {
      const row = await find(tx, kind.type, kind.what, id, { version, lock: true });
      if (params.name !== undefined) await assertNameAvailable(tx, kind.type, kind.what, params.name, id);
      const changes = { ...assignChanges<object>(row, params), ...setArchived(row, archived, tx.now) };
      kind.check?.(row);
      await publishPlace(tx, kind, row, changes);
      return row;
    });
  };
}

async function publishPlace<Row extends Place>(
  tx: Transaction,
  kind: Kind<Row>,
  row: Row,
  changes: object,
): Promise<void> {
  await tx.em.flush();
  const { id, version } = row;
  tx.record({
    entity: kind.type.name,
    entityId: id,
    changes,
    live: { type: 'ORGANIZATION_UPDATED', data: { id, version } },
  });
}

function inRange({ minC, maxC }: StorageLocation): void {
  if (minC === null || maxC === null || Number(minC) <= Number(maxC)) return;
  const message = msg('kitchen.temperaturesCrossed');
  throw invalidField('maxC', message);
}
