import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { DeliveryStatus, TemperatureUnit } from '#schema/vocabulary.ts';
import { LocationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './deliveries.enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** A supplier's delivery: expected, being checked in (draft), or posted to stock. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'delivery' })
@Index({ properties: ['organizationId', 'status', 'expectedAt'] })
@Index({ properties: ['organizationId', 'supplierId', 'createdAt'] })
@Index({ properties: ['organizationId', 'supplierId', 'invoiceNumber'] })
@Index({ properties: ['organizationId', 'receivedAt'] })
@Index({ properties: ['organizationId', 'closedAt', 'id'] })
@Unique({ properties: ['organizationId', 'number'] })
@Index({ properties: ['organizationId', 'updatedAt', 'id'] })
@Unique({ properties: ['organizationId', 'externalId'] })
export class Delivery extends LocationOwned {
  @Field(() => Date)
  override updatedAt: Date = new Date();

  /** Its id in another program. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  /** The kitchen's own running number, D-0001. */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  supplierId!: string;

  @Field(() => enums.DeliveryStatus)
  @Property({ type: 'text', default: 'draft' })
  status: DeliveryStatus = 'draft';

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  expectedAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  receivedAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  receivedById: string | null = null;

  /** When it was posted, canceled or reversed; sorts the history. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  closedAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  reversedAt: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  reversedById: string | null = null;

  /** Why it was canceled or reversed. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  closedReason: string | null = null;

  /** When the supplier had given the credit for what was short or rejected. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  creditReceivedAt: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  creditReceivedById: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  invoiceNumber: string | null = null;

  /** Minor units. */
  @Property({ type: 'integer', nullable: true })
  invoiceTotal: number | null = null;

  /** As entered, in `temperatureUnit`. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  vehicleTemperature: string | null = null;

  @Field(() => graph.TemperatureUnit, { nullable: true })
  @Property({ type: 'text', nullable: true })
  temperatureUnit: TemperatureUnit | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    delivery: Delivery;
  }
}
