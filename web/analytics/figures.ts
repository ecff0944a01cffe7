/** A part of a whole in percent, rounded; null when there is no whole, which is not zero percent. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

/** How a figure moved against the period before: null when either is missing. */
export function change(current: number | null, previous: number | null): number | null {
  return current === null || previous === null ? null : current - previous;
}
