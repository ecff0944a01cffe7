import { choice, type Compared, figure, onlyNew, parts, text } from '../../../ui/forms/merge.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { planTexts, priorityKeys } from './plan-texts.ts';
import type { TaskValues } from './task-values.ts';
import type { StationChoice } from './usePlanning.ts';

/** How the fields of a task's plan are compared and named. */
export function useComparedTask(stations: readonly StationChoice[]): Compared<TaskValues> {
  const t = useTexts(planTexts);
  return parts<TaskValues>({
    recipeId: onlyNew(),
    name: text(t('taskName')),
    quantity: figure(t('quantity')),
    unit: onlyNew(),
    dueTime: text(t('dueTime')),
    leadMinutes: figure(t('lead')),
    stationId: choice(t('station'), (id) => stations.find((station) => station.id === id)?.name ?? t('noStation')),
    prepListId: onlyNew(),
    priority: choice(t('priority'), (priority) => t(priorityKeys[priority])),
    assigneeId: onlyNew(),
    note: onlyNew(),
  });
}
