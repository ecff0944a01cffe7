import { Decimal } from 'decimal.js';
import { NoConversion, tryInStockUnit } from '../../inventory/items/units.policy.ts';
import { type DatingRules, preparedUseBy, thawedUseBy } from '../../inventory/lots/use-by.policy.ts';
import { limits } from '#schema/limits.ts';
import { addDays, businessDate, businessDayBounds, instantOn } from '#schema/business-day.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { ItemUse, onDay } from '../forecast/item-use.policy.ts';
import { leftToday, type TodayUse } from '../forecast/left-today.policy.ts';
import { pastUse } from '../forecast/used.queries.ts';
import { neededOn, parOf, usefulQuantity } from './par-target.policy.ts';
import { shortfall } from './prep-plan.policy.ts';
import { runsOf, toMake as toMakeOf } from './to-make.policy.ts';
import { listOpenWork, listPrepItems, type OpenWorkRow, type PrepItemRow } from './prep-plan.queries.ts';
import { type Service, type Stock, stockAt, totalOf } from './prep-projection.policy.ts';
import type { PrepItemView } from './prep-plan.view.ts';

/** How far beyond the planned day its pars and shelf lives look. */
const LOOK_AHEAD_DAYS = 31;

export interface PlanParams {
  readonly organizationId: string;
  readonly clock: DatingRules;
  /** Today or a later day. */
  readonly date: string;
  readonly now: Date;
  readonly archived?: boolean;
  /** Only the lines of this item; of all without one. */
  readonly itemId?: string | null;
}

/**
 * The par sheet against stock and open work: the one definition of "to make", for the sheet, its prep list, the prep check and
 * the dashboards. A later day starts with the stock that the days before it leave: open work is added, each day's expected use
 * and expired stock are subtracted; of today's use, what the stock on hand does not show yet.
 */
export async function planOf(db: Db, params: PlanParams): Promise<PrepItemView[]> {
  const { organizationId, date, now, archived = false, itemId = null } = params;
  const rows = await listPrepItems(db, { organizationId, date, now, archived, itemId });
  const work = workByGroup(rows, await listOpenWork(db, { organizationId, date }));
  const until = addDays(date, LOOK_AHEAD_DAYS + limits.thawDaysMax);
  const past = await pastUse(db, { organizationId, clock: params.clock, now, until, itemId });
  const groups = Map.groupBy(rows, groupOf);
  const lines = new Map(
    [...groups].flatMap(([group, ofItem]) => {
      const use = new ItemUse(past, ofItem, params);
      const used = past.today(ofItem[0]?.itemId ?? '');
      const plan = new ItemPlan(params, ofItem, work.get(group) ?? [], use, used);
      return plan.lines().map((line) => [line.id, line] as const);
    }),
  );
  return rows.flatMap(({ id }) => lines.get(id) ?? []);
}

/** A service before the planned day. */
interface ServiceBefore extends Service {
  /** Whether the par replaces its use, which is unknown. */
  readonly assumed: boolean;
}

/** Lines that share their stock: of one item, made, or thawed equally early. */
function groupOf({ itemId, thawDays }: Pick<PrepItemRow, 'itemId' | 'thawDays'>): string {
  return `${itemId} ${String(thawDays)}`;
}

/** Open work by the lines that it is for: its own, else the first that makes or thaws its item, as it does. */
function workByGroup(rows: readonly PrepItemRow[], work: readonly OpenWorkRow[]): Map<string, OpenWorkRow[]> {
  const ofItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return Map.groupBy(work, ({ itemId, thaws, prepItemId }) => {
    const lines = (ofItem.get(itemId) ?? []).filter(({ thawDays }) => (thawDays !== null) === thaws);
    const line = lines.find(({ id }) => id === prepItemId) ?? lines[0];
    return line ? groupOf(line) : '';
  });
}

