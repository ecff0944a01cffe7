/** An exact decimal as the server sends it, for example `"12.750"`; never a float. */
export type DecimalString = string;

const shape = /^-?\d+(\.\d+)?(e-\d+)?$/;

function isNumeric(text: string): text is `${number}` {
  return shape.test(text);
}

/**
 * What a person typed as an exact decimal string: `2,5` and `2.5` alike. Null when it is not a number.
 * A comma before exactly three digits with no dot is still a decimal comma: kitchens type quantities, not thousands.
 */
export function parseDecimal(typed: string): DecimalString | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d*\.?\d*$/.test(text) || !/\d/.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** A quantity in the language's own digits, at most three decimals, without trailing zeros; exact however long. */
export function formatDecimal(value: DecimalString, language: string, maximumFractionDigits = 3): string {
  return isNumeric(value) ? new Intl.NumberFormat(language, { maximumFractionDigits }).format(value) : value;
}

/** Money as the server counts it, in the currency's minor units (1999 is $19.99), in the language's way. */
export function formatMoney(minorUnits: DecimalString | number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const places = format.resolvedOptions().maximumFractionDigits ?? 2;
  const scaled = `${String(minorUnits)}e-${String(places)}`;
  return isNumeric(scaled) ? format.format(scaled) : String(minorUnits);
}
