import { nameIn } from '../../ui/format/name-in.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';

type Task = ManagerDashboardQuery['prepTasks'][number];
type Check = ManagerDashboardQuery['lineChecks'][number];
type LowItem = ManagerDashboardQuery['lowItems']['nodes'][number];
type Delivery = ManagerDashboardQuery['expectedDeliveries'][number];

/** Something that needs a manager now, most pressing kinds first. */
export type Attention =
  | { readonly kind: 'failedCheck' | 'missedCheck' | 'lateCheck' | 'dueCheck'; readonly check: Check }
  | { readonly kind: 'latePrep' | 'lateStart' | 'unassignedPrep'; readonly task: Task }
  | { readonly kind: 'lateDelivery'; readonly delivery: Delivery }
  | { readonly kind: 'out'; readonly item: LowItem }
  | { readonly kind: 'waiting'; readonly count: number };

const minute = 60_000;
/** An open task without a person is pointed out this long before it is due. */
const unassignedBefore = 60 * minute;
const open: readonly Task['status'][] = ['pending', 'in_progress', 'on_hold'];

function checkNews(check: Check, now: number): Attention[] {
  // A reading out of range needs a manager at once, whether or not the check is handed in.
  const failed: Attention[] = check.failedCount > 0 ? [{ kind: 'failedCheck', check }] : [];
  if (check.status === 'missed') {
    return check.missedReason === null ? [...failed, { kind: 'missedCheck', check }] : failed;
  }
  if (check.status === 'submitted' || failed.length > 0) return failed;
  if (Date.parse(check.dueAt) < now) return [{ kind: 'lateCheck', check }];
  return Date.parse(check.opensAt) <= now ? [{ kind: 'dueCheck', check }] : [];
}

function taskNews(task: Task, now: number): Attention[] {
  if (!open.includes(task.status)) return [];
  const due = Date.parse(task.dueAt);
  if (due < now) return [{ kind: 'latePrep', task }];
  if (task.status !== 'pending') return [];
  if (task.latestStartAt !== null && Date.parse(task.latestStartAt) < now) return [{ kind: 'lateStart', task }];
  return task.assigneeId === null && due - now <= unassignedBefore ? [{ kind: 'unassignedPrep', task }] : [];
}

const order: readonly Attention['kind'][] = [
  'failedCheck',
  'lateCheck',
  'latePrep',
  'missedCheck',
  'lateDelivery',
  'out',
  'lateStart',
  'unassignedPrep',
  'dueCheck',
  'waiting',
];

/** What needs a manager at this moment, most pressing first. */
export function attentionOf(data: ManagerDashboardQuery, now: number): readonly Attention[] {
  const waiting = data.userCounts?.waiting ?? 0;
  const news: Attention[] = [
    ...data.lineChecks.flatMap((check) => checkNews(check, now)),
    ...data.prepTasks.flatMap((task) => taskNews(task, now)),
    ...data.expectedDeliveries
      .filter(({ expectedAt }) => expectedAt !== null && Date.parse(expectedAt) < now)
      .map((delivery): Attention => ({ kind: 'lateDelivery', delivery })),
    ...data.lowItems.nodes
      .filter(({ usable }) => Number(usable) === 0)
      .map((item): Attention => ({ kind: 'out', item })),
    ...(waiting > 0 ? [{ kind: 'waiting', count: waiting } as const] : []),
  ];
  return news.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The next thing that falls due, for a quiet moment; null when the day holds nothing more. */
export function nextDue(
  data: ManagerDashboardQuery,
  now: number,
  language: string,
): { name: string; at: string } | null {
  const due = [
    ...data.prepTasks.filter(({ status }) => open.includes(status)).map(({ name, dueAt }) => ({ name, at: dueAt })),
    ...data.lineChecks
      .filter(({ status }) => status !== 'submitted' && status !== 'missed')
      .map((check) => ({ name: nameIn(language, check), at: check.dueAt })),
  ];
  const [next] = due.filter(({ at }) => Date.parse(at) >= now).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return next ?? null;
}
