import { sql } from 'kysely';
import { can } from '#schema/permissions.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { CountLine } from './count-line.entity.ts';
import type { CountLineView } from './count-line.view.ts';
import { recordedLate } from '../../inventory/stock/counted-stock.queries.ts';
import { valueOfDifference, varianceOf } from '../review/variance.policy.ts';

/** A line with what its figures are made of. */
interface LineRow extends CountLine {
  readonly countedByName: string;
  readonly acceptedByName: string | null;
  readonly lotCode: string | null;
  readonly expectedNow: string;
  readonly posted: boolean;
  readonly blind: boolean;
  /** Null when nothing was booked; `bookedUnknown` when a cost was unknown. */
  readonly bookedValue: string | null;
  readonly bookedUnknown: boolean | null;
  readonly unitCost: string | null;
  readonly countVariancePercent: string | null;
  readonly countVarianceAmount: number | null;
}

function lines(db: Db, viewer: Viewer) {
  return db
    .selectFrom('countLine as line')
    .innerJoin('countSession as session', 'session.id', 'line.countSessionId')
    .innerJoin('organization', 'organization.id', 'line.organizationId')
    .innerJoin('item', 'item.id', 'line.itemId')
    .innerJoin('itemCategory as category', 'category.id', 'item.categoryId')
    .innerJoin('appUser as counter', 'counter.id', 'line.countedById')
    .leftJoin('appUser as accepter', 'accepter.id', 'line.acceptedById')
    .leftJoin('stockLot as lot', 'lot.id', 'line.lotId')
    .selectAll('line')
    .select([
      'counter.name as countedByName',
      'accepter.name as acceptedByName',
      'lot.lotCode',
      'session.blind',
      // The category's own limits, else those of the kitchen.
      sql<string | null>`coalesce(category.count_variance_percent, organization.count_variance_percent)`.as(
        'countVariancePercent',
      ),
      sql<number | null>`coalesce(category.count_variance_amount, organization.count_variance_amount)`.as(
        'countVarianceAmount',
      ),
      sql<boolean>`session.status = 'posted'`.as('posted'),
      sql<string>`line.expected + case when session.status in ('open', 'in_review') then ${recordedLate} else 0 end`.as(
        'expectedNow',
      ),
      sql<string | null>`booked.value`.as('bookedValue'),
      sql<boolean | null>`booked.unknown`.as('bookedUnknown'),
      sql<string | null>`coalesce(costs.unit_cost, item.last_unit_cost)`.as('unitCost'),
    ])
    .leftJoinLateral(
      sql`(select sum(movement.value) as value, bool_or(movement.value is null) as unknown from stock_movement movement
        where movement.organization_id = line.organization_id and movement.source_type = 'count_line'
          and movement.source_id = line.id)`.as('booked'),
      (join) => join.on(sql<boolean>`session.status = 'posted'`),
    )
    .leftJoinLateral(
      sql`(select sum(held.value) / nullif(sum(held.quantity), 0) as unit_cost from stock_lot held
        where held.organization_id = line.organization_id and held.item_id = line.item_id and held.quantity > 0
        having not bool_or(held.value is null))`.as('costs'),
      (join) => join.on(sql<boolean>`session.status <> 'posted'`),
    )
    .where('line.organizationId', '=', viewer.organizationId);
}

/** The lines of a count, as this viewer may see them. */
export async function listLines(db: Db, viewer: Viewer, countSessionId: string): Promise<CountLineView[]> {
  const rows = await lines(db, viewer)
    .where('line.countSessionId', '=', countSessionId)
    .orderBy('line.countedAt')
    .orderBy('line.id')
    .execute();
  return rows.map((row) => lineFor(viewer, row));
}

export async function findLines(db: Db, viewer: Viewer, ids: readonly string[]): Promise<CountLineView[]> {
  const rows = await lines(db, viewer).where('line.id', 'in', ids).execute();
  return rows.map((row) => lineFor(viewer, row));
}

/** Reviewers see everything; others what is expected unless the count is blind, and never money. */
function lineFor(viewer: Viewer, row: LineRow): CountLineView {
  const reviews = can(viewer.grants, 'counts.review');
  const { quantity, expectedNow: expected } = row;
  const value = row.posted ? bookedValueOf(row) : valueOfDifference(quantity, expected, row.unitCost);
  const figures = varianceOf({ quantity, expected, value }, row);
  const shown = reviews || !row.blind;
  return Object.assign({}, row, {
    expectedQuantity: shown ? expected : null,
    variance: shown ? figures.variance : null,
    variancePercent: shown ? figures.variancePercent : null,
    varianceValue: reviews ? figures.varianceValue : null,
    overLimit: reviews ? figures.overLimit : null,
    quantityBefore: shown ? row.quantityBefore : null,
    expected: '',
    owedThen: '',
  });
}

function bookedValueOf({ bookedValue, bookedUnknown }: LineRow): string | null {
  return bookedUnknown === true ? null : (bookedValue ?? '0');
}
