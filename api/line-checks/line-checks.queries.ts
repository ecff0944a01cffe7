import { sql } from 'kysely';
import type { Reader } from '../tables.ts';
import type { Assignment } from './line-check.policy.ts';
import type { LineCheckAnswer } from './line-check-answer.entity.ts';
import type { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import type { LineCheck } from './line-check.entity.ts';

/** A run as it is read, with the settings that say who may do it. */
export interface LineCheckFound extends LineCheck, Assignment {
  readonly nameEs: string | null;
  readonly stationId: string | null;
  readonly stationName: string | null;
  readonly startedByName: string | null;
  readonly submittedByName: string | null;
  readonly answeredCount: number;
}

function runs(db: Reader, organizationId: string) {
  return db
    .selectFrom('lineCheck as run')
    .innerJoin('organization', 'organization.id', 'run.organizationId')
    .innerJoin('lineCheckTemplate as template', 'template.id', 'run.templateId')
    .leftJoin('station', 'station.id', 'template.stationId')
    .leftJoin('appUser as starter', 'starter.id', 'run.startedById')
    .leftJoin('appUser as submitter', 'submitter.id', 'run.submittedById')
    .selectAll('run')
    .select([
      'organization.lineCheckEnabled',
      'organization.lineCheckAssignmentType',
      'organization.lineCheckRolesAllowed',
      'organization.lineCheckUserIds',
      'template.stationId',
      'station.name as stationName',
      'starter.name as startedByName',
      'submitter.name as submittedByName',
      sql<string | null>`case when template.name = run.name then template.name_es end`.as('nameEs'),
      sql<number>`(select count(distinct answer.template_item_id) from line_check_answer answer
        where answer.organization_id = run.organization_id and answer.line_check_id = run.id)`.as('answeredCount'),
    ])
    .where('run.organizationId', '=', organizationId);
}

/** A business day's runs, soonest due first. */
export function listLineChecks(db: Reader, organizationId: string, businessDate: string): Promise<LineCheckFound[]> {
  return runs(db, organizationId)
    .where('run.businessDate', '=', businessDate)
    .orderBy('run.dueAt')
    .orderBy('run.name')
    .limit(500)
    .execute();
}

export function findLineCheck(db: Reader, organizationId: string, id: string): Promise<LineCheckFound | undefined> {
  return runs(db, organizationId).where('run.id', '=', id).executeTakeFirst();
}

/** An answer with the name of who gave it. */
export interface AnswerRow extends LineCheckAnswer {
  readonly byName: string;
}

/** The answer that counts for each item of a run: the newest. */
export function listCurrentAnswers(db: Reader, organizationId: string, lineCheckId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('lineCheckAnswer as answer')
    .innerJoin('appUser', 'appUser.id', 'answer.byUserId')
    .distinctOn('answer.templateItemId')
    .selectAll('answer')
    .select('appUser.name as byName')
    .where('answer.organizationId', '=', organizationId)
    .where('answer.lineCheckId', '=', lineCheckId)
    .orderBy('answer.templateItemId')
    .orderBy('answer.answeredAt', 'desc')
    .orderBy('answer.id', 'desc')
    .execute();
}

/** An item with what was found the last time, in an earlier run. */
export interface ItemRow extends LineCheckTemplateItem {
  readonly lastTemperature: string | null;
  readonly lastTemperatureUnit: LineCheckAnswer['temperatureUnit'];
  readonly lastNumber: string | null;
  readonly lastYes: boolean | null;
  readonly lastResult: LineCheckAnswer['result'] | null;
  readonly lastAt: Date | null;
  readonly lastByName: string | null;
}

/** What a run asks: its template's items in order, and items since replaced that were answered in it. */
export function listItems(db: Reader, run: LineCheck): Promise<ItemRow[]> {
  return db
    .selectFrom('lineCheckTemplateItem as thing')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('lineCheckAnswer as answer')
          .innerJoin('appUser', 'appUser.id', 'answer.byUserId')
          .select([
            'answer.temperature as lastTemperature',
            'answer.temperatureUnit as lastTemperatureUnit',
            'answer.number as lastNumber',
            'answer.yes as lastYes',
            'answer.result as lastResult',
            'answer.answeredAt as lastAt',
            'appUser.name as lastByName',
          ])
          .whereRef('answer.organizationId', '=', 'thing.organizationId')
          .whereRef('answer.templateItemId', '=', 'thing.id')
          .where('answer.lineCheckId', '!=', run.id)
          .where('answer.answeredAt', '<', run.closesAt)
          .orderBy('answer.answeredAt', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('thing')
    .select(['lastTemperature', 'lastTemperatureUnit', 'lastNumber', 'lastYes', 'lastResult', 'lastAt', 'lastByName'])
    .where('thing.organizationId', '=', run.organizationId)
    .where('thing.templateId', '=', run.templateId)
    .where((where) =>
      where.or([
        where('thing.archivedAt', 'is', null),
        sql<boolean>`exists (select from line_check_answer given where given.organization_id = thing.organization_id
          and given.line_check_id = ${run.id} and given.template_item_id = thing.id)`,
      ]),
    )
    .orderBy('thing.sort')
    .orderBy('thing.id')
    .limit(500)
    .execute();
}
