import { MINUTE } from '#schema/milliseconds.ts';
import { numberFormat } from './intl.ts';

/** A duration in the language's format: `20 min`, `1 h 5 min`; narrow: `20m`. */
export function formatSpan(milliseconds: number, language: string, width: 'short' | 'narrow' = 'short'): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  const write = (value: number, unit: 'hour' | 'minute') =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'hour' ? 'narrow' : width }).format(value);
  if (minutes < 60) return write(minutes, 'minute');
  const rest = minutes % 60;
  const hours = write(Math.floor(minutes / 60), 'hour');
  return rest === 0 ? hours : `${hours} ${write(rest, 'minute')}`;
}

/** Age of data: in seconds below a minute, then in minutes. */
export function formatAge(milliseconds: number, language: string): string {
  if (milliseconds >= MINUTE) return formatSpan(milliseconds, language);
  const format = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const;
  return numberFormat(language, format).format(Math.floor(milliseconds / 1_000));
}

/** A timer: `06:12`, `1:06:12`. */
export function formatTimer(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const tail = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return seconds >= 3_600 ? `${String(Math.floor(seconds / 3_600))}:${tail}` : tail;
}
