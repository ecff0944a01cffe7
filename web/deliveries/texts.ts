import { defineTexts } from '../ui/texts.ts';

export const deliveriesTexts = defineTexts('deliveries', {
  en: {
    title: 'Receiving',
    text: 'Expected deliveries and what has arrived.',
    delivery: 'Delivery',
  },
  es: {
    title: 'Recepción',
    text: 'Entregas previstas y lo que ha llegado.',
    delivery: 'Entrega',
  },
});
