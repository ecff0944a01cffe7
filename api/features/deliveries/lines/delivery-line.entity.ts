import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RejectReason, TemperatureUnit } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../deliveries.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** One item of a delivery. Quantities are in the item's unit; what is accepted is received minus rejected. */
@ObjectType()
@OwnedEntity({ tableName: 'delivery_line' })
@Index({ properties: ['organizationId', 'deliveryId', 'sort'] })
@Index({ properties: ['organizationId', 'itemId', 'createdAt'] })
export class DeliveryLine extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  deliveryId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;

  /** Null for an item that was not ordered. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  orderedQuantity: string | null = null;

  /** Null until it is counted. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  receivedQuantity: string | null = null;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4, default: '0' })
  rejectedQuantity: string = '0';

  @Field(() => enums.RejectReason, { nullable: true })
  @Property({ type: 'text', nullable: true })
  rejectReason: RejectReason | null = null;

  /** Minor units per item unit. */
  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  unitPrice: string | null = null;

  /** The item's last price before this delivery arrived. */
  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  previousUnitPrice: string | null = null;

  /** As entered, in `temperatureUnit`. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  temperature: string | null = null;

  @Field(() => graph.TemperatureUnit, { nullable: true })
  @Property({ type: 'text', nullable: true })
  temperatureUnit: TemperatureUnit | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  supplierLot: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  useBy: Date | null = null;

  /** Why a manager accepted a line that failed its temperature. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  overrideReason: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    deliveryLine: DeliveryLine;
  }
}
