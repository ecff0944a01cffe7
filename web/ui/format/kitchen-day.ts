/** What is needed of the organization to know its business day. */
export interface DayClock {
  readonly timeZone: string;
  /** Local HH:MM at which the day turns. */
  readonly dayRollover: string;
}

/** The kitchen's date (YYYY-MM-DD) at a moment: before the rollover it is still yesterday. */
export function kitchenDate({ timeZone, dayRollover }: DayClock, at: Date): string {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  return localTime(at, timeZone) < dayRollover ? addDays(date, -1) : date;
}

/** A date some days away. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The kitchen's wall clock as HH:MM, as a time field wants it. */
export function localTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
}
