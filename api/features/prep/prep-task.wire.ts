import type { PrepTaskJson } from '#schema/rest.ts';
import { isCarriedOver } from './prep-day.ts';
import type { PrepTaskRow } from './prep-tasks.queries.ts';

/** The specification's prep task, with what a list needs. */
export function prepTaskJson(row: PrepTaskRow): PrepTaskJson {
  const { id, version, name, status, unit } = row;
  return {
    id,
    version,
    name,
    status,
    targetQuantity: Number(row.targetQuantity),
    actualQuantity: row.actualQuantity === null ? null : Number(row.actualQuantity),
    unit,
    station: row.stationName,
    assignee: row.assigneeName,
    dueAt: row.dueAt.toISOString(),
    businessDate: row.businessDate,
    carriedOver: isCarriedOver(row, row, new Date()),
  };
}
