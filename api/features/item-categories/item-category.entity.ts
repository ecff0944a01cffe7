import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../platform/graphql/scalars.ts';
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

  /** A counted line that differs by more percent must be reviewed; null leaves it to the kitchen's limit. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 8, scale: 4, nullable: true })
  countVariancePercent: string | null = null;

  /** The same in money, minor units. Visible with `counts.review` only. */
  @Property({ type: 'integer', nullable: true })
  countVarianceAmount: number | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    itemCategory: ItemCategory;
  }
}
