import { Decimal } from 'decimal.js';
import { judgeReceived, type ReceivingVerdict } from '#schema/receiving-verdict.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { minorUnits, wholeMinorUnits } from '../../../ui/format/money.ts';
import { worth } from '../worth.ts';
import { type Draft, type LineDraft, parseReading } from './draft.ts';

/** A reason why a line cannot be confirmed, with the field to correct. */
export type LineProblem =
  | { readonly field: 'got' | 'refused' | 'price' | 'temperature'; readonly why: 'number' }
  | { readonly field: 'got'; readonly why: 'count' }
  | { readonly field: 'refused'; readonly why: 'more' }
  | { readonly field: 'reason'; readonly why: 'why' }
  | { readonly field: 'temperature'; readonly why: 'reading' | 'warm' };

/** The status of a line during input. Quantities are exact, in the item's unit. */
export interface LineStatus {
  readonly counted: boolean;
  readonly accepted: Decimal;
  readonly refused: Decimal;
  /** Ordered minus received; negative when more came, zero for unordered items. */
  readonly short: Decimal;
  /** Null when no reading is required. */
  readonly verdict: ReceivingVerdict | null;
  readonly problems: readonly LineProblem[];
}

const ZERO = new Decimal(0);

export function lineStatus(line: LineDraft): LineStatus {
  const got = parseDecimal(line.got);
  const refused = new Decimal(parseDecimal(line.refused) ?? '0');
  const accepted = new Decimal(got ?? '0').minus(refused);
  const short = got === null || line.ordered === null ? ZERO : new Decimal(line.ordered).minus(got);
  const verdict = judgeReceived(line.tcsClass, parseReading(line.temperature), line.temperatureUnit);
  return {
    counted: got !== null,
    accepted,
    refused,
    short,
    verdict,
    problems: problemsOf(line, { got, accepted, verdict }),
  };
}

function problemsOf(
  line: LineDraft,
  { got, accepted, verdict }: { got: string | null; accepted: Decimal; verdict: ReceivingVerdict | null },
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
  if (accepted.isNegative()) problems.push({ field: 'refused', why: 'more' });
  if (Number(line.refused.replace(',', '.')) > 0 && line.reason === null)
    problems.push({ field: 'reason', why: 'why' });
  if (accepted.greaterThan(0) && verdict?.result === 'missing') problems.push({ field: 'temperature', why: 'reading' });
  if (accepted.greaterThan(0) && verdict?.result === 'fail' && line.override.trim() === '') {
    problems.push({ field: 'temperature', why: 'warm' });
  }
  return problems;
}

/** The totals of a draft, in minor units; null when a required price is missing. */
export interface Totals {
  readonly counted: number;
  readonly accepted: Decimal | null;
  readonly credit: Decimal | null;
  readonly unpriced: number;
  /** Invoice minus accepted; null if either is unknown. */
  readonly difference: Decimal | null;
}

export function totalsOf(draft: Draft, currency: string): Totals {
  let [counted, unpriced, accepted, credit] = [0, 0, ZERO, ZERO];
  let [isAcceptedKnown, isCreditKnown] = [true, true];
  for (const line of draft.lines) {
    const status = lineStatus(line);
    if (!status.counted) continue;
    counted += 1;
    const toCredit = Decimal.max(status.short, ZERO).plus(status.refused);
    const price = minorUnits(line.price, currency);
    if (price === null) {
      unpriced += 1;
      isAcceptedKnown &&= status.accepted.lessThanOrEqualTo(0);
      isCreditKnown &&= toCredit.isZero();
    } else {
      if (status.accepted.greaterThan(0)) accepted = accepted.plus(worth(status.accepted, price));
      credit = credit.plus(worth(toCredit, price));
    }
  }
  const invoice = wholeMinorUnits(draft.invoiceTotal, currency);
  const acceptedTotal = isAcceptedKnown ? accepted : null;
  return {
    counted,
    unpriced,
    accepted: acceptedTotal,
    credit: isCreditKnown ? credit : null,
    difference: invoice === null || acceptedTotal === null ? null : new Decimal(invoice).minus(acceptedTotal),
  };
}

/** (new − last) ÷ last × 100; null if either is unknown. */
export function priceChange(line: LineDraft, currency: string): number | null {
  const price = minorUnits(line.price, currency);
  if (price === null || line.lastPrice === null || Number(line.lastPrice) === 0) return null;
  return ((Number(price) - Number(line.lastPrice)) / Number(line.lastPrice)) * 100;
}
