import { type DecimalString, decimalPoint, parseDecimal } from '../format/decimal.ts';
import { currentLanguage } from '../i18n/language.ts';
import { majorUnits, minorUnits, wholeMinorUnits } from '../format/money.ts';

/**
 * What is typed in a field, as input for a schema. What is not a figure becomes input that the schema refuses: the typed text
 * itself, or NaN.
 */
export function typedDecimal(typed: string): DecimalString {
  return parseDecimal(typed) ?? typed.trim();
}

/**
 * A stored figure as people type it in the language on screen: `9.6` is `9,6` in Spanish. Empty for none. For the first value of a
 * field, which is read again by the functions here.
 */
export function asTyped(stored: DecimalString | number | null | undefined): string {
  return stored == null ? '' : String(stored).replace('.', decimalPoint(currentLanguage()));
}

/** A stored sum in minor units, or a cost with parts of one, in the same way: `1650` is `16.50`. */
export function moneyAsTyped(minor: DecimalString | number | null | undefined, currency: string): string {
  return minor == null ? '' : asTyped(majorUnits(minor, currency));
}

/** A figure that may be below zero, such as a temperature. */
export function typedSigned(typed: string): DecimalString {
  const text = typed.trim().replace('−', '-');
  return text.startsWith('-') ? `-${typedDecimal(text.slice(1))}` : typedDecimal(text);
}

/** A whole number of zero or more. */
export function typedWhole(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** A sum of money in whole minor units. */
export function typedMoney(typed: string, currency: string): number {
  return wholeMinorUnits(typed, currency) ?? Number.NaN;
}

/** A price of one unit in minor units, with parts of one. */
export function typedCost(typed: string, currency: string): DecimalString {
  return minorUnits(typed, currency) ?? typed.trim();
}

/** Null for an empty field, else what is typed. */
export function ifTyped<Input>(typed: string, read: (typed: string) => Input): Input | null {
  return typed.trim() === '' ? null : read(typed);
}

/** A text without spaces around it; null for an empty field. */
export function typedText(typed: string): string | null {
  return typed.trim() || null;
}
