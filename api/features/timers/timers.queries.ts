import { limits } from '#schema/limits.ts';
import { isPublicDisplay } from '../../platform/context/access.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { TimerView } from './timer.view.ts';

function timers(db: Db, viewer: Viewer) {
  return db
    .selectFrom('timer')
    .innerJoin('appUser as starter', 'starter.id', 'timer.startedById')
    .selectAll('timer')
    .select('starter.name as startedByName')
    .where('timer.organizationId', '=', viewer.organizationId);
}

/** The timers that have not ended: the next to ring first, paused ones last. */
export async function listTimers(db: Db, viewer: Viewer): Promise<TimerView[]> {
  const rows = await timers(db, viewer)
    .where('timer.doneAt', 'is', null)
    .where('timer.cancelledAt', 'is', null)
    .orderBy('timer.endsAt')
    .orderBy('timer.id')
    .limit(limits.timersPerKitchen)
    .execute();
  return rows.map((row) => forViewer(viewer, row));
}

export async function findTimers(db: Db, viewer: Viewer, ids: readonly string[]): Promise<TimerView[]> {
  const rows = await timers(db, viewer).where('timer.id', 'in', ids).execute();
  return rows.map((row) => forViewer(viewer, row));
}

/** How many run in the kitchen, and how many of them this person started. */
export function countRunning(db: Db, organizationId: string, personId: string): Promise<{ all: number; own: number }> {
  return db
    .selectFrom('timer')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('startedById', '=', personId).as('own'),
    ])
    .where('organizationId', '=', organizationId)
    .where('doneAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Public displays get no names. */
function forViewer(viewer: Viewer, row: TimerView): TimerView {
  return isPublicDisplay(viewer) ? Object.assign({}, row, { startedByName: null }) : row;
}
