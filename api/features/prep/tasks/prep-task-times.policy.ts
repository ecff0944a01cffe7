export const MINUTE = 60_000;
export const DEFAULT_LEAD_MINUTES = 60;

/** When a task must be begun to be ready when it is due. */
export function latestStart(dueAt: Date, leadMinutes: number = DEFAULT_LEAD_MINUTES): Date {
  return new Date(dueAt.getTime() - leadMinutes * MINUTE);
}
