import { Plus, Webhook } from 'lucide-react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { webhooksTexts } from './texts.ts';
import { NewWebhookLayer, WebhookLayer } from './WebhookLayer.tsx';
import { WebhookTable } from './WebhookTable.tsx';
import { useWebhooksQuery } from './webhooks.generated.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** The URL parameter's value instead of an id. */
const NEW = 'new';
/** Deliveries are not published live: the list is polled while it is open. */
const pollInterval = 15_000;

/** The kitchen's webhooks. */
export function WebhooksPanel() {
  const t = useTexts(webhooksTexts);
  const layer = useLayer('webhook');
  const { data, error, refetch } = useWebhooksQuery({ pollInterval });
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} />;
  const { webhooks } = data;
  const add = (
    <WrappingButton flexShrink="0" onClick={() => layer.open(NEW)}>
      <Plus aria-hidden="true" /> {t('add')}
    </WrappingButton>
  );
  return (
    <>
      {webhooks.length > 0 ? (
        <Panel flush title={t('title')} actions={add}>
          <WebhookTable webhooks={webhooks} />
        </Panel>
      ) : (
        <Panel>
          <EmptyState icon={Webhook} title={t('none')} description={t('text')} action={add} />
        </Panel>
      )}
      {layer.value === NEW ? <NewWebhookLayer onClose={layer.close} /> : null}
      {layer.value !== null && layer.value !== NEW ? (
        <WebhookLayer webhook={webhooks.find(({ id }) => id === layer.value)} onClose={layer.close} />
      ) : null}
    </>
  );
}
