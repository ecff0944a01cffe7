import { type Message, msg } from './messages.ts';
import { judgeReceived, receivingLimits } from './receiving-verdict.ts';
import type { RejectReason, TcsClass, TemperatureUnit } from './vocabulary.ts';

/** The fields of an accepted line that the temperature rule needs. */
export interface Reading {
  readonly itemName: string;
  readonly tcsClass: TcsClass;
  readonly temperature: string | null;
  readonly temperatureUnit: TemperatureUnit | null;
  readonly overrideReason: string | null;
}

/** A line as received. Quantities are decimal text in the item's unit. */
export interface ReceivedFigures extends Reading {
  /** Null: not counted yet. */
  readonly receivedQuantity: string | null;
  readonly rejectedQuantity: string;
  readonly rejectReason: RejectReason | null;
}

export interface ReceivedLineProblem {
  readonly field: 'receivedQuantity' | 'rejectedQuantity' | 'rejectReason' | 'temperature';
  readonly message: Message;
}

/** A reading in a sentence; the server writes it in English. */
type Format = (figure: string) => string;
const plainFigure: Format = (figure) => String(Number(figure));

/** Why a line cannot be posted, on the screen while it is entered and on the server when it is posted. Empty when it can. */
export function receivedLineProblems(line: ReceivedFigures, format = plainFigure): readonly ReceivedLineProblem[] {
  const { itemName: name, receivedQuantity, rejectReason } = line;
  if (receivedQuantity === null)
    return [{ field: 'receivedQuantity', message: msg('delivery.enterArrived', { name }) }];
  // Decimals of few places can be compared as numbers: equal text parses to equal numbers.
  const [received, rejected] = [Number(receivedQuantity), Number(line.rejectedQuantity)];
  const problems: ReceivedLineProblem[] = [];
  if (rejected > received) {
    problems.push({ field: 'rejectedQuantity', message: msg('delivery.moreRefused', { name }) });
  }
  if (rejected > 0 && !rejectReason) {
    problems.push({ field: 'rejectReason', message: msg('delivery.sayWhyRefused', { name }) });
  }
  const outOfRange = received > rejected ? temperatureProblem(line, format) : null;
  return outOfRange ? [...problems, { field: 'temperature', message: outOfRange }] : problems;
}

/**
 * Why a line cannot be accepted at its temperature, in one sentence; null when it can. The reading is judged in the unit it
 * was entered in. Beyond the limit it needs a manager's reason.
 */
export function temperatureProblem(line: Reading, format = plainFigure): Message | null {
  const verdict = judgeReceived(line.tcsClass, line.temperature, line.temperatureUnit);
  if (!verdict || verdict.result === 'pass' || verdict.result === 'cool_down') return null;
  if (verdict.result === 'missing') return msg('delivery.enterTemperature', { name: line.itemName });
  if (line.overrideReason) return null;
  const limit = receivingLimits[line.tcsClass];
  const degrees = line.temperatureUnit === 'F' ? limit?.fahrenheit : limit?.celsius;
  const unit = `°${line.temperatureUnit}`;
  return msg(limit?.bound === 'min' ? 'delivery.tooCold' : 'delivery.tooWarm', {
    name: line.itemName,
    reading: `${format(line.temperature ?? '')} ${unit}`,
    limit: `${degrees} ${unit}`,
  });
}
