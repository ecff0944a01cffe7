import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { RejectReason, TemperatureUnit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../deliveries.enums.ts';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** A correction of a confirmed line's price or quantity. Append-only. Quantities are in the item's unit, prices in minor units per unit. */
@ObjectType()
@OwnedEntity({ tableName: 'delivery_correction', appendOnly: true })
@Index({ properties: ['organizationId', 'deliveryLineId', 'createdAt'] })
export class DeliveryCorrection extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  deliveryLineId!: string;

  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  oldUnitPrice: string | null = null;

  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  newUnitPrice: string | null = null;

  /** Accepted quantity before and after. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  oldQuantity!: string;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  newQuantity!: string;

  /** How much had been used already, at the old price. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  usedQuantity!: string;

  /** How much more the used quantity would have cost at the new price, in minor units; negative for less, null while a price is unknown. */
  @Property({ type: 'decimal', precision: 18, scale: 4, nullable: true })
  usedDifference: string | null = null;

  /** What had been rejected and why, when the correction took it back. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  oldRejectedQuantity: string | null = null;

  @Field(() => enums.RejectReason, { nullable: true })
  @Property({ type: 'text', nullable: true })
  oldRejectReason: RejectReason | null = null;

  /** The reading that the correction replaced. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  oldTemperature: string | null = null;

  @Field(() => graph.TemperatureUnit, { nullable: true })
  @Property({ type: 'text', nullable: true })
  oldTemperatureUnit: TemperatureUnit | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'uuid', nullable: true })
  byUserId: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    deliveryCorrection: DeliveryCorrection;
  }
}
