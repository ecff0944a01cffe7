import { type RawBuilder, sql } from 'kysely';
import type { CreditState, DeliveryStatus } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import { byLastChange, inSync, isSync, type SyncFilter } from '../../platform/database/sync.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Db } from '../../platform/database/tables.ts';
import { accepted, short } from './lines/delivery-lines.queries.ts';
import type { DeliveryTotals } from './delivery-totals.types.ts';
import type { DeliveryView } from './delivery.view.ts';

/** The maximum length of the list of expected deliveries and drafts. */
const EXPECTED_MAX = 200;

const toCredit = sql<string>`(${short} + line.rejected_quantity)`;

/** Σ quantity × price, each line rounded to the minor unit; null if a price is missing. */
const valueOf = (quantity: typeof accepted) => sql<string | null>`case
  when coalesce(bool_or(${quantity} > 0 and line.unit_price is null), false) then null
  else coalesce(sum(round(${quantity} * line.unit_price)), 0) end`;

function deliveries(db: Db, viewer: Viewer) {
  return db
    .selectFrom('delivery')
    .innerJoin('supplier', 'supplier.id', 'delivery.supplierId')
    .leftJoin('appUser as receiver', 'receiver.id', 'delivery.receivedById')
    .leftJoin('appUser as reverser', 'reverser.id', 'delivery.reversedById')
    .leftJoin('appUser as settler', 'settler.id', 'delivery.creditReceivedById')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('deliveryLine as line')
          .select([
            sql<number>`count(*)`.as('lineCount'),
            sql<number>`count(line.received_quantity)`.as('countedLineCount'),
            sql<number>`count(*) filter (where ${short} > 0)`.as('shortLineCount'),
            sql<number>`count(*) filter (where line.rejected_quantity > 0)`.as('rejectedLineCount'),
            valueOf(accepted).as('total'),
            valueOf(toCredit).as('expectedCredit'),
          ])
          .whereRef('line.organizationId', '=', 'delivery.organizationId')
          .whereRef('line.deliveryId', '=', 'delivery.id')
          .as('sums'),
      (join) => join.onTrue(),
    )
    .selectAll('delivery')
    .select((where) => [
      'supplier.name as supplierName',
      'receiver.name as receivedByName',
      'reverser.name as reversedByName',
      'settler.name as creditReceivedByName',
      where.fn.coalesce('sums.lineCount', sql<number>`0`).as('lineCount'),
      where.fn.coalesce('sums.countedLineCount', sql<number>`0`).as('countedLineCount'),
      where.fn.coalesce('sums.shortLineCount', sql<number>`0`).as('shortLineCount'),
      where.fn.coalesce('sums.rejectedLineCount', sql<number>`0`).as('rejectedLineCount'),
      'sums.total',
      'sums.expectedCredit',
      sql<string | null>`(select other.number from delivery other where other.organization_id = delivery.organization_id
        and other.supplier_id = delivery.supplier_id and other.invoice_number = delivery.invoice_number
        and other.id <> delivery.id and other.status in ('draft', 'posted') limit 1)`.as('invoiceAlsoOn'),
    ])
    .where('delivery.organizationId', '=', viewer.organizationId);
}

/** Expected deliveries and drafts, the earliest expected first. */
export function listExpected(db: Db, viewer: Viewer): Promise<DeliveryView[]> {
  return deliveries(db, viewer)
    .where('delivery.status', 'in', ['expected', 'draft'])
    .orderBy(sql`coalesce(delivery.expected_at, delivery.created_at)`)
    .orderBy('delivery.id')
    .limit(EXPECTED_MAX)
    .execute();
}

