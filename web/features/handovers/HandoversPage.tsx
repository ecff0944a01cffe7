import { Button, Center, Input, Span } from '@chakra-ui/react';
import { ArrowLeftRight, Moon } from 'lucide-react';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useSearchText } from '../../ui/components/useSearchText.ts';
import { formatDate } from '../../ui/format/days.ts';
import { firstLine } from '../../ui/format/first-line.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { CloseYesterdayButton } from './CloseYesterdayButton.tsx';
import { type HandoverCardsQuery, useHandoverCardsQuery } from './handovers.generated.ts';
import { handoverTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

type Card = HandoverCardsQuery['handoverCards']['nodes'][number];

function useColumns(): readonly Column<Card>[] {
  const t = useTexts(handoverTexts);
  const language = useLanguage();
  const shown = useNames();
  return [
    {
      key: 'day',
      header: t('day'),
      primary: true,
      cell: ({ businessDate }) => <Span whiteSpace={{ md: 'nowrap' }}>{formatDate(businessDate, language, true)}</Span>,
    },
    { key: 'note', header: t('note'), cell: ({ note }) => (note === null ? '' : firstLine(note)) },
    { key: '86', header: t('eightySix'), cell: ({ eightySix }) => eightySix.map(shown).join(', ') },
    { key: 'closed', header: t('closer'), cell: ({ closedByName }) => closedByName },
    {
      key: 'status',
      header: t('status'),
      cell: ({ signedByName }) => (
        <StatusBadge tone={signedByName === null ? 'soon' : 'done'}>
          {signedByName === null ? t('notSigned') : t('signedBy', { name: signedByName })}
        </StatusBadge>
      ),
    },
  ];
}

function Cards({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const t = useTexts(handoverTexts);
  const columns = useColumns();
  const layer = useLayer('handover');
  const { data, previousData, error, refetch, fetchMore } = useHandoverCardsQuery({
    variables: { search: search || null },
  });
  const current = data ?? previousData;
  if (!current) return <NotLoaded error={error} onRetry={() => refetch()} />;
  const { nodes, pageInfo } = current.handoverCards;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={nodes}
        rowKey={({ id }) => id}
        linkOf={({ id }) => layer.linkTo(id)}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title={t(search ? 'noneTitle' : 'empty')}
            description={t(search ? 'noneText' : 'emptyText')}
            action={
              search ? (
                <Button variant="outline" onClick={onClear}>
                  {t('clear')}
                </Button>
              ) : undefined
            }
          />
        }
      />
      {pageInfo.hasNextPage ? (
        <Center p="4" className="no-print">
          <MoreButton load={() => fetchMore({ variables: { after: pageInfo.endCursor } })}>{t('loadMore')}</MoreButton>
        </Center>
      ) : null}
    </>
  );
}

/** All handovers, the latest day first, with a text search. */
export function HandoversPage() {
  const t = useTexts(handoverTexts);
  const { typed, type, search } = useSearchText();
  const closing = useLayer('closing');
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <CloseYesterdayButton size="md" />
            <Button onClick={() => closing.open('today')}>
              <Moon aria-hidden="true" /> {t('close')}
            </Button>
          </>
        }
      />
      <Input
        className="no-print"
        type="search"
        mb="4"
        maxW="md"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Panel flush>
        <Cards search={search} onClear={() => type('')} />
      </Panel>
    </>
  );
}
