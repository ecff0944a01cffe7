import { Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useAdminDashboardQuery } from './admin.generated.ts';
import { adminTexts } from './admin-texts.ts';
import { HealthCard } from './HealthCard.tsx';
import { LedgerCard } from './LedgerCard.tsx';
import { SetupCard } from './SetupCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/**
 * The admin's home: unverified users first if there are any, setup checklist, ledger and health. `profile` is the kitchen
 * profile's card.
 */
export function AdminDashboard({ profile }: { readonly profile: ReactNode }) {
  const t = useTexts(adminTexts);
  const { data, error, refetch } = useAdminDashboardQuery();
  const isWaited = data !== undefined && data.userCounts.waiting > 0;
  const waiting = data ? <WaitingCard people={data.users.nodes} count={data.userCounts.waiting} /> : null;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
        {data ? (
          <Stack gap="5">
            {isWaited ? waiting : null}
            <SetupCard setup={data.setupChecklist} />
            {isWaited ? null : waiting}
          </Stack>
        ) : (
          <NotLoaded error={error} onRetry={() => refetch()} rows={3} rowHeight="40" />
        )}
        <Stack gap="5">
          {profile}
          <LedgerCard />
          {data ? <HealthCard health={data.kitchenHealth} people={data.userCounts.active} /> : null}
        </Stack>
      </Grid>
    </>
  );
}
