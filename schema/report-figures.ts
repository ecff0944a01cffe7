/** The figures of the line check report: which runs each counts. `failed` are runs with a reading out of range. */
export const lineCheckReportFigures = ['due', 'on_time', 'late', 'missed', 'failed'] as const;
export type LineCheckFigure = (typeof lineCheckReportFigures)[number];

/** The figures of the prep report: which tasks each counts. */
export const prepReportFigures = ['planned', 'completed', 'on_time', 'late', 'skipped', 'open'] as const;
export type PrepFigure = (typeof prepReportFigures)[number];

/** The figures of the waste report: all entries that count as waste, or those without a known cost. */
export const wasteReportFigures = ['entries', 'unknown_costs'] as const;
export type WasteFigure = (typeof wasteReportFigures)[number];

/** The figures of an item's use that the ledger is divided into: each of its rows belongs to one. */
export const usageFigures = [
  'opening',
  'purchases',
  'made',
  'transfers',
  'sales',
  'prep',
  'waste',
  'unexplained',
] as const;
export type UsageFigureName = (typeof usageFigures)[number];

/** Those, and the sums of several: which rows of the ledger each counts. */
export const usageRowFigures = [...usageFigures, 'theoretical', 'actual', 'used', 'closing'] as const;
export type UsageRowFigure = (typeof usageRowFigures)[number];

/** What a row of the food cost report covers. */
export const foodCostParts = ['week', 'period'] as const;
export type FoodCostPartName = (typeof foodCostParts)[number];

/** Dishes by popularity and margin: popular and profitable, popular alone, profitable alone, neither. */
export const menuClasses = ['star', 'plowhorse', 'puzzle', 'dog'] as const;
export type MenuClass = (typeof menuClasses)[number];

/** Why a dish has no class. */
export const menuGaps = ['not_sold', 'no_price', 'no_cost'] as const;
export type MenuGap = (typeof menuGaps)[number];
