import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { MovementType } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../database/organization-owned.ts';
import * as graph from '../graphql/enums.ts';
import { Decimal } from '../graphql/scalars.ts';

/** One append-only row of the stock ledger. On hand is the sum of these rows; a correction is a reversal, never an edit. */
@ObjectType()
@OwnedEntity({ tableName: 'stock_movement' })
@Index({ properties: ['organizationId', 'itemId', 'occurredAt'] })
@Index({ properties: ['organizationId', 'sourceType', 'sourceId'] })
@Index({ properties: ['organizationId', 'type', 'occurredAt'] })
@Unique({ properties: ['organizationId', 'reversesId'] })
export class StockMovement extends OrganizationOwned {
  @Field(() => graph.MovementType)
  @Property({ type: 'text' })
  type!: MovementType;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  lotId: string | null = null;

  /** Signed, in the item's unit. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity!: string;

  /** Minor units per unit at the time; null when it was unknown. */
  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  unitCost: string | null = null;

  /** Signed, minor units; null when the cost was unknown. */
  @Property({ type: 'integer', nullable: true })
  value: number | null = null;

  /** What caused it: prep_task, waste_entry, delivery, adjustment. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  sourceType: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  sourceId: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The movement this one takes back; at most one reversal each. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  reversesId: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  byUserId: string | null = null;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  occurredAt!: Date;
}
