import type { LiveReactions } from '../../platform/live/reactions.ts';
import { serverText } from '../../ui/i18n/server-messages.ts';
import { localName } from '../../ui/i18n/spanish-names.ts';
import { defineTexts, translate } from '../../ui/i18n/texts.ts';

const texts = defineTexts('inventoryLive', {
  en: { alert: 'Inventory Alert', low: '"{name}" stock is running low ({amount})' },
  es: { alert: 'Alerta de inventario', low: 'Queda poco de "{name}" ({amount})' },
});

export const inventoryLive: LiveReactions = {
  INVENTORY_UPDATED: {
    row: ({ id, version, name, currentStock }) => ({
      typename: 'Item',
      id,
      fields: { version, name, onHand: String(currentStock) },
    }),
    topic: () => 'low_stock',
    toast({ name, currentStock, unit, crossedPar }) {
      if (!crossedPar) return null;
      const params = { quantity: String(currentStock), unit };
      const amount = serverText(`${params.quantity} ${unit}`, { key: 'text.amount', params });
      const description = translate(texts, 'low', { name: localName(name), amount });
      return { title: translate(texts, 'alert'), description, tone: 'destructive' };
    },
  },
};
