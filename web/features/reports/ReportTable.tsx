import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { CsvCell } from '#schema/csv.ts';
import { downloadCsv } from '../../ui/format/csv.ts';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { Period } from '../../ui/format/chart-spans.ts';
import { reportsTexts } from './texts.ts';

/** A column of the CSV. */
export interface CsvColumn<Row> {
  readonly header: string;
  /** The plain figure: no unit, no thousands separator. */
  readonly csv: (row: Row) => CsvCell;
}

/** A column on screen and in the CSV. */
export type ReportColumn<Row> = Column<Row> & CsvColumn<Row>;

interface ReportTableProps<Row> {
  readonly title: string;
  /** The start of the file's name; the period is appended. */
  readonly file: string;
  readonly period: Period;
  readonly columns: readonly ReportColumn<Row>[];
  /** The columns of the CSV where they are not those of the screen: one figure in each. */
  readonly csvColumns?: readonly CsvColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sortParam: string;
  readonly defaultSort?: string;
}

/** One table of a report, with a CSV download. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { title, file, period, columns, csvColumns = columns, rows, rowKey, sortParam, defaultSort } = props;
  const t = useTexts(reportsTexts);
  const save = () =>
    downloadCsv(
      `${file}-${period.from}-${period.to}`,
      csvColumns.map(({ header }) => header),
      rows.map((row) => csvColumns.map(({ csv }) => csv(row))),
    );
  return (
    <Panel
      title={title}
      flush
      actions={
        <Button className="no-print" variant="outline" aria-label={t('csvOf', { name: title })} onClick={save}>
          <Download aria-hidden="true" /> {t('csv')}
        </Button>
      }
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sortParam={sortParam}
        {...(defaultSort ? { defaultSort } : {})}
        empty={null}
      />
    </Panel>
  );
}
