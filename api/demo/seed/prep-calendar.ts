import { Decimal } from 'decimal.js';
import { at, type DemoKitchen, HISTORY_DAYS, STOCK_DAYS } from '../../platform/demo/demo-kitchen.ts';
import { type Goods, preparedGood, type PrepSeed, prepSeeds, rawItem } from './goods.ts';
import { prepRecipes } from '../../features/recipes/demo/prep-recipes.demo.ts';

/** A batch that was made some days ago. */
export interface Batch {
  readonly name: string;
  readonly days: number;
  readonly quantity: number;
  readonly at: Date;
  readonly skipped?: true;
  /** A name on the list, without recipe and stock. */
  readonly listed?: true;
  readonly overrideReason?: string;
}

interface Share {
  readonly name: string;
  /** Of that, in its own unit, per unit of what is made. */
  readonly quantity: number;
}

/** The prepared lot whose use-by is today. */
export const EXPIRING = 'Caesar dressing';
/** Made with expired parsley, which a manager allowed: it was delivered once and used too late. */
export const OVERRIDE = { made: 'Herb vinaigrette', of: 'Parsley', boughtOn: 13, madeOn: 8 } as const;

const HOUR = 3_600_000;
/** When batches are finished: ingredients of others first. */
const FINISHED = ['11:00', '13:10', '14:20'] as const;
const WITHIN_MINUTES = [100, 55, 35] as const;

/** The batches of each day of the four weeks, and their ingredients. */
export class PrepCalendar {
  private readonly batches: Batch[] = [];
  /** Consumers first, so that their needs are known when their ingredients are planned. */
  private readonly consumersFirst: readonly PrepSeed[];

  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    /** Quantities already made today, by name. */
    private readonly today: ReadonlyMap<string, number>,
  ) {
    this.consumersFirst = prepSeeds.toSorted((one, other) => level(other.name) - level(one.name));
    this.batches.push(this.expiring());
    for (let days = HISTORY_DAYS - 1; days >= STOCK_DAYS; days -= 1) this.planList(days);
    for (let days = STOCK_DAYS - 1; days >= 1; days -= 1) this.planDay(days);
  }

  of(days: number): readonly Batch[] {
    return this.batches.filter((batch) => batch.days === days);
  }

  /** The day of the batch whose use-by is today. */
  expiringDay(): number {
    return this.batches.find(({ name }) => name === EXPIRING)?.days ?? 0;
  }

  /** Quantity of a purchased item used by the batches of these days, the later day included; 0 is today. */
  need(name: string, from: number, to: number): number {
    let need = 0;
    for (const batch of this.batches) {
      if (batch.days <= from && batch.days >= to && !batch.skipped)
        need += this.usage(batch.name, name) * batch.quantity;
    }
    if (to === 0) for (const [made, quantity] of this.today) need += this.usage(made, name) * quantity;
    return need;
  }

  private usage(made: string, name: string): number {
    return this.shares(made).find((share) => share.name === name)?.quantity ?? 0;
  }

  private shares(made: string): Share[] {
    const { seed } = preparedGood(this.goods, made);
    const lines = prepRecipes.find((recipe) => recipe.name === made)?.lines ?? [];
    return lines.map(([name, quantity, unit]) => {
      const sub = this.goods.prepared.get(name);
      const item = sub?.item ?? rawItem(this.goods, name);
      const inItsUnit = Number(quantity) * (unit === item.unit ? 1 : 0.001);
      return {
        name,
        quantity: ((inItsUnit / Number(seed.yieldQuantity)) * 100) / Number(item.defaultYieldPercent),
      };
    });
  }

  /** Before stock was recorded, tasks had only names. */
  private planList(days: number): void {
    for (const seed of this.consumersFirst) {
      if (!this.demo.random.chance(0.15)) continue;
      const quantity = Number(seed.batch ?? seed.par);
      this.batches.push({ name: seed.name, days, quantity, listed: true, ...this.story(seed, days, false) });
    }
  }

  private planDay(days: number): void {
    const needed = new Map<string, number>();
    for (const seed of this.consumersFirst) {
      const quantity = this.quantityOf(seed, days, needed.get(seed.name) ?? 0);
      if (quantity === 0) continue;
      this.batches.push({ name: seed.name, days, quantity, ...this.story(seed, days, needed.has(seed.name)) });
      for (const share of this.shares(seed.name)) {
        if (this.goods.prepared.has(share.name))
          needed.set(share.name, (needed.get(share.name) ?? 0) + share.quantity * quantity);
      }
    }
  }

  private quantityOf(seed: PrepSeed, days: number, needed: number): number {
    const { random } = this.demo;
    if (seed.name === EXPIRING && days <= this.expiringDay()) return 0;
    if (seed.name === OVERRIDE.made && days <= OVERRIDE.boughtOn && days >= OVERRIDE.madeOn) {
      return days === OVERRIDE.madeOn ? 2 : 0;
    }
    const [par, ready] = [Number(seed.par), Number(seed.onHand)];
    // Yesterday's batches leave today's on hand.
    const own = days === 1 ? ready + (seed.batch ? 0 : par * 0.2) : random.chance(0.06) ? par * 0.6 : 0;
    const required = new Decimal(needed + own);
    if (!seed.batch) return required.toNearest('0.5', Decimal.ROUND_UP).toNumber();
    return required.dividedBy(seed.batch).ceil().times(seed.batch).toNumber();
  }

  private story(seed: PrepSeed, days: number, needed: boolean): Pick<Batch, 'at' | 'skipped' | 'overrideReason'> {
    const { random } = this.demo;
    const place = level(seed.name);
    const time = at(this.demo, days, FINISHED[place] ?? '14:20', random.between(0, WITHIN_MINUTES[place] ?? 30));
    if (seed.name === OVERRIDE.made && days === OVERRIDE.madeOn) {
      return { at: time, overrideReason: 'Parsley is fresh: washed and looked through leaf by leaf.' };
    }
    if (needed || days === 1) return { at: time };
    if (random.chance(0.05)) return { at: time, skipped: true };
    return { at: random.chance(0.15) ? at(this.demo, days, '15:05', random.between(0, 75)) : time };
  }

  /** Made so that its four days end within the next day, at working hours. */
  private expiring(): Batch {
    const now = this.demo.tx.now.getTime();
    for (const days of [3, 4]) {
      for (const time of ['14:00', '16:00'] as const) {
        const finished = at(this.demo, days, time);
        const age = now - finished.getTime();
        if (age > 72.5 * HOUR && age < 95.5 * HOUR) return { name: EXPIRING, days, quantity: 2, at: finished };
      }
    }
    throw new Error('The demo has no hour for the batch that runs out of time today.');
  }
}

/** The depth of its chain of prepared ingredients. */
function level(name: string): number {
  const lines = prepRecipes.find((recipe) => recipe.name === name)?.lines ?? [];
  const subs = lines.filter(([what]) => prepSeeds.some((seed) => seed.name === what));
  return subs.length === 0 ? 0 : 1 + Math.max(...subs.map(([what]) => level(what)));
}
