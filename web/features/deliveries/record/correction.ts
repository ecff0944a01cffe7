import { temperatureProblem } from '#schema/received-line.ts';
import { judgeReceived } from '#schema/receiving-verdict.ts';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import { messageText } from '../../../ui/forms/input-errors.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { ifTyped, typedCost, typedDecimal, typedSigned, typedText } from '../../../ui/forms/typed-figures.ts';
import type { CorrectDeliveryLineInput, DeliverySheetFragment } from '../deliveries.generated.ts';

type Line = DeliverySheetFragment['lines'][number];

/** The values of the correction form. The reading and why it is accepted are required only when more is accepted. */
export interface CorrectionValues {
  readonly price: string;
  readonly quantity: string;
  readonly temperature: string;
  readonly temperatureUnit: TemperatureUnit;
  readonly override: string;
  readonly reason: string;
}

type TypedReading = Pick<CorrectionValues, 'quantity' | 'temperature' | 'temperatureUnit' | 'override'>;

/** What receiving requires before more of the line is accepted: its reading, and the reason to accept it out of range. */
export function requiredFor(
  line: Pick<Line, 'itemName' | 'tcsClass' | 'acceptedQuantity' | 'temperature' | 'temperatureUnit'>,
  { quantity, temperature, temperatureUnit }: TypedReading,
  format: (figure: string) => string,
): { readonly reading: boolean; readonly reason: string | null } {
  const accepted = parseDecimal(quantity);
  if (accepted === null || Number(accepted) <= Number(line.acceptedQuantity ?? 0))
    return { reading: false, reason: null };
  const recorded = judgeReceived(line.tcsClass, line.temperature, line.temperatureUnit);
  const typed = { ...line, temperature: ifTyped(temperature, typedSigned), temperatureUnit, overrideReason: null };
  const isOut = judgeReceived(line.tcsClass, typed.temperature, temperatureUnit)?.result === 'fail';
  const problem = isOut ? temperatureProblem(typed, format) : null;
  return {
    reading: recorded?.result === 'missing' || recorded?.result === 'fail',
    reason: problem && messageText(problem),
  };
}

/** The reading and the reason as input, when they are required. */
function readingInput(line: Parameters<typeof requiredFor>[0], values: TypedReading) {
  const required = requiredFor(line, values, String);
  const temperature = required.reading ? ifTyped(values.temperature, typedSigned) : null;
  const override = required.reason === null ? null : typedText(values.override);
  return {
    ...(temperature === null ? {} : { temperature, temperatureUnit: values.temperatureUnit }),
    ...(override === null ? {} : { overrideReason: override }),
  };
}

/** The whole correction as it is typed, changed or not. A price that is unknown may stay unknown. */
export function typedFields(
  line: Pick<Line, 'id' | 'unitPrice'> & Parameters<typeof requiredFor>[0],
  values: CorrectionValues,
  currency: string,
) {
  const { id, unitPrice } = line;
  const { price, quantity, reason } = values;
  const unknown = price.trim() === '' && unitPrice === null;
  return {
    lineId: id,
    ...(unknown ? {} : { unitPrice: typedCost(price, currency) }),
    acceptedQuantity: typedDecimal(quantity),
    ...readingInput(line, values),
    reason,
  };
}

type Changed = Partial<Omit<CorrectDeliveryLineInput, 'lineId' | 'version' | 'reason'>>;

/** The corrected fields of a line: those that differ from the record. Null when none does. */
export function changedFields(
  line: Pick<Line, 'unitPrice'> & Parameters<typeof requiredFor>[0],
  // `price` is in minor units; null when none was typed.
  values: TypedReading & { readonly price: string | null },
): Changed | null {
  const { price, quantity } = values;
  const accepted = parseDecimal(quantity);
  const changed: Changed = {
    ...(price !== null && !same(price, line.unitPrice) ? { unitPrice: price } : {}),
    ...(accepted !== null && !same(accepted, line.acceptedQuantity) ? { acceptedQuantity: accepted } : {}),
    ...readingInput(line, values),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}

function same(one: string, other: string | null): boolean {
  return other !== null && Number(one) === Number(other);
}
