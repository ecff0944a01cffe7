import { localTime } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { DAY } from '#schema/milliseconds.ts';
import { roles } from '#schema/vocabulary.ts';
import type { Audience, Transaction } from '../../../platform/database/transaction.ts';
import type { Notification } from '../../notifications/notification.entity.ts';
import { notify, withdraw } from '../../notifications/notification.writes.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { advanceLineChecks, planLineChecks } from './line-check-plan.writes.ts';
import { isLate, statusAt } from './line-check.policy.ts';
import { LineCheck } from './line-check.entity.ts';
import { managers } from '#schema/permissions.ts';

/**
 * Updates the line checks to the present time and notifies once each about those due soon, late or missed. The job runs it
 * every minute, the button in the notifications at once. Duplicates are null in the result.
 */
export async function notifyLineChecks(tx: Transaction): Promise<(Notification | null)[]> {
  await planLineChecks(tx);
  await advanceLineChecks(tx);
  const organization = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  if (!organization.lineCheckEnabled) return [];
  const runs = await tx.em.find(
    LineCheck,
    {
      status: { $in: ['open', 'in_progress', 'missed'] },
      dueAt: { $gt: new Date(tx.now.getTime() - DAY), $lte: new Date(tx.now.getTime() + limits.lineCheckSoon) },
    },
    { orderBy: { dueAt: 'asc' }, limit: 200 },
  );
  const notified: (Notification | null)[] = [];
  for (const run of runs) notified.push(await notifyState(tx, organization, run));
  return notified;
}

const missedKey = ({ id }: LineCheck) => `line_check_missed:${id}`;
const lateKey = ({ id }: LineCheck) => `line_check_late:${id}`;

/** Removes the notifications that a run was missed or late, sent while its submission waited for the network. */
export async function withdrawOutdated(tx: Transaction, run: LineCheck): Promise<void> {
  await withdraw(tx, [missedKey(run), ...(isLate(run, tx.now) ? [] : [lateKey(run)])]);
}

function notifyState(tx: Transaction, organization: Organization, run: LineCheck): Promise<Notification | null> {
  const at = (time: Date) => msg('text.clock', { time: localTime(organization.timeZone, time) });
  const about = { type: 'line_check', id: run.id } as const;
  const audience = audienceOf(organization);
  if (statusAt(run, tx.now) === 'missed') {
    return notify(tx, {
      type: 'other',
      topic: 'check_missed',
      priority: 'high',
      title: msg('check.missed', { name: run.name }),
      message: msg('check.dueAndClosed', { due: at(run.dueAt), closed: at(run.closesAt) }),
      about,
      audience: { roles: managers },
      dedupeKey: missedKey(run),
    });
  }
  if (run.dueAt < tx.now) {
    return notify(tx, {
      type: 'other',
      topic: 'check_missed',
      priority: 'high',
      title: msg('check.late', { name: run.name }),
      message: msg('check.dueAndCloses', { due: at(run.dueAt), closes: at(run.closesAt) }),
      about,
      ...(audience ? { audience: { ...audience, roles: [...new Set([...(audience.roles ?? []), ...managers])] } } : {}),
      dedupeKey: lateKey(run),
    });
  }
  if (run.status === 'in_progress') return Promise.resolve(null);
  return notify(tx, {
    type: 'other',
    topic: 'check_due',
    priority: 'medium',
    title: msg('check.dueAt', { name: run.name, time: at(run.dueAt) }),
    message: msg('check.thingsToCheck', { count: run.itemCount }),
    about,
    ...(audience ? { audience } : {}),
    dedupeKey: `line_check_due:${run.id}`,
  });
}

/** Who is notified that a check is due: the users who may run it; undefined for everyone. */
function audienceOf(organization: Organization): Audience | undefined {
  switch (organization.lineCheckAssignmentType) {
    case 'universal':
      return undefined;
    case 'by_role':
      return { roles: roles.filter((role) => organization.lineCheckRolesAllowed.includes(role)) };
    case 'by_user':
      return { users: organization.lineCheckUserIds };
  }
}
