import { addDays, businessDate, businessDayBounds, instantOn } from '#schema/business-day.ts';
import { builtInUnit } from '#schema/units.ts';
import type { NoSuggestionReason } from '#schema/plan-vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { type DatingRules, preparedUseBy } from '../../inventory/lots/use-by.policy.ts';
import { type Day, daysBefore, type PastUse, pastUse } from '../forecast/used.queries.ts';
import { listPrepItems, type PrepItemRow } from '../par-sheet/prep-plan.queries.ts';
import { type ItemDay, itemDays } from './item-days.queries.ts';
import { isDismissed, type SuggestionDay, suggestPars } from './par-suggestion.policy.ts';
import type { ParSuggestion } from './par-suggestion.types.ts';

/** How far back suggestions look. */
const DAYS = 28;
/** More days of shelf life than a week limit nothing: a par comes back every week. */
const WEEK = 7;

interface SuggestionParams {
  readonly organizationId: string;
  readonly clock: DatingRules;
  readonly now: Date;
  /** Only the lines of this item; of all when null. */
  readonly itemId: string | null;
}

/** What the last 28 business days say about each line of the par sheet. */
export async function listParSuggestions(db: Db, params: SuggestionParams): Promise<ParSuggestion[]> {
  const { organizationId, clock, now, itemId } = params;
  const date = businessDate(clock, now);
  const days = daysBefore(clock, now, DAYS);
  const rows = await listPrepItems(db, { organizationId, date, now, archived: false, itemId });
  const past = await pastUse(db, { organizationId, clock, now, until: date, itemId });
  const records = Map.groupBy(await itemDays(db, { organizationId, days, itemId }), (record) => record.itemId);
  const lines = Map.groupBy(rows, (row) => row.itemId);
  return rows.map((row) => {
    const record = suggestionDays(row.itemId, days, past, records.get(row.itemId) ?? []);
    return suggestionOf(row, record, { ...params, isAlone: lines.get(row.itemId)?.length === 1 });
  });
}

interface OfLine extends SuggestionParams {
  /** Whether the item is on no other list, so that its use is the use of this line. */
  readonly isAlone: boolean;
}

function suggestionOf(row: PrepItemRow, days: readonly SuggestionDay[], params: OfLine): ParSuggestion {
  const { weekdays, suggestedByWeekday, reason, totals } = suggestPars(
    {
      parByWeekday: row.parByWeekday,
      goodForDays: goodForDays(row, params),
      counted: builtInUnit(row.unit)?.dimension === 'count',
    },
    days,
  );
  const without = withoutSuggestion(row, params.isAlone);
  return {
    id: row.id,
    version: row.version,
    itemName: row.itemName,
    unit: row.unit,
    stationName: row.stationName,
    parByWeekday: row.parByWeekday,
    suggestedByWeekday: without === null ? suggestedByWeekday : null,
    dismissed: without === null && suggestedByWeekday !== null && isDismissed(suggestedByWeekday, row.dismissedPars),
    reason: without ?? reason,
    weekdays: without === null ? weekdays : [],
    ...totals,
  };
}

/** Why a line never has a suggestion: its par follows the use, or what it uses is not recorded apart. */
function withoutSuggestion({ parMode, thawDays }: PrepItemRow, isAlone: boolean): NoSuggestionReason | null {
  if (parMode !== 'weekday') return 'follows_use';
  // The ledger has one stock of an item, frozen and thawed together, and thawing moves nothing.
  if (thawDays !== null) return 'thawed';
  return isAlone ? null : 'several_lists';
}

/** How many business days begin before the use-by of a batch made today, today included; null without a limit. */
function goodForDays(row: PrepItemRow, { clock, now }: SuggestionParams): number | null {
  const today = businessDate(clock, now);
  const at = instantOn(clock, today, row.dueTime);
  const useBy = preparedUseBy(clock, row, { at, shelfLifeHours: row.recipeShelfLifeHours, ingredientsUseBy: [] });
  if (useBy === null) return null;
  let days = 1;
  while (days < WEEK && businessDayBounds(clock, addDays(today, days)).start < useBy) days += 1;
  return days;
}

function suggestionDays(
  itemId: string,
  days: readonly Day[],
  past: PastUse,
  records: readonly ItemDay[],
): SuggestionDay[] {
  const history = past.ofItem(itemId);
  const byDate = new Map(records.map((record) => [record.date, record]));
  const specials = new Set(past.specials.map(({ date }) => date));
  return days.map(({ date }) => {
    const record = byDate.get(date);
    return {
      date,
      recorded: record !== undefined,
      used: history.usedOn(date),
      made: record?.made ?? 0,
      wasted: record?.wasted ?? 0,
      ranOut: record?.ranOut ?? false,
      special: specials.has(date),
    };
  });
}
