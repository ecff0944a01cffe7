import type { Db } from '../../../platform/database/tables.ts';
import type { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import type { LineCheckTemplateView } from './line-check-template.view.ts';

export type TemplateRow = Omit<LineCheckTemplateView, 'items'>;

/** All templates in order, or those of these ids. */
export function listTemplates(
  db: Db,
  organizationId: string,
  params: {
    readonly id?: string;
    readonly ids?: readonly string[];
    readonly archived: boolean;
    readonly limit: number;
  },
): Promise<TemplateRow[]> {
  const { id, ids } = params;
  return db
    .selectFrom('lineCheckTemplate as template')
    .leftJoin('station', 'station.id', 'template.stationId')
    .selectAll('template')
    .select('station.name as stationName')
    .where('template.organizationId', '=', organizationId)
    .$if(id !== undefined, (query) => query.where('template.id', '=', id ?? ''))
    .$if(ids !== undefined, (query) => query.where('template.id', 'in', ids ?? []))
    .$if(!params.archived, (query) => query.where('template.archivedAt', 'is', null))
    .orderBy('template.sort')
    .orderBy('template.name')
    .limit(params.limit)
    .execute();
}

/** The active items of several templates, in order. */
export function listTemplateItems(
  db: Db,
  organizationId: string,
  templateIds: readonly string[],
  limit: number,
): Promise<LineCheckTemplateItem[]> {
  return db
    .selectFrom('lineCheckTemplateItem')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('templateId', 'in', templateIds.length > 0 ? templateIds : [NO_ID])
    .where('archivedAt', 'is', null)
    .orderBy('templateId')
    .orderBy('sort')
    .orderBy('id')
    .limit(limit)
    .execute();
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
