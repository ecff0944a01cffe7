import { csvOf, type CsvCell } from '#schema/csv.ts';

/** Downloads the table as a CSV file. `name` is without the extension. */
export function downloadCsv(name: string, header: readonly string[], rows: readonly (readonly CsvCell[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(header, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
