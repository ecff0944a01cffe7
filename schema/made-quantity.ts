import { limits } from './limits.ts';

/** Whether a quantity made is nothing, which needs a note. Quantities are decimal text. */
export const isNothing = (made: string): boolean => Number(made) === 0;

/** Whether far more was made than planned, which must be confirmed. Exact, also at the limit itself. */
export function isFarMore(made: string, planned: string): boolean {
  return millionths(made) * 100 > millionths(planned) * limits.actualQuantityConfirmPercent;
}

/** Whole numbers, which multiply exactly. */
const millionths = (quantity: string): number => Math.round(Number(quantity) * 1e6);
