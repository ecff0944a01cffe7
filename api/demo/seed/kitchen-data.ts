import type { Language, Role, StationKind, StorageKind, Weekday } from '#schema/vocabulary.ts';

/** "Harbour & Vine", 90 seats: members, locations and suppliers. Invented. */
export const kitchenName = 'Harbour & Vine';

export const stations: readonly [name: string, kind: StationKind, colour: string][] = [
  ['Prep', 'prep', '#15803d'],
  ['Garde-manger', 'line', '#0e7490'],
  ['Grill', 'line', '#b91c1c'],
  ['Sauté', 'line', '#c2410c'],
  ['Fry', 'line', '#a16207'],
  ['Pastry', 'prep', '#be185d'],
  ['Pass', 'pass', '#4338ca'],
  ['Receiving', 'receiving', '#57534e'],
];

export const storageLocations: readonly [name: string, kind: StorageKind, minC: string | null, maxC: string | null][] =
  [
    ['Walk-in', 'walk_in', '0', '5'],
    ['Fish drawer', 'reach_in', '0', '2'],
    ['Line reach-in 1', 'reach_in', '0', '5'],
    ['Line reach-in 2', 'reach_in', '0', '5'],
    ['Line reach-in 3', 'reach_in', '0', '5'],
    ['Freezer', 'freezer', null, '-18'],
    ['Dry store', 'dry', null, null],
    ['Bread rack', 'dry', null, null],
  ];

export const shifts: readonly [name: string, startsAt: string, endsAt: string][] = [
  ['AM prep', '07:00', '15:00'],
  ['PM', '14:00', '23:00'],
];

export const people: readonly {
  username: string;
  name: string;
  role: Role;
  language: Language;
  verified?: false;
  station?: string;
}[] = [
  { username: 'olivia', name: 'Olivia Marsh', role: 'admin', language: 'en' },
  { username: 'marco', name: 'Marco Silva', role: 'manager', language: 'en' },
  { username: 'priya', name: 'Priya Nair', role: 'manager', language: 'en' },
  { username: 'ana', name: 'Ana Torres', role: 'cook', language: 'en', station: 'Prep' },
  { username: 'luis', name: 'Luis Ortega', role: 'cook', language: 'es', station: 'Grill' },
  { username: 'maria', name: 'María Chen', role: 'cook', language: 'en', station: 'Garde-manger' },
  { username: 'tom', name: 'Tom Becker', role: 'cook', language: 'en', station: 'Sauté' },
  { username: 'sofia', name: 'Sofía Rossi', role: 'cook', language: 'es', station: 'Pastry' },
  { username: 'jean', name: 'Jean Dupont', role: 'cook', language: 'en', station: 'Fry' },
  { username: 'sam.lee', name: 'Sam Lee', role: 'cook', language: 'en', verified: false },
];

/** Members who cook, and so count, log waste and complete tasks. */
export const COOKS = ['ana', 'luis', 'maria', 'tom', 'sofia', 'jean'] as const;

export const suppliers: readonly {
  name: string;
  days: readonly Weekday[];
  minimumOrder: number;
  leadDays: number;
  phone: string;
}[] = [
  { name: 'Broadline Foods', days: ['mon', 'wed', 'fri'], minimumOrder: 25_000, leadDays: 1, phone: '555 0101' },
  {
    name: 'Greenfields Produce',
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    minimumOrder: 7_500,
    leadDays: 1,
    phone: '555 0102',
  },
  { name: 'Tidewater Fish', days: ['tue', 'thu', 'sat'], minimumOrder: 12_000, leadDays: 1, phone: '555 0103' },
  { name: 'Northgate Meat', days: ['mon', 'thu'], minimumOrder: 20_000, leadDays: 2, phone: '555 0104' },
  { name: 'Meadow Dairy & Eggs', days: ['tue', 'fri'], minimumOrder: 8_000, leadDays: 1, phone: '555 0105' },
  {
    name: 'Harbour Bakery & Dry',
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    minimumOrder: 10_000,
    leadDays: 1,
    phone: '555 0106',
  },
];
