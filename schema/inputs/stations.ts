import { z } from 'zod';
import { stationKinds, storageKinds } from '../vocabulary.ts';
import { issue } from './issue.ts';
import { id, localTime, name, nameEs, temperatureIn, version } from './parts.ts';

const sort = z.int().min(0).max(999);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, issue('field.colour'));
/** References an existing row; archived ones are not listed but keep their history. */
const target = { id, version: version.optional(), archived: z.boolean().optional() };

export const createStation = z.strictObject({
  name,
  nameEs: nameEs.nullish(),
  kind: z.enum(stationKinds).optional(),
  colour: colour.optional(),
  sort: sort.optional(),
});
export const updateStation = createStation.partial().extend(target);

export const createStorageLocation = z.strictObject({
  name,
  nameEs: nameEs.nullish(),
  kind: z.enum(storageKinds).optional(),
  minC: temperatureIn('C').nullable().optional(),
  maxC: temperatureIn('C').nullable().optional(),
  sort: sort.optional(),
});
export const updateStorageLocation = createStorageLocation.partial().extend(target);

export const createShift = z.strictObject({ name, startsAt: localTime, endsAt: localTime, sort: sort.optional() });
export const updateShift = createShift.partial().extend(target);
