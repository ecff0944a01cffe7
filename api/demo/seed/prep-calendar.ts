import { Decimal } from 'decimal.js';
import { HOUR } from '#schema/milliseconds.ts';
import { at, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import { type Goods, preparedGood, type PrepSeed, prepSeeds } from './goods.ts';
import type { MenuPlan } from './menu-plan.ts';
import { prepRecipes } from '../../features/recipes/demo/prep-recipes.demo.ts';
import { PlannedStock } from './planned-stock.ts';
import { type Share, sharesOf } from './shares.ts';

/** A batch that was made some days ago. */
export interface Batch {
  readonly name: string;
  readonly days: number;
  readonly quantity: number;
  readonly at: Date;
  readonly skipped?: true;
  readonly overrideReason?: string;
  /** Added to the list by hand, so that another could be made. */
  readonly extra?: true;
}

/** The prepared lot whose use-by is today. */
export const EXPIRING = 'Caesar dressing';
/** Made with expired parsley, which a manager allowed: it was delivered once and used too late. */
export const OVERRIDE = { made: 'Herb vinaigrette', of: 'Parsley', boughtOn: 13, madeOn: 8 } as const;

/** In that evening, what does not keep until tomorrow is thrown away, so that today's stock is from yesterday. */
export const CLEARED = 2;
/** Of what is needed, made in addition. */
const SPARE = 0.05;
/** When batches are finished: ingredients of others first. */
const FINISHED = ['11:00', '13:10', '14:20'] as const;
const WITHIN_MINUTES = [100, 55, 35] as const;

/** The batches of each day of the four weeks, and their ingredients. */
export class PrepCalendar {
  private readonly batches: Batch[] = [];
  /** Consumers first, so that their needs are known when their ingredients are planned. */
  private readonly consumersFirst: readonly PrepSeed[];
  private readonly planned = new PlannedStock();

  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly menu: MenuPlan,
    private readonly expiring: Batch,
    /** Quantities already made today, by name. */
    private readonly today: ReadonlyMap<string, number>,
  ) {
    this.consumersFirst = prepSeeds.toSorted((one, other) => level(other.name) - level(one.name));
    this.batches.push(expiring);
    for (let days = demo.historyDays - 1; days >= 1; days -= 1) this.planDay(days);
  }

  of(days: number): readonly Batch[] {
    return this.batches.filter((batch) => batch.days === days);
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

  /** What a unit of a prepared item takes from stock. */
  shares(made: string): Share[] {
    const { seed } = preparedGood(this.goods, made);
    const lines = prepRecipes.find((recipe) => recipe.name === made)?.lines ?? [];
    const perBatch = sharesOf(this.goods, lines);
    return perBatch.map(({ name, quantity }) => ({ name, quantity: quantity / Number(seed.yieldQuantity) }));
  }

  private planDay(days: number): void {
    const needed = new Map<string, number>();
    const made = new Map<string, number>();
    for (const seed of this.consumersFirst) {
      const served = this.menu.need(seed.name, days, days);
      const inPrep = needed.get(seed.name) ?? 0;
      const quantity = this.quantityOf(seed, days, served + inPrep);
      if (quantity === 0) continue;
      const batch = { name: seed.name, days, quantity, ...this.story(seed, days, inPrep > 0) };
      this.batches.push(batch);
      if (batch.skipped) continue;
      made.set(seed.name, quantity);
      for (const share of this.shares(seed.name))
        needed.set(share.name, (needed.get(share.name) ?? 0) + share.quantity * quantity);
    }
    for (const seed of this.consumersFirst.toReversed()) this.stock(seed, days, made.get(seed.name) ?? 0);
    for (const { name } of this.consumersFirst) {
      this.planned.take(name, days, this.menu.need(name, days, days));
      if (days === CLEARED) this.planned.drop(name, -1);
    }
  }

  /** Puts a batch into the planned stock: it keeps no longer than the prepared items in it. */
  private stock(seed: PrepSeed, days: number, quantity: number): void {
    if (quantity === 0) return;
    const ends = this.shares(seed.name)
      .filter(({ name }) => this.goods.prepared.has(name))
      .map((share) => this.planned.take(share.name, days, share.quantity * quantity));
    this.planned.add(seed.name, Math.max(days - seed.shelfLifeHours / 24 + 1, ...ends), quantity);
  }

  private quantityOf(seed: PrepSeed, days: number, needed: number): number {
    const { expiring } = this;
    if (seed.name === EXPIRING && days <= expiring.days) return 0;
    if (seed.name === OVERRIDE.made && days <= OVERRIDE.boughtOn && days >= OVERRIDE.madeOn) {
      return days === OVERRIDE.madeOn ? 2 : 0;
    }
    const ready = Number(seed.onHand);
    const usable = this.planned.usable(seed.name, days);
    // Yesterday's batches leave today's on hand, which must be fresh.
    const missing = days === 1 ? Math.max(ready, needed + ready - usable) : needed + SPARE * needed - usable;
    return missing > 0 ? inBatches(seed, missing) : 0;
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
}

/** The batch whose use-by is today: made so that its four days end within the next day, at working hours. */
export function expiringBatch(demo: DemoKitchen): Batch {
  const now = demo.tx.now.getTime();
  for (const days of [3, 4]) {
    for (const time of ['14:00', '16:00'] as const) {
      const finished = at(demo, days, time);
      const age = now - finished.getTime();
      if (age > 72.5 * HOUR && age < 95.5 * HOUR) return { name: EXPIRING, days, quantity: 2, at: finished };
    }
  }
  throw new Error('The demo has no hour for the batch that runs out of time today.');
}

/** At least a quantity, in whole batches. */
export function inBatches(seed: PrepSeed, least: number): number {
  if (!seed.batch) return new Decimal(least).toNearest('0.5', Decimal.ROUND_UP).toNumber();
  return new Decimal(least).dividedBy(seed.batch).ceil().times(seed.batch).toNumber();
}

/** The depth of its chain of prepared ingredients. */
function level(name: string): number {
  const lines = prepRecipes.find((recipe) => recipe.name === name)?.lines ?? [];
  const subs = lines.filter(([what]) => prepSeeds.some((seed) => seed.name === what));
  return subs.length === 0 ? 0 : 1 + Math.max(...subs.map(([what]) => level(what)));
}
