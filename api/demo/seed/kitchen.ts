import { addDefaultCategories } from '../../features/item-categories/default-categories.data.ts';
import { OrganizationCode } from '../../features/organizations/organization-code.entity.ts';
import { businessDate } from '#schema/business-day.ts';
import { createOrganization } from '../../features/organizations/organization.writes.ts';
import { makeOrganizationCode } from '../../features/organizations/organization-code.crypto.ts';
import { Shift } from '../../features/stations/shift.entity.ts';
import { Station } from '../../features/stations/station.entity.ts';
import { StorageLocation } from '../../features/stations/storage-location.entity.ts';
import { Supplier } from '../../features/suppliers/supplier.entity.ts';
import { User } from '../../features/users/user.entity.ts';
import { addDefaultPrepList } from '../../features/prep/lists/default-prep-list.data.ts';
import { addDefaultReasons } from '../../features/waste/default-reasons.data.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import type { Demo } from './demo.ts';
import * as data from './kitchen-data.ts';
import { Random } from './random.ts';

const SEED = 20_261_121;

/** The organization, its locations, members, suppliers and reasons. The kitchen is in the server's time zone. */
export function makeKitchen(tx: Transaction): Demo {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const organization = createOrganization(tx, {
    name: data.kitchenName,
    demo: true,
    timeZone,
    lineCheckFrequency: 'custom',
    monthlyInventoryNudgesEnabled: true,
  });
  tx.em.persist(
    Object.assign(new OrganizationCode(), {
      code: makeOrganizationCode(),
      organizationId: organization.id,
      demo: true,
    }),
  );
  addDefaultPrepList(tx);
  const stations = named(data.stations, ([name, kind, colour], sort) => add(tx, Station, { name, kind, colour, sort }));
  return {
    tx,
    random: new Random(SEED),
    clock: organization,
    today: businessDate(organization, tx.now),
    stations,
    storage: named(data.storageLocations, ([name, kind, minC, maxC], sort) =>
      add(tx, StorageLocation, { name, kind, minC, maxC, sort }),
    ),
    people: makePeople(tx, stations),
    suppliers: makeSuppliers(tx),
    reasons: addDefaultReasons(tx),
    categories: addDefaultCategories(tx),
  };
}

/** Shifts are not referenced, so their ids are not returned. */
export function makeShifts(tx: Transaction): void {
  data.shifts.forEach(([name, startsAt, endsAt], sort) => add(tx, Shift, { name, startsAt, endsAt, sort }));
}

function makePeople(tx: Transaction, stations: ReadonlyMap<string, string>): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { station, verified = true, ...person } of data.people) {
    const stationId = (station && stations.get(station)) ?? null;
    ids.set(person.username, add(tx, User, { ...person, verified, stationId }).id);
  }
  return ids;
}

function makeSuppliers(tx: Transaction): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { days, ...supplier } of data.suppliers) {
    ids.set(supplier.name, add(tx, Supplier, { ...supplier, deliveryDays: [...days] }).id);
  }
  return ids;
}

function named<T>(
  rows: readonly T[],
  make: (row: T, sort: number) => { id: string; name: string },
): Map<string, string> {
  return new Map(rows.map((row, sort) => make(row, sort)).map(({ name, id }) => [name, id]));
}
