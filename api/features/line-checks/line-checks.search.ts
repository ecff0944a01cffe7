import { sql } from 'kysely';
import { businessDate } from '#schema/business-day.ts';
import type { SearchKind } from '../../platform/database/search-kind.ts';

/** Today's line checks by name, also by its Spanish one. */
export const searchLineChecks: SearchKind = {
  kind: 'line_check',
  permission: 'line-checks.read',
  rows: (clock, now) => sql`select run.id, run.name, null as detail, concat_ws(' ', run.name, template.name_es) as words
    from line_check run
    join line_check_template template on template.organization_id = run.organization_id and template.id = run.template_id
    where run.business_date = ${businessDate(clock, now)}`,
};
