import type { LiveReactions } from '../../platform/live/reactions.ts';
import type { ToastContent } from '../../ui/components/toasts/toast-store.ts';
import { defineTexts, translate } from '../../ui/i18n/texts.ts';

const texts = defineTexts('deliveriesLive', {
  en: { received: 'Delivery Received', description: 'New delivery has been processed and inventory updated' },
  es: { received: 'Entrega recibida', description: 'Se procesó una entrega nueva y se actualizó el inventario' },
});

/** The specified toast about a delivery in stock. */
export function receivedToast(): ToastContent {
  return { title: translate(texts, 'received'), description: translate(texts, 'description') };
}

export const deliveriesLive: LiveReactions = {
  DELIVERY_RECEIVED: {
    topic: () => 'delivery_received',
    toast: receivedToast,
  },
  // Its confirmation was undone.
  DELIVERY_UPDATED: { endsToast: true },
};
