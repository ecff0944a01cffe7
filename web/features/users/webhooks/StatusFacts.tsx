import { Stack, Text } from '@chakra-ui/react';
import { Power } from 'lucide-react';
import { FactList } from '../../../ui/components/FactList.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { webhookStatus } from './status.ts';
import { webhooksTexts } from './texts.ts';
import { useWebhookActions } from './useWebhookActions.ts';
import type { WebhookRowFragment } from './webhooks.generated.ts';

interface FactsProps {
  readonly webhook: WebhookRowFragment;
}

/** Why the webhook is off, with a button to switch it on. */
function Off({ webhook }: FactsProps) {
  const t = useTexts(webhooksTexts);
  const { enable, enabling } = useWebhookActions(webhook);
  const { disabledReason, disabledAt } = webhook;
  return (
    <Stack gap="3" align="flex-start" bg="bg.muted" rounded="l3" p="4">
      <Text fontWeight="semibold">
        {disabledReason ? t(`offBecause_${disabledReason}`) : t('isOff')}{' '}
        {disabledAt ? <Timestamp at={disabledAt} /> : null}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {t('offText')}
      </Text>
      <WrappingButton loading={enabling} loadingText={t('switchOn')} onClick={() => void enable()}>
        <Power aria-hidden="true" /> {t('switchOn')}
      </WrappingButton>
    </Stack>
  );
}

/** The status and facts of a webhook. */
export function StatusFacts({ webhook }: FactsProps) {
  const t = useTexts(webhooksTexts);
  const { tone, word } = webhookStatus(webhook);
  const { url, active, failingSince, lastAttemptAt, createdByName, createdAt } = webhook;
  const failing = active && failingSince;
  const facts = [
    { label: t('status'), value: <StatusBadge tone={tone}>{t(word)}</StatusBadge> },
    ...(failing ? [{ label: t('failingSince'), value: <Timestamp at={failing} /> }] : []),
    { label: t('url'), value: <Text wordBreak="break-all">{url}</Text> },
    { label: t('last'), value: lastAttemptAt ? <Timestamp at={lastAttemptAt} /> : t('nothingSent') },
    {
      label: t('addedBy'),
      value: (
        <Text>
          {createdByName}, <Timestamp at={createdAt} />
        </Text>
      ),
    },
  ];
  return (
    <Stack gap="5">
      <FactList facts={facts} />
      {active ? null : <Off webhook={webhook} />}
      {failing ? (
        <Text color="fg.muted" textStyle="sm">
          {t('failingText')}
        </Text>
      ) : null}
    </Stack>
  );
}
