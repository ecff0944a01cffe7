import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Changes } from './changes.ts';
import { LocationOwned, OrganizationOwned } from './organization-owned.ts';

/** The column of when a row was archived. */
const archivedColumn: PropertyDecorator = (target, property) => {
  Field(() => Date, { nullable: true })(target, property);
  Property({ type: 'datetime', length: 3, nullable: true })(target, String(property));
};

/** A row that is archived instead of deleted: what refers to it keeps its name. */
@ObjectType()
export abstract class Archivable extends OrganizationOwned {
  @archivedColumn
  archivedAt: Date | null = null;
}

/** The same for a row of a location. */
@ObjectType()
export abstract class ArchivableAtLocation extends LocationOwned {
  @archivedColumn
  archivedAt: Date | null = null;
}

/**
 * Archives or restores the row; an archived one that is archived again keeps its time. Returns the change for the audit log:
 * empty when there is none, as without `archived`.
 */
export function setArchived(row: Archivable | ArchivableAtLocation, archived: boolean | undefined, now: Date): Changes {
  const before = row.archivedAt !== null;
  if (archived === undefined || archived === before) return {};
  row.archivedAt = archived ? now : null;
  return { archived: [before, archived] };
}
