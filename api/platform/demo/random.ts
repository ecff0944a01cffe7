import { Decimal } from 'decimal.js';

/** The nearest multiple of the step, or the one below, without floating-point error. */
export function stepped(value: number, step: number, below = false): number {
  return new Decimal(value).toNearest(step, below ? Decimal.ROUND_FLOOR : Decimal.ROUND_HALF_UP).toNumber();
}

/** Seeded random numbers (mulberry32), so that the demo kitchen has the same history everywhere. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** From low to high, rounded to the step. */
  between(low: number, high: number, step = 1): number {
    return stepped(low + this.next() * (high - low), step);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }
}
