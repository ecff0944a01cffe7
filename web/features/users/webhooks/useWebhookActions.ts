import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { webhooksTexts } from './texts.ts';
import {
  useDeleteWebhookMutation,
  useDisableWebhookMutation,
  useEnableWebhookMutation,
  type WebhookRowFragment,
} from './webhooks.generated.ts';

/** The root fields that a change of a webhook invalidates. */
export const webhookLists = invalidating('webhooks', 'webhookDeliveries');

/** Switches a webhook on and off, and removes it. */
export function useWebhookActions({ id, version, name }: Pick<WebhookRowFragment, 'id' | 'version' | 'name'>) {
  const t = useTexts(webhooksTexts);
  const { run } = useAction(t('failed'));
  const [enable, { loading: enabling }] = useEnableWebhookMutation(webhookLists);
  const [disable, { loading: disabling }] = useDisableWebhookMutation(webhookLists);
  const [remove] = useDeleteWebhookMutation(invalidating('webhooks'));
  const variables = { input: { id, version } };
  return {
    enabling,
    disabling,
    enable: () => run(() => enable({ variables }), { toast: t('switchedOn', { name }) }),
    disable: () => run(() => disable({ variables }), { toast: t('switchedOff', { name }) }),
    remove: (onDone: () => void) => run(() => remove({ variables }), { toast: t('removed', { name }), onDone }),
  };
}
