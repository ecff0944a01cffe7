import { type CheckEntry, type CheckLimits, type Range, temperatureRange } from '#schema/line-check-verdict.ts';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import type { checkTexts } from './check-texts.ts';
import { formatDecimal } from '../format/decimal.ts';
import type { Translate } from '../i18n/texts.ts';

/** The language, and `t` of `useTexts(checkTexts)`. */
export interface CheckWriting {
  readonly language: string;
  readonly t: Translate<keyof typeof checkTexts.en>;
}

interface Measured extends CheckLimits {
  readonly unitLabel?: string | null | undefined;
}

/** The limit of an item, in the unit of the reading and in the other: `5 °C or below (41 °F)`. */
export function limitText(item: Measured, unit: TemperatureUnit, writing: CheckWriting): string {
  const limit = ownLimitText(item, unit, writing);
  if (item.kind !== 'temperature') return limit;
  const otherUnit = unit === 'C' ? 'F' : 'C';
  const other = plainRange(temperatureRange(item, otherUnit), `°${otherUnit}`, writing);
  return other === null ? limit : writing.t('otherUnit', { limit, other });
}

/** The limit of an item, only in the unit of the reading: `5 °C or below`. */
export function ownLimitText(item: Measured, unit: TemperatureUnit, writing: CheckWriting): string {
  const { t } = writing;
  switch (item.kind) {
    case 'temperature':
      return rangeText(temperatureRange(item, unit), `°${unit}`, writing);
    case 'number':
      return rangeText({ min: item.min ?? null, max: item.max ?? null }, item.unitLabel ?? '', writing);
    case 'yes_no':
      return t((item.passAnswer ?? true) ? 'goodYes' : 'goodNo');
    case 'text':
      return t('written');
  }
}

/** The reading as entered: `8.4 °C`, `250 ppm`, `Yes`; null when there is none. */
export function valueText(item: Measured, entry: CheckEntry, { language, t }: CheckWriting): string | null {
  switch (item.kind) {
    case 'temperature':
      if (!entry.temperature || !entry.temperatureUnit) return null;
      return withUnit(formatDecimal(entry.temperature, language), `°${entry.temperatureUnit}`);
    case 'number':
      return entry.number ? withUnit(formatDecimal(entry.number, language), item.unitLabel ?? '') : null;
    case 'yes_no':
      return typeof entry.yes === 'boolean' ? t(entry.yes ? 'yes' : 'no') : null;
    case 'text':
      return entry.text || null;
  }
}

function rangeText({ min, max }: Range, unit: string, { language, t }: CheckWriting): string {
  const write = (limit: string) => withUnit(formatDecimal(limit, language), unit);
  if (min !== null && max !== null) return t('range', { min: write(min), max: write(max) });
  if (max !== null) return t('max', { max: write(max) });
  return min === null ? t('noLimit') : t('min', { min: write(min) });
}

/** The limits as plain figures, for the second unit in parentheses. */
function plainRange({ min, max }: Range, unit: string, { language }: CheckWriting): string | null {
  const limits = [min, max].filter((limit) => limit !== null).map((limit) => formatDecimal(limit, language));
  return limits.length === 0 ? null : withUnit(limits.join(' – '), unit);
}

/** Joined by a no-break space, so that a line never ends between figure and unit. */
function withUnit(figure: string, unit: string): string {
  return unit === '' ? figure : `${figure}\u00a0${unit}`;
}
