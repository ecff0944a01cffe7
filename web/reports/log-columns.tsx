import { checkTexts } from '../ui/check-texts.ts';
import { type CheckWriting, limitText, ownLimitText, valueText } from '../ui/check-values.ts';
import { useKitchen } from '../ui/kitchen.ts';
import { useLanguage } from '../ui/language.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useTexts } from '../ui/texts.ts';
import { formatMoment } from '../ui/times.ts';
import type { ReportColumn } from './ReportTable.tsx';
import { reportsTexts } from './texts.ts';
import type { LogRow } from './useHaccpLog.ts';

const tones = { pass: 'done', fail: 'late', na: 'quiet' } as const;

/** All columns of the HACCP log: the file has every one, the screen and the paper some. */
export function useLogColumns(): readonly ReportColumn<LogRow>[] {
  const t = useTexts(reportsTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const { timeZone, temperatureUnit } = useKitchen();
  const writing: CheckWriting = { language, t: values };
  const plain: CheckWriting = { language: 'en', t: values };
  const found = (row: LogRow, way = writing) => valueText(row, row, way);
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
      cell: ({ answeredAt }) => formatMoment(new Date(answeredAt), language, timeZone),
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
      csv: (row) => spaced(found(row, plain)),
    },
    {
      ...text('limit', t('limit'), (row) => ownLimitText(row, unitOf(row), writing)),
      csv: (row) => spaced(limitText(row, unitOf(row), plain)),
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

/** In a file, a space is a space. */
function spaced(text: string | null): string | null {
  return text?.replaceAll('\u00a0', ' ') ?? null;
}
