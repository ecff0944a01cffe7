import { createElement } from 'react';
import { formatDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { DrillDown } from './drill-down/drill-down.ts';
import { FigureLink } from './drill-down/FigureLink.tsx';
import { percent, share } from './figures.ts';
import type { ReportColumn } from './ReportTable.tsx';
import { reportsTexts } from './texts.ts';

/** The day of a row, first in its table. */
export function useDayColumn(): ReportColumn<{ readonly date: string }> {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  return {
    key: 'date',
    header: t('day'),
    primary: true,
    cell: ({ date }) => formatDate(date, language),
    csv: ({ date }) => date,
    sortValue: ({ date }) => date,
  };
}

/** The name of a row, first in its table. `shown` is how the screen writes it; files keep the name as it is. */
export function nameColumn<Row>(
  header: string,
  name: (row: Row) => string,
  shown: (name: string) => string = (written) => written,
): ReportColumn<Row> {
  const cell = (row: Row) => shown(name(row));
  return { key: 'name', header, primary: true, cell, csv: name, sortValue: cell };
}

/** A count whose rows open. */
export function countColumn<Row>(
  key: string,
  header: string,
  count: (row: Row) => number,
  to: (row: Row) => DrillDown,
): ReportColumn<Row> {
  const cell = (row: Row) => createElement(FigureLink, { to: to(row), count: count(row) }, count(row));
  return { key, header, numeric: true, cell, csv: count, sortValue: count };
}

/** A share in percent; empty in the CSV when the whole is zero. */
export function shareColumn<Row>(
  header: string,
  language: string,
  part: (row: Row) => number,
  whole: (row: Row) => number,
): ReportColumn<Row> {
  return {
    key: 'rate',
    header: `${header} %`,
    numeric: true,
    cell: (row) => percent(part(row), whole(row), language),
    csv: (row) => share(part(row), whole(row)),
    sortValue: (row) => share(part(row), whole(row)) ?? -1,
  };
}
