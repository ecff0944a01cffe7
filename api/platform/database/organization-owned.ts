import type { Dictionary, EntityClass, EntityOptions } from '@mikro-orm/core';
import { Entity, Filter, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';

/**
 * What every row of an organization carries. The filter scopes the application's reads; MikroORM also writes it into the
 * table as a row level security policy on the session variable `app.organization`, the second wall (trust.md §2).
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

  /** Rises with every write; a client sends back the version it saw, and a stale one is refused with CONFLICT. */
  @Field(() => Int)
  @Property({ type: 'integer', version: true, default: 1 })
  version!: number;
}

/**
 * A row that belongs to one site of the organization. Every organization has one location, whose id is the organization's
 * own; `add` fills it in.
 */
@ObjectType()
export abstract class LocationOwned extends OrganizationOwned {
  @Property({ type: 'uuid' })
  locationId!: string;
}

const appendOnlyClasses = new Set<unknown>();

/** Whether rows of its table are only ever added: a correction is a new row. */
export function isAppendOnly(row: OrganizationOwned): boolean {
  return appendOnlyClasses.has(row.constructor);
}

interface OwnedTable {
  readonly tableName: string;
  /** Rows are only ever added. */
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
