import { toCelsius, toFahrenheit } from './temperature.ts';
import type { AnswerResult, LineCheckItemKind, TemperatureUnit } from './vocabulary.ts';

/** The limits of one item to check. Temperature limits are pairs of the food code, such as 5 °C and 41 °F. */
export interface CheckLimits {
  readonly kind: LineCheckItemKind;
  readonly minC?: string | null | undefined;
  readonly minF?: string | null | undefined;
  readonly maxC?: string | null | undefined;
  readonly maxF?: string | null | undefined;
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  readonly passAnswer?: boolean | null | undefined;
}

/** The entered values; only those of the item's kind are used. */
export interface CheckEntry {
  readonly temperature?: string | null | undefined;
  readonly temperatureUnit?: TemperatureUnit | null | undefined;
  readonly number?: string | null | undefined;
  readonly yes?: boolean | null | undefined;
  readonly text?: string | null | undefined;
}

export interface Range {
  readonly min: string | null;
  readonly max: string | null;
}

/** How far a value lies outside its range. */
export interface Miss {
  readonly side: 'low' | 'high';
  /** Exact to two places, without trailing zeros. */
  readonly by: string;
}

export interface Verdict {
  readonly result: 'pass' | 'fail';
  readonly miss: Miss | null;
}

const pass: Verdict = { result: 'pass', miss: null };
const fail: Verdict = { result: 'fail', miss: null };

/**
 * Judges an entry, on the screen while it is typed and on the server when it is saved. A temperature is judged **in the
 * unit it was entered in**: converting first gives wrong verdicts, 70 °F is 21.1 °C. Null: not answered.
 */
export function judge(item: CheckLimits, entry: CheckEntry): Verdict | null {
  switch (item.kind) {
    case 'temperature':
      if (!isNumber(entry.temperature) || !entry.temperatureUnit) return null;
      return judgeNumber(entry.temperature, temperatureRange(item, entry.temperatureUnit));
    case 'number':
      if (!isNumber(entry.number)) return null;
      return judgeNumber(entry.number, { min: item.min ?? null, max: item.max ?? null });
    case 'yes_no':
      if (typeof entry.yes !== 'boolean') return null;
      return entry.yes === (item.passAnswer ?? true) ? pass : fail;
    case 'text':
      return entry.text?.trim() ? pass : null;
  }
}

/** The readings out of range without a corrective action. A later reading in range does not replace one. */
export function openFailures<R extends { readonly result: AnswerResult; readonly actions: readonly unknown[] }>(
  readings: readonly R[],
): readonly R[] {
  return readings.filter(({ result, actions }) => result === 'fail' && actions.length === 0);
}

/** Whether an item was only ever answered with not applicable. */
export function isNotMeasured(readings: readonly { readonly result: AnswerResult }[]): boolean {
  return readings.length > 0 && readings.every(({ result }) => result === 'na');
}

/** The limits of a temperature in one unit; a limit stored only in the other unit is converted. */
export function temperatureRange(item: CheckLimits, unit: TemperatureUnit): Range {
  return unit === 'C'
    ? { min: item.minC ?? converted(item.minF, toCelsius), max: item.maxC ?? converted(item.maxF, toCelsius) }
    : { min: item.minF ?? converted(item.minC, toFahrenheit), max: item.maxF ?? converted(item.maxC, toFahrenheit) };
}

/** In Celsius to 0.1, for charts only; never for a verdict. */
export function inCelsius(temperature: string, unit: TemperatureUnit): string {
  return (unit === 'C' ? Number(temperature) : toCelsius(Number(temperature))).toFixed(1);
}

/** Whether two limits are equal within the rounding of the food codes, such as 41 °F and 5 °C. */
export function isPair(celsius: string, fahrenheit: string): boolean {
  return Math.abs(toFahrenheit(Number(celsius)) - Number(fahrenheit)) <= 1;
}

function judgeNumber(value: string, { min, max }: Range): Verdict {
  // Decimals of few places can be compared as numbers: equal text parses to equal numbers.
  if (isNumber(max) && Number(value) > Number(max)) return missed('high', Number(value) - Number(max));
  if (isNumber(min) && Number(value) < Number(min)) return missed('low', Number(min) - Number(value));
  return pass;
}

function missed(side: Miss['side'], distance: number): Verdict {
  return { result: 'fail', miss: { side, by: String(Number(distance.toFixed(2))) } };
}

function isNumber(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text);
}

function converted(limit: string | null | undefined, convert: (value: number) => number): string | null {
  return isNumber(limit) ? String(Number(convert(Number(limit)).toFixed(1))) : null;
}
