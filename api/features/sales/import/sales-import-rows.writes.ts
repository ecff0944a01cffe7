import { Decimal } from 'decimal.js';
import { addDays, type KitchenClock } from '#schema/business-day.ts';
import { saleLine } from '#schema/inputs/sales.ts';
import { msg } from '#schema/messages.ts';
import type { SaleKind } from '#schema/sales-vocabulary.ts';
import { fieldError } from '../../../platform/errors.ts';
import { dateIn } from '../../../platform/imports/cell-dates.ts';
import { foldedText, minorUnitsIn, numberIn } from '../../../platform/imports/cell-values.ts';
import type { ImportedRow, Importer } from '../../../platform/imports/import-kind.ts';
import { choiceIn, NamedRows, parseRecord, wholeIn } from '../../../platform/imports/record-input.ts';
import type { Line } from '../sale-lines.writes.ts';
import { saleKindWords, yesNoWords } from './sales-import-columns.data.ts';
import { BY_HAND, type FileSum, fileLineId } from '../sale-line-ids.policy.ts';
import type { NamedDish } from './sales-import.queries.ts';
import { dateProblem } from '../sales.policy.ts';

/** A row of a file of sales. */
export interface FileSale {
  readonly externalId: string | null;
  readonly businessDate: string;
  /** Null only for a void that names no dish. */
  readonly recipeId: string | null;
  readonly dishName: string;
  readonly kind: SaleKind;
  /** Zero or more; null for a void without one. */
  readonly quantity: string | null;
  /** Minor units; null when the file has none. */
  readonly netAmount: number | null;
  readonly restock: boolean;
}

/** The business date of a row; null when it has none, undefined when it cannot be read. */
export function dayOf({ cells }: ImportedRow, { dateOrder, dayRollover }: Importer): string | null | undefined {
  const cell = cells['businessDate'];
  if (cell === undefined) return null;
  const read = dateIn(cell, dateOrder);
  if (!read) return undefined;
  return read.time !== null && read.time < dayRollover ? addDays(read.date, -1) : read.date;
}

