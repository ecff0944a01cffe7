import type { Fixture } from '../../testing/fixture.ts';
import type { WasteRowFragment } from './waste.generated.ts';

export type WasteEntry = Fixture<WasteRowFragment>;

/** Two kilograms of spoiled tomatoes. */
export function wasteEntry(change: Partial<WasteEntry> = {}): WasteEntry {
  return {
    __typename: 'WasteEntry',
    id: 'w1',
    version: 1,
    itemId: 'i1',
    itemName: 'Tomato',
    quantity: '2',
    unit: 'kg',
    reasonName: 'Spoiled',
    reasonNameEs: 'Estropeado',
    stationName: null,
    recordedByName: 'Ana Ruiz',
    occurredAt: '2026-11-21T10:00:00Z',
    cost: null,
    note: null,
    expected: false,
    lotCode: null,
    reversedAt: null,
    photos: [],
    ...change,
  };
}
