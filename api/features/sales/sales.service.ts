import * as inputs from '#schema/inputs/sales.ts';
import { reportPeriod } from '#schema/inputs/reports.ts';
import { inEnglish, msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { definedFields } from '../../platform/database/changes.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { fieldError } from '../../platform/errors.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import { BY_HAND, FROM_FILE, handLineId } from './sale-line-ids.policy.ts';
import { type LineResult, Recording } from './sale-lines.writes.ts';
import type { SalesDay } from './sales-day.entity.ts';
import type { RecordedSales, SaleLineResult, SalesDayDetail, SalesDayView } from './sales-day.view.ts';
import { dateProblem, dayView, daysOf } from './sales.policy.ts';
import { listDishes, listSalesDays } from './sales.queries.ts';

/** Every business day of the period with the state of its sales. */
export async function salesDays(ctx: Context, input: InputOf<typeof reportPeriod>): Promise<SalesDayView[]> {
  const { organizationId } = authorize(ctx, 'sales.read');
  const { from, to } = parse(reportPeriod, input);
  return ctx.read(async (db) => daysOf(await listSalesDays(db, organizationId, { from, to }), from, to));
}

/** One business day with the dishes of the menu. */
export async function salesDay(ctx: Context, date: string): Promise<SalesDayDetail> {
  const { organizationId, kitchen } = authorize(ctx, 'sales.read');
  const { businessDate } = parse(inputs.salesDate, { businessDate: date });
  return ctx.read(async (db) => {
    const [row] = await listSalesDays(db, organizationId, { from: businessDate, to: businessDate });
    const dishes = await listDishes(db, organizationId, businessDate);
    const open = dateProblem(kitchen, businessDate, new Date()) === null;
    return Object.assign(dayView(businessDate, row), { dishes, open });
  });
}

/**
 * Records lines of a till, each at most once by its id. A line that cannot be recorded is refused with the reason, and its day
 * is not complete; the others are recorded.
 */
export async function recordSales(ctx: Context, raw: InputOf<typeof inputs.recordSales>): Promise<RecordedSales> {
  authorize(ctx, 'sales.record');
  const { lines, days } = parse(inputs.recordSales, raw);
  return ctx.write('sales.recorded', raw, async (tx) => {
    const clock = await findKitchen(tx);
    for (const { businessDate } of days ?? []) {
      const problem = dateProblem(clock, businessDate, tx.now);
      if (problem) throw fieldError('days', problem);
    }
    for (const { externalId } of lines) refuseReserved(externalId);
    const recording = await Recording.open(
      tx,
      clock,
      lines,
      (days ?? []).map(({ businessDate }) => businessDate),
    );
    const results = lines.map((line) => recording.record(line));
    for (const { businessDate, ...figures } of days ?? []) recording.day(businessDate, definedFields(figures));
    const dates = await recording.close();
    for (const { businessDate } of days ?? []) dates.add(businessDate);
    for (const date of refusedDates(lines, results)) {
      if (!recording.hasDay(date) || dateProblem(clock, date, tx.now) !== null) continue;
      recording.day(date, { complete: false });
      dates.add(date);
    }
    await publishDays(
      tx,
      [...dates].map((date) => recording.day(date)),
    );
    const ended = results.flatMap((result, index) => {
      const line = lines[index];
      return line ? recording.resultOf(line, result) : [];
    });
    return answer(tx, ended, [...dates]);
  });
}

/** Records a day that was entered by hand, or a part of it. Sales of a till on the same day stay beside it. */
export async function saveSalesDay(ctx: Context, raw: InputOf<typeof inputs.saveSalesDay>): Promise<SalesDayDetail> {
  const { organizationId } = authorize(ctx, 'sales.record');
  const { businessDate, dishes, version, ...figures } = parse(inputs.saveSalesDay, raw);
  return ctx.write('sales.recorded', raw, async (tx) => {
    const clock = await findKitchen(tx);
    const problem = dateProblem(clock, businessDate, tx.now);
    if (problem) throw fieldError('businessDate', problem);
    const lines = dishes.map(({ recipeId, quantity }) => ({
      externalId: handLineId(businessDate, recipeId),
      businessDate,
      recipeId,
      quantity,
    }));
    const recording = await Recording.open(tx, clock, lines, [businessDate]);
    recording.expectVersion(businessDate, version ?? null);
    // Also when only its dishes change, so that its version does.
    const day = recording.day(businessDate, { ...definedFields(figures), updatedAt: tx.now });
    for (const [index, line] of lines.entries()) {
      const { result, content } = recording.record(line);
      if (result === 'refused' && content) throw fieldError(`dishes.${index}`, content);
    }
    await recording.close();
    await publishDays(tx, [day]);
    const [row] = await listSalesDays(tx.db, organizationId, { from: businessDate, to: businessDate });
    const now = await listDishes(tx.db, organizationId, businessDate);
    return Object.assign(dayView(businessDate, row), { dishes: now, open: true });
  });
}

/** The days that lack a line. */
function refusedDates(
  lines: readonly { readonly businessDate: string }[],
  results: readonly LineResult[],
): Set<string> {
  return new Set(
    lines.flatMap(({ businessDate }, index) => (results[index]?.result === 'refused' ? businessDate : [])),
  );
}

/** Ids of our own: a till that used one would change what was entered by hand or from a file. */
function refuseReserved(id: string): void {
  const prefix = [BY_HAND, FROM_FILE].find((own) => id.startsWith(own));
  if (prefix) throw fieldError('lines', msg('sales.reservedId', { id, prefix }));
}

/** Records changes of days and refreshes the screens that show them. */
async function publishDays(tx: Transaction, days: readonly SalesDay[]): Promise<void> {
  await tx.em.flush();
  for (const { id, version, businessDate, netSales, covers, complete } of days) {
    const changes = { date: businessDate, netSales, covers, complete };
    tx.record({ entity: 'SalesDay', entityId: id, changes, live: { type: 'SALES_UPDATED', data: { id, version } } });
  }
}

async function answer(
  tx: Transaction,
  results: readonly LineResult[],
  dates: readonly string[],
): Promise<RecordedSales> {
  const sorted = dates.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  const rows = from && to ? await listSalesDays(tx.db, tx.organizationId, { from, to }) : [];
  return {
    lines: results.map(lineResult),
    refused: results.filter(({ result }) => result === 'refused').length,
    days: rows.filter((row) => dates.includes(row.businessDate)).map((row) => dayView(row.businessDate, row)),
  };
}

function lineResult({ externalId, result, content }: LineResult): SaleLineResult {
  return { externalId, result, message: content && inEnglish(content), messageContent: content };
}
