import type { Decimal } from 'decimal.js';
import { fractionIn, numberIn, unambiguous } from './cell-values.ts';
import { quantityText, roundQuantity } from '../quantity.ts';

/** A quantity as people write it, as a pattern: `8`, `1,5`, `1 1/2`, `½`, `1½`. */
export const QUANTITY = String.raw`(?:\d+\s+\d+\s*[/⁄]\s*\d+|\d+\s*[/⁄]\s*\d+|\d*[½¼¾⅛]|\d[\d.,]*)`;

/** Two quantities as people write them, as a pattern: `5-6`, `5 to 6`, `2 x 4`. */
export const TWO_FIGURES = String.raw`(?:${QUANTITY})\s*(?:[x×–—-]|\b(?:to|or|a|o)\b)\s*(?:${QUANTITY})`;

/** The longest line that is read for an amount, in characters: patterns take long on longer ones. */
export const LINE_MAX = 300;

/** `• `, `- `, `[ ] `, `3) ` before a line. */
export const BULLET = /^(?:[-–—•·*☐☑✓□▪]+|\[[ x]?\]|\d{1,3}[.)])\s+/iu;

/** A number as a cell that means the same in every kitchen. */
export function cellOf(amount: Decimal): string {
  return unambiguous(quantityText(amount));
}

/** A written quantity as an exact decimal, fractions to four places; null for other text. */
export function amountIn(text: string, decimalComma: boolean): Decimal | null {
  const fraction = fractionIn(text);
  if (fraction !== null) return roundQuantity(fraction);
  const number = numberIn(text, decimalComma);
  return /^\d+(\.\d+)?$/.test(number) ? roundQuantity(number) : null;
}
