import type { reportsMessages } from '#schema/messages/reports.ts';

/** Reports, in Spanish. */
export const reportsSpanish: Readonly<Record<keyof typeof reportsMessages, string>> = {
  'report.datesCrossed': 'El último día no puede ser anterior al primero.',
  'report.tooLong': 'Elige como mucho {count} días.',
};
