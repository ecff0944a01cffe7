/** Our ids of the lines of a day that was entered by hand. */
export const BY_HAND = 'hand:';
/** Our ids of lines of files that have none. */
export const FROM_FILE = 'file:';

/** What is added up of a dish and day: what was sold, what was refunded, and what was refunded and went back to stock. */
export type FileSum = 'sale' | 'refund' | 'restocked';

/** The id of a sum of a dish and day in a file without line ids: the same file again changes nothing. */
export function fileLineId(businessDate: string, recipeId: string, sum: FileSum): string {
  return `${FROM_FILE}${businessDate}:${recipeId}${sum === 'sale' ? '' : `:${sum}`}`;
}

/** The id of a line that was entered by hand. */
export function handLineId(businessDate: string, recipeId: string): string {
  return `${BY_HAND}${businessDate}:${recipeId}`;
}