/** Reads rows of a file of sales. Refused fields begin with the place of their row in the record: `0.quantity`. */
export class SaleReader {
  private readonly byCode: ReadonlyMap<string, NamedDish>;
  private readonly byName: NamedRows<NamedDish>;
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    private readonly importer: Importer,
    private readonly clock: KitchenClock,
    dishes: readonly NamedDish[],
    private readonly now: Date,
  ) {
    this.byCode = new Map(dishes.flatMap((dish) => dish.pluCodes.map((code) => [code, dish] as const)));
    this.byName = new NamedRows(dishes, 'recipe', ({ nameEs }) => [nameEs]);
    this.names = new Map(dishes.map(({ id, name }) => [id, name]));
  }

  nameOf(recipeId: string): string {
    return this.names.get(recipeId) ?? '';
  }

  read(row: ImportedRow, index: number): FileSale {
    const { externalId = null } = row.cells;
    if (externalId?.startsWith(BY_HAND)) {
      throw fieldError(`${index}.externalId`, msg('sales.reservedId', { id: externalId, prefix: BY_HAND }));
    }
    const businessDate = this.readDay(row, index);
    const signed = numberIn(row.cells['quantity'] ?? '', this.importer.decimalComma);
    // Some tills write a refund or a discount as a negative amount of a positive quantity.
    const isNegative = [signed, this.signedAmountOf(row)].some((figure) => figure.startsWith('-') && !isZero(figure));
    const kind = this.kindOf(row, index, isNegative);
    const dish = kind === 'void' && externalId !== null ? this.dishOf(row) : this.needDish(row, index);
    const quantity = signed.replace(/^-/, '');
    if (kind !== 'void' && quantity === '') throw fieldError(`${index}.quantity`, msg('sales.quantityMissing'));
    const line = {
      externalId: externalId ?? 'x',
      businessDate,
      kind,
      // Reports list dishes that nobody bought, too.
      ...(quantity === '' || isZero(quantity) ? {} : { quantity }),
      netAmount: this.amountOf(row),
      restock: this.restockOf(row),
    };
    const parsed = parseRecord(saleLine, line, `${index}.`);
    return {
      externalId,
      businessDate,
      recipeId: dish?.id ?? null,
      dishName: dish?.name ?? externalId ?? '',
      kind,
      quantity: parsed.quantity ?? (isZero(quantity) ? '0' : null),
      netAmount: parsed.netAmount ?? null,
      restock: parsed.restock ?? false,
    };
  }

  private readDay(row: ImportedRow, index: number): string {
    const field = `${index}.businessDate`;
    const date = dayOf(row, this.importer);
    if (date === null) throw fieldError(field, msg('sales.dateMissing'));
    if (date === undefined) throw fieldError(field, msg('sales.noDate', { text: row.cells['businessDate'] ?? '' }));
    const problem = dateProblem(this.clock, date, this.now);
    if (problem) throw fieldError(field, problem);
    return date;
  }

  private kindOf({ cells: { kind } }: ImportedRow, index: number, isNegative: boolean): SaleKind {
    const usual = isNegative ? 'refund' : 'sale';
    const word = kind === undefined ? usual : choiceIn(kind, saleKindWords);
    if (word === 'sale') return usual;
    if (word === 'refund' || word === 'void') return word;
    throw fieldError(`${index}.kind`, msg('sales.unknownKind', { text: word }));
  }

  private dishOf({ cells: { plu, dish } }: ImportedRow): NamedDish | null {
    if (plu !== undefined) return this.byCode.get(plu) ?? null;
    return dish === undefined ? null : this.byName.get(dish);
  }

  private needDish(row: ImportedRow, index: number): NamedDish {
    const { plu, dish } = row.cells;
    const found = this.dishOf(row);
    if (found && found.kind !== 'menu') {
      throw fieldError(`${index}.${plu === undefined ? 'dish' : 'plu'}`, msg('sales.notOnMenu', { name: found.name }));
    }
    if (found) return found;
    if (plu !== undefined) throw fieldError(`${index}.plu`, msg('sales.unknownCode', { code: plu }));
    if (dish === undefined) throw fieldError(`${index}.dish`, msg('sales.dishMissing'));
    throw fieldError(`${index}.dish`, msg('sales.unknownName', { name: dish }));
  }

  private amountOf(row: ImportedRow): unknown {
    const signed = this.signedAmountOf(row);
    return signed === '' ? null : wholeIn(signed.replace(/^-/, ''));
  }

  /** In minor units; empty when the file has none. */
  private signedAmountOf({ cells: { netAmount } }: ImportedRow): string {
    return netAmount === undefined ? '' : minorUnitsIn(netAmount, this.importer);
  }

  private restockOf({ cells: { restock } }: ImportedRow): boolean {
    return restock !== undefined && choiceIn(foldedText(restock), yesNoWords) === 'yes';
  }
}

const isZero = (figure: string) => /^-?0*\.?0*$/.test(figure);

/**
 * The lines of a record: with an id, its one row; without, the sums of what was sold, of what was refunded, and of what went back
 * to stock, each under an id of its day and dish.
 */
export function linesOf(rows: readonly FileSale[]): Line[] {
  const [first] = rows;
  if (!first) return [];
  if (first.externalId !== null) {
    if (rows.length > 1) throw fieldError('1.externalId', msg('sales.lineIdTwice'));
    return [lineOf(first, first.externalId, rows)];
  }
  const voidAt = rows.findIndex(({ kind }) => kind === 'void');
  if (voidAt >= 0) throw fieldError(`${voidAt}.kind`, msg('sales.voidWithoutId'));
  const { businessDate, recipeId } = first;
  return (['sale', 'refund', 'restocked'] as const).map((sum) =>
    lineOf(
      { ...first, kind: sum === 'sale' ? 'sale' : 'refund' },
      fileLineId(businessDate, recipeId ?? '', sum),
      rows.filter((row) => sumOf(row) === sum),
    ),
  );
}

function sumOf({ kind, restock }: FileSale): FileSum {
  if (kind !== 'refund') return 'sale';
  return restock ? 'restocked' : 'refund';
}

function lineOf({ businessDate, recipeId, kind }: FileSale, externalId: string, rows: readonly FileSale[]): Line {
  const quantity = rows.reduce((sum, row) => sum.plus(row.quantity ?? 0), new Decimal(0)).toFixed();
  const isPriced = rows.length > 0 && rows.every(({ netAmount }) => netAmount !== null);
  const netAmount = isPriced ? rows.reduce((sum, row) => sum + (row.netAmount ?? 0), 0) : null;
  return {
    externalId,
    businessDate,
    recipeId,
    kind,
    quantity,
    netAmount,
    restock: rows.some(({ restock }) => restock),
  };
}
