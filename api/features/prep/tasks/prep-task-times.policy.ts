import { MINUTE } from '#schema/milliseconds.ts';

/** Assumed for a task without a duration. */
const DEFAULT_LEAD_MINUTES = 60;

/** When a task must be begun to be ready when it is due. */
export function latestStart(dueAt: Date, leadMinutes: number | null): Date {
  return new Date(dueAt.getTime() - (leadMinutes ?? DEFAULT_LEAD_MINUTES) * MINUTE);
}
