import { Decimal } from 'decimal.js';
import type { KitchenClock } from '#schema/business-day.ts';
import { dateOf, msg } from '#schema/messages.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import { foldedText, majorUnits } from '../../../platform/imports/cell-values.ts';
import type {
  ImportedRow,
  Importer,
  ImportKind,
  ImportResult,
  ImportRun,
} from '../../../platform/imports/import-kind.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { MenuSale } from '../menu-sale.entity.ts';
import type { SaleLine } from '../sale-line.entity.ts';
import { handLineId } from '../sale-line-ids.policy.ts';
import { type Line, lockSales, Recording } from '../sale-lines.writes.ts';
import { bookSales } from '../sale-sums.writes.ts';
import { DaysOfFile } from './sales-import-days.writes.ts';
import { salesColumns } from './sales-import-columns.data.ts';
import { exportedSales, listHandLines, listNamedDishes } from './sales-import.queries.ts';
import { dayOf, type FileSale, linesOf, SaleReader } from './sales-import-rows.writes.ts';
import { undoSales } from './sales-import-undo.writes.ts';

/**
 * Sales from a file. Rows of the same dish and day are added up, unless they have ids of their own; the same file again changes
 * no sales. A day is complete when every row of it is recorded and it is over; a row that is refused makes it incomplete.
 */
export const salesImport: ImportKind = {
  name: 'sales',
  permission: 'sales.record',
  readPermissions: ['sales.read'],
  columns: salesColumns,
  recordsOf: (rows, importer) => [...Map.groupBy(rows, (row) => lineOf(row, importer)).values()],
  keysOf: () => [],
  start: async (tx, importer, keep) => {
    await lockSales(tx);
    const dishes = await listNamedDishes(tx.db, tx.organizationId);
    const clock = await findKitchen(tx);
    const byHand = await listHandLines(tx.db, tx.organizationId);
    return new SalesRun(tx, clock, new SaleReader(importer, clock, dishes, tx.now), byHand, keep, importer);
  },
  undo: undoSales,
  rows: exportedSales,
};

/** The dish and business day of a row, or its id. */
function lineOf(row: ImportedRow, importer: Importer): string {
  const { externalId = '', businessDate = '', plu, dish = '' } = row.cells;
  return JSON.stringify([externalId, dayOf(row, importer) ?? businessDate, plu ?? null, foldedText(dish)]);
}

class SalesRun implements ImportRun {
  private readonly days: DaysOfFile;
  /** External id → the row that recorded it. */
  private readonly recorded = new Map<string, number>();
  private readonly touchedSales = new Set<string>();

  constructor(
    private readonly tx: Transaction,
    private readonly clock: KitchenClock,
    private readonly reader: SaleReader,
    /** The external ids of lines that were entered by hand. */
    private readonly byHand: ReadonlySet<string>,
    private readonly keep: boolean,
    private readonly importer: Importer,
  ) {
    this.days = new DaysOfFile(tx, clock);
  }

  async write(rows: readonly ImportedRow[]): Promise<ImportResult> {
    try {
      return await this.record(rows);
    } catch (error) {
      this.days.refuse(rows[0] ? dayOf(rows[0], this.importer) : null);
      throw error;
    }
  }

  async finish(): Promise<readonly TouchedRow[]> {
    // A dry run does not show the stock that the dishes used.
    if (!this.keep) return [];
    const sales = await this.tx.em.find(MenuSale, { id: { $in: [...this.touchedSales] } });
    await bookSales(this.tx, sales, (id) => this.reader.nameOf(id));
    return this.days.finish();
  }

