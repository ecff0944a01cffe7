import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other on a wet label. */
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789';
const LENGTH = 6;

/** A new short code for a label. 27⁶ codes: two lots of a kitchen practically never draw one, and the unique key refuses it. */
export function newLotCode(): string {
  return Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('');
}
