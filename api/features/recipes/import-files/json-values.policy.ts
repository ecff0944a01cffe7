import { plainText } from './plain-text.policy.ts';

/** Reading JSON of other programs, where anything may be missing or of another type. */

export function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The elements of a list; one value is a list of one, and null is an empty list. */
export function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** A text or number as plain text; empty for anything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? plainText(value) : '';
}

/** The text itself, or the one of its `name`. */
export function nameIn(value: unknown): string {
  return textIn(value) || textIn(objectIn(value)['name']);
}

/** A positive number; null for anything else. */
export function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}

/** The lines of a text that are not empty. */
export function linesIn(value: unknown): string[] {
  return textIn(value)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The longest time that is read, in characters. */
const TIME_MAX = 100;

const UNIT_MINUTES: readonly (readonly [RegExp, number])[] = [
  [/([\d.,]+)\s*(?:d|days?|d[ií]as?)(?![a-záéíóú])/giu, 1_440],
  [/([\d.,]+)\s*(?:h|hrs?|hours?|horas?|std\.?|stunden?)(?![a-záéíóú])/giu, 60],
  [/([\d.,]+)\s*(?:m|mins?|minutes?|minutos?|minuten)(?![a-záéíóú])/giu, 1],
];

/** Minutes of a number, of an ISO 8601 duration (`PT1H30M`) or of words (`1 hr 30 min`); 0 when unknown. */
export function minutesIn(value: unknown): number {
  const plain = numberIn(value);
  if (plain !== null) return Math.round(plain);
  // Longer text is no time, and searching it would take long.
  const text = textIn(value).slice(0, TIME_MAX);
  const [, days, hours, minutes] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:[\d.]+S)?)?$/iu.exec(text) ?? [];
  if (days !== undefined || hours !== undefined || minutes !== undefined)
    return Number(days ?? 0) * 1_440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  const found = UNIT_MINUTES.flatMap(([pattern, factor]) =>
    [...text.matchAll(pattern)].map(([, number = '']) => Number(number.replace(',', '.')) * factor),
  );
  const sum = found.reduce((total, each) => total + each, 0);
  return Number.isFinite(sum) ? Math.round(sum) : 0;
}