  private async record(rows: readonly ImportedRow[]): Promise<ImportResult> {
    const read = rows.map((row, index) => this.reader.read(row, index));
    const [first] = read;
    if (!first) throw new Error('A record has at least one row.');
    this.refuseByHand(first);
    const lines = linesOf(read);
    const row = rows[0]?.number ?? 0;
    for (const { externalId } of lines) {
      const earlier = this.recorded.get(externalId);
      if (earlier === undefined) continue;
      if (first.externalId !== null) throw fieldError('externalId', msg('sales.sameLineId', { row: earlier }));
      throw fieldError('dish', msg('sales.sameDish', { row: earlier, dish: first.dishName }));
    }
    const recording = await Recording.open(this.tx, this.clock, lines, [first.businessDate]);
    const isNewDay = !recording.hasDay(first.businessDate);
    const result = await this.recordLines(recording, lines, first);
    this.days.see(first.businessDate, { changed: result.outcome !== 'same', isNew: isNewDay });
    for (const id of recording.touchedSales()) this.touchedSales.add(id);
    for (const { externalId } of lines) this.recorded.set(externalId, row);
    return result;
  }

  /** The same sales twice, by hand and from a file, would leave stock twice. */
  private refuseByHand({ businessDate, recipeId, dishName }: FileSale): void {
    if (recipeId === null || !this.byHand.has(handLineId(businessDate, recipeId))) return;
    throw fieldError('dish', msg('sales.alreadyByHand', { dish: dishName, date: dateOf(businessDate) }));
  }

  private async recordLines(recording: Recording, lines: readonly Line[], sale: FileSale): Promise<ImportResult> {
    const name = `${sale.dishName}, ${sale.businessDate}`;
    const written: WrittenLine[] = [];
    for (const line of lines) {
      const old = recording.lineOf(line.externalId);
      const before = old ? figuresOf(old) : null;
      if (!before && line.kind !== 'void' && Number(line.quantity) === 0 && !line.netAmount) continue;
      const { result, content } = recording.record(line);
      if (result === 'refused') throw fieldError('dish', content ?? msg('sales.unknownDish'));
      const now = recording.lineOf(line.externalId);
      if (result !== 'unchanged' && now) written.push({ line: now, before });
    }
    await this.tx.em.flush();
    const touched = written.map(({ line, before }) => ({
      entity: 'SaleLine',
      id: line.id,
      name,
      version: line.version,
      before,
    }));
    const isNew = written.some(({ before }) => before === null);
    return {
      outcome: touched.length === 0 ? 'same' : isNew ? 'new' : 'changed',
      name,
      entityId: written[0]?.line.id ?? '',
      changes: changesOf(written, this.importer.currency),
      touched,
    };
  }
}

type Figures = Pick<SaleLine, 'menuSaleId' | 'kind' | 'quantity' | 'netAmount' | 'restock'>;

interface WrittenLine {
  readonly line: SaleLine;
  /** Its former figures; null for a new line. */
  readonly before: Figures | null;
}

/** The fields of a line that undo gives back. */
function figuresOf({ menuSaleId, kind, quantity, netAmount, restock }: SaleLine): Figures {
  return { menuSaleId, kind, quantity, netAmount, restock };
}

/** What was sold less what was refunded, before and after; nothing where no line was written. */
function changesOf(written: readonly WrittenLine[], currency: string): ImportResult['changes'] {
  if (written.length === 0) return {};
  const isNew = written.every(({ before }) => before === null);
  const before = written.flatMap((line) => line.before ?? []);
  const after = written.map(({ line }) => line);
  const amount = (lines: readonly Figures[]) => majorUnits(net(lines, 'netAmount'), currency);
  return {
    quantity: [isNew ? null : net(before, 'quantity'), net(after, 'quantity')],
    netAmount: [isNew ? null : amount(before), amount(after)],
  };
}

/** Null when a figure is unknown. */
function net(lines: readonly Figures[], field: 'quantity' | 'netAmount'): string | null {
  const counted = lines.filter(({ kind }) => kind !== 'void');
  if (counted.some((line) => line[field] === null)) return null;
  const signed = counted.map((line) => new Decimal(line[field] ?? 0).times(line.kind === 'refund' ? -1 : 1));
  return signed.reduce((sum, figure) => sum.plus(figure), new Decimal(0)).toFixed();
}
