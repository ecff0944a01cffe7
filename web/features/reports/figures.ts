import { numberFormat } from '../../ui/format/intl.ts';

/** The sum of one field over rows. */
export function total<Row>(rows: readonly Row[], field: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + field(row), 0);
}

interface Costs {
  readonly entries: number;
  readonly unknownCosts: number;
}

/** Whether the cost of some entry is known; without entries it is nothing. */
export function isCostKnown({ days }: { readonly days: readonly Costs[] }): boolean {
  const entries = total(days, (day) => day.entries);
  return entries === 0 || entries > total(days, (day) => day.unknownCosts);
}

/** A share as a whole percentage in the language's format; a dash when the whole is zero. */
export function percent(part: number, whole: number, language: string): string {
  if (whole === 0) return '–';
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part / whole);
}

/** A share for the CSV or for sorting: percent with one decimal; null when the whole is zero. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}

/** Points of a percentage as they are shown: with one decimal. */
export function tenths(points: string): number {
  return Math.round(Number(points) * 10) / 10;
}
