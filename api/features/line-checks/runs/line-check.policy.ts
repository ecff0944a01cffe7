import type {
  LineCheckAssignmentType,
  LineCheckFrequency,
  LineCheckStatus,
  Role,
  Weekday,
} from '#schema/vocabulary.ts';
import type { LineCheckTemplateItem } from '../templates/line-check-template-item.entity.ts';
import type { LineCheck } from './line-check.entity.ts';
import { isCheckLate } from '#schema/line-check-lateness.ts';
import { instantOn, type KitchenClock, weekdayOf } from '#schema/business-day.ts';
import { DAY } from '#schema/milliseconds.ts';

/** The fields that a run's status depends on, besides the present time. */
export interface RunTimes {
  readonly status: LineCheckStatus;
  readonly opensAt: Date;
  readonly dueAt: Date;
  readonly closesAt: Date;
  readonly submittedAt: Date | null;
}

/** The status of a run at an instant, even if the job has not updated the row yet. */
export function statusAt(run: RunTimes, now: Date): LineCheckStatus {
  if (run.status === 'submitted' || run.status === 'missed') return run.status;
  if (run.closesAt <= now) return 'missed';
  if (run.status === 'scheduled' && run.opensAt <= now) return 'open';
  return run.status;
}

/** Past its due time, or submitted after it. A missed run is missed, not late. */
export function isLate(run: RunTimes, now: Date): boolean {
  return isCheckLate({ ...run, status: statusAt(run, now) }, now.getTime());
}

/** What was recorded of an item, with when. */
interface Recorded {
  readonly readings: readonly { readonly answeredAt: Date; readonly actions: readonly { readonly actedAt: Date }[] }[];
}

/**
 * When a run was submitted: as the device says, but not before it was open and started, nor before what it consists of. A
 * device's clock may be wrong, and several devices may answer one run.
 */
export function submittedAtOf(
  run: Pick<LineCheck, 'opensAt' | 'startedAt'>,
  entries: readonly Recorded[],
  occurredAt: Date,
): Date {
  const recorded = entries.flatMap(({ readings }) =>
    readings.flatMap(({ answeredAt, actions }) => [answeredAt, ...actions.map(({ actedAt }) => actedAt)]),
  );
  const times = [occurredAt, run.opensAt, ...(run.startedAt ? [run.startedAt] : []), ...recorded];
  return new Date(Math.max(...times.map(Number)));
}

/**
 * Whether a reading of the item belongs to the run: one of its template that was not replaced or removed before the run
 * began. Somebody without a network goes on with the items that the check had, and the reading is judged by their limits.
 */
export function isItemOf(
  { templateId, startedAt }: Pick<LineCheck, 'templateId' | 'startedAt'>,
  item: Pick<LineCheckTemplateItem, 'templateId' | 'archivedAt'>,
): boolean {
  if (item.templateId !== templateId) return false;
  return item.archivedAt === null || (startedAt !== null && item.archivedAt > startedAt);
}

/** The organization's settings of who runs line checks. */
export interface Assignment {
  readonly lineCheckEnabled: boolean;
  readonly lineCheckAssignmentType: LineCheckAssignmentType;
  readonly lineCheckRolesAllowed: readonly Role[];
  readonly lineCheckUserIds: readonly string[];
}

export function mayRun(assignment: Assignment, person: { readonly id: string; readonly role: Role | null }): boolean {
  // A locked device runs nothing.
  if (person.role === null) return false;
  if (!assignment.lineCheckEnabled) return false;
  switch (assignment.lineCheckAssignmentType) {
    case 'universal':
      return true;
    case 'by_role':
      return assignment.lineCheckRolesAllowed.includes(person.role);
    case 'by_user':
      return assignment.lineCheckUserIds.includes(person.id);
  }
}

/** When a template falls due. */
export interface Schedule {
  readonly frequency: LineCheckFrequency | null;
  readonly dueTimes: readonly string[];
  readonly weekdays: readonly Weekday[];
}

export interface ShiftTimes {
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface PlanningSettings extends KitchenClock {
  readonly lineCheckFrequency: LineCheckFrequency;
}

/**
 * The instants at which a template falls due on a business date. `daily`: its first time; `shift`: its first time in
 * each shift, and times outside every shift; `custom`: all its times. Null follows the organization.
 */
export function dueInstants(
  schedule: Schedule,
  settings: PlanningSettings,
  shifts: readonly ShiftTimes[],
  date: string,
): Date[] {
  if (schedule.weekdays.length > 0 && !schedule.weekdays.includes(weekdayOf(date))) return [];
  const all = schedule.dueTimes
    .map((time) => instantOn(settings, date, time))
    .toSorted((a, b) => a.getTime() - b.getTime());
  switch (schedule.frequency ?? settings.lineCheckFrequency) {
    case 'daily':
      return all.slice(0, 1);
    case 'shift':
      return firstOfEachShift(all, settings, shifts, date);
    case 'custom':
      return all;
  }
}

function firstOfEachShift(
  due: readonly Date[],
  clock: KitchenClock,
  shifts: readonly ShiftTimes[],
  date: string,
): Date[] {
  const windows = shifts.map((shift) => {
    const start = instantOn(clock, date, shift.startsAt);
    const end = instantOn(clock, date, shift.endsAt);
    return { start, end: end > start ? end : new Date(end.getTime() + DAY) };
  });
  const usedShifts = new Set<number>();
  return due.filter((at) => {
    // Where shifts overlap, the time belongs to the shift that began last.
    const shift = windows
      .filter(({ start, end }) => start <= at && at < end)
      .toSorted((a, b) => +b.start - +a.start)[0];
    if (!shift) return true;
    if (usedShifts.has(+shift.start)) return false;
    usedShifts.add(+shift.start);
    return true;
  });
}
