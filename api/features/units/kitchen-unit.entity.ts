import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Archivable } from '../../platform/database/archivable.ts';
import { OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as graph from '../../platform/graphql/enums.ts';

/** A kitchen's own unit, such as "hotel pan". The built-in ones are in schema/units.ts. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'unit' })
@Unique({ properties: ['organizationId', 'code'] })
export class KitchenUnit extends Archivable {
  /** The code that quantities store. Made from the first name; renaming the unit does not change it. */
  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  code!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    unit: KitchenUnit;
  }
}
