import { z } from 'zod';

/**
 * A whole server in one file: gzip of UTF-8 lines, each JSON. The header comes first; then for each table, and for each
 * organization of a table that belongs to one, a section line followed by its rows; the end line comes last.
 *
 *     {"brigade":"export","format":1,"migrations":["20261121000000_begin", ...]}
 *     {"table":"item","organization":"0192...","columns":["id", ...]}
 *     ["0192...", null, "4.5000", ...]
 *     {"end":true,"rows":12345,"sha256":"..."}
 *
 * A row has PostgreSQL's text of each value, or null. Rows are ordered by primary key, so that the same data always gives
 * the same file.
 */
export const FORMAT = 1;

export const headerShape = z.strictObject({
  brigade: z.literal('export'),
  format: z.number().int(),
  /** The schema of the rows, as the names of all its migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
});
export type Header = z.infer<typeof headerShape>;

export const sectionShape = z.strictObject({
  table: z.string(),
  /** Null for a table that belongs to no organization. */
  organization: z.uuid().nullable(),
  columns: z.array(z.string()).min(1),
});
export type Section = z.infer<typeof sectionShape>;

export const endShape = z.strictObject({
  end: z.literal(true),
  rows: z.number().int(),
  /** Of every byte before this line, in hexadecimal. */
  sha256: z.string(),
});

/** The contents of a file. */
export interface Transferred {
  readonly kitchens: number;
  readonly rows: number;
}

/** A quoted PostgreSQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
