/** Our ids of the lines of a day that was entered by hand. */
export const BY_HAND = 'hand:';
/** Our ids of lines of files that have none. */
export const FROM_FILE = 'file:';

/** The id of a dish's sales, or refunds, of a day in a file without line ids: the same file again changes nothing. */
export function fileLineId(businessDate: string, recipeId: string, isRefund: boolean): string {
  return `${FROM_FILE}${businessDate}:${recipeId}${isRefund ? ':refund' : ''}`;
}

/** The id of a line that was entered by hand. */
export function handLineId(businessDate: string, recipeId: string): string {
  return `${BY_HAND}${businessDate}:${recipeId}`;
}
