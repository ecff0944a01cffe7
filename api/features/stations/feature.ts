import type { Feature } from '../../platform/feature.ts';
import { stationNodes } from './stations.nodes.ts';
import { Shift } from './shift.entity.ts';
import { Station } from './station.entity.ts';
import { StationsResolver } from './stations.resolver.ts';
import { StorageLocation } from './storage-location.entity.ts';

export const stations: Feature = {
  entities: [Station, StorageLocation, Shift],
  resolvers: [StationsResolver],
  nodes: stationNodes,
};
