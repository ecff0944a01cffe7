import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';
import type { webhooksTexts } from './texts.ts';
import type { WebhookDeliveryRowFragment, WebhookRowFragment } from './webhooks.generated.ts';

interface StatusWord {
  readonly tone: StatusTone;
  readonly word: keyof typeof webhooksTexts.en;
}

export function webhookStatus({ active, failingSince }: WebhookRowFragment): StatusWord {
  if (!active) return { tone: 'paused', word: 'isOff' };
  return failingSince ? { tone: 'late', word: 'isFailing' } : { tone: 'done', word: 'isOn' };
}

export function deliveryStatus({ state, attempts }: WebhookDeliveryRowFragment): StatusWord {
  if (state === 'delivered') return { tone: 'done', word: 'delivered' };
  if (state === 'failed') return { tone: 'late', word: 'notDelivered' };
  return attempts.length > 0 ? { tone: 'soon', word: 'retrying' } : { tone: 'active', word: 'pending' };
}
