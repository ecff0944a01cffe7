export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
/** 24 hours; the day of a clock change is longer or shorter. */
export const DAY = 24 * HOUR;
