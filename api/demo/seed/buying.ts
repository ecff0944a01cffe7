import type { Item } from '../../features/inventory/items/item.entity.ts';
import { weekdayOf } from '#schema/business-day.ts';
import { at, daysAgo, type DemoKitchen, fromNow } from '../../platform/demo/demo-kitchen.ts';
import type { Goods } from './goods.ts';
import { Supplier } from '../../features/suppliers/supplier.entity.ts';
import { menuRecipes } from '../../features/recipes/demo/menu-recipes.demo.ts';
import { OVERRIDE, type PrepCalendar } from './prep-calendar.ts';
import { prepRecipes } from '../../features/recipes/demo/prep-recipes.demo.ts';
import type { RecipeSeed } from '../../features/recipes/demo/recipe-seed.demo.ts';
import type { MenuPlan } from './menu-plan.ts';
import type { Shelves } from './past-stock.ts';

/** Overstocked, not ordered recently, and used before its delivery was entered. */
export const OVER = 'Canned tomato';
export const FORGOTTEN = 'Romaine';
export const OWED = 'Fresh yeast';
/** Its price was mistyped and corrected after some of it was used. */
export const MISTYPED = 'Parmesan';
/** The rest of an older delivery has expired. */
export const EXPIRED = 'Sourdough';
/** Its newest delivery was refused. */
export const REFUSED = 'Heavy cream';
/** Their newest lots must be used today. */
export const USE_TODAY: ReadonlySet<string> = new Set(['Mixed leaf', 'Cod loin']);
/** Remaining quantities of the forgotten item and of the expired lot. */
export const LEFT: Readonly<Record<string, number>> = { [FORGOTTEN]: 6, [EXPIRED]: 3 };
/** Quarantined quantity, in its unit. */
export const SET_ASIDE: Readonly<Record<string, number>> = { 'Chicken thigh': 5 };
const ALWAYS_IN_THE_NEWEST: ReadonlySet<string> = new Set(['Salmon side', 'Butter', REFUSED, ...USE_TODAY]);

const inPrep = namesIn(prepRecipes);
const onMenu = namesIn(menuRecipes);
/** Items that no recipe needs were added last week. */
const REST_DAYS = 7;

function namesIn(recipes: readonly RecipeSeed[]): ReadonlySet<string> {
  return new Set(recipes.flatMap(({ lines }) => lines.map(([name]) => name)));
}

/** For how many days an item has been stocked. */
export function stockedSince({ historyDays }: DemoKitchen, { name }: Item): number {
  return inPrep.has(name) || onMenu.has(name) || name in SET_ASIDE ? historyDays : REST_DAYS;
}

/** Minimum of today's stock above par after the last delivery, because waste takes some. */
export const MARGIN = 1.2;

