import { type Message, msg } from '#schema/messages.ts';
import { judgeReceived, receivingLimits } from '#schema/receiving-verdict.ts';
import type { TcsClass, TemperatureUnit } from '#schema/vocabulary.ts';

/** The fields of an accepted line that the rule needs. */
export interface Reading {
  readonly itemName: string;
  readonly tcsClass: TcsClass;
  readonly temperature: string | null;
  readonly temperatureUnit: TemperatureUnit | null;
  readonly overrideReason: string | null;
}

/**
 * Why a line cannot be accepted at its temperature, in one sentence; null when it can. The reading is judged in the unit it
 * was entered in. Beyond the limit it needs a manager's reason.
 */
export function temperatureProblem(line: Reading): Message | null {
  const verdict = judgeReceived(line.tcsClass, line.temperature, line.temperatureUnit);
  if (!verdict || verdict.result === 'pass' || verdict.result === 'cool_down') return null;
  if (verdict.result === 'missing') return msg('delivery.enterTemperature', { name: line.itemName });
  if (line.overrideReason) return null;
  const limit = receivingLimits[line.tcsClass];
  const degrees = line.temperatureUnit === 'F' ? limit?.fahrenheit : limit?.celsius;
  const unit = `°${line.temperatureUnit}`;
  return msg(limit?.bound === 'min' ? 'delivery.tooCold' : 'delivery.tooWarm', {
    name: line.itemName,
    reading: `${Number(line.temperature)} ${unit}`,
    limit: `${degrees} ${unit}`,
  });
}
