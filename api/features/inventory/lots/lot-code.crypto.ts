import { randomInt } from 'node:crypto';
import { lotCodeLength, lotCodeLetters } from '#schema/lot-code.ts';

/** A new short code for a label. With 27⁶ codes two lots of a kitchen practically never get the same; the unique index refuses it. */
export function newLotCode(): string {
  return Array.from({ length: lotCodeLength }, () => lotCodeLetters[randomInt(lotCodeLetters.length)]).join('');
}
