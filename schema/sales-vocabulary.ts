/** `void`: never sold, whatever was recorded under its id. `refund`: paid back to the guest. */
export const saleKinds = ['sale', 'refund', 'void'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** Whether the sales of a business day are known: not at all, not all of them, or all. */
export const salesDayStates = ['no_data', 'partial', 'complete'] as const;
export type SalesDayState = (typeof salesDayStates)[number];

/** The result of a line of `recordSales`. */
export const saleResults = ['recorded', 'corrected', 'unchanged', 'refused'] as const;
export type SaleResult = (typeof saleResults)[number];
