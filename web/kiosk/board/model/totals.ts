import type { BoardTask } from './board.ts';
import { isOpen } from './tiles.ts';

/** The quantity still to be made today, over all visible stations. */
export interface Total {
  readonly name: string;
  readonly unit: string;
  readonly quantity: string;
}

/** Open quantities summed by name and unit, the earliest due first. Exact decimal arithmetic. */
export function allDayTotals(tasks: readonly BoardTask[]): readonly Total[] {
  const totals = new Map<string, Total>();
  const open = tasks.filter((task) => isOpen(task) && !task.recurringTaskId);
  const byDueTime = open.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  for (const { name, unit, targetQuantity } of byDueTime) {
    const key = `${name}\n${unit}`;
    const before = totals.get(key)?.quantity ?? '0';
    totals.set(key, { name, unit, quantity: addDecimals(before, targetQuantity) });
  }
  return [...totals.values()];
}

/** The exact sum of two decimals: `0.1 + 0.2` is `0.3`. */
export function addDecimals(one: string, other: string): string {
  const places = Math.max(placesOf(one), placesOf(other));
  const sum = scaled(one, places) + scaled(other, places);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${sum < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

function placesOf(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

function scaled(decimal: string, places: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(`${whole}${fraction.padEnd(places, '0')}`);
}