/** When each item is ordered, and how much: enough for the planned prep and menu, rarely more than its maximum. */
export class Buying {
  private readonly deliveryDays: ReadonlyMap<string, readonly number[]>;
  private readonly supplierNames: ReadonlyMap<string, string>;

  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly calendar: PrepCalendar,
    private readonly menu: MenuPlan,
  ) {
    const weekdays = Array.from({ length: demo.historyDays - 1 }, (_, index) => weekdayOf(daysAgo(demo, index + 1)));
    this.deliveryDays = new Map(
      [...demo.all(Supplier).values()].map(({ name, deliveryDays }) => [
        name,
        orderDays(
          weekdays.length,
          weekdays.flatMap((weekday, index) => (deliveryDays.includes(weekday) ? [index + 1] : [])),
        ),
      ]),
    );
    this.supplierNames = new Map([...demo.all(Supplier).values()].map(({ id, name }) => [id, name]));
    this.horizon = fromNow(demo, 25 * 60);
  }

  /** Until when today's stock must keep, apart from the special cases above. */
  readonly horizon: Date;

  /** The newest delivery of a supplier that day, counted from the newest: 0, 1, …; null when it does not come that day. */
  turn(supplier: string, days: number): number | null {
    const turn = this.daysOf(supplier).indexOf(days);
    return turn < 0 ? null : turn;
  }

  /** How many days ago an item last came. */
  lastDay(item: Item): number {
    const days = this.daysOf(this.supplierOf(item));
    if (item.name === FORGOTTEN) return days.find((each) => each >= 4) ?? 4;
    if (item.name === OWED) return days.find((each) => each >= 8) ?? 8;
    return days[item.name === REFUSED ? 1 : 0] ?? 1;
  }

  /** The next day on which an item's supplier came after these many days ago; 0 is today. */
  next(item: Item, days: number): number {
    return this.daysOf(this.supplierOf(item)).findLast((each) => each < days) ?? 0;
  }

  /** How many packs to order on one of its supplier's days. */
  packs(item: Item, days: number, shelves: Shelves): number {
    const last = this.lastDay(item);
    const turn = this.turn(this.supplierOf(item), days) ?? 0;
    const fewest = this.fewest(item, days, turn);
    if (days < last || days > stockedSince(this.demo, item)) return fewest;
    if (item.name === OVERRIDE.of && days < OVERRIDE.boughtOn && days >= OVERRIDE.madeOn) return 0;
    const { until, target, enough } = days === last ? this.last(item, days) : this.usual(item, days, turn);
    const there = USE_TODAY.has(item.name) && days === last ? 0 : this.expectedUse(item, { days, until, shelves });
    const missing = target - there;
    if (there >= enough || missing <= 0) return fewest;
    return Math.max(fewest, Math.ceil(missing / Number(item.packQuantity ?? '1')));
  }

  private fewest(item: Item, days: number, turn: number): number {
    if (turn === 0 && ALWAYS_IN_THE_NEWEST.has(item.name)) return 1;
    if (turn === 1 && (item.name === MISTYPED || item.name === EXPIRED)) return 1;
    return item.name === OVERRIDE.of && days === OVERRIDE.boughtOn ? 1 : 0;
  }

  /** Stock whose use-by is after a time, or that will be used before its use-by. */
  private expectedUse(
    item: Item,
    { days, until, shelves }: { readonly days: number; readonly until: Date; readonly shelves: Shelves },
  ): number {
    let expected = 0;
    for (const { useBy, quantity } of shelves.of(item)) {
      const keeps = useBy === null || useBy > until;
      expected = keeps
        ? expected + quantity
        : Math.min(expected + quantity, this.need(item.name, days, days + 1 - this.evenings(days, useBy)));
    }
    return expected;
  }

  /** How many evenings are left of a lot. */
  private evenings(days: number, useBy: Date): number {
    return Math.max(0, Math.ceil((useBy.getTime() - at(this.demo, days, '16:00').getTime()) / 86_400_000));
  }

  /** Quantity of an item used by prep and menu on these days, the later one included. */
  private need(name: string, from: number, to: number): number {
    return this.calendar.need(name, from, Math.max(1, to)) + this.menu.need(name, from, to);
  }

  private usual(item: Item, days: number, turn: number) {
    const next = this.daysOf(this.supplierOf(item))[turn - 1] ?? 1;
    const need = this.calendar.need(item.name, days, next) + this.menu.need(item.name, days, next + 1);
    // What keeps is bought before it is short.
    const spare = Number(item.parLevel) * (item.shelfLifeHours === null ? 0.5 : 0.1);
    const left = turn === 1 && item.name === EXPIRED ? (LEFT[EXPIRED] ?? 0) : 0;
    return { until: at(this.demo, next, '12:00'), target: need * 1.15 + spare + left, enough: need + spare / 2 + left };
  }

  /** The last delivery before today: leaves par and a little more in stock. */
  private last(item: Item, days: number) {
    const inPrep = this.calendar.need(item.name, days, item.name === OWED ? 2 : 0);
    const need = inPrep + this.menu.need(item.name, days, 1) + (SET_ASIDE[item.name] ?? 0);
    if (item.name === FORGOTTEN) {
      const enough = need + (LEFT[FORGOTTEN] ?? 0);
      return { until: this.horizon, target: enough, enough };
    }
    const target = item.name === OVER ? Number(item.maxLevel) + 5 + need : Number(item.parLevel) * MARGIN + need;
    return { until: this.horizon, target, enough: target };
  }

  private supplierOf(item: Item): string {
    const name = this.supplierNames.get(item.supplierId ?? '');
    if (!name) throw new Error(`The demo data has no supplier of ${item.name}.`);
    return name;
  }

  /** The days on which a supplier came, the newest first. */
  private daysOf(supplier: string): readonly number[] {
    return this.deliveryDays.get(supplier) ?? [];
  }

  /** The bought items of a supplier. */
  itemsOf(supplierId: string): Item[] {
    return [...this.goods.raw.values()].filter((item) => item.supplierId === supplierId);
  }
}

/** Daily suppliers deliver every third day, and on the last two. */
function orderDays(of: number, days: readonly number[]): number[] {
  const daily = days.length > (of * 5) / 7;
  return days.filter((_, turn) => !daily || turn < 2 || turn % 3 === 0);
}
