import { Button, Flex, Text } from '@chakra-ui/react';
import { ClipboardCheck, Download, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { paths, to } from '../../../platform/paths.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { SavedViews } from '../../../platform/views/SavedViews.tsx';
import { TableMenu } from '../../../ui/components/TableMenu.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useReadToEnd } from '../../../ui/components/useReadToEnd.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { MoreButton } from '../../../ui/components/MoreButton.tsx';
import {
  type DeliveryCardFragment,
  type DeliveryHistoryQuery,
  useDeliveryHistoryQuery,
} from '../deliveries.generated.ts';
import { statusTones } from '../status.ts';
import { deliveriesTexts } from '../texts.ts';
import { creditOf, saveHistoryCsv } from './history-csv.ts';
import { HistoryTotals } from './HistoryTotals.tsx';
import { HistoryFilter, historyViewParams, useHistoryFilter } from './HistoryFilter.tsx';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

const PAGE = 20;
/** The name of the table, for its columns. */
const historyTable = 'deliveries';

/** All deliveries that were confirmed, reversed or canceled. */
export function HistoryPanel() {
  const t = useTexts(deliveriesTexts);
  const { filter } = useHistoryFilter();
  const { data, error, refetch, fetchMore } = useDeliveryHistoryQuery({ variables: { filter, first: PAGE } });
  const columns = useColumns();
  const page = data?.deliveries;
  const loadAfter = async (after: string) => (await fetchMore({ variables: { after } })).data?.deliveries;
  return (
    <Flex direction="column" gap="4">
      <HistoryFilter />
      <Flex className="no-print" gap="2" wrap="wrap" justify="flex-end">
        <CsvButton page={page} loadAfter={loadAfter} />
        <SavedViews screen="deliveries" params={historyViewParams} table={historyTable} />
        <TableMenu table={historyTable} columns={columns} />
      </Flex>
      <HistoryTotals filter={filter} />
      {page ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={6} rowHeight="14" />}
      {page ? (
        <Panel flush>
          <DataTable
            caption={t('historyTab')}
            name={historyTable}
            columns={columns}
            rows={page.nodes}
            rowKey={(row) => row.id}
            linkOf={(row) => ({ to: to.delivery(row.id) })}
            empty={<NoHistory />}
          />
        </Panel>
      ) : null}
      {page?.pageInfo.hasNextPage ? (
        <MoreButton alignSelf="center" load={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })}>
          {t('more')}
        </MoreButton>
      ) : null}
    </Flex>
  );
}

interface CsvButtonProps {
  readonly page: DeliveryHistoryQuery['deliveries'] | undefined;
  readonly loadAfter: (after: string) => Promise<DeliveryHistoryQuery['deliveries'] | undefined>;
}

/** Loads all pages of the list, and saves them as CSV. */
function CsvButton({ page, loadAfter }: CsvButtonProps) {
  const t = useTexts(deliveriesTexts);
  const { currency } = useKitchen();
  const { busy, withAll } = useReadToEnd(page, loadAfter);
  return (
    <Button
      variant="outline"
      disabled={busy || !page}
      onClick={() => void withAll((rows) => saveHistoryCsv(rows, t, currency))}
    >
      <Download aria-hidden="true" /> {t('csv')}
    </Button>
  );
}

function useColumns(): Column<DeliveryCardFragment>[] {
  const t = useTexts(deliveriesTexts);
  const reason = t('unpriced');
  return [
    {
      key: 'supplier',
      header: t('supplier'),
      primary: true,
      cell: (row) => row.supplierName,
    },
    { key: 'number', header: t('number'), cell: (row) => row.number },
    { key: 'when', header: t('when'), cell: (row) => <Timestamp at={row.receivedAt ?? row.closedAt ?? ''} /> },
    { key: 'contents', header: t('contents'), cell: (row) => <Contents row={row} /> },
    {
      key: 'status',
      header: t('status'),
      cell: (row) => <StatusBadge tone={statusTones[row.status]}>{t(row.status)}</StatusBadge>,
    },
    {
      key: 'worth',
      header: t('worth'),
      numeric: true,
      cell: (row) => (row.status === 'cancelled' ? '–' : <Money value={row.total} reason={reason} />),
    },
    {
      key: 'credit',
      header: t('credit'),
      numeric: true,
      cell: (row) =>
        row.expectedCredit === '0' || row.status !== 'posted' ? (
          '–'
        ) : (
          <Flex gap="2" justify="flex-end" align="center" wrap="wrap">
            <Money value={row.expectedCredit} reason={reason} />
            <StatusBadge tone={creditOf(row) === 'open' ? 'soon' : 'done'}>{t(`credit_${creditOf(row)}`)}</StatusBadge>
          </Flex>
        ),
    },
  ];
}

function Contents({ row }: { readonly row: DeliveryCardFragment }) {
  const t = useTexts(deliveriesTexts);
  const problems = row.status === 'cancelled' ? 0 : row.shortLineCount + row.rejectedLineCount;
  return (
    <Flex gap="1.5" wrap="wrap" align="center">
      <Text whiteSpace="nowrap">{t('lines', { n: row.lineCount })}</Text>
      {problems > 0 && row.shortLineCount > 0 ? (
        <StatusBadge tone="soon">{t('shortLines', { n: row.shortLineCount })}</StatusBadge>
      ) : null}
      {problems > 0 && row.rejectedLineCount > 0 ? (
        <StatusBadge tone="blocked">{t('refusedLines', { n: row.rejectedLineCount })}</StatusBadge>
      ) : null}
    </Flex>
  );
}

function NoHistory() {
  const t = useTexts(deliveriesTexts);
  const { filtered, clear } = useHistoryFilter();
  if (filtered) {
    const action = <Button onClick={clear}>{t('clearFilter')}</Button>;
    return <EmptyState icon={SearchX} title={t('nothingFound')} description={t('nothingFoundText')} action={action} />;
  }
  return (
    <EmptyState
      icon={ClipboardCheck}
      title={t('nothingYet')}
      description={t('nothingYetText')}
      action={
        <Button asChild>
          <Link to={paths.receiving}>{t('seeExpected')}</Link>
        </Button>
      }
    />
  );
}
