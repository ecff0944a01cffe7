/** A part of a whole in percent, rounded; null when there is no whole, which is not zero percent. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

/** Whether anything was recorded in a period. */
export function hasData(
  totals: Readonly<Record<'prepOnTime' | 'prepLate' | 'checksDue' | 'deliveries' | 'wasteCost', number>>,
): boolean {
  return totals.prepOnTime + totals.prepLate + totals.checksDue + totals.deliveries + totals.wasteCost > 0;
}

/** How a figure moved against the period before: null when either is missing. */
export function change(current: number | null, previous: number | null): number | null {
  return current === null || previous === null ? null : current - previous;
}
