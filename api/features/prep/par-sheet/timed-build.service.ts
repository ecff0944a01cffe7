import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { dueBuild } from '../lists/build-time.policy.ts';
import { PrepList } from '../lists/prep-list.entity.ts';
import { listTimedLists } from '../lists/prep-lists.queries.ts';
import { planOf } from './par-sheet.queries.ts';
import { addRecurring } from '../recurring/recurring-tasks.writes.ts';
import { addRuns } from './prep-build.writes.ts';

/** Builds each list whose time has come, once for its day, and notes it in the list. */
export async function buildDueLists(tx: Transaction): Promise<void> {
  const timed = await listTimedLists(tx.db, tx.organizationId);
  if (timed.length === 0) return;
  const kitchen = await findKitchen(tx);
  if (!timed.some((list) => dueBuild(kitchen, list, tx.now) !== null)) return;
  // As a build by hand: of two at once, the second sees the tasks of the first.
  const clock = await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  for (const { id } of timed) await buildIfDue(tx, clock, id);
}

async function buildIfDue(tx: Transaction, clock: Organization, id: string): Promise<void> {
  const list = await find(tx, PrepList, 'prep list', id, { lock: true });
  const date = list.archivedAt === null ? dueBuild(clock, list, tx.now) : null;
  if (date === null) return;
  const plan = await planOf(tx.db, { organizationId: tx.organizationId, clock, date, now: tx.now });
  const lines = plan.filter(({ listId }) => listId === id);
  const created = await addRuns(tx, clock, date, lines);
  await addRecurring(tx, clock, date);
  Object.assign(list, { builtThrough: date, builtDate: date, builtAt: tx.now, builtTasks: created.length });
  await tx.em.flush();
  const live = { type: 'ORGANIZATION_UPDATED', data: { id, version: list.version } } as const;
  tx.record({ entity: 'PrepList', entityId: id, changes: { date, made: created.length }, live });
}
