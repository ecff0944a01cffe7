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
  readonly onRemoved: () => void;
}

/** Switches a webhook off, or deletes it. */
export function EndSection({ webhook, onRemoved }: EndSectionProps) {
  const t = useTexts(webhooksTexts);
  const [confirming, setConfirming] = useState(false);
  const { disable, disabling, remove } = useWebhookActions(webhook);
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
        <WrappingButton variant="outline" colorPalette="red" color="fg.error" onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden="true" /> {t('remove')}
        </WrappingButton>
      </Flex>
      {confirming ? (
        <ConfirmDialog
          title={t('removeTitle', { name: webhook.name })}
          confirmLabel={t('remove')}
          destructive
          onConfirm={() => remove(onRemoved)}
          onClose={() => setConfirming(false)}
        >
          {t('removeText')}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
