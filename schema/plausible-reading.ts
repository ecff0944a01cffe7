import { type CheckEntry, type CheckLimits, type Range, temperatureRange } from './line-check-verdict.ts';
import { toCelsius } from './temperature.ts';
import type { TemperatureUnit } from './vocabulary.ts';

interface MeasuredItem extends CheckLimits {
  readonly unitLabel?: string | null | undefined;
}

/** °C: what a kitchen measures, from a blast freezer to an oven. */
const anyTemperature = { low: -60, high: 300 };
/** °C: cold storage is never warmer than a hot kitchen. */
const coldTemperature = { low: -60, high: 50 };
/** An item whose highest limit is at or below this, in °C, is kept cold. */
const COLD = 15;

/** By unit, in lower case; other units are only never below zero. */
const numbers: Readonly<Record<string, { readonly low: number; readonly high: number }>> = {
  ppm: { low: 0, high: 1000 },
  ph: { low: 0, high: 14 },
  '%': { low: 0, high: 100 },
};

/**
 * Whether an item can physically have this reading. One that it can hardly have, such as 88 °C in a fridge, is most likely
 * mistyped: the screen asks again before it records it. It can still be recorded, because it may be what the thermometer shows.
 */
export function isPlausible(item: MeasuredItem, entry: CheckEntry): boolean {
  if (item.kind === 'temperature') {
    if (!entry.temperature || !entry.temperatureUnit) return true;
    const { max } = temperatureRange(item, 'C');
    return isWithin(
      celsius(Number(entry.temperature), entry.temperatureUnit),
      max !== null && Number(max) <= COLD ? coldTemperature : anyTemperature,
    );
  }
  if (item.kind !== 'number' || !entry.number) return true;
  const range = numbers[item.unitLabel?.trim().toLowerCase() ?? ''] ?? { low: lowest(item), high: Infinity };
  return isWithin(Number(entry.number), range);
}

/** Below zero only where the item's own limits are. */
function lowest({ min, max }: Partial<Record<keyof Range, string | null | undefined>>): number {
  return [min, max].some((limit) => limit != null && Number(limit) < 0) ? -Infinity : 0;
}

function isWithin(value: number, { low, high }: { readonly low: number; readonly high: number }): boolean {
  return value >= low && value <= high;
}

function celsius(value: number, unit: TemperatureUnit): number {
  return unit === 'C' ? value : toCelsius(value);
}
