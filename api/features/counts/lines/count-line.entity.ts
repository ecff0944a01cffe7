import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { CountResult, Unit } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Node } from '../../../platform/graphql/node.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import * as enums from '../counts.enums.ts';

/** What an entered quantity was measured to be. */
@ObjectType()
export class Measured {
  @Field(() => Decimal)
  quantity!: string;

  @Field(() => graph.Unit)
  unit!: Unit;
}

/** One entered quantity of a counted line. */
@ObjectType()
export class CountPart {
  @Field(() => Decimal)
  quantity!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => String, { nullable: true })
  sum!: string | null;

  @Field(() => Measured, { nullable: true })
  measured?: Measured | null;
}

/**
 * What was found of an item in a place, or of one of its lots there. The lines of an item are written one after the other,
 * under the lock of its stock, so that there is one for each place and lot.
 */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'count_line' })
@Index({ properties: ['organizationId', 'countSessionId', 'itemId'] })
export class CountLine extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  countSessionId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  storageLocationId: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  lotId: string | null = null;

  @Field(() => enums.CountResult)
  @Property({ type: 'text' })
  result!: CountResult;

  /** As entered, in the order of entry. */
  @Field(() => [CountPart])
  @Property({ type: 'json' })
  parts: CountPart[] = [];

  /** The sum of the parts in the item's unit; null when it was skipped. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  quantity: string | null = null;

  /** The item's unit when it was counted. */
  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  unit!: Unit;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  skipReason: string | null = null;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  countedById!: string;

  /** When it was counted: the moment for which expected stock is calculated. */
  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  countedAt!: Date;

  /** `expected` includes what was recorded in the ledger up to this time. */
  @Property({ type: 'datetime', length: 3 })
  savedAt!: Date;

  /** The stock of the ledger at that moment, net of owed stock; negative when more is owed than there is. */
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  expected!: string;

  /** What the item owed at that moment. */
  @Property({ type: 'decimal', precision: 14, scale: 4, default: '0' })
  owedThen: string = '0';

  /** For a lot: whether its line also counts what the item owes; true for the last counted lot of the item's own place. */
  @Property({ type: 'boolean', default: false })
  settlesOwed: boolean = false;

  /** Why it is to be counted again; null when it is not. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  recountReason: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  recountRequestedAt: Date | null = null;

  /** What was counted before it was counted again. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  quantityBefore: string | null = null;

  /** Why the reviewer accepts a difference. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  acceptedReason: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  acceptedById: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    countLine: CountLine;
  }
}
