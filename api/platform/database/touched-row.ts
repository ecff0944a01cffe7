/** A row of the database that a record of the import created or changed, to undo it. */
export interface TouchedRow {
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  /** The version after the import; undo is refused once it is another. */
  readonly version: number;
  /** Its place among all rows that the import wrote. */
  readonly order?: number;
  /** Its former values; null for a new row. */
  readonly before: Readonly<Record<string, unknown>> | null;
}
