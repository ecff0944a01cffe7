import { Stack, Text } from '@chakra-ui/react';
import { RotateCcwKey } from 'lucide-react';
import { useState } from 'react';
import { webhookLists } from './useWebhookActions.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { Timestamp, useNow } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { ShownKey } from './ShownKey.tsx';
import { webhooksTexts } from './texts.ts';
import { useRotateWebhookKeyMutation, type WebhookRowFragment } from './webhooks.generated.ts';

/** Creates a new signing secret and shows it once. */
export function KeySection({ webhook }: { readonly webhook: WebhookRowFragment }) {
  const t = useTexts(webhooksTexts);
  const now = useNow();
  const { run } = useAction(t('failed'));
  // Not cached: the secret is shown once and stored nowhere.
  const [rotate] = useRotateWebhookKeyMutation({ ...webhookLists, fetchPolicy: 'no-cache' });
  const [confirming, setConfirming] = useState(false);
  const [signingKey, setSigningKey] = useState<string | null>(null);
  const { id, version, name, previousKeyUntil } = webhook;
  const overlaps = previousKeyUntil && new Date(previousKeyUntil).getTime() > now;
  const begin = () =>
    run(() => rotate({ variables: { input: { id, version } } }), {
      onDone: ({ data }) => setSigningKey(data?.rotateWebhookKey.signingKey ?? null),
    });
  return (
    <Stack gap="3" align="stretch">
      {signingKey === null ? (
        <>
          <Text color="fg.muted" textStyle="sm">
            {t('secretText')}
          </Text>
          <WrappingButton variant="outline" alignSelf="flex-start" onClick={() => setConfirming(true)}>
            <RotateCcwKey aria-hidden="true" /> {t('rotate')}
          </WrappingButton>
        </>
      ) : (
        <ShownKey name={name} signingKey={signingKey} onDone={() => setSigningKey(null)} />
      )}
      {overlaps ? (
        <Text textStyle="sm">
          {t('secretUntil')} <Timestamp at={previousKeyUntil} />
        </Text>
      ) : null}
      {confirming ? (
        <ConfirmDialog
          title={t('rotateTitle')}
          confirmLabel={t('rotate')}
          onConfirm={begin}
          onClose={() => setConfirming(false)}
        >
          {t('rotateText')}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
