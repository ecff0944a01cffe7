const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The clock in the kitchen's zone, as the language writes it: `14:05` or `2:05 PM`. */
export function formatClock(at: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(at);
}

/** The calendar day in the kitchen's zone: `Tue 21 Nov`. */
export function formatDay(at: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at);
}

/** Day and clock, for titles and print. */
export function formatMoment(at: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
}

/** `12 min ago`, `in 5 min`: within the hour; null beyond, where the clock says more. */
export function formatNear(at: Date, now: number, language: string): string | null {
  const distance = at.getTime() - now;
  if (Math.abs(distance) >= hour) return null;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' });
  return relative.format(Math.trunc(distance / minute), 'minute');
}

/** How a list writes a time: near as a distance, today as the clock, further away with the day. */
export function formatWhen(at: Date, now: number, language: string, timeZone: string): string {
  const near = formatNear(at, now, language);
  if (near !== null) return near;
  const clock = formatClock(at, language, timeZone);
  const sameDay = formatDay(at, language, timeZone) === formatDay(new Date(now), language, timeZone);
  if (sameDay && Math.abs(at.getTime() - now) < day) return clock;
  return `${formatDay(at, language, timeZone)} ${clock}`;
}
