import { defineTexts } from '../../../ui/i18n/texts.ts';

/** The texts of announcing a delivery. */
export const announceTexts = defineTexts('announce-delivery', {
  en: {
    title: 'Expect a delivery',
    when: 'Expected',
    lines: 'What is coming',
    fill: 'Fill up to par',
    noneOfSupplier: 'No item has this supplier: set it on the items to fill them to par.',
    filled: 'Nothing of this supplier is below par.',
    empty: 'Choose a supplier and fill up to par, or add items one by one.',
    quantityOf: 'Ordered, {item}',
    standing: 'par {par} · on hand {onHand} · on order {onOrder}',
    removeOf: 'Remove {item}',
    save: 'Save expected delivery',
    saving: 'Saving…',
    saved: 'Delivery expected',
    notes: 'Notes',
  },
  es: {
    title: 'Prever una entrega',
    when: 'Prevista',
    lines: 'Lo que viene',
    fill: 'Completar hasta el par',
    noneOfSupplier: 'Ningún artículo tiene este proveedor; indícalo en los artículos para pedir hasta el nivel.',
    filled: 'Nada de este proveedor está por debajo del par.',
    empty: 'Elige un proveedor y completa hasta el par, o añade artículos uno a uno.',
    quantityOf: 'Pedido, {item}',
    standing: 'par {par} · hay {onHand} · pedido {onOrder}',
    removeOf: 'Quitar {item}',
    save: 'Guardar entrega prevista',
    saving: 'Guardando…',
    saved: 'Entrega prevista',
    notes: 'Notas',
  },
});
