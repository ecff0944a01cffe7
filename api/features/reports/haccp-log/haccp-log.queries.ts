import { sql } from 'kysely';
import type { AnswerResult, LineCheckItemKind, TemperatureUnit } from '#schema/vocabulary.ts';
import { actionRows, actionsOfAnswer } from '../../line-checks/answers/line-check-readings.queries.ts';
import { Keyset, type ListOrder } from '../../../platform/database/keyset.ts';
import { type Page, type PageInput, withNodes } from '../../../platform/graphql/connection.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { HaccpAction, HaccpRecheck } from './haccp-log.types.ts';

/** One recorded answer with everything that an inspector needs. */
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
  readonly actions: HaccpAction[];
  /** Whether the reading just before it, of the same item in the same run, was out of range. */
  readonly recheck: boolean;
  /** After a reading out of range: the readings that followed, up to the first that was not. */
  readonly rechecks: HaccpRecheck[];
  readonly note: string | null;
  readonly answeredAt: Date;
  readonly receivedAt: Date;
  /** Whether the same item was read again in the same run. */
  readonly superseded: boolean;
}

export interface HaccpParams {
  readonly from: string;
  readonly to: string;
  readonly page: PageInput;
}

const oldestFirst: ListOrder = {
  direction: 'ascending',
  keys: [
    { value: sql`answer.answered_at`, type: 'timestamptz' },
    { value: sql`answer.id`, type: 'uuid' },
  ],
};

/** The condition for other readings of the same item in the run of `answer`. */
const sameItem = (other: string) =>
  sql.raw(
    `${other}.organization_id = answer.organization_id and ${other}.line_check_id = answer.line_check_id and ${other}.template_item_id = answer.template_item_id`,
  );

const superseded = sql<boolean>`exists (select from line_check_answer later
  where ${sameItem('later')} and (later.answered_at, later.id) > (answer.answered_at, answer.id))`;

const recheck = sql<boolean>`coalesce((select earlier.result = 'fail' from line_check_answer earlier
  where ${sameItem('earlier')} and (earlier.answered_at, earlier.id) < (answer.answered_at, answer.id)
  order by earlier.answered_at desc, earlier.id desc limit 1), false)`;

type StoredRecheck = Omit<HaccpRecheck, 'answeredAt'> & { readonly answeredAt: string };

const rechecks = sql<readonly StoredRecheck[]>`case when answer.result = 'fail' then coalesce((
  select jsonb_agg(jsonb_build_object('id', later.id, 'result', later.result, 'temperature', later.temperature::text,
    'temperatureUnit', later.temperature_unit, 'number', later.number::text, 'yes', later.yes, 'text', later.text,
    'personName', reader.name, 'answeredAt', later.answered_at) order by later.answered_at, later.id)
  from line_check_answer later join app_user reader on reader.id = later.by_user_id
  where ${sameItem('later')} and (later.answered_at, later.id) > (answer.answered_at, answer.id)
    and not exists (select from line_check_answer between_them where ${sameItem('between_them')}
      and between_them.result <> 'fail' and (between_them.answered_at, between_them.id) > (answer.answered_at, answer.id)
      and (between_them.answered_at, between_them.id) < (later.answered_at, later.id))), '[]') else '[]' end`;

/** Every reading of the business days, oldest first, each with its actions and, out of range, its re-checks. */
export async function listHaccpLog(db: Db, organizationId: string, params: HaccpParams): Promise<Page<HaccpRow>> {
  const { from, to } = params;
  const keyset = new Keyset(oldestFirst, params.page);
  const rows = db
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
      'answer.note',
      'answer.answeredAt',
      'answer.createdAt as receivedAt',
      actionsOfAnswer.as('actions'),
      superseded.as('superseded'),
      recheck.as('recheck'),
      rechecks.as('rechecks'),
      keyset.cursorKeys,
    ])
    .where('answer.organizationId', '=', organizationId)
    .where('run.businessDate', '>=', from)
    .where('run.businessDate', '<=', to);
  const page = keyset.page(await keyset.cut(rows).execute());
  const nodes = page.nodes.map((row) => ({
    ...row,
    actions: actionRows(row.actions).map(({ byName, ...action }) => ({ ...action, personName: byName })),
    correctiveAction: row.actions.map(({ action }) => action).join(' · ') || null,
    rechecks: row.rechecks.map((later) => ({ ...later, answeredAt: new Date(later.answeredAt) })),
  }));
  return withNodes(page, nodes);
}
