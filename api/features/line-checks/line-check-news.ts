import { limits } from '#schema/limits.ts';
import { roles } from '#schema/vocabulary.ts';
import type { Audience, Work } from '../../platform/database/work.ts';
import type { Notification } from '../notifications/notification.entity.ts';
import { notify } from '../notifications/notify.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { advanceLineChecks, planLineChecks } from './line-check-plan.service.ts';
import { statusAt } from './line-check.policy.ts';
import { LineCheck } from './line-check.entity.ts';

const DAY = 86_400_000;
const leads: Audience = { roles: ['manager', 'admin'] };

/**
 * Brings the line checks up to this minute and tells what is due soon, late or missed, each once. The job does it every
 * minute and the bell's button at once; what was told before comes back as null.
 */
export async function tellLineChecks(work: Work): Promise<(Notification | null)[]> {
  await planLineChecks(work);
  await advanceLineChecks(work);
  const organization = await work.em.findOneOrFail(Organization, { id: work.organizationId });
  if (!organization.lineCheckEnabled) return [];
  const runs = await work.em.find(
    LineCheck,
    {
      status: { $in: ['open', 'in_progress', 'missed'] },
      dueAt: { $gt: new Date(work.now.getTime() - DAY), $lte: new Date(work.now.getTime() + limits.lineCheckSoon) },
    },
    { orderBy: { dueAt: 'asc' }, limit: 200 },
  );
  const told: (Notification | null)[] = [];
  for (const run of runs) told.push(await tellStanding(work, organization, run));
  return told;
}

function tellStanding(work: Work, organization: Organization, run: LineCheck): Promise<Notification | null> {
  const at = (time: Date) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: organization.timeZone }).format(time);
  const about = { type: 'line_check', id: run.id } as const;
  const doers = audienceOf(organization);
  if (statusAt(run, work.now) === 'missed') {
    return notify(work, {
      type: 'other',
      priority: 'high',
      title: `${run.name} was missed`,
      message: `It was due at ${at(run.dueAt)} and closed at ${at(run.closesAt)} without being submitted.`,
      about,
      audience: leads,
      dedupeKey: `line_check_missed:${run.id}`,
    });
  }
  if (run.dueAt < work.now) {
    return notify(work, {
      type: 'other',
      priority: 'high',
      title: `${run.name} is late`,
      message: `It was due at ${at(run.dueAt)} and closes at ${at(run.closesAt)}.`,
      about,
      ...(doers
        ? { audience: { ...doers, roles: [...new Set([...(doers.roles ?? []), ...(leads.roles ?? [])])] } }
        : {}),
      dedupeKey: `line_check_late:${run.id}`,
    });
  }
  if (run.status === 'in_progress') return Promise.resolve(null);
  return notify(work, {
    type: 'other',
    priority: 'medium',
    title: `${run.name} is due at ${at(run.dueAt)}`,
    message: `${run.itemCount} things to check.`,
    about,
    ...(doers ? { audience: doers } : {}),
    dedupeKey: `line_check_due:${run.id}`,
  });
}

/** Who is told that a check is due: those who may run it; undefined is everyone. */
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
