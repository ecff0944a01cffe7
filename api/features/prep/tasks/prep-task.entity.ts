import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RecurringKind } from '#schema/plan-vocabulary.ts';
import type { PrepTaskStatus, Priority, Unit } from '#schema/vocabulary.ts';
import { LocationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import { Node } from '../../../platform/graphql/node.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../prep.enums.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';

/** Something to prepare on a business day: pending → in_progress ↔ on_hold → completed. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'prep_task' })
@Index({ properties: ['organizationId', 'businessDate', 'dueAt', 'id'] })
@Index({ properties: ['organizationId', 'assigneeId', 'businessDate'] })
@Index({ properties: ['organizationId', 'status', 'dueAt'] })
@Index({ properties: ['organizationId', 'completedAt'] })
@Unique({ properties: ['organizationId', 'businessDate', 'prepItemId', 'runNo'] })
@Unique({ properties: ['organizationId', 'recurringTaskId', 'businessDate'] })
export class PrepTask extends LocationOwned {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => LocalDate)
  @Property({ type: 'date' })
  businessDate!: string;

  @Field(() => enums.PrepTaskStatus)
  @Property({ type: 'text', default: 'pending' })
  status: PrepTaskStatus = 'pending';

  @Field(() => graph.Priority)
  @Property({ type: 'text', default: 'medium' })
  priority: Priority = 'medium';

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  stationId: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  prepItemId: string | null = null;

  /** The list it is on; null for the kitchen's default list. */
  @Property({ type: 'uuid', nullable: true })
  prepListId: string | null = null;

  /** Which task of its par line it is on its day: 2 when more was needed after the first. */
  @Field(() => Int)
  @Property({ type: 'smallint', default: 1 })
  runNo: number = 1;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  recipeId: string | null = null;

  /** Who requested it while working; null when it was planned. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  requestedById: string | null = null;

  /** The recurring task that it was added for, which makes nothing; null for any other task. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  recurringTaskId: string | null = null;

  @Field(() => enums.RecurringKind, { nullable: true })
  @Property({ type: 'text', nullable: true })
  recurringKind: RecurringKind | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  instructions: string | null = null;

  /** Whether it is only done with a note. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  needsNote: boolean = false;

  /** Whether it is only done with a photo. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  needsPhoto: boolean = false;

  /** Whether it stays on the lists of the following days while it is unfinished. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: true })
  carriesOver: boolean = true;

  /** The prepared item that completion puts into stock. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  itemId: string | null = null;

  /** The item that completion takes out of the freezer to thaw; null for a task that makes something. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  thawItemId: string | null = null;

  /** The business day that the thawed food is for. */
  @Field(() => LocalDate, { nullable: true })
  @Property({ type: 'date', nullable: true })
  thawFor: string | null = null;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  targetQuantity!: string;

  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  unit!: Unit;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  parAtPlan: string | null = null;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  onHandAtPlan: string | null = null;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  dueAt!: Date;

  /** How long it takes; null when unknown. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  leadMinutes: number | null = null;

  /** Due minus lead time, or earlier when another task waits for it. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  latestStartAt: Date | null = null;

  /** Whose task it is; null when it can be claimed. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  assigneeId: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  startedAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  startedById: string | null = null;

  /** When the current hold began. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  heldAt: Date | null = null;

  /** Seconds on hold before the current hold. */
  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  heldSeconds: number = 0;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  completedAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  completedById: string | null = null;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  actualQuantity: string | null = null;

  /** The lot that completion made. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  lotId: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** Why a manager allowed expired ingredients, and who. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  overrideReason: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  overrideById: string | null = null;

  /** Why it was skipped. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  skipReason: string | null = null;

  /** What undo returns to; null when there is nothing to undo. */
  @Property({ type: 'text', nullable: true })
  previousStatus: PrepTaskStatus | null = null;

  /** When the present status was set; undo is open for 10 s after it. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  previousAt: Date | null = null;

  /** Who set the present status. */
  @Property({ type: 'uuid', nullable: true })
  changedById: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    prepTask: PrepTask;
  }
}
