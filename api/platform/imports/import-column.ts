import type { ImportColumn } from './import-kind.ts';

/** A column of an import: its field, its headings, and other headings that mean it, in lower case without accents. */
export function importColumn(
  field: string,
  en: string,
  es: string,
  also: readonly string[] = [],
  required = false,
): ImportColumn {
  return { field, names: { en, es }, also, required };
}

/** A column of decimals, which an export writes as the kitchen does. */
export function numberColumn(...column: Parameters<typeof importColumn>): ImportColumn {
  return { ...importColumn(...column), isNumber: true };
}
