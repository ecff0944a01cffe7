import { Plus, Webhook } from 'lucide-react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { webhooksTexts } from './texts.ts';
import { NewWebhookLayer, WebhookLayer } from './WebhookLayer.tsx';
import { WebhookTable } from './WebhookTable.tsx';
import { useWebhooksQuery } from './webhooks.generated.ts';

/** In the address in place of an id. */
const NEW = 'new';
/** What is sent is no news on the live connection: it is asked for while the list is open. */
const askEvery = 15_000;

/** The kitchen's webhooks: add, change, test, look at the log. */
export function WebhooksPanel() {
  const t = useTexts(webhooksTexts);
  const layer = useLayer('webhook');
  const { data, error, refetch } = useWebhooksQuery({ pollInterval: askEvery });
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonList />;
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
          <WebhookTable webhooks={webhooks} onOpen={layer.open} />
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
