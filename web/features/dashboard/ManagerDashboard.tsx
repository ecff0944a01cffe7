import { Button, Grid, Stack, Text } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { useNow } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatDate } from '../../ui/format/days.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { MorePeopleDocument } from '../../platform/graphql/more-people.generated.ts';
import { useWholeList } from '../../platform/graphql/useWholeList.ts';
import { attentionOf } from './attention.ts';
import { Card } from './Card.tsx';
import { type ManagerDashboardQuery, useManagerDashboardQuery } from './manager.generated.ts';
import { NeedsYou } from './NeedsYou.tsx';
import { PeopleCard, Timeline } from './PeopleCards.tsx';
import { dashboardTexts } from './texts.ts';
import { ExpiredCard, StockCard, WasteCard } from './StockCards.tsx';
import { ChecksCard, DeliveriesCard, PrepCard } from './WorkCards.tsx';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** Links to Recipes and Reports, which do not fit in a phone's bottom bar. */
function PhoneCards() {
  const t = useTexts(dashboardTexts);
  return (
    <Grid hideFrom="lg" className="no-print" templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" gap="4">
      <Card title={t('recipes')} path={paths.recipes}>
        <Text color="fg.muted">{t('recipesText')}</Text>
      </Card>
      <Card title={t('reports')} path={paths.reports}>
        <Text color="fg.muted">{t('reportsText')}</Text>
      </Card>
    </Grid>
  );
}

function Loaded({ data }: { readonly data: ManagerDashboardQuery }) {
  const now = useNow();
  return (
    <Stack gap="5">
      <NeedsYou data={data} items={attentionOf(data, now)} now={now} />
      <Grid
        // Three columns on a desktop, two on a tablet, one on a phone and with large text.
        templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
        gap="5"
        alignItems="start"
      >
        <Stack gap="5">
          <PrepCard data={data} now={now} />
          <WasteCard waste={data.wasteSummary} />
        </Stack>
        <Stack gap="5">
          <ChecksCard data={data} now={now} />
          <DeliveriesCard data={data} now={now} />
        </Stack>
        {/* Beside the others, or below them side by side. */}
        <Grid
          gap="5"
          alignItems="start"
          gridColumn={{ md: '1 / -1', xl: 'auto' }}
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
            xl: 'minmax(0, 1fr)',
          }}
        >
          <ExpiredCard lots={data.expiredLots} />
          <StockCard data={data} />
          <PeopleCard people={data.peopleOn} />
        </Grid>
      </Grid>
      <PhoneCards />
      <Timeline activity={data.recentActivity} />
    </Stack>
  );
}

/** The manager's home: the exceptions, then the state of the day. */
export function ManagerDashboard() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const admin = useCan('users.manage');
  const { data, error, refetch, fetchMore } = useManagerDashboardQuery({ variables: { admin } });
  useWholeList(data?.users, (after) =>
    fetchMore({ query: MorePeopleDocument, variables: { filter: 'active', after } }),
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={`${formatDate(useToday(), language)} · ${t('text')}`}
        actions={
          <Button variant="outline" onClick={() => print()}>
            <Printer aria-hidden="true" /> {t('print')}
          </Button>
        }
      />
      {data ? <Loaded data={data} /> : <NotLoaded error={error} onRetry={() => refetch()} />}
    </>
  );
}
