import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import { type Measures, unitWord } from '#schema/units.ts';
import { type Message, msg } from '#schema/messages.ts';
import { conflict } from '../../platform/errors.ts';
import { convert } from '../inventory/items/units.policy.ts';

const quantities = { places: 4, max: limits.quantityMax };
const prices = { places: 6, max: limits.unitCostMax };

/** The item whose figures are converted to another unit. */
export interface Swapped extends Measures {
  readonly name: string;
  readonly unit: string;
}

/** Converts an item's figures to another unit. Throws CONFLICT when a figure is too small or too large to record. */
export class UnitSwap {
  constructor(
    private readonly item: Swapped,
    readonly to: string,
  ) {}

  /** For the audit log. */
  get units(): readonly [string, string] {
    return [this.item.unit, this.to];
  }

  quantity(what: Message, figure: string): string {
    return this.checked(what, figure, convert(figure, this.item.unit, this.to, this.item), quantities);
  }

  optional(what: Message, figure: string | null): string | null {
    return figure === null ? null : this.quantity(what, figure);
  }

  /** Minor units per unit: a larger unit costs more. */
  price(what: Message, figure: string | null): string | null {
    if (figure === null) return null;
    const worth = convert('1', this.to, this.item.unit, this.item);
    return this.checked(what, figure, worth.times(figure), prices);
  }

  private checked(
    what: Message,
    before: string,
    after: Decimal,
    { places, max }: { readonly places: number; readonly max: number },
  ): string {
    const rounded = after.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
    const lost = rounded.isZero() && Number(before) !== 0;
    if (!lost && rounded.lte(max)) return rounded.toFixed();
    const key = lost ? 'unit.tooSmall' : 'unit.tooLarge';
    throw conflict(msg(key, { unit: unitWord(this.to), what, name: this.item.name }));
  }
}
