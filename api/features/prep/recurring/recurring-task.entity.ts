import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { MonthOccurrence, RecurringKind } from '#schema/plan-vocabulary.ts';
import type { Weekday } from '#schema/vocabulary.ts';
import { ArchivableAtLocation } from '../../../platform/database/archivable.ts';
import { OwnedEntity } from '../../../platform/database/organization-owned.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../prep.enums.ts';

/** What is to be done on certain days, such as opening, closing and cleaning. Each day gets a task of its own. */
@ObjectType()
@OwnedEntity({ tableName: 'recurring_task' })
export class RecurringTask extends ArchivableAtLocation {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => enums.RecurringKind)
  @Property({ type: 'text' })
  kind!: RecurringKind;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  stationId: string | null = null;

  /** The list of its tasks; null for the kitchen's default list. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  prepListId: string | null = null;

  /** The weekdays on which it is due, Monday first; null for a day of the month. */
  @Field(() => [graph.Weekday], { nullable: true })
  @Property({ type: 'text[]', nullable: true })
  weekdays: Weekday[] | null = null;

  /** The day of the month; the last one in shorter months. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  monthDay: number | null = null;

  /** With weekdays: only on the first or last day of the month that is one of them. */
  @Field(() => enums.MonthOccurrence, { nullable: true })
  @Property({ type: 'text', nullable: true })
  monthOccurrence: MonthOccurrence | null = null;

  /** Local time, HH:MM, by which it is done. */
  @Field(() => String)
  @Property({ type: 'text' })
  dueTime!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  minutes!: number;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  needsNote: boolean = false;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  needsPhoto: boolean = false;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  carriesOver: boolean = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  instructions: string | null = null;

  /** No tasks are added while it is set. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  pausedAt: Date | null = null;

  /** The first business day that gets a task: not one whose time had passed when it was set. */
  @Property({ type: 'date' })
  startsOn!: string;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    recurringTask: RecurringTask;
  }
}
