import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { MovementType } from '#schema/vocabulary.ts';
import { LocationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import { Node } from '../../../platform/graphql/node.ts';
import * as enums from '../inventory.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/**
 * One row of the append-only stock ledger; the database refuses updates and deletes. The rows of a lot add up to its quantity
 * and value; a correction is another row. A row without a lot is owed stock: used beyond the record, or settled.
 */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'stock_movement', appendOnly: true })
@Index({ properties: ['organizationId', 'itemId', 'occurredAt'] })
@Index({ properties: ['organizationId', 'sourceType', 'sourceId'] })
@Index({ properties: ['organizationId', 'type', 'occurredAt'] })
@Index({ properties: ['organizationId', 'settlesId'] })
@Index({ properties: ['organizationId', 'lotId'] })
@Unique({ properties: ['organizationId', 'reversesId'] })
export class StockMovement extends LocationOwned {
  @Field(() => enums.MovementType)
  @Property({ type: 'text' })
  type!: MovementType;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  lotId: string | null = null;

  /** Where the lot was. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  storageLocationId: string | null = null;

  /** Signed, in the item's unit. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity!: string;

  /** Minor units per unit at the time; null when unknown. */
  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  unitCost: string | null = null;

  /** Signed, minor units, four decimals; null when the cost was unknown. */
  @Property({ type: 'decimal', precision: 18, scale: 4, nullable: true })
  value: string | null = null;

  /** What caused it: prep_task, menu_sale, waste_entry, delivery, adjustment, lot, count_line. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  sourceType: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  sourceId: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The movement that this one reverses; at most one reversal each. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  reversesId: string | null = null;

  /** The draw beyond the record that this one settles. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  settlesId: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  byUserId: string | null = null;

  /** When it happened. A correction has the date of what it corrects, so that both count in the same period. */
  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  occurredAt!: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    stockMovement: StockMovement;
  }
}
