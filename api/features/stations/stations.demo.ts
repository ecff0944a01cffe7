import type { StationKind, StorageKind } from '#schema/vocabulary.ts';
import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { Shift } from './shift.entity.ts';
import { Station } from './station.entity.ts';
import { StorageLocation } from './storage-location.entity.ts';

const stations: readonly [name: string, kind: StationKind, colour: string][] = [
  ['Prep', 'prep', '#15803d'],
  ['Garde-manger', 'line', '#0e7490'],
  ['Grill', 'line', '#b91c1c'],
  ['Sauté', 'line', '#c2410c'],
  ['Fry', 'line', '#a16207'],
  ['Pastry', 'prep', '#be185d'],
  ['Pass', 'pass', '#4338ca'],
  ['Receiving', 'receiving', '#57534e'],
];

const storageLocations: readonly [name: string, kind: StorageKind, minC: string | null, maxC: string | null][] = [
  ['Walk-in', 'walk_in', '0', '5'],
  ['Fish drawer', 'reach_in', '0', '2'],
  ['Line reach-in 1', 'reach_in', '0', '5'],
  ['Line reach-in 2', 'reach_in', '0', '5'],
  ['Line reach-in 3', 'reach_in', '0', '5'],
  ['Freezer', 'freezer', null, '-18'],
  ['Dry store', 'dry', null, null],
  ['Bread rack', 'dry', null, null],
];

const shifts: readonly [name: string, startsAt: string, endsAt: string][] = [
  ['AM prep', '07:00', '15:00'],
  ['PM', '14:00', '23:00'],
];

export const stationsDemo: DemoPart = {
  rows: (demo) => {
    stations.forEach(([name, kind, colour], sort) => demo.add(Station, name, { name, kind, colour, sort }));
    storageLocations.forEach(([name, kind, minC, maxC], sort) =>
      demo.add(StorageLocation, name, { name, kind, minC, maxC, sort }),
    );
    shifts.forEach(([name, startsAt, endsAt], sort) => demo.add(Shift, name, { name, startsAt, endsAt, sort }));
  },
};
