import { Box, Text } from '@chakra-ui/react';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { DeliveryEntry } from './DeliveryEntry.tsx';
import { webhooksTexts } from './texts.ts';
import { useWebhookLogQuery } from './webhooks.generated.ts';

const PAGE = 20;
/** What is sent is no news on the live connection: it is asked for while the log is open and shows its first page. */
const askEvery = 5_000;

/** What was sent to a webhook, newest first. */
export function DeliveryLog({ webhookId, active }: { readonly webhookId: string; readonly active: boolean }) {
  const t = useTexts(webhooksTexts);
  const variables = { webhookId, first: PAGE };
  const { data, error, refetch, fetchMore, loading, startPolling, stopPolling } = useWebhookLogQuery({
    variables,
    pollInterval: askEvery,
  });
  const page = data?.webhookDeliveries;
  if (error && !page) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!page) return <SkeletonList rows={3} rowHeight="11" />;
  const more = async () => {
    // Asking again would begin at the first page.
    stopPolling();
    await fetchMore({ variables: { ...variables, after: page.pageInfo.endCursor } }).catch(() =>
      startPolling(askEvery),
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