/**
 * The lines of one item, which share its stock: a later list of a day cannot use what an earlier one uses. Lines that thaw it
 * are calculated for the day that the thawed food is for, from what is not in the freezer.
 */
class ItemPlan {
  private readonly clock: DatingRules;
  private readonly today: string;
  private readonly rows: readonly PrepItemRow[];
  /** Days from the planned day to the one that is calculated; null when the item is made. */
  private readonly thawDays: number | null;
  private readonly date: string;

  constructor(
    private readonly params: PlanParams,
    rows: readonly PrepItemRow[],
    private readonly work: readonly OpenWorkRow[],
    private readonly use: ItemUse,
    /** What today has recorded of it. */
    private readonly usedToday: readonly TodayUse[],
  ) {
    this.clock = params.clock;
    this.today = businessDate(params.clock, params.now);
    this.thawDays = rows[0]?.thawDays ?? null;
    this.date = addDays(params.date, this.thawDays ?? 0);
    this.rows = rows.toSorted((one, other) => this.dueAt(one).getTime() - this.dueAt(other).getTime());
  }

  lines(): PrepItemView[] {
    const { date } = this;
    const before = this.daysBefore();
    const ahead = before.length > 0;
    const assumesBefore = before.some(({ assumed }) => assumed);
    const services: Service[] = [...before];
    const earlier: PrepItemRow[] = [];
    return this.rows.map((row) => {
      const stock = stockAt(this.stockNow(), services, this.startOf(date));
      const work = this.madeFor(date, row);
      const making = this.making(row, stock, work);
      const assumesPar = ahead ? assumesBefore : earlier.some((one) => this.isUnknown(one));
      const projected = ahead || earlier.length > 0;
      const isOver = this.isOver(row);
      if (!isOver) earlier.push(row);
      const made = [...work, { quantity: making.toMake, useBy: making.usefulUntil }];
      services.push({ from: this.startOf(date), made, use: isOver ? 0 : this.useOn(row, date) });
      return {
        ...row,
        ...making,
        projected,
        assumesPar,
        ...this.use.shown(row, date),
        day: date,
        onHand: totalOf(stock).toFixed(),
        frozen: this.thawDays === null ? null : totalOf(this.stockNow(true)).toFixed(),
        planned: totalOf(work).toFixed(),
      };
    });
  }

  /** What a line requires on the day, with this stock and open work. */
  private making(row: PrepItemRow, stock: readonly Stock[], work: readonly Stock[]) {
    const { clock, date } = this;
    const available = totalOf([...stock, ...work]);
    const target = parOf(row, date, this.use);
    const short = target.below?.lte(available) ? new Decimal(0) : shortfall(target.par, available, 0);
    const made = instantOn(clock, this.params.date, row.dueTime);
    const useBy = this.useByOf(row, made, row.recipeShelfLifeHours);
    const shelfLife = { clock, date, from: this.startOf(date), useBy, use: this.use };
    const useful = usefulQuantity(this.rows.slice(this.rows.indexOf(row)), [...stock, ...work], shelfLife);
    const needed = neededOn(this.use.on(row, date), available, short);
    const { quantity, capped } = toMakeOf({ short, neededToday: needed, useful }, row);
    return {
      par: target.par.toFixed(),
      parAssumed: target.assumed,
      refillBelow: target.below?.toFixed() ?? null,
      needed: needed?.toFixed() ?? null,
      useful: useful?.toFixed() ?? null,
      usefulUntil: useBy,
      capped,
      short: short.toFixed(),
      toMake: quantity.toFixed(),
      runs: runsOf(quantity, row).map((run) => run.toFixed()),
    };
  }

