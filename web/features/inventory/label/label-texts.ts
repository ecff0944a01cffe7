import { defineTexts } from '../../../ui/i18n/texts.ts';

/** The texts of a label and of the layer that prints it. */
export const labelTexts = defineTexts('label', {
  en: {
    title: 'Label',
    labelOf: 'Label of lot {code}',
    expired: 'EXPIRED – do not use',
    setAside: 'SET ASIDE – do not use',
    allergens: 'Allergens: {names}',
    qrOf: 'QR code of {code}',
    size: 'Size of the label',
    copies: 'Copies',
    fewer: 'One copy fewer',
    more: 'One copy more',
    print: '{n, plural, one {Print label} other {Print # labels}}',
    printing: 'Choose the label printer; its paper must have this size. Without one, save a PDF.',
    allergensMissing: 'The allergens could not be loaded: the label says that they are unknown.',
  },
  es: {
    title: 'Etiqueta',
    labelOf: 'Etiqueta del lote {code}',
    expired: 'CADUCADO – no usar',
    setAside: 'APARTADO – no usar',
    allergens: 'Alérgenos: {names}',
    qrOf: 'Código QR de {code}',
    size: 'Tamaño de la etiqueta',
    copies: 'Copias',
    fewer: 'Una copia menos',
    more: 'Una copia más',
    print: '{n, plural, one {Imprimir etiqueta} other {Imprimir # etiquetas}}',
    printing: 'Elige la impresora de etiquetas; su papel debe tener este tamaño. Sin ella, guarda un PDF.',
    allergensMissing: 'No se pudieron cargar los alérgenos: la etiqueta dice que son desconocidos.',
  },
});
