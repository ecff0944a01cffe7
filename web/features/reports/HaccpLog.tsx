import { Button, Flex, Switch, Text } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { downloadCsv } from '../../ui/format/csv.ts';
import { formatDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { DataTable } from '../../ui/components/DataTable.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLogColumns } from './useLogColumns.tsx';
import { usePeriod } from './period.ts';
import { ReportBody } from './ReportBody.tsx';
import { reportsTexts } from './texts.ts';
import { type LogRow, useHaccpLog } from './useHaccpLog.ts';

/** Every reading of the period with limit, result, person and corrective action, for CSV export and for inspectors in print. */
export function HaccpLog() {
  const { period } = usePeriod();
  const log = useHaccpLog(period);
  return (
    <ReportBody data={log.rows} error={log.error} onRetry={() => log.refetch()} isEmpty={(rows) => rows.length === 0}>
      {(rows) => <LogTable rows={rows} log={log} />}
    </ReportBody>
  );
}

interface LogTableProps {
  readonly rows: readonly LogRow[];
  readonly log: ReturnType<typeof useHaccpLog>;
}

function LogTable({ rows, log }: LogTableProps) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const [failedOnly, setFailedOnly] = useState(false);
  const columns = useLogColumns();
  const { busy, withAll } = log;
  const shown = failedOnly ? rows.filter(({ result }) => result === 'fail') : rows;
  const save = (all: readonly LogRow[]) =>
    downloadCsv(
      `haccp-log-${period.from}-${period.to}`,
      columns.map(({ header }) => header),
      all.map((row) => columns.map(({ csv }) => csv(row))),
    );
  return (
    <>
      <LogToolbar
        count={log.complete ? shown.length : null}
        busy={busy}
        failedOnly={failedOnly}
        onFailedOnly={(only) => void withAll(() => setFailedOnly(only))}
        onSave={() => void withAll(save)}
        onPrint={() => void withAll(printWhenRendered)}
      />
      <Text className="print-only">
        {formatDate(period.from, language, true)} – {formatDate(period.to, language, true)}
      </Text>
      <Panel flush>
        <DataTable
          caption={t('haccp')}
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
            <Button variant="outline" loading={busy} loadingText={t('loadingAll')} onClick={() => void withAll()}>
              {t('showAll')}
            </Button>
          </Flex>
        )}
      </Panel>
    </>
  );
}

interface LogToolbarProps {
  /** Null while only the first page is loaded. */
  readonly count: number | null;
  readonly busy: boolean;
  readonly failedOnly: boolean;
  readonly onFailedOnly: (only: boolean) => void;
  readonly onSave: () => void;
  readonly onPrint: () => void;
}

function LogToolbar({ count, busy, failedOnly, onFailedOnly, onSave, onPrint }: LogToolbarProps) {
  const t = useTexts(reportsTexts);
  return (
    <Flex className="no-print" gap="3" wrap="wrap" align="center">
      <Switch.Root checked={failedOnly} minH="11" onCheckedChange={({ checked }) => onFailedOnly(checked)}>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t('onlyFailed')}</Switch.Label>
      </Switch.Root>
      <Text flex="1" color="fg.muted" role="status">
        {busy ? t('loadingAll') : count === null ? '' : t('shown', { n: count })}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" disabled={busy} onClick={onSave}>
          <Download aria-hidden="true" /> {t('csv')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onPrint}>
          <Printer aria-hidden="true" /> {t('print')}
        </Button>
      </Flex>
    </Flex>
  );
}

/** The columns on screen and in print, in order; the CSV has all columns. */
const onScreen = ['item', 'time', 'check', 'value', 'limit', 'result', 'action', 'rechecks', 'person'] as const;

/** Waits until the rows are rendered. */
function printWhenRendered(): void {
  setTimeout(() => window.print(), 100);
}
