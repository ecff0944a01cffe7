/**
 * Decimal places of a food cost over its target, and of the target, both in percent: one, or two where both would be the same
 * figure with one.
 */
export function overTargetPlaces(cost: string, target: string): 1 | 2 {
  return Number(cost).toFixed(1) === Number(target).toFixed(1) ? 2 : 1;
}
