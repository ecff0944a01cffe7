import type { StarterKitchenCode, StationKind, StorageKind } from '#schema/vocabulary.ts';

export type StarterStation = readonly [name: string, nameEs: string, kind: StationKind, colour: string];
export type StarterPlace = readonly [name: string, nameEs: string, kind: StorageKind];
export type StarterShift = readonly [name: string, nameEs: string, startsAt: string, endsAt: string];

/** A recipe by its name, the station that makes it, and how much should be ready each day in its yield unit; null: made to order. */
export type StarterPrep = readonly [recipe: string, station: string, par: string | null];
export type StarterDish = readonly [recipe: string, station: string];

/** The line checks that it begins with: starter-checks.policy.ts. */
export type StarterCheckKind = 'fridges' | 'opening' | 'closing' | 'hot_hold' | 'cooling' | 'probe';

export interface StarterKitchenData {
  readonly code: StarterKitchenCode;
  readonly name: string;
  readonly nameEs: string;
  readonly about: string;
  readonly aboutEs: string;
  readonly stations: readonly StarterStation[];
  readonly places: readonly StarterPlace[];
  readonly shifts: readonly StarterShift[];
  readonly prep: readonly StarterPrep[];
  readonly menu: readonly StarterDish[];
  /** Bought items beside the ingredients of its recipes. */
  readonly more: readonly string[];
  readonly checks: readonly StarterCheckKind[];
  /** When its par sheet is ready, local time. */
  readonly readyBy: string;
}

export const color = {
  green: '#16a34a',
  blue: '#2563eb',
  red: '#dc2626',
  amber: '#d97706',
  violet: '#7c3aed',
  slate: '#475569',
  pink: '#db2777',
} as const;
