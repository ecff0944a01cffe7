import { Button, Flex, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { downloadCsv } from '../../../ui/format/csv.ts';
import { DataTable } from '../../../ui/components/DataTable.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { usePeriod } from '../period.ts';
import type { ReportColumn } from '../ReportTable.tsx';
import { reportsTexts } from '../texts.ts';
import type { WholeLog } from './useWholeLog.ts';

interface LogPanelProps<Row> {
  readonly title: string;
  /** The start of the file's name; the period is appended. */
  readonly file: string;
  readonly log: WholeLog<Row>;
  readonly isFailed: (row: Row) => boolean;
  readonly failedOnly: boolean;
  /** All columns, for the CSV. */
  readonly columns: readonly ReportColumn<Row>[];
  /** The keys of the columns on screen and in print, in order. */
  readonly onScreen: readonly string[];
}

/** One table of the HACCP log: its first page, or all of it, and its CSV, which always has all. */
export function LogPanel<Row extends { readonly id: string }>(props: LogPanelProps<Row>) {
  const { title, file, log, isFailed, failedOnly, columns, onScreen } = props;
  const t = useTexts(reportsTexts);
  const { period } = usePeriod();
  const rows = log.rows ?? [];
  const shown = failedOnly ? rows.filter(isFailed) : rows;
  const save = (all: readonly Row[]) =>
    downloadCsv(
      `${file}-${period.from}-${period.to}`,
      columns.map(({ header }) => header),
      all.map((row) => columns.map(({ csv }) => csv(row))),
    );
  return (
    <Panel
      title={title}
      flush
      actions={
        <Flex className="no-print" gap="3" align="center" wrap="wrap">
          <Text color="fg.muted" role="status">
            {log.busy ? t('loadingAll') : log.complete ? t('shown', { n: shown.length }) : ''}
          </Text>
          <Button
            variant="outline"
            disabled={log.busy}
            aria-label={t('csvOf', { name: title })}
            onClick={() => void log.withAll(save)}
          >
            <Download aria-hidden="true" /> {t('csv')}
          </Button>
        </Flex>
      }
    >
      <DataTable
        caption={title}
        columns={onScreen.flatMap((key) => columns.filter((column) => column.key === key))}
        rows={shown}
        rowKey={({ id }) => id}
        empty={
          <Text p="6" color="fg.muted">
            {t('emptyTitle')}
          </Text>
        }
      />
      {log.complete ? null : (
        <Flex className="no-print" p="4" gap="3" align="center" justify="center" wrap="wrap">
          <Text color="fg.muted">{t('more', { n: rows.length })}</Text>
          <Button variant="outline" loading={log.busy} loadingText={t('loadingAll')} onClick={() => void log.withAll()}>
            {t('showAll')}
          </Button>
        </Flex>
      )}
    </Panel>
  );
}
