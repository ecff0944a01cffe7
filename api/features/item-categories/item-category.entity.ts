import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../platform/graphql/node.ts';
import { Archivable } from '../../platform/database/archivable.ts';
import { OwnedEntity } from '../../platform/database/organization-owned.ts';

/** What kind of goods an item is, in the kitchen's own words and order. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'item_category' })
@Unique({ properties: ['organizationId', 'code'] })
export class ItemCategory extends Archivable {
  /** Only of default categories; it stays when the category is renamed. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  code: string | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    itemCategory: ItemCategory;
  }
}
