import { sql } from 'kysely';
import { isOnListOf, prepDay } from './tasks/prep-day.queries.ts';
import type { SearchKind } from '../../platform/database/search-kind.ts';

/** Today's tasks by name, also by the Spanish one of what is made; the detail is their station. */
export const searchPrepTasks: SearchKind = {
  kind: 'prep_task',
  permission: 'prep.read',
  rows: (clock, now) => sql`select prep_task.id, prep_task.name, station.name as detail,
      concat_ws(' ', prep_task.name, item.name_es, recipe.name_es) as words
    from prep_task
    left join item on item.organization_id = prep_task.organization_id and item.id = coalesce(prep_task.item_id, prep_task.thaw_item_id)
    left join recipe on recipe.organization_id = prep_task.organization_id and recipe.id = prep_task.recipe_id
    left join station on station.organization_id = prep_task.organization_id and station.id = prep_task.station_id
    where prep_task.status <> 'cancelled' and ${isOnListOf(prepDay(clock, now))}`,
};
