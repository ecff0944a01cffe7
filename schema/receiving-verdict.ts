import { judge, type Miss } from './line-check-verdict.ts';
import type { TcsClass, TemperatureUnit } from './vocabulary.ts';

/** A limit as a pair of the food code; a reading is compared in the unit it was entered in. */
export interface ReceivingLimit {
  readonly bound: 'max' | 'min';
  readonly celsius: string;
  readonly fahrenheit: string;
}

const cold: ReceivingLimit = { bound: 'max', celsius: '5', fahrenheit: '41' };
/** Eggs, and milk and shellfish by the law of their distribution, may arrive this warm. */
const coldByLaw: ReceivingLimit = { bound: 'max', celsius: '7', fahrenheit: '45' };

/** Receiving temperature by class (FDA Food Code 3-202.11). Null: no reading required. */
export const receivingLimits: Readonly<Record<TcsClass, ReceivingLimit | null>> = {
  none: null,
  cold,
  hot: { bound: 'min', celsius: '57', fahrenheit: '135' },
  frozen: { bound: 'max', celsius: '-18', fahrenheit: '0' },
  eggs: coldByLaw,
  shellfish: coldByLaw,
  milk: coldByLaw,
};

/** Accepted above the cold limit, these must reach it within four hours. */
const coolAfterArrival: ReadonlySet<TcsClass> = new Set(['milk', 'shellfish']);

/** `cool_down`: may be accepted, but must reach 5 °C (41 °F) within four hours. */
export interface ReceivingVerdict {
  readonly result: 'missing' | 'pass' | 'cool_down' | 'fail';
  /** How far outside, in the unit of the reading. */
  readonly miss: Miss | null;
}

/** Judges how an item arrived, on the screen while it is typed and on the server when it is posted. Null: nothing to judge. */
export function judgeReceived(
  tcsClass: TcsClass,
  reading: string | null | undefined,
  unit: TemperatureUnit | null | undefined,
): ReceivingVerdict | null {
  const limit = receivingLimits[tcsClass];
  if (!limit) return null;
  const verdict = against(limit, reading, unit);
  if (!verdict) return { result: 'missing', miss: null };
  if (verdict.result === 'fail') return verdict;
  const warm = coolAfterArrival.has(tcsClass) && against(cold, reading, unit)?.result === 'fail';
  return { result: warm ? 'cool_down' : 'pass', miss: null };
}

function against(
  { bound, celsius, fahrenheit }: ReceivingLimit,
  temperature: string | null | undefined,
  temperatureUnit: TemperatureUnit | null | undefined,
) {
  const limits = bound === 'max' ? { maxC: celsius, maxF: fahrenheit } : { minC: celsius, minF: fahrenheit };
  return judge({ kind: 'temperature', ...limits }, { temperature, temperatureUnit });
}
