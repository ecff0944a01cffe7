import { judgeReceived, type ReceivingVerdict } from '#schema/receiving-verdict.ts';
import { type DecimalString, parseDecimal } from '../../../ui/format/decimal.ts';
import { minorUnits, wholeMinorUnits } from '../../../ui/format/money.ts';
import { scaled, unscaled, worth } from '../worth.ts';
import { type Draft, type LineDraft, parseReading } from './draft.ts';

/** What keeps a line from being confirmed, by the field where it is put right. */
export type LineProblem =
  | { readonly field: 'got' | 'refused' | 'price' | 'temperature'; readonly why: 'number' }
  | { readonly field: 'got'; readonly why: 'count' }
  | { readonly field: 'refused'; readonly why: 'more' }
  | { readonly field: 'reason'; readonly why: 'why' }
  | { readonly field: 'temperature'; readonly why: 'reading' | 'warm' };

/** How a line stands while it is entered. Quantities are exact, in the item's unit. */
export interface LineStatus {
  readonly counted: boolean;
  readonly accepted: DecimalString;
  readonly refused: DecimalString;
  /** Ordered minus got; negative when more came. Zero for what nobody ordered. */
  readonly short: DecimalString;
  /** Null: no reading is asked for. */
  readonly verdict: ReceivingVerdict | null;
  readonly problems: readonly LineProblem[];
}

const PLACES = 4;

export function lineStatus(line: LineDraft): LineStatus {
  const got = parseDecimal(line.got);
  const refused = parseDecimal(line.refused) ?? '0';
  const accepted = scaled(got ?? '0', PLACES) - scaled(refused, PLACES);
  const short = got === null || line.ordered === null ? 0n : scaled(line.ordered, PLACES) - scaled(got, PLACES);
  const verdict = judgeReceived(line.tcsClass, parseReading(line.temperature), line.temperatureUnit);
  return {
    counted: got !== null,
    accepted: unscaled(accepted, PLACES),
    refused,
    short: unscaled(short, PLACES),
    verdict,
    problems: problemsOf(line, { got, accepted, verdict }),
  };
}

function problemsOf(
  line: LineDraft,
  { got, accepted, verdict }: { got: string | null; accepted: bigint; verdict: ReceivingVerdict | null },
): LineProblem[] {
  const wrong = (['got', 'refused', 'price'] as const).find(
    (field) => line[field].trim() !== '' && parseDecimal(line[field]) === null,
  );
  if (wrong) return [{ field: wrong, why: 'number' }];
  if (line.temperature.trim() !== '' && parseReading(line.temperature) === null) {
    return [{ field: 'temperature', why: 'number' }];
  }
  if (got === null) return [{ field: 'got', why: 'count' }];
  const problems: LineProblem[] = [];
  if (accepted < 0n) problems.push({ field: 'refused', why: 'more' });
  if (Number(line.refused.replace(',', '.')) > 0 && line.reason === null)
    problems.push({ field: 'reason', why: 'why' });
  if (accepted > 0n && verdict?.result === 'missing') problems.push({ field: 'temperature', why: 'reading' });
  if (accepted > 0n && verdict?.result === 'fail' && line.override.trim() === '') {
    problems.push({ field: 'temperature', why: 'warm' });
  }
  return problems;
}

/** What a draft comes to, in minor units; null as soon as one price it needs is missing. */
export interface Totals {
  readonly counted: number;
  readonly accepted: bigint | null;
  readonly credit: bigint | null;
  readonly unpriced: number;
  /** Invoice minus accepted; null while either is unknown. */
  readonly difference: bigint | null;
}

export function totalsOf(draft: Draft, currency: string): Totals {
  let [counted, unpriced, accepted, credit] = [0, 0, 0n, 0n];
  let [knowAccepted, knowCredit] = [true, true];
  for (const line of draft.lines) {
    const status = lineStatus(line);
    if (!status.counted) continue;
    counted += 1;
    const missing = Number(status.short) > 0 ? scaled(status.short, PLACES) : 0n;
    const toCredit = unscaled(missing + scaled(status.refused, PLACES), PLACES);
    const price = minorUnits(line.price, currency);
    if (price === null) {
      unpriced += 1;
      knowAccepted &&= Number(status.accepted) <= 0;
      knowCredit &&= Number(toCredit) === 0;
    } else {
      if (Number(status.accepted) > 0) accepted += worth(status.accepted, price);
      credit += worth(toCredit, price);
    }
  }
  const invoice = wholeMinorUnits(draft.invoiceTotal, currency);
  const known = knowAccepted ? accepted : null;
  return {
    counted,
    unpriced,
    accepted: known,
    credit: knowCredit ? credit : null,
    difference: invoice === null || known === null ? null : BigInt(invoice) - known,
  };
}

/** (new − last) ÷ last × 100; null while either is unknown. */
export function priceChange(line: LineDraft, currency: string): number | null {
  const price = minorUnits(line.price, currency);
  if (price === null || line.lastPrice === null || Number(line.lastPrice) === 0) return null;
  return ((Number(price) - Number(line.lastPrice)) / Number(line.lastPrice)) * 100;
}
