import { randomInt } from 'node:crypto';
import { lotCodeLength, lotCodeLetters } from '#schema/lot-code.ts';

/** A new short code for a label. 27⁶ codes: two lots of a kitchen practically never draw one, and the unique key refuses it. */
export function newLotCode(): string {
  return Array.from({ length: lotCodeLength }, () => lotCodeLetters[randomInt(lotCodeLetters.length)]).join('');
}
