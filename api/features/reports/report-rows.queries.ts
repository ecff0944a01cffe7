import { type RawBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { lineCheckReportFilter, prepReportFilter, wasteReportFilter } from '#schema/inputs/reports.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { Keyset, type ListOrder, type SortKey } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { countedRuns } from '../line-checks/runs/run-figures.queries.ts';
import { countedTasks } from '../prep/tasks/prep-figures.queries.ts';
import { pageOfPrepTasks } from '../prep/tasks/prep-tasks.queries.ts';
import type { PrepTaskView } from '../prep/tasks/prep-task.view.ts';
import {
  isCostUnknown,
  type Period,
  personOfTask,
  reportedEntries,
  reportedRuns,
  reportedTasks,
} from './reports.queries.ts';

/** The id of a row behind a figure. */
interface RowId {
  readonly id: string;
}

const newestFirst = (value: RawBuilder<unknown>, id: RawBuilder<unknown>): ListOrder => {
  const keys: SortKey[] = [
    { value, type: 'timestamptz' },
    { value: id, type: 'uuid' },
  ];
  return { direction: 'descending', keys };
};

/** The condition for rows of this id: null for those without one, undefined for all. An id of another form has no rows. */
function belongsTo(value: RawBuilder<unknown>, id: string | null | undefined): RawBuilder<boolean> {
  if (id === undefined) return sql`true`;
  if (id === null) return sql`${value} is null`;
  return isUuid(id) ? sql`${value} = ${id}` : sql`false`;
}

/** The tasks behind a figure of the prep report, the latest due first. */
export function tasksBehind(
  db: Db,
  viewer: Viewer,
  period: Period,
  { figure, stationId, personId }: z.output<typeof prepReportFilter>,
  page: PageInput,
): Promise<Page<PrepTaskView>> {
  const keyset = new Keyset(newestFirst(sql`prep_task.due_at`, sql`prep_task.id`), page);
  const ids = reportedTasks(db, period)
    .select('task.id')
    .where(countedTasks(period.now)[figure])
    .where(belongsTo(sql`task.station_id`, stationId))
    .where(belongsTo(personOfTask, personId));
  return pageOfPrepTasks(db, viewer, keyset, sql<boolean>`prep_task.id in ${ids}`);
}

/** The entries behind a figure of the waste report, the latest first. */
export async function entryIds(
  db: Db,
  period: Period,
  { figure, reasonId, itemId }: z.output<typeof wasteReportFilter>,
  page: PageInput,
): Promise<Page<RowId>> {
  const keyset = new Keyset(newestFirst(sql`entry.occurred_at`, sql`entry.id`), page);
  const rows = reportedEntries(db, period)
    .select(['entry.id', keyset.cursorKeys])
    .where(figure === 'unknown_costs' ? isCostUnknown : sql<boolean>`true`)
    .where(belongsTo(sql`entry.reason_id`, reasonId))
    .where(belongsTo(sql`entry.item_id`, itemId));
  return keyset.page(await keyset.cut(rows).execute());
}

/** The runs behind a figure of the line check report, the latest due first. */
export async function runIds(
  db: Db,
  period: Period,
  { figure, templateId }: z.output<typeof lineCheckReportFilter>,
  page: PageInput,
): Promise<Page<RowId>> {
  const keyset = new Keyset(newestFirst(sql`run.due_at`, sql`run.id`), page);
  const rows = reportedRuns(db, period)
    .select(['run.id', keyset.cursorKeys])
    .where(countedRuns(period.now)[figure])
    .where(belongsTo(sql`run.template_id`, templateId));
  return keyset.page(await keyset.cut(rows).execute());
}
