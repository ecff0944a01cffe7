import { Decimal } from 'decimal.js';
import { judgeReceived, type ReceivingVerdict } from '#schema/receiving-verdict.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { minorUnits, wholeMinorUnits } from '../../../ui/format/money.ts';
import { worth } from '../worth.ts';
import { typedSigned } from '../../../ui/forms/typed-figures.ts';
import type { Draft, LineDraft } from './draft.ts';

/** The status of a line during input. Quantities are exact, in the item's unit. */
export interface LineStatus {
  readonly counted: boolean;
  readonly accepted: Decimal;
  readonly refused: Decimal;
  /** Ordered minus received; negative when more came, zero for unordered items. */
  readonly short: Decimal;
  /** Null when no reading is required. */
  readonly verdict: ReceivingVerdict | null;
}

const ZERO = new Decimal(0);

export function lineStatus(line: LineDraft): LineStatus {
  const got = parseDecimal(line.got);
  const refused = new Decimal(parseDecimal(line.refused) ?? '0');
  const accepted = new Decimal(got ?? '0').minus(refused);
  const short = got === null || line.ordered === null ? ZERO : new Decimal(line.ordered).minus(got);
  const verdict = judgeReceived(line.tcsClass, typedSigned(line.temperature), line.temperatureUnit);
  return { counted: got !== null, accepted, refused, short, verdict };
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
