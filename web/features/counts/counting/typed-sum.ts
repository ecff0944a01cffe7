/** Digits after the point of an exact sum. */
const PLACES = 4;
const SCALE = 10n ** BigInt(PLACES);

const number = /^\d{1,6}(\.\d{0,4})?$/;

/**
 * The result of a sum as typed on the keypad, such as 3*12+4: exact decimal text with at most four places; null while it is
 * not complete. Products are calculated before sums.
 */
export function typedSum(text: string): string | null {
  let sum = 0n;
  for (const term of text.split('+')) {
    const product = productOf(term.split('*'));
    if (product === null) return null;
    sum += product;
  }
  return plain(sum);
}

/** Scaled by `SCALE`, rounded half up. */
function productOf(factors: readonly string[]): bigint | null {
  let product = SCALE;
  for (const factor of factors) {
    if (!number.test(factor)) return null;
    const [whole = '', fraction = ''] = factor.split('.');
    product = (product * BigInt(whole + fraction.padEnd(PLACES, '0')) + SCALE / 2n) / SCALE;
  }
  return product;
}

function plain(scaled: bigint): string {
  const digits = scaled.toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '');
  const whole = digits.slice(0, -PLACES);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
