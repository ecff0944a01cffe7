import { Button, Flex, Switch, Text } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../ui/format/days.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { LogPanel } from './LogPanel.tsx';
import { usePeriod } from '../period.ts';
import { ReportBody } from '../ReportBody.tsx';
import { reportsTexts } from '../texts.ts';
import { useHaccpLog, useReceivedTemperatures } from './useHaccpLog.ts';
import { useLogColumns } from './useLogColumns.tsx';
import { useReceivedColumns } from './useReceivedColumns.tsx';

/**
 * For inspectors, on screen, in print and as CSV: every reading of the line checks with limit, result, person and corrective
 * action, and how warm every delivery arrived.
 */
export function HaccpLog() {
  const { period } = usePeriod();
  const log = useHaccpLog(period);
  const received = useReceivedTemperatures(period);
  const data = log.rows && received.rows ? [...log.rows, ...received.rows] : undefined;
  const retry = () => Promise.all([log.refetch(), received.refetch()]);
  return (
    <ReportBody data={data} error={log.error ?? received.error} onRetry={retry} isEmpty={(rows) => rows.length === 0}>
      {() => <Logs log={log} received={received} />}
    </ReportBody>
  );
}

interface LogsProps {
  readonly log: ReturnType<typeof useHaccpLog>;
  readonly received: ReturnType<typeof useReceivedTemperatures>;
}

function Logs({ log, received }: LogsProps) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const [failedOnly, setFailedOnly] = useState(false);
  const busy = log.busy || received.busy;
  const withBoth = (go: () => void) => void log.withAll(() => void received.withAll(go));
  return (
    <>
      <Flex className="no-print" gap="3" wrap="wrap" align="center" justify="space-between">
        <Switch.Root
          checked={failedOnly}
          minH="11"
          onCheckedChange={({ checked }) => withBoth(() => setFailedOnly(checked))}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>{t('onlyFailed')}</Switch.Label>
        </Switch.Root>
        <Button variant="outline" disabled={busy} onClick={() => withBoth(printWhenRendered)}>
          <Printer aria-hidden="true" /> {t('print')}
        </Button>
      </Flex>
      <Text className="print-only">
        {formatDate(period.from, language, true)} – {formatDate(period.to, language, true)}
      </Text>
      <LogPanel
        title={t('lineCheckReadings')}
        file="haccp-log"
        log={log}
        isFailed={({ result }) => result === 'fail'}
        failedOnly={failedOnly}
        columns={useLogColumns()}
        onScreen={readingColumns}
      />
      <LogPanel
        title={t('receivedTemperatures')}
        file="received-temperatures"
        log={received}
        isFailed={({ temperatureResult }) => temperatureResult === 'fail' || temperatureResult === 'cool_down'}
        failedOnly={failedOnly}
        columns={useReceivedColumns()}
        onScreen={receivedColumns}
      />
    </>
  );
}

const readingColumns = ['item', 'time', 'check', 'value', 'limit', 'result', 'action', 'rechecks', 'person'] as const;
const receivedColumns = [
  'item',
  'time',
  'delivery',
  'supplier',
  'value',
  'limit',
  'result',
  'decision',
  'person',
] as const;

/** Waits until the rows are rendered. */
function printWhenRendered(): void {
  setTimeout(() => window.print(), 100);
}
