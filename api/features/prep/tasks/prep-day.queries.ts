import { type RawBuilder, sql } from 'kysely';
import { businessDate, businessDayBounds, type KitchenClock } from '#schema/business-day.ts';
import type { PrepTask } from './prep-task.entity.ts';
import { isOpenPrepTask, openPrepTaskStatuses } from '#schema/vocabulary.ts';

/** The business day of a list. */
export interface PrepDay {
  readonly date: string;
  /** When it began, if it is today; null for any other day. Only today's list includes unfinished work of earlier days. */
  readonly todayFrom: Date | null;
}

/** The day of the input, or today. */
export function prepDay(clock: KitchenClock, now: Date, input?: string | null): PrepDay {
  const today = businessDate(clock, now);
  const date = input ?? today;
  return { date, todayFrom: date === today ? businessDayBounds(clock, today).start : null };
}

/**
 * The condition for the tasks on a day's list, as SQL over `prep_task`: those of the day; today also those of earlier days that
 * are carried over and unfinished, or ended today.
 */
export function isOnListOf({ date, todayFrom }: PrepDay): RawBuilder<boolean> {
  if (todayFrom === null) return sql<boolean>`prep_task.business_date = ${date}`;
  return sql<boolean>`(prep_task.business_date = ${date} or (prep_task.business_date < ${date} and prep_task.carries_over and (
    prep_task.status in (${sql.join(openPrepTaskStatuses)})
    or (prep_task.status = 'completed' and prep_task.completed_at >= ${todayFrom})
    or (prep_task.status in ('skipped', 'cancelled') and prep_task.previous_at >= ${todayFrom}))))`;
}

/** Whether a task was still unfinished when its own day ended. */
export function isCarriedOver(
  task: Pick<PrepTask, 'businessDate' | 'status' | 'completedAt' | 'previousAt'>,
  clock: KitchenClock,
  now: Date,
): boolean {
  const endedAt = isOpenPrepTask(task.status) ? now : (task.completedAt ?? task.previousAt);
  return endedAt !== null && task.businessDate < businessDate(clock, endedAt);
}

/** The prep list of a task or par line, as SQL: the organization's own id is that of its default list. */
export function listIdOf(table: 'prep_item' | 'prep_task'): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(`${table}.prep_list_id`)}, ${sql.ref(`${table}.organization_id`)})`;
}
