import { checkLateBy } from '#schema/line-check-lateness.ts';
import { MINUTE } from '#schema/milliseconds.ts';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { lateBy } from '../../ui/kitchen/task-lateness.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';

type Task = ManagerDashboardQuery['prepTasks'][number];
type Check = ManagerDashboardQuery['lineChecks'][number];
type OutItem = ManagerDashboardQuery['outItems']['nodes'][number];
type Delivery = ManagerDashboardQuery['expectedDeliveries'][number];

/** An exception that needs a manager now. */
export type Attention =
  | { readonly kind: 'failedCheck' | 'missedCheck' | 'lateCheck' | 'dueCheck'; readonly check: Check }
  | { readonly kind: 'latePrep' | 'lateStart' | 'unassignedPrep'; readonly task: Task }
  | { readonly kind: 'lateDelivery'; readonly delivery: Delivery }
  | { readonly kind: 'out'; readonly item: OutItem }
  /** Out of stock, too, but not loaded. */
  | { readonly kind: 'moreOut'; readonly count: number }
  | { readonly kind: 'waiting'; readonly count: number };

/** An unassigned open task is listed from this long before it is due. */
const unassignedBefore = 60 * MINUTE;

function checkExceptions(check: Check, now: number): Attention[] {
  // A reading out of range needs a manager at once, even before the check is submitted.
  const needsManager = check.failedCount > 0 && check.acknowledgedAt === null;
  const failed: Attention[] = needsManager ? [{ kind: 'failedCheck', check }] : [];
  if (check.status === 'missed') {
    return check.missedReason === null ? [...failed, { kind: 'missedCheck', check }] : failed;
  }
  if (check.status === 'submitted' || failed.length > 0) return failed;
  if (checkLateBy(check, now) > 0) return [{ kind: 'lateCheck', check }];
  return Date.parse(check.opensAt) <= now ? [{ kind: 'dueCheck', check }] : [];
}

function taskExceptions(task: Task, now: number): Attention[] {
  if (!isOpenPrepTask(task.status)) return [];
  if (lateBy(task, now) > 0) return [{ kind: 'latePrep', task }];
  if (task.status !== 'pending') return [];
  if (task.latestStartAt !== null && Date.parse(task.latestStartAt) < now) return [{ kind: 'lateStart', task }];
  return task.assigneeId === null && Date.parse(task.dueAt) - now <= unassignedBefore
    ? [{ kind: 'unassignedPrep', task }]
    : [];
}

const order: readonly Attention['kind'][] = [
  'failedCheck',
  'lateCheck',
  'latePrep',
  'missedCheck',
  'lateDelivery',
  'out',
  'moreOut',
  'lateStart',
  'unassignedPrep',
  'dueCheck',
  'waiting',
];

/** Everything that needs a manager now, most urgent first. */
export function attentionOf(data: ManagerDashboardQuery, now: number): readonly Attention[] {
  const waiting = data.userCounts?.waiting ?? 0;
  const moreOut = data.inventorySummary.out - data.outItems.nodes.length;
  const exceptions: Attention[] = [
    ...data.lineChecks.flatMap((check) => checkExceptions(check, now)),
    ...data.prepTasks.flatMap((task) => taskExceptions(task, now)),
    ...data.expectedDeliveries
      .filter(({ expectedAt }) => expectedAt !== null && Date.parse(expectedAt) < now)
      .map((delivery): Attention => ({ kind: 'lateDelivery', delivery })),
    ...data.outItems.nodes.map((item): Attention => ({ kind: 'out', item })),
    ...(moreOut > 0 ? [{ kind: 'moreOut', count: moreOut } as const] : []),
    ...(waiting > 0 ? [{ kind: 'waiting', count: waiting } as const] : []),
  ];
  return exceptions.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** How many exceptions these are. */
export function countOf(items: readonly Attention[]): number {
  return items.reduce((count, item) => count + (item.kind === 'moreOut' ? item.count : 1), 0);
}

/** The next task or line check that is due; null when nothing more is due today. */
export function nextDue(
  data: ManagerDashboardQuery,
  now: number,
  language: string,
): { name: string; at: string } | null {
  const due = [
    ...data.prepTasks.filter(({ status }) => isOpenPrepTask(status)).map(({ name, dueAt }) => ({ name, at: dueAt })),
    ...data.lineChecks
      .filter(({ status }) => status !== 'submitted' && status !== 'missed')
      .map((check) => ({ name: nameIn(language, check), at: check.dueAt })),
  ];
  const [next] = due.filter(({ at }) => Date.parse(at) >= now).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return next ?? null;
}
