import { Box, Stack, Text } from '@chakra-ui/react';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { AttemptLine } from './DeliveryEntry.tsx';
import { webhooksTexts } from './texts.ts';
import { webhookLists } from './useWebhookActions.ts';
import {
  usePingWebhookMutation,
  type WebhookDeliveryRowFragment,
  type WebhookRowFragment,
} from './webhooks.generated.ts';

/** Sends a ping and shows its outcome. */
export function PingSection({ webhook }: { readonly webhook: WebhookRowFragment }) {
  const t = useTexts(webhooksTexts);
  const { run } = useAction(t('failed'));
  const [ping, { loading }] = usePingWebhookMutation(webhookLists);
  const [delivery, setDelivery] = useState<WebhookDeliveryRowFragment | null>(null);
  const send = () => {
    setDelivery(null);
    void run(() => ping({ variables: { input: { id: webhook.id } } }), {
      onDone: ({ data }) => setDelivery(data?.pingWebhook ?? null),
    });
  };
  const last = delivery?.attempts.at(-1);
  return (
    <Stack gap="3" align="flex-start">
      <Text color="fg.muted" textStyle="sm">
        {t('testText')}
      </Text>
      <WrappingButton variant="outline" loading={loading} loadingText={t('ping')} onClick={send}>
        <Radio aria-hidden="true" /> {t('ping')}
      </WrappingButton>
      <Box role="status" w="full">
        {last ? (
          <Box
            borderWidth="1px"
            borderColor={last.outcome === 'delivered' ? 'brand.solid' : 'border.error'}
            rounded="l3"
            p="3"
          >
            <AttemptLine {...last} />
          </Box>
        ) : null}
      </Box>
    </Stack>
  );
}
