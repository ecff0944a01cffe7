import { temperatureRange } from '#schema/line-check-verdict.ts';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import { SentLate } from '../../../ui/components/Timestamp.tsx';
import { checkTexts } from '../../../ui/kitchen/check-texts.ts';
import { type CheckWriting, ownLimitText, valueText } from '../../../ui/kitchen/check-values.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { type Translate, useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { Done, Rechecks, Result, When } from './LogCells.tsx';
import type { ReportColumn } from '../ReportTable.tsx';
import { reportsTexts } from '../texts.ts';
import type { LogRow } from './useHaccpLog.ts';

/** All columns of the HACCP log: the CSV has every one, the screen and the print some. */
export function useLogColumns(): readonly ReportColumn<LogRow>[] {
  const localName = useNames();
  const t = useTexts(reportsTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const { temperatureUnit } = useKitchen();
  const writing: CheckWriting = { language, t: values };
  const found = (row: LogRow) => valueText(row, row, writing);
  const unitOf = (row: LogRow) => row.temperatureUnit ?? temperatureUnit;
  return [
    {
      key: 'time',
      header: t('time'),
      cell: ({ answeredAt, receivedAt }) => (
        <>
          <When at={answeredAt} />
          <SentLate at={answeredAt} sentAt={receivedAt} />
        </>
      ),
      csv: ({ answeredAt }) => answeredAt,
      sortValue: ({ answeredAt }) => answeredAt,
    },
    text('sent', t('received'), ({ receivedAt }) => receivedAt),
    text('day', t('businessDay'), ({ businessDate }) => businessDate),
    text('site', t('site'), ({ site }) => site),
    named('station', t('station'), ({ stationName }) => stationName ?? null, localName),
    named('check', t('check'), ({ checkName }) => checkName, localName),
    { ...named('item', t('item'), ({ itemName }) => itemName, localName), primary: true },
    text('critical', t('critical'), ({ critical }) => t(critical ? 'yes' : 'no')),
    {
      key: 'value',
      header: t('value'),
      numeric: true,
      cell: (row) => found(row) ?? '–',
      // The plain figure, so that spreadsheets read a number.
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
      cell: (row) => <Result row={row} />,
      csv: ({ result }) => values(result),
      sortValue: ({ result }) => result,
    },
    ...actionColumns(t, writing),
    text('note', t('note'), ({ note }) => note),
    { ...text('person', t('person'), ({ personName }) => personName), sortValue: ({ personName }) => personName },
    text('recheck', t('isRecheck'), ({ recheck }) => t(recheck ? 'yes' : 'no')),
  ];
}

/** The corrective actions for a reading out of range, and its re-checks. */
function actionColumns(
  t: Translate<keyof typeof reportsTexts.en>,
  writing: CheckWriting,
): readonly ReportColumn<LogRow>[] {
  return [
    {
      key: 'action',
      header: t('action'),
      cell: (row) => <Done row={row} />,
      csv: ({ actions }) => actions.map(({ action }) => action).join(' · ') || null,
    },
    text('actionBy', t('actionBy'), ({ actions }) => actions.map(({ personName }) => personName).join(' · ') || null),
    text('actionAt', t('actionAt'), ({ actions }) => actions.map(({ actedAt }) => actedAt).join(' · ') || null),
    {
      key: 'rechecks',
      header: t('rechecks'),
      cell: (row) => <Rechecks row={row} writing={writing} />,
      csv: (row) =>
        row.rechecks
          .map((later) =>
            `${valueText(row, later, writing) ?? ''} ${writing.t(later.result)} ${later.answeredAt}`.trim(),
          )
          .join(' · ') || null,
    },
  ];
}

/** A name in the reader's language; the CSV keeps it as it is. */
function named(
  key: string,
  header: string,
  read: (row: LogRow) => string | null,
  localName: (name: string) => string,
): ReportColumn<LogRow> {
  const cell = (row: LogRow) => localName(read(row) ?? '–');
  return { key, header, cell, csv: read, sortValue: cell };
}

function text(key: string, header: string, read: (row: LogRow) => string | null): ReportColumn<LogRow> {
  return { key, header, cell: (row) => read(row) ?? '–', csv: read };
}

function fileUnit(row: LogRow): string | null {
  return row.temperatureUnit ? `°${row.temperatureUnit}` : (row.unitLabel ?? null);
}

/** A numeric limit for the CSV: `≥ 57 °C`, `≥ 200 ppm, ≤ 400 ppm`; null when the limit is not numeric. */
function fileLimit(row: LogRow, unit: TemperatureUnit): string | null {
  const measured = row.kind === 'temperature' || row.kind === 'number';
  if (!measured) return null;
  const { min, max } = row.kind === 'temperature' ? temperatureRange(row, unit) : row;
  const name = row.kind === 'temperature' ? `°${unit}` : (row.unitLabel ?? '');
  const sides = [min ? `≥ ${min} ${name}` : null, max ? `≤ ${max} ${name}` : null];
  return sides.filter(Boolean).join(', ').trim();
}
