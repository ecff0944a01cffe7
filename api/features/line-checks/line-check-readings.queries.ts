import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Reader } from '../../platform/database/tables.ts';
import type { LineCheckAction } from './line-check-action.entity.ts';
import type { LineCheckAnswer } from './line-check-answer.entity.ts';

export interface ActionRow extends Pick<LineCheckAction, 'id' | 'answerId' | 'action' | 'byUserId' | 'actedAt'> {
  readonly byName: string;
}

/** A reading with who took it and what was done about it, oldest action first. */
export interface ReadingRow extends LineCheckAnswer {
  readonly byName: string;
  readonly actions: readonly ActionRow[];
}

type StoredAction = Omit<ActionRow, 'actedAt'> & { readonly actedAt: string };

/** The actions of the statement's `answer`, oldest first, as one column; `actionRows` reads it. */
export const actionsOfAnswer = sql<readonly StoredAction[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', action.id, 'answerId', action.answer_id, 'action', action.action,
    'byUserId', action.by_user_id, 'byName', actor.name, 'actedAt', action.acted_at) order by action.acted_at, action.id)
  from line_check_action action join app_user actor on actor.id = action.by_user_id
  where action.organization_id = answer.organization_id and action.answer_id = answer.id), '[]')`;

export function actionRows(stored: readonly StoredAction[]): ActionRow[] {
  return stored.map((action) => ({ ...action, actedAt: new Date(action.actedAt) }));
}

/** Every reading of a run, oldest first. */
export async function listReadings(db: Reader, organizationId: string, lineCheckId: string): Promise<ReadingRow[]> {
  const rows = await db
    .selectFrom('lineCheckAnswer as answer')
    .innerJoin('appUser as person', 'person.id', 'answer.byUserId')
    .selectAll('answer')
    .select(['person.name as byName', actionsOfAnswer.as('actions')])
    .where('answer.organizationId', '=', organizationId)
    .where('answer.lineCheckId', '=', lineCheckId)
    .orderBy('answer.answeredAt')
    .orderBy('answer.id')
    .limit(limits.lineCheckItemsMax * limits.lineCheckReadingsMax)
    .execute();
  return rows.map((row) => ({ ...row, actions: actionRows(row.actions) }));
}
