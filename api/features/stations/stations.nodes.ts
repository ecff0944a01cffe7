import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { Shift } from './shift.entity.ts';
import { Station } from './station.entity.ts';
import { shiftsById, stationsById, storageLocationsById } from './stations.service.ts';
import { StorageLocation } from './storage-location.entity.ts';

export const stationNodes: readonly NodeKind[] = [
  { type: Station, table: 'station', permission: 'board.read', namedBy: ['stationId'], find: stationsById },
  {
    type: StorageLocation,
    table: 'storage_location',
    permission: 'organization.read',
    namedBy: ['storageLocationId'],
    find: storageLocationsById,
  },
  { type: Shift, table: 'shift', permission: 'board.read', namedBy: [], find: shiftsById },
];