export interface ClosedParams {
  readonly supplierId: string | undefined;
  readonly status: DeliveryStatus | undefined;
  readonly credit: CreditState | undefined;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

export interface DeliveriesParams extends ClosedParams, SyncFilter {
  readonly page: PageInput;
}

const lastClosedFirst: ListOrder = {
  direction: 'descending',
  keys: [
    { value: sql`delivery.closed_at`, type: 'timestamptz' },
    { value: sql`delivery.id`, type: 'uuid' },
  ],
};

/** A confirmed delivery with an open or received credit; the credit is unknown while a price is. */
const hasCredit = sql<boolean>`(delivery.status = 'posted' and (sums.expected_credit is null or sums.expected_credit > 0))`;
const creditIs: Readonly<Record<CreditState, RawBuilder<boolean>>> = {
  open: sql<boolean>`(${hasCredit} and delivery.credit_received_at is null)`,
  received: sql<boolean>`(${hasCredit} and delivery.credit_received_at is not null)`,
};

/** The moment whose business day a delivery belongs to: when it arrived; of a canceled one, when it was canceled. */
const dayOf = sql<Date>`coalesce(delivery.received_at, delivery.closed_at)`;

function filtered(db: Db, viewer: Viewer, { supplierId, status, credit, from, until }: ClosedParams) {
  return deliveries(db, viewer)
    .$if(supplierId !== undefined, (query) => query.where(sql<boolean>`delivery.supplier_id::text = ${supplierId}`))
    .$if(status !== undefined, (query) => query.where(sql<boolean>`delivery.status = ${status}`))
    .$if(credit !== undefined, (query) => query.where(creditIs[credit ?? 'open']))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`${dayOf} >= ${from}`))
    .$if(until !== undefined, (query) => query.where(sql<boolean>`${dayOf} < ${until}`));
}

/** Posted, reversed and canceled ones, newest first; for a sync those of every status, in the order of their last change. */
export async function listHistory(db: Db, viewer: Viewer, params: DeliveriesParams): Promise<Page<DeliveryView>> {
  const keyset = new Keyset(isSync(params) ? byLastChange('delivery') : lastClosedFirst, params.page);
  const rows = filtered(db, viewer, params)
    .select(keyset.cursorKeys)
    .where(inSync('delivery', params))
    .$if(!isSync(params), (query) => query.where('delivery.closedAt', 'is not', null));
  return keyset.page(await keyset.cut(rows).execute());
}

/** The sums of the closed deliveries that a filter shows. What has no known price is counted, and is in no sum. */
export function totalsOf(db: Db, viewer: Viewer, params: ClosedParams): Promise<DeliveryTotals> {
  const closed = filtered(db, viewer, params).where('delivery.closedAt', 'is not', null);
  return db
    .selectFrom(closed.as('closed'))
    .select([
      sql<number>`count(*)::int`.as('deliveries'),
      sql<number>`(count(*) filter (where status = 'posted'))::int`.as('posted'),
      sql<string>`coalesce(sum(total) filter (where status = 'posted'), 0)`.as('total'),
      sql<number>`(count(*) filter (where status = 'posted' and total is null))::int`.as('unknownTotals'),
      sql<string>`coalesce(sum(expected_credit) filter (where ${openCredit}), 0)`.as('openCredit'),
      sql<number>`(count(*) filter (where ${openCredit} and expected_credit is null))::int`.as('unknownCredits'),
    ])
    .executeTakeFirstOrThrow();
}

const openCredit = sql<boolean>`status = 'posted' and credit_received_at is null`;

/** The newest deliveries of every status. */
export function listNewest(db: Db, viewer: Viewer, limit: number): Promise<DeliveryView[]> {
  return deliveries(db, viewer).orderBy('delivery.id', 'desc').limit(limit).execute();
}

export function findDeliveries(db: Db, viewer: Viewer, ids: readonly string[]): Promise<DeliveryView[]> {
  return deliveries(db, viewer).where('delivery.id', 'in', ids).execute();
}

export function findDelivery(db: Db, viewer: Viewer, id: string): Promise<DeliveryView | undefined> {
  return deliveries(db, viewer).where('delivery.id', '=', id).executeTakeFirst();
}

/** The numbers of the newest deliveries. */
export async function latestNumbers(db: Db, organizationId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery')
    .select('number')
    .where('organizationId', '=', organizationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.number);
}
