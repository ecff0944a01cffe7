/** Calendar days as `YYYY-MM-DD`, reckoned without a clock. */
const DAY = 86_400_000;

/** Today in the kitchen's zone. */
export function todayIn(timeZone: string, now: number = Date.now()): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** How many days from one to the other, both counted. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

/** A day as people write it: `Fri 20 Nov`. */
export function formatDate(date: string, language: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, format).format(Date.parse(date));
}

/** Shorter, for axes: `20 Nov`. */
export function formatShortDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
}
