import type { CountedLineFragment, CountQuery, CountRowFragment } from './counts.generated.ts';

export type Row = CountQuery['countSheet'][number];
export type Line = CountedLineFragment;
type Place = CountRowFragment['places'][number];

/** One thing to count: an item in a place, or one of its lots there. */
export interface Target {
  readonly key: string;
  readonly row: Row;
  readonly lotId: string | null;
  readonly lotCode: string | null;
  readonly useBy: string | null;
  readonly line: Line | null;
}

/** The targets of a row: its lots where they are counted one by one, else the item as a whole. */
export function targetsOf(row: Row): readonly Target[] {
  const whole = { key: row.key, row, lotId: null, lotCode: null, useBy: null, line: row.line };
  const byLot = row.line === null && row.lots.length > 0;
  if (!byLot) return [whole];
  return row.lots.map(({ lotId, lotCode, useBy, line }) => ({
    key: `${row.key}:${lotId}`,
    row,
    lotId,
    lotCode,
    useBy,
    line,
  }));
}

/** Whether it needs no more counting. */
export function isDone({ line }: Pick<Target, 'line'>): boolean {
  return line !== null && line.recountReason === null;
}

export interface PlaceRows {
  readonly place: Place;
  readonly targets: readonly Target[];
  readonly done: number;
}

/** The sheet by place, in the order of the count. */
export function byPlace(places: readonly Place[], rows: readonly Row[]): readonly PlaceRows[] {
  return places.map((place) => {
    const targets = rows
      .filter((row) => row.storageLocationId === place.storageLocationId)
      .flatMap((row) => targetsOf(row));
    return { place, targets, done: targets.filter((target) => isDone(target)).length };
  });
}
