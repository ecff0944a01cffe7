import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ParMode, RoundingRule } from '#schema/vocabulary.ts';
import { ArchivableAtLocation } from '../../../platform/database/archivable.ts';
import { OwnedEntity } from '../../../platform/database/organization-owned.ts';
import * as enums from '../prep.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** A line of the par sheet: what is prepped regularly, how much should be ready each weekday, and in which batches. */
@ObjectType()
@OwnedEntity({ tableName: 'prep_item' })
@Index({ properties: ['organizationId', 'archivedAt', 'sort'] })
@Unique({ properties: ['organizationId', 'itemId', 'prepListId'] })
export class PrepItem extends ArchivableAtLocation {
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  recipeId: string | null = null;

  /** The prepared item; its on hand is compared with par. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  stationId: string | null = null;

  /** The list it is on; null for the kitchen's default list. */
  @Property({ type: 'uuid', nullable: true })
  prepListId: string | null = null;

  /** Seven exact decimals, Monday first, in the item's unit. */
  @Field(() => [String])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  parByWeekday: string[] = [];

  /** Expected use on each day, entered by a manager: seven exact decimals, Monday first; null while unknown. */
  @Field(() => [String], { nullable: true })
  @Property({ type: 'text[]', nullable: true })
  useByWeekday: string[] | null = null;

  /** The suggested pars that a manager dismissed: seven exact decimals, Monday first; null without any. */
  @Property({ type: 'text[]', nullable: true })
  dismissedPars: string[] | null = null;

  /** What one batch makes; null when any quantity can be made. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  batchQuantity: string | null = null;

  @Field(() => enums.RoundingRule)
  @Property({ type: 'text', default: 'up' })
  rounding: RoundingRule = 'up';

  @Field(() => enums.ParMode)
  @Property({ type: 'text', default: 'weekday' })
  parMode: ParMode = 'weekday';

  /** For `days`: below this many days of expected use it is made … */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  minDays: number | null = null;

  /** … up to this many. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  maxDays: number | null = null;

  /** When anything is made, at least this much. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  minQuantity: string | null = null;

  /** The most that one run makes; more is made in several tasks. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  maxQuantity: string | null = null;

  /** For what is thawed instead of made: how many days before its day it leaves the freezer; null for what is made. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  thawDays: number | null = null;

  /** Local time, HH:MM, by which it must be ready. */
  @Field(() => String)
  @Property({ type: 'text', default: '16:00' })
  dueTime: string = '16:00';

  /** How long it takes; a start later than due minus this is late. */
  @Field(() => Int)
  @Property({ type: 'integer', default: 60 })
  leadMinutes: number = 60;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    prepItem: PrepItem;
  }
}
