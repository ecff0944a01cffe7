import { Box, Text } from '@chakra-ui/react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { DeliveryEntry } from './DeliveryEntry.tsx';
import { webhooksTexts } from './texts.ts';
import { useWebhookLogQuery } from './webhooks.generated.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

const PAGE = 20;
/** Deliveries are not published live: they are polled while the log is open and shows its first page. */
const interval = 5_000;

/** The deliveries of a webhook, newest first. */
export function DeliveryLog({ webhookId, active }: { readonly webhookId: string; readonly active: boolean }) {
  const t = useTexts(webhooksTexts);
  const variables = { webhookId, first: PAGE };
  const { data, error, refetch, fetchMore, loading, startPolling, stopPolling } = useWebhookLogQuery({
    variables,
    pollInterval: interval,
  });
  const page = data?.webhookDeliveries;
  if (!page) return <NotLoaded error={error} onRetry={() => refetch()} rows={3} rowHeight="11" />;
  const more = async () => {
    // A poll would replace the list with its first page.
    stopPolling();
    await fetchMore({ variables: { ...variables, after: page.pageInfo.endCursor } }).catch(() =>
      startPolling(interval),
    );
  };
  if (page.nodes.length === 0) return <Text color="fg.muted">{t('logEmpty')}</Text>;
  return (
    <Box>
      {page.nodes.map((delivery) => (
        <DeliveryEntry
          key={delivery.id}
          delivery={delivery}
          canResend={active && (delivery.state !== 'pending' || delivery.attempts.length > 0)}
        />
      ))}
      {page.pageInfo.hasNextPage ? (
        <WrappingButton variant="outline" mt="3" disabled={loading} onClick={() => void more()}>
          {t('more')}
        </WrappingButton>
      ) : null}
    </Box>
  );
}
