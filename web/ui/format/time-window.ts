/** Whether a time of day (HH:MM) is within a window, which may span midnight. False when an end is null or both ends are equal. */
export function isWithinTimeWindow(from: string | null, to: string | null, clock: string): boolean {
  if (from === null || to === null || from === to) return false;
  return from < to ? clock >= from && clock < to : clock >= from || clock < to;
}
