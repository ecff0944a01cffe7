/** The decimal places of a currency: 2 for dollars, 0 for yen, 3 for dinars. */
export function currencyPlaces(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
