import { Flex, Stack, Text } from '@chakra-ui/react';
import { PowerOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { webhooksTexts } from './texts.ts';
import { useWebhookActions } from './useWebhookActions.ts';
import type { WebhookRowFragment } from './webhooks.generated.ts';

interface EndSectionProps {
  readonly webhook: WebhookRowFragment;
  readonly onGone: () => void;
}

/** Stops a webhook, for now or for good. */
export function EndSection({ webhook, onGone }: EndSectionProps) {
  const t = useTexts(webhooksTexts);
  const [asking, setAsking] = useState(false);
  const { disable, disabling, remove } = useWebhookActions(webhook);
  const confirm = async () => {
    if (await remove()) onGone();
  };
  return (
    <Stack gap="3" align="flex-start">
      <Text color="fg.muted" textStyle="sm">
        {t(webhook.active ? 'switchOffText' : 'removeText')}
      </Text>
      <Flex gap="3" wrap="wrap">
        {webhook.active ? (
          <WrappingButton
            variant="outline"
            loading={disabling}
            loadingText={t('switchOff')}
            onClick={() => void disable()}
          >
            <PowerOff aria-hidden="true" /> {t('switchOff')}
          </WrappingButton>
        ) : null}
        <WrappingButton variant="outline" colorPalette="red" color="fg.error" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" /> {t('remove')}
        </WrappingButton>
      </Flex>
      {asking ? (
        <ConfirmDialog
          title={t('removeTitle', { name: webhook.name })}
          confirmLabel={t('remove')}
          destructive
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
