/** The sum of one field over rows. */
export function total<Row>(rows: readonly Row[], field: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + field(row), 0);
}

/** A share as whole percent in the language's way; a dash where there is nothing to share. */
export function percent(part: number, whole: number, language: string): string {
  if (whole === 0) return '–';
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part / whole);
}

/** A share for a file or for sorting: percent to one place; null where there is nothing to share. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}
