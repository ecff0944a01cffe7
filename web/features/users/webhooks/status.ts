import type { StatusTone } from '../../../ui/components/StatusBadge.tsx';
import type { webhooksTexts } from './texts.ts';
import type { WebhookDeliveryRowFragment, WebhookRowFragment } from './webhooks.generated.ts';

interface Standing {
  readonly tone: StatusTone;
  readonly word: keyof typeof webhooksTexts.en;
}

export function webhookStanding({ active, failingSince }: WebhookRowFragment): Standing {
  if (!active) return { tone: 'paused', word: 'isOff' };
  return failingSince ? { tone: 'late', word: 'isFailing' } : { tone: 'done', word: 'isOn' };
}

export function deliveryStanding({ state, attempts }: WebhookDeliveryRowFragment): Standing {
  if (state === 'delivered') return { tone: 'done', word: 'delivered' };
  if (state === 'failed') return { tone: 'late', word: 'givenUp' };
  return attempts.length > 0 ? { tone: 'soon', word: 'retrying' } : { tone: 'active', word: 'pending' };
}
