import { Check, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { LotState } from '#schema/vocabulary.ts';
import { LocationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import { Node } from '../../../platform/graphql/node.ts';
import * as enums from '../inventory.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** A batch of an item with its own date, place and cost. All stock is in lots. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'stock_lot' })
@Check({ name: 'stock_lot_not_negative', expression: 'quantity >= 0' })
@Index({ properties: ['organizationId', 'itemId', 'useBy'] })
@Index({ properties: ['organizationId', 'state', 'useBy'] })
@Unique({ properties: ['organizationId', 'lotCode'] })
export class StockLot extends LocationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  storageLocationId: string | null = null;

  /** The remaining quantity, in the item's unit. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity: string = '0';

  /** Minor units per unit; null while unknown. */
  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  unitCost: string | null = null;

  /** The cost of the remaining quantity in minor units, which is the sum of the lot's movements; null while the cost is unknown. */
  @Property({ type: 'decimal', precision: 18, scale: 4, nullable: true })
  value: string | null = null;

  @Field(() => enums.LotState)
  @Property({ type: 'text', default: 'available' })
  state: LotState = 'available';

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  receivedAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  preparedAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  openedAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  frozenAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  thawedAt: Date | null = null;

  /** The moment after which it may no longer be served. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  useBy: Date | null = null;

  /** Remaining minutes to its use-by when it was frozen: freezing stops the clock. */
  @Property({ type: 'integer', nullable: true })
  minutesLeftWhenFrozen: number | null = null;

  /** Why it is in quarantine, and the state that releasing restores. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  quarantineReason: string | null = null;

  @Property({ type: 'text', nullable: true })
  stateBeforeQuarantine: LotState | null = null;

  /** The state that an emptied lot has again when it gets stock back. */
  @Property({ type: 'text', nullable: true })
  stateBeforeEmptied: LotState | null = null;

  /** Why a manager allowed making it from expired stock. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  overrideReason: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  overrideById: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  supplierLot: string | null = null;

  /** Short code of the label, unique in the kitchen. */
  @Field(() => String)
  @Property({ type: 'text' })
  lotCode!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  deliveryLineId: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  prepTaskId: string | null = null;

  /** The lot that it was split from. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  parentLotId: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    stockLot: StockLot;
  }
}
