import type { Permission } from '#schema/permissions.ts';
import type { Context } from '../context/context.ts';

interface Identified {
  readonly id: string;
}

/** A kind of row that can be read by its id, and that others name by its id. */
export interface NodeKind {
  readonly type: new () => Identified;
  /** Its table in the database. */
  readonly table: string;
  /** Without it there are none for the viewer. */
  readonly permission: Permission;
  /** The fields, of whatever type, that hold such an id. */
  readonly namedBy: readonly string[];
  /** Those of these that the viewer may see, in one go. The ids are UUIDs, each once. */
  readonly find: (ctx: Context, ids: readonly string[]) => Promise<readonly Identified[]>;
}
