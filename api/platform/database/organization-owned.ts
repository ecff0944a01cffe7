import type { Dictionary, EntityClass, EntityOptions } from '@mikro-orm/core';
import { Entity, Filter, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';

/**
 * The common fields of every row of an organization. The filter scopes the application's reads; MikroORM also creates it
 * as a row level security policy on the session variable `app.organization` (tenant isolation in the database).
 */
@Filter({
  name: 'organization',
  args: true,
  cond: (args: Dictionary<string>) => ({ organizationId: args['organizationId'] }),
  rls: { setting: 'app.organization' },
})
@ObjectType()
export abstract class OrganizationOwned {
  /** UUIDv7: sorts by creation. */
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** Incremented by every write; clients send back the version they read, and a stale one is refused with CONFLICT. */
  @Field(() => Int)
  @Property({ type: 'integer', version: true, default: 1 })
  version!: number;
}

/**
 * A row that belongs to one location of the organization. Every organization has one location, whose id is the
 * organization's; `add` sets it.
 */
@ObjectType()
export abstract class LocationOwned extends OrganizationOwned {
  @Property({ type: 'uuid' })
  locationId!: string;
}

const appendOnlyClasses = new Set<unknown>();

/** Whether rows of its table are never changed: a correction is a new row. */
export function isAppendOnly(row: OrganizationOwned): boolean {
  return appendOnlyClasses.has(row.constructor);
}

interface OwnedTable {
  readonly tableName: string;
  /** Rows are never changed or deleted. */
  readonly appendOnly?: boolean;
}

/** An organization's table: forced row level security and the key (organization_id, id) that foreign keys point at. */
export function OwnedEntity({ tableName, appendOnly = false }: OwnedTable) {
  return (target: EntityClass<OrganizationOwned>): void => {
    if (appendOnly) appendOnlyClasses.add(target);
    Unique<EntityClass<OrganizationOwned>, 'organizationId' | 'id'>({
      properties: ['organizationId', 'id'],
      name: `${tableName}_key`,
    })(target);
    Entity({ tableName, rowLevelSecurity: 'force' } satisfies EntityOptions<unknown>)(target);
  };
}
