import { Decimal } from 'decimal.js';
import { businessDate, type KitchenClock, weekdayOf } from '#schema/business-day.ts';
import { type UseSource, weekdays } from '#schema/vocabulary.ts';
import { type Expected, factorOf, type Special, type UseHistory } from './expected-use.policy.ts';
import { quantityText } from '../../../platform/quantity.ts';

/** What of a line of the par sheet determines its use. */
export interface UseLine {
  readonly id: string;
  readonly itemId: string;
  readonly parByWeekday: readonly string[];
  readonly useByWeekday: readonly string[] | null;
}

/** What a line shows of its expected use. */
export interface ShownUse {
  /** In the unit of the item; null while unknown. */
  readonly expectedUse: string | null;
  readonly useSource: UseSource | null;
  readonly forecast: Expected & { readonly share: string };
}

interface Past {
  readonly ofItem: (itemId: string) => UseHistory;
  readonly specials: readonly Special[];
}

/**
 * The expected use of an item's lines. A manager's figure takes precedence over the record. Lines of several lists share
 * the item's recorded use of the day by their pars of that day.
 */
export class ItemUse {
  private readonly today: string;
  private readonly history: UseHistory | null;
  private readonly specials: readonly Special[];
  private readonly known = new Map<string, Expected>();

  constructor(
    past: Past,
    private readonly lines: readonly UseLine[],
    { clock, now }: { readonly clock: KitchenClock; readonly now: Date },
  ) {
    this.today = businessDate(clock, now);
    this.specials = past.specials;
    const [line] = lines;
    this.history = line ? past.ofItem(line.itemId) : null;
  }

  /** What a line's part of a day is expected to use; null while unknown. */
  on(line: UseLine, date: string): string | null {
    return this.shown(line, date).expectedUse;
  }

  /** What all lines of the item use on a day; null while one of them is unknown. */
  ofAll(date: string): Decimal | null {
    return this.sum(this.lines, date);
  }

  /** What some of the lines use on a day; null while one of them is unknown. */
  sum(lines: readonly UseLine[], date: string): Decimal | null {
    return lines.reduce<Decimal | null>((sum, line) => {
      const use = this.on(line, date);
      return sum === null || use === null ? null : sum.plus(use);
    }, new Decimal(0));
  }

  /** Whether a special day says that the kitchen is closed. */
  isClosed(date: string): boolean {
    return factorOf(date, this.specials).isZero();
  }

  shown(line: UseLine, date: string): ShownUse {
    const share = this.shareOf(line, date);
    const forecast = { ...this.ofDay(date), share: quantityText(share) };
    const entered = onDay(line.useByWeekday, date);
    if (entered !== null) {
      const expectedUse = quantityText(factorOf(date, this.specials).times(entered));
      return { expectedUse, useSource: 'manual', forecast };
    }
    const { quantity, source } = forecast;
    const expectedUse = quantity === null ? null : quantityText(share.times(quantity));
    return { expectedUse, useSource: expectedUse === null ? null : source, forecast };
  }

  private ofDay(date: string): Expected {
    const known = this.known.get(date);
    if (known) return known;
    if (!this.history) throw new Error('An item without lines has no plan.');
    const expected = this.history.expected(date, this.today, this.specials);
    this.known.set(date, expected);
    return expected;
  }

  /** The part of the item's day that is a line's: by par, and equal parts where no par is entered. */
  private shareOf(line: UseLine, date: string): Decimal {
    const par = ({ parByWeekday }: UseLine) => new Decimal(onDay(parByWeekday, date) ?? 0);
    const whole = this.lines.reduce((sum, other) => sum.plus(par(other)), new Decimal(0));
    return whole.isZero() ? new Decimal(1).dividedBy(this.lines.length) : par(line).dividedBy(whole);
  }
}

/** The figure of a date's weekday; null when none were entered. */
export function onDay(byWeekday: readonly string[] | null, date: string): string | null {
  return byWeekday?.[weekdays.indexOf(weekdayOf(date))] ?? null;
}
