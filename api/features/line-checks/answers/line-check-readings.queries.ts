import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { ActionRow, LineCheckAnswerView } from './line-check-answer.view.ts';

type StoredAction = Omit<ActionRow, 'actedAt' | 'createdAt'> & { readonly actedAt: string; readonly createdAt: string };

/** The actions of the statement's `answer`, oldest first, as one column; `actionRows` reads it. */
export const actionsOfAnswer = sql<readonly StoredAction[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', action.id, 'answerId', action.answer_id, 'action', action.action,
    'byUserId', action.by_user_id, 'byName', actor.name, 'actedAt', action.acted_at,
    'createdAt', action.created_at, 'version', action.version) order by action.acted_at, action.id)
  from line_check_action action join app_user actor on actor.id = action.by_user_id
  where action.organization_id = answer.organization_id and action.answer_id = answer.id), '[]')`;

export function actionRows(stored: readonly StoredAction[]): ActionRow[] {
  return stored.map((action) => ({
    ...action,
    actedAt: new Date(action.actedAt),
    createdAt: new Date(action.createdAt),
  }));
}

/** Every reading of a run, oldest first. */
export async function listReadings(
  db: Db,
  organizationId: string,
  lineCheckId: string,
): Promise<LineCheckAnswerView[]> {
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
  return rows.map((row) => ({
    ...row,
    actions: actionRows(row.actions),
    correctiveAction: row.actions.map(({ action }) => action).join(' · ') || null,
  }));
}
