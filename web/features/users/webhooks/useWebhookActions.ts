import { readableError } from '../../../ui/i18n/readable-error.ts';
import { translate, useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { webhooksTexts } from './texts.ts';
import {
  useDeleteWebhookMutation,
  useDisableWebhookMutation,
  useEnableWebhookMutation,
  type WebhookRowFragment,
} from './webhooks.generated.ts';

/** Does it, and tells a refusal in a toast. Whether it was done. */
export async function attempt(act: () => Promise<unknown>, title?: string): Promise<boolean> {
  try {
    await act();
    if (title !== undefined) showToast({ title });
    return true;
  } catch (error) {
    const description = readableError(error).sentence ?? '';
    showToast({ title: translate(webhooksTexts, 'failed'), description, tone: 'destructive' });
    return false;
  }
}

/** Lists that an act on a webhook makes old. */
export const webhookLists = invalidating('webhooks', 'webhookDeliveries');

/** Switches a webhook on and off, and removes it. */
export function useWebhookActions({ id, version, name }: Pick<WebhookRowFragment, 'id' | 'version' | 'name'>) {
  const t = useTexts(webhooksTexts);
  const [enable, { loading: enabling }] = useEnableWebhookMutation(webhookLists);
  const [disable, { loading: disabling }] = useDisableWebhookMutation(webhookLists);
  const [remove] = useDeleteWebhookMutation(invalidating('webhooks'));
  const variables = { input: { id, version } };
  return {
    enabling,
    disabling,
    enable: () => attempt(() => enable({ variables }), t('switchedOn', { name })),
    disable: () => attempt(() => disable({ variables }), t('switchedOff', { name })),
    remove: () => attempt(() => remove({ variables }), t('removed', { name })),
  };
}
