import { Span } from '@chakra-ui/react';
import { temperatureRange } from '#schema/line-check-verdict.ts';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import { checkTexts } from '../ui/check-texts.ts';
import { type CheckWriting, ownLimitText, valueText } from '../ui/check-values.ts';
import { useKitchen } from '../ui/kitchen.ts';
import { useLanguage } from '../ui/language.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useTexts } from '../ui/texts.ts';
import { formatClock, formatDay } from '../ui/times.ts';
import type { ReportColumn } from './ReportTable.tsx';
import { reportsTexts } from './texts.ts';
import type { LogRow } from './useHaccpLog.ts';

const tones = { pass: 'done', fail: 'late', na: 'quiet' } as const;

/** All columns of the HACCP log: the file has every one, the screen and the paper some. */
export function useLogColumns(): readonly ReportColumn<LogRow>[] {
  const t = useTexts(reportsTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const { temperatureUnit } = useKitchen();
  const writing: CheckWriting = { language, t: values };
  const found = (row: LogRow) => valueText(row, row, writing);
  const unitOf = (row: LogRow) => row.temperatureUnit ?? temperatureUnit;
  const text = (key: string, header: string, read: (row: LogRow) => string | null) => ({
    key,
    header,
    cell: (row: LogRow) => read(row) ?? '–',
    csv: read,
  });
  return [
    {
      key: 'time',
      header: t('time'),
      cell: ({ answeredAt }) => <When at={answeredAt} />,
      csv: ({ answeredAt }) => answeredAt,
      sortValue: ({ answeredAt }) => answeredAt,
    },
    text('day', t('businessDay'), ({ businessDate }) => businessDate),
    text('site', t('site'), ({ site }) => site),
    text('station', t('station'), ({ stationName }) => stationName ?? null),
    { ...text('check', t('check'), ({ checkName }) => checkName), sortValue: ({ checkName }) => checkName },
    { ...text('item', t('item'), ({ itemName }) => itemName), primary: true, sortValue: ({ itemName }) => itemName },
    text('critical', t('critical'), ({ critical }) => t(critical ? 'yes' : 'no')),
    {
      key: 'value',
      header: t('value'),
      numeric: true,
      cell: (row) => (row.superseded ? <s>{found(row)}</s> : (found(row) ?? '–')),
      // The figure alone, so that it stays a number in a sheet.
      csv: (row) => row.temperature ?? row.number ?? found(row),
    },
    text('unit', t('unit'), fileUnit),
    {
      ...text('limit', t('limit'), (row) => ownLimitText(row, unitOf(row), writing)),
      csv: (row) => fileLimit(row, unitOf(row)) ?? ownLimitText(row, unitOf(row), writing),
    },
    {
      key: 'result',
      header: t('result'),
      cell: ({ result, superseded }) => (
        <StatusBadge tone={superseded ? 'quiet' : tones[result]}>
          {superseded ? t('superseded') : values(result)}
        </StatusBadge>
      ),
      csv: ({ result }) => values(result),
      sortValue: ({ result }) => result,
    },
    text(
      'action',
      t('action'),
      ({ correctiveAction, note }) => [correctiveAction, note].filter(Boolean).join(' · ') || null,
    ),
    { ...text('person', t('person'), ({ personName }) => personName), sortValue: ({ personName }) => personName },
    text('superseded', t('superseded'), ({ superseded }) => t(superseded ? 'yes' : 'no')),
  ];
}

/** Day and clock, each whole on its line. */
function When({ at }: { readonly at: string }) {
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const date = new Date(at);
  return (
    <>
      <Span whiteSpace="nowrap">{formatDay(date, language, timeZone)}</Span>{' '}
      <Span whiteSpace="nowrap">{formatClock(date, language, timeZone)}</Span>
    </>
  );
}

function fileUnit(row: LogRow): string | null {
  return row.temperatureUnit ? `°${row.temperatureUnit}` : (row.unitLabel ?? null);
}

/** Limits of figures for a file: `≥ 57 °C`, `≥ 200 ppm, ≤ 400 ppm`; null where the limit is no figure. */
function fileLimit(row: LogRow, unit: TemperatureUnit): string | null {
  const measured = row.kind === 'temperature' || row.kind === 'number';
  if (!measured) return null;
  const { min, max } = row.kind === 'temperature' ? temperatureRange(row, unit) : row;
  const name = row.kind === 'temperature' ? `°${unit}` : (row.unitLabel ?? '');
  const sides = [min ? `≥ ${min} ${name}` : null, max ? `≤ ${max} ${name}` : null];
  return sides.filter(Boolean).join(', ').trim();
}
