import { type RawBuilder, sql } from 'kysely';

/** Finds the name of the row with this id: a scalar subquery. */
export type RowName = (id: RawBuilder<string | null>) => RawBuilder<string | null>;

/** How the audit log shows the events of one kind of row. */
export interface AuditSubject {
  /** Null when such rows have no name. */
  readonly name: RowName | null;
  /** The name as a message, where it is one: it is in the reader's language. */
  readonly message?: (id: RawBuilder<string | null>) => RawBuilder<unknown>;
  /** True for the kitchen's daily work, which managers see as recent activity. */
  readonly kitchenWork?: true;
  /** True for rows that managers edit in forms: they see who changed one last. */
  readonly editedByManagers?: true;
}

/** By the `entity` of events. */
export type AuditSubjects = Readonly<Record<string, AuditSubject>>;

/** The name from a column of the table. */
export function columnOf(table: string, column = 'name'): RowName {
  return (id) => sql`(select ${sql.ref(column)} from ${sql.table(table)} where id = ${id})`;
}
