import { Check, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { LotState } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../database/organization-owned.ts';
import * as graph from '../graphql/enums.ts';
import { Decimal } from '../graphql/scalars.ts';

/** A batch of an item with its own date mark. */
@ObjectType()
@OwnedEntity({ tableName: 'stock_lot' })
@Check({ name: 'stock_lot_not_negative', expression: 'quantity >= 0' })
@Index({ properties: ['organizationId', 'itemId', 'useBy'] })
@Index({ properties: ['organizationId', 'state', 'useBy'] })
export class StockLot extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  storageLocationId: string | null = null;

  /** What is left, in the item's unit. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity!: string;

  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  unitCost: string | null = null;

  @Field(() => graph.LotState)
  @Property({ type: 'text', default: 'available' })
  state: LotState = 'available';

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  receivedAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  preparedAt: Date | null = null;

  /** The moment after which it may no longer be served. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  useBy: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  supplierLot: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  lotCode: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  deliveryLineId: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  prepTaskId: string | null = null;
}
