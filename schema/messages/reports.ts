/** Reports. */
export const reportsMessages = {
  'report.datesCrossed': 'The last day must not be before the first.',
  'report.tooLong': 'Choose at most {count} days.',
} as const;
