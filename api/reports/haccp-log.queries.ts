import { sql } from 'kysely';
import type { AnswerResult, LineCheckItemKind, TemperatureUnit } from '#schema/vocabulary.ts';
import type { Reader } from '../tables.ts';

/** One recorded answer with all that an inspector asks of it. */
export interface HaccpRow {
  readonly id: string;
  readonly lineCheckId: string;
  readonly businessDate: string;
  readonly site: string;
  readonly stationName: string | null;
  readonly checkName: string;
  readonly itemName: string;
  readonly kind: LineCheckItemKind;
  readonly critical: boolean;
  readonly personName: string;
  readonly temperature: string | null;
  readonly temperatureUnit: TemperatureUnit | null;
  readonly number: string | null;
  readonly unitLabel: string | null;
  readonly yes: boolean | null;
  readonly text: string | null;
  readonly minC: string | null;
  readonly minF: string | null;
  readonly maxC: string | null;
  readonly maxF: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly passAnswer: boolean | null;
  readonly result: AnswerResult;
  readonly correctiveAction: string | null;
  readonly note: string | null;
  readonly answeredAt: Date;
  /** A later answer in the same run counts instead of this one. */
  readonly superseded: boolean;
}

export interface HaccpWanted {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  /** Sort keys of the row to go on after: answered at, id. */
  readonly after: readonly string[] | null;
}

/** Every answer of the business days, corrected ones too, oldest first. */
export function listHaccpLog(db: Reader, organizationId: string, wanted: HaccpWanted): Promise<HaccpRow[]> {
  const { from, to, limit, after } = wanted;
  return db
    .selectFrom('lineCheckAnswer as answer')
    .innerJoin('lineCheck as run', 'run.id', 'answer.lineCheckId')
    .innerJoin('lineCheckTemplate as template', 'template.id', 'run.templateId')
    .innerJoin('lineCheckTemplateItem as thing', 'thing.id', 'answer.templateItemId')
    .innerJoin('appUser as person', 'person.id', 'answer.byUserId')
    .innerJoin('organization', 'organization.id', 'answer.organizationId')
    .leftJoin('station', 'station.id', 'template.stationId')
    .select([
      'answer.id',
      'answer.lineCheckId',
      'run.businessDate',
      'organization.name as site',
      'station.name as stationName',
      'run.name as checkName',
      'thing.name as itemName',
      'thing.kind',
      'thing.critical',
      'thing.unitLabel',
      'thing.minC',
      'thing.minF',
      'thing.maxC',
      'thing.maxF',
      'thing.min',
      'thing.max',
      'thing.passAnswer',
      'person.name as personName',
      'answer.temperature',
      'answer.temperatureUnit',
      'answer.number',
      'answer.yes',
      'answer.text',
      'answer.result',
      'answer.correctiveAction',
      'answer.note',
      'answer.answeredAt',
      sql<boolean>`exists (select from line_check_answer later
        where later.organization_id = answer.organization_id and later.line_check_id = answer.line_check_id
        and later.template_item_id = answer.template_item_id
        and (later.answered_at, later.id) > (answer.answered_at, answer.id))`.as('superseded'),
    ])
    .where('answer.organizationId', '=', organizationId)
    .where('run.businessDate', '>=', from)
    .where('run.businessDate', '<=', to)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(answer.answered_at, answer.id) > (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('answer.answeredAt')
    .orderBy('answer.id')
    .limit(limit)
    .execute();
}
