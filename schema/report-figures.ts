/** The figures of the line check report: which runs each counts. `failed` are runs with a reading out of range. */
export const lineCheckReportFigures = ['due', 'on_time', 'late', 'missed', 'failed'] as const;
export type LineCheckFigure = (typeof lineCheckReportFigures)[number];

/** The figures of the prep report: which tasks each counts. */
export const prepReportFigures = ['planned', 'completed', 'on_time', 'late', 'skipped', 'open'] as const;
export type PrepFigure = (typeof prepReportFigures)[number];

/** The figures of the waste report: all entries that count as waste, or those without a known cost. */
export const wasteReportFigures = ['entries', 'unknown_costs'] as const;
export type WasteFigure = (typeof wasteReportFigures)[number];
