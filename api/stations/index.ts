import type { Feature } from '../feature.ts';
import { Station } from './station.entity.ts';
import { StorageLocation } from './storage-location.entity.ts';
import { Shift } from './shift.entity.ts';

export const stations: Feature = { entities: [Station, StorageLocation, Shift] };
