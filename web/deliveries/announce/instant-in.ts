/** What a clock in a time zone shows at an instant, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/**
 * The instant at which the kitchen's clock shows a local time (`2026-11-22T09:30`), wherever the device is. A time that a
 * clock change skips or repeats is off by that change at most.
 */
export function instantIn(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const near = wanted - (wallClock(wanted, timeZone) - wanted);
  return new Date(near - (wallClock(near, timeZone) - wanted)).toISOString();
}
