import type { PrepTaskJson } from '#schema/rest.ts';
import type { PrepTaskView } from './prep-task.view.ts';

/** The specification's prep task, with what a list needs. */
export function prepTaskJson(row: PrepTaskView): PrepTaskJson {
  const { id, version, name, status, unit, carriedOver } = row;
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
    carriedOver,
  };
}
