import { Decimal } from 'decimal.js';
import type { SaleLineInput } from '#schema/inputs/sales.ts';
import { limits } from '#schema/limits.ts';
import { type Message, msg, thing } from '#schema/messages.ts';
import type { SaleResult } from '#schema/sales-vocabulary.ts';
import { lockInOrganization } from '../../platform/database/advisory-lock.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import type { KitchenClock } from '#schema/business-day.ts';
import { MenuSale } from './menu-sale.entity.ts';
import { SaleLine } from './sale-line.entity.ts';
import { BY_HAND } from './sale-line-ids.policy.ts';
import { bookSales } from './sale-sums.writes.ts';
import { SalesDay } from './sales-day.entity.ts';
import { dateProblem, priced } from './sales.policy.ts';
import { type DishRow, findDishes } from './sales.queries.ts';

/** A line to record; a quantity of 0 takes a recorded one back. */
export type Line = Omit<SaleLineInput, 'quantity'> & { readonly quantity?: string | null | undefined };

export interface LineResult {
  readonly externalId: string;
  readonly result: SaleResult;
  readonly content: Message | null;
}

/** Serializes the recording of sales until the transaction ends, so that a line recorded twice at once counts once. */
export async function lockSales(tx: Transaction): Promise<void> {
  await lockInOrganization(tx, 'sales');
}

/** The rows that the lines of one request concern. */
export class Recording {
  private readonly days = new Map<string, SalesDay>();
  private readonly sales = new Map<string, MenuSale>();
  private readonly lines = new Map<string, SaleLine>();
  private readonly dishes = new Map<string, DishRow>();
  private readonly touched = new Set<MenuSale>();
  private readonly seen = new Set<string>();
  /** The sales of which more went back to stock than was served. */
  private returned: ReadonlySet<string> = new Set();

  private constructor(
    private readonly tx: Transaction,
    private readonly clock: KitchenClock,
  ) {}

  /** Locks the sales of the kitchen and reads what these lines and dates concern. */
  static async open(
    tx: Transaction,
    clock: KitchenClock,
    lines: readonly Line[],
    dates: readonly string[] = [],
  ): Promise<Recording> {
    await lockSales(tx);
    const self = new Recording(tx, clock);
    const known = await tx.em.find(SaleLine, { externalId: { $in: lines.map((line) => line.externalId) } });
    for (const line of known) self.lines.set(line.externalId, line);
    const old = await tx.em.find(MenuSale, { id: { $in: known.map((line) => line.menuSaleId) } });
    const allDates = [
      ...new Set([...dates, ...lines.map((line) => line.businessDate), ...old.map((sale) => sale.businessDate)]),
    ];
    for (const day of await tx.em.find(SalesDay, { businessDate: { $in: allDates } }))
      self.days.set(day.businessDate, day);
    const ids = [...lines.flatMap((line) => line.recipeId ?? []), ...old.map((sale) => sale.recipeId)];
    const codes = lines.flatMap((line) => line.plu ?? []);
    for (const dish of await findDishes(tx.db, tx.organizationId, { ids, codes })) self.addDish(dish);
    const recipeId = { $in: [...new Set([...self.dishes.values()].map(({ id }) => id))] };
    for (const sale of await tx.em.find(MenuSale, { businessDate: { $in: allDates }, recipeId }))
      self.sales.set(keyOf(sale), sale);
    return self;
  }

  private addDish(dish: DishRow): void {
    this.dishes.set(dish.id, dish);
    for (const code of dish.pluCodes) this.dishes.set(`plu:${code}`, dish);
  }

  /** Records one line, replaces the one with its id, or returns why not. */
  record(line: Line): LineResult {
    const { externalId } = line;
    const old = this.lines.get(externalId);
    const refused = (content: Message): LineResult => ({ externalId, result: 'refused', content });
    const problem = this.dateProblemOf(line, old);
    if (problem) return refused(problem);
    if (line.kind === 'void') return this.voidLine(externalId, old, refused);
    const dish = this.dishOf(line);
    if ('key' in dish) return refused(dish);
    if (line.quantity === null || line.quantity === undefined) return refused(msg('sales.quantityMissing'));
    if (old?.kind === 'void') return { externalId, result: 'unchanged', content: msg('sales.voided') };
    const data = this.dataOf(line, line.quantity, dish, old);
    if ((data.netAmount ?? 0) > limits.moneyMax) return refused(msg('sales.tooMuch'));
    const notice = dish.archivedAt ? msg('sales.archivedDish', { dish: dish.name }) : null;
    if (old && isSame(old, data)) return { externalId, result: 'unchanged', content: notice };
    if (this.seen.has(externalId)) return refused(msg('sales.twiceDifferent'));
    this.seen.add(externalId);
    this.save(externalId, old, data);
    return { externalId, result: old ? 'corrected' : 'recorded', content: notice };
  }

  /** The line with this external id, as it is now. */
  lineOf(externalId: string): SaleLine | undefined {
    return this.lines.get(externalId);
  }

  /** The ids of the sales whose lines changed. */
  touchedSales(): readonly string[] {
    return [...this.touched].map(({ id }) => id);
  }

  /** Whether the day has data already. */
  hasDay(date: string): boolean {
    return this.days.has(date);
  }