  /** What the days from today up to the planned one make and use. */
  private daysBefore(): ServiceBefore[] {
    const services: ServiceBefore[] = [];
    for (let date = this.today; date < this.date; date = addDays(date, 1)) {
      const uses = date === this.today ? this.leftToday() : this.rows.map((row) => new Decimal(this.useOn(row, date)));
      for (const [index, row] of this.rows.entries()) {
        const use = uses[index] ?? new Decimal(0);
        const assumed = use.gt(0) && this.use.on(row, date) === null;
        services.push({ from: this.startOf(date), made: this.madeFor(date, row), use, assumed });
      }
    }
    return services;
  }

  /** What each line still uses today. */
  private leftToday(): Decimal[] {
    const { clock, today, params } = this;
    const parts = this.rows.map((row) => ({
      dueAt: instantOn(clock, today, row.dueTime),
      use: this.useOn(row, today),
    }));
    const { end } = businessDayBounds(clock, today);
    return leftToday(parts, this.usedToday, { now: params.now, end });
  }

  /** What a day is expected to use; its par while that is unknown. */
  private useOn(row: PrepItemRow, date: string): string {
    return this.use.on(row, date) ?? onDay(row.parByWeekday, date) ?? '0';
  }

  private isUnknown(row: PrepItemRow): boolean {
    return this.use.on(row, this.date) === null;
  }

  /** From when a day's stock counts: from now for today. */
  private startOf(date: string): Date {
    return date <= this.today ? this.params.now : businessDayBounds(this.clock, date).start;
  }

  private dueAt(row: PrepItemRow): Date {
    return instantOn(this.clock, this.date, row.dueTime);
  }

  /** Whether this list's part of today is over, because the item's next list is due: current stock already reflects its use. */
  private isOver(row: PrepItemRow): boolean {
    const next = this.rows[this.rows.indexOf(row) + 1];
    return this.date === this.today && next !== undefined && this.dueAt(next) <= this.params.now;
  }

  /** What is usable now; of what is thawed, what is in the freezer is apart. */
  private stockNow(frozen = false): Stock[] {
    const [row] = this.rows;
    const stock = row?.stock ?? [];
    return (this.thawDays === null ? stock : stock.filter(([, , isFrozen]) => isFrozen === frozen)).map(
      ([quantity, useBy]) => ({ quantity, useBy: useBy === null ? null : new Date(useBy) }),
    );
  }

  /** What open work makes for a line on a day, in the item's unit. Work of earlier days counts as finished today. */
  private madeFor(date: string, row: PrepItemRow): Stock[] {
    return this.work
      .filter((work) => later(work.day, this.today) === date && this.lineOf(work) === row)
      .map((work) => ({
        quantity: inUnit(work, row),
        useBy: this.useByOf(row, work.dueAt, work.recipeShelfLifeHours),
      }));
  }

  /** The line that a task is for: its own, else its list's, else the first that is due after it. */
  private lineOf({ prepItemId, prepListId, day, dueAt }: OpenWorkRow): PrepItemRow | undefined {
    const due = (row: PrepItemRow) => instantOn(this.clock, day, row.dueTime);
    return (
      this.rows.find(({ id }) => id === prepItemId) ??
      this.rows.find((row) => prepListId !== null && row.prepListId === prepListId) ??
      this.rows.find((row) => due(row) >= dueAt) ??
      this.rows.at(-1)
    );
  }

  /** The use-by of a batch that is made or thawed when it is due, or now if that is past. */
  private useByOf(row: PrepItemRow, dueAt: Date, shelfLifeHours: number | null): Date | null {
    const at = dueAt > this.params.now ? dueAt : this.params.now;
    if (this.thawDays !== null) return thawedUseBy(this.clock, row, null, at);
    return preparedUseBy(this.clock, row, { at, shelfLifeHours, ingredientsUseBy: [] });
  }
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** A task's quantity in its item's unit; 0 when it does not convert. */
function inUnit({ targetQuantity, unit }: OpenWorkRow, item: PrepItemRow): Decimal {
  const converted = tryInStockUnit(item, { quantity: targetQuantity, unit });
  return converted instanceof NoConversion ? new Decimal(0) : converted;
}
