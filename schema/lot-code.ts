/** Without characters that are easily confused on a label. */
export const lotCodeLetters = 'ABCDEFGHJKMNPQRTUVWXY346789';
export const lotCodeLength = 6;

/** The code of a lot that came with a delivery: the delivery's number and the place of its line, from 1: `D-0021-3`. */
export function deliveredLotCode(deliveryNumber: string, line: number): string {
  return `${deliveryNumber}-${line}`;
}

/** The lot code in a scanned or typed text: a generated one, a delivery's, or a link that ends in one. */
export function lotCodeIn(text: string): string | null {
  return /(?:^|[/=])([A-Z0-9]{6}|D-\d{4,}-\d+)$/i.exec(text.trim())?.[1]?.toUpperCase() ?? null;
}
