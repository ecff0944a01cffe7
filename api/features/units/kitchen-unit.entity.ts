import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as graph from '../../platform/graphql/enums.ts';

/** A unit that a kitchen has added for itself, such as "hotel pan". The built-in ones are in schema/units.ts. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'unit' })
@Unique({ properties: ['organizationId', 'code'] })
export class KitchenUnit extends OrganizationOwned {
  /** What quantities carry. Made from the first name; it stays when the unit is renamed. */
  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  code!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  archivedAt: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    unit: KitchenUnit;
  }
}
