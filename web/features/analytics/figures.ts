/** A share in percent, rounded; null when the whole is zero. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

/** Whether anything was recorded in a period. */
export function hasData(
  totals: Readonly<Record<'prepOnTime' | 'prepLate' | 'checksDue' | 'deliveries' | 'wasteCost', number>>,
): boolean {
  return totals.prepOnTime + totals.prepLate + totals.checksDue + totals.deliveries + totals.wasteCost > 0;
}

/** The change from the period before; null when either figure is missing. */
export function change(current: number | null, previous: number | null): number | null {
  return current === null || previous === null ? null : current - previous;
}
