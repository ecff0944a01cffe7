import type { Permission } from '#schema/permissions.ts';
import type { Context } from '../../context/context.ts';

interface Identified {
  readonly id: string;
}

/** A kind of row that can be read by id, and that other rows reference by id. */
export interface NodeKind {
  readonly type: new () => Identified;
  /** Its table in the database. */
  readonly table: string;
  /** The permission to read such rows. */
  readonly permission: Permission;
  /** The names of fields that reference such a row. */
  readonly namedBy: readonly string[];
  /** Loads those rows that the viewer may see, in one batch. The ids are unique UUIDs. */
  readonly find: (ctx: Context, ids: readonly string[]) => Promise<readonly Identified[]>;
}
