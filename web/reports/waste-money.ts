/** Minor units as a plain figure of the currency for a file: `1250` cents are `12.50`. */
export function majorUnits(minorUnits: string, currency: string): string {
  const { maximumFractionDigits: places = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  if (places === 0) return minorUnits;
  const digits = minorUnits.padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