  /** Throws CONFLICT when the day has another version than the client read; 0 is a day without data. */
  expectVersion(date: string, version: number | null): void {
    if (version === null || version === (this.days.get(date)?.version ?? 0)) return;
    throw conflict(msg('common.changedMeanwhile', { what: thing('sales day') }));
  }

  /** Creates or changes the day's own figures; what is left out stays. */
  day(date: string, figures: Partial<Pick<SalesDay, 'netSales' | 'covers' | 'complete' | 'updatedAt'>> = {}): SalesDay {
    let day = this.days.get(date);
    if (!day) {
      day = add(this.tx, SalesDay, { businessDate: date, recordedById: this.tx.actorId });
      this.days.set(date, day);
    }
    return Object.assign(day, figures);
  }

  /** Sums the lines up and books what was served. Returns the dates that changed. */
  async close(): Promise<Set<string>> {
    const sales = [...this.touched];
    if (sales.length === 0) return new Set();
    this.returned = await bookSales(this.tx, sales, (recipeId) => this.dishes.get(recipeId)?.name ?? '');
    return new Set(sales.map(({ businessDate }) => businessDate));
  }

  /** The result of a line after `close`: a refund whose food could not go back to the stock of its day says so. */
  resultOf(line: Line, found: LineResult): LineResult {
    const sale = this.lines.get(line.externalId)?.menuSaleId ?? '';
    const isReturn = line.kind === 'refund' && line.restock && found.result !== 'refused' && found.content === null;
    return isReturn && this.returned.has(sale) ? { ...found, content: msg('sales.nothingToReturn') } : found;
  }

  private dateProblemOf(line: Line, old: SaleLine | undefined): Message | null {
    const dates = [
      line.businessDate,
      ...[...this.sales.values()].filter(({ id }) => id === old?.menuSaleId).map((sale) => sale.businessDate),
    ];
    for (const date of dates) {
      const problem = dateProblem(this.clock, date, this.tx.now);
      if (problem) return problem;
    }
    return null;
  }

  private dishOf({ recipeId, plu }: Line): DishRow | Message {
    if (!recipeId && !plu) return msg('sales.nameDish');
    const dish = this.dishes.get(recipeId ?? `plu:${plu ?? ''}`);
    if (!dish) return recipeId ? msg('sales.unknownDish') : msg('sales.unknownCode', { code: plu ?? '' });
    return dish.kind === 'menu' ? dish : msg('sales.notOnMenu', { name: dish.name });
  }

  private voidLine(
    externalId: string,
    old: SaleLine | undefined,
    refused: (content: Message) => LineResult,
  ): LineResult {
    if (!old) return refused(msg('sales.nothingToVoid'));
    if (old.kind === 'void') return { externalId, result: 'unchanged', content: null };
    old.kind = 'void';
    this.touch(old.menuSaleId);
    return { externalId, result: 'corrected', content: null };
  }

  private dataOf(line: Line, quantity: string, dish: DishRow, old: SaleLine | undefined) {
    const sale = this.saleOf(line.businessDate, dish);
    const same = old?.menuSaleId === sale.id ? old : undefined;
    return {
      menuSaleId: sale.id,
      kind: line.kind ?? 'sale',
      quantity,
      netAmount: line.netAmount ?? amountWithout(dish, quantity, same),
      restock: line.restock ?? false,
    };
  }

  private saleOf(date: string, dish: DishRow): MenuSale {
    const key = keyOf({ businessDate: date, recipeId: dish.id });
    const known = this.sales.get(key);
    if (known) return known;
    const sale = add(this.tx, MenuSale, { salesDayId: this.day(date).id, businessDate: date, recipeId: dish.id });
    this.sales.set(key, sale);
    return sale;
  }

  private save(
    externalId: string,
    old: SaleLine | undefined,
    data: Pick<SaleLine, 'menuSaleId' | 'kind' | 'quantity' | 'netAmount' | 'restock'>,
  ): void {
    if (old) this.touch(old.menuSaleId);
    this.touch(data.menuSaleId);
    const byHand = externalId.startsWith(BY_HAND);
    if (old) Object.assign(old, data, { recordedById: this.tx.actorId });
    else
      this.lines.set(
        externalId,
        add(this.tx, SaleLine, { externalId, byHand, ...data, recordedById: this.tx.actorId }),
      );
  }

  private touch(menuSaleId: string): void {
    for (const sale of this.sales.values()) if (sale.id === menuSaleId) this.touched.add(sale);
  }
}

const keyOf = ({ businessDate, recipeId }: Pick<MenuSale, 'businessDate' | 'recipeId'>) =>
  `${businessDate}:${recipeId}`;

/** A line that comes again without an amount keeps its price; a new one has the menu's. */
function amountWithout(dish: DishRow, quantity: string, old: SaleLine | undefined): number | null {
  if (!old || old.netAmount === null || Number(old.quantity) === 0) return priced(dish.menuPrice, quantity);
  return new Decimal(old.netAmount).times(quantity).dividedBy(old.quantity).round().toNumber();
}

function isSame(
  old: SaleLine,
  data: Pick<SaleLine, 'menuSaleId' | 'kind' | 'quantity' | 'netAmount' | 'restock'>,
): boolean {
  return (
    old.menuSaleId === data.menuSaleId &&
    old.kind === data.kind &&
    old.restock === data.restock &&
    old.netAmount === data.netAmount &&
    new Decimal(old.quantity).eq(data.quantity)
  );
}
