import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../platform/graphql/node.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';

/** Food thrown away. The cost is stored at entry and does not change afterwards. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'waste_entry' })
@Index({ properties: ['organizationId', 'businessDate', 'occurredAt'] })
@Index({ properties: ['organizationId', 'occurredAt', 'id'] })
@Index({ properties: ['organizationId', 'itemId', 'occurredAt'] })
export class WasteEntry extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  lotId: string | null = null;

  /** In the item's unit. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity!: string;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  reasonId!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  stationId: string | null = null;

  /** Minor units at entry, four decimals; null when the item's cost was unknown. */
  @Property({ type: 'decimal', precision: 18, scale: 4, nullable: true })
  cost: string | null = null;

  /** Expected trim: the yield already accounts for it. Recorded for information; not in stock, sums or alerts. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  expected: boolean = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  recordedById!: string;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  occurredAt!: Date;

  @Field(() => LocalDate)
  @Property({ type: 'date' })
  businessDate!: string;

  /** Set when the entry was reversed; stock is restored. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  reversedAt: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    wasteEntry: WasteEntry;
  }
}
