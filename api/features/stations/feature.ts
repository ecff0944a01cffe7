import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './stations.descriptions.ts';
import { stationNodes } from './stations.nodes.ts';
import { Shift } from './shift.entity.ts';
import { Station } from './station.entity.ts';
import { StationsResolver } from './stations.resolver.ts';
import { StorageLocation } from './storage-location.entity.ts';
import { stationsDemo } from './stations.demo.ts';

export const stations = feature({
  entities: [Station, StorageLocation, Shift],
  resolvers: [StationsResolver],
  nodes: stationNodes,
  auditSubjects: {
    Station: { name: columnOf('station') },
    StorageLocation: { name: columnOf('storage_location') },
    Shift: { name: columnOf('shift') },
  },
  descriptions,
  demo: stationsDemo,
});
