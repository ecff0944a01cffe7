import { defineTexts } from '../ui/texts.ts';

export const inventoryTexts = defineTexts('inventory', {
  en: {
    title: 'Inventory',
    text: 'What is on hand, what is below par, and every movement behind it.',
    items: 'Items',
  },
  es: {
    title: 'Inventario',
    text: 'Qué hay, qué está por debajo del mínimo y cada movimiento.',
    items: 'Artículos',
  },
});
