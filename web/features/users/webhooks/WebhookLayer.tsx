import { Heading, Stack } from '@chakra-ui/react';
import { Webhook } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EndSection } from './EndSection.tsx';
import { KeySection } from './KeySection.tsx';
import { PingSection } from './PingSection.tsx';
import { ShownKey } from './ShownKey.tsx';
import { StatusFacts } from './StatusFacts.tsx';
import { webhooksTexts } from './texts.ts';
import { webhookLists } from './useWebhookActions.ts';
import { type WebhookEdit, WebhookForm, type WebhookValues } from './WebhookForm.tsx';
import { useCreateWebhookMutation, useUpdateWebhookMutation, type WebhookRowFragment } from './webhooks.generated.ts';

interface LayerProps {
  readonly onClose: () => void;
}

/** Adds a webhook, then shows its signing secret once. */
export function NewWebhookLayer({ onClose }: LayerProps) {
  const t = useTexts(webhooksTexts);
  // Not cached: the secret is shown once and stored nowhere.
  const [create] = useCreateWebhookMutation({ ...webhookLists, fetchPolicy: 'no-cache' });
  const [created, setCreated] = useState<{ name: string; signingKey: string } | null>(null);
  const submit = async ({ name, url, events }: WebhookValues, edit: WebhookEdit) => {
    const { data } = await create({ variables: { input: { name, url, events: [...events] } } });
    edit.release();
    if (data) setCreated({ name, signingKey: data.createWebhook.signingKey });
  };
  return (
    <SideLayer title={t('add')} onClose={onClose}>
      {created ? (
        <ShownKey {...created} onDone={onClose} />
      ) : (
        <WebhookForm webhook={null} submitLabel={t('create')} onSubmit={submit} />
      )}
    </SideLayer>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap="4" borderTopWidth="1px" pt="6" aria-label={title}>
      <Heading as="h3" fontSize="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function EditForm({ webhook }: { readonly webhook: WebhookRowFragment }) {
  const t = useTexts(webhooksTexts);
  const [update] = useUpdateWebhookMutation();
  const { id } = webhook;
  const submit = async (_: WebhookValues, edit: WebhookEdit) => {
    await edit.save(
      ({ name, url, events }, version) =>
        update({ variables: { input: { id, version, name: name.trim(), url: url.trim(), events: [...events] } } }),
      ({ data }) => data?.updateWebhook,
    );
    showToast({ title: t('saved') });
  };
  return <WebhookForm webhook={webhook} submitLabel={t('save')} onSubmit={submit} />;
}

interface WebhookLayerProps extends LayerProps {
  /** Undefined when it is no longer listed. */
  readonly webhook: WebhookRowFragment | undefined;
}

/** One webhook: status, test, log, settings, secret and removal. */
export function WebhookLayer({ webhook, onClose }: WebhookLayerProps) {
  const t = useTexts(webhooksTexts);
  if (!webhook) {
    const back = (
      <WrappingButton variant="outline" onClick={onClose}>
        {t('back')}
      </WrappingButton>
    );
    return (
      <SideLayer title={t('title')} onClose={onClose}>
        <EmptyState icon={Webhook} title={t('unknown')} description={t('unknownText')} action={back} />
      </SideLayer>
    );
  }
  return (
    <SideLayer title={webhook.name} onClose={onClose}>
      <Stack gap="8">
        <StatusFacts webhook={webhook} />
        <Section title={t('test')}>
          <PingSection webhook={webhook} />
        </Section>
        <Section title={t('log')}>
          <DeliveryLog webhookId={webhook.id} active={webhook.active} />
        </Section>
        <Section title={t('edit')}>
          <EditForm webhook={webhook} />
        </Section>
        <Section title={t('secret')}>
          <KeySection webhook={webhook} />
        </Section>
        <Section title={t(webhook.active ? 'switchOff' : 'remove')}>
          <EndSection webhook={webhook} onRemoved={onClose} />
        </Section>
      </Stack>
    </SideLayer>
  );
}
