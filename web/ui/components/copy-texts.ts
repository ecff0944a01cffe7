import { defineTexts } from '../i18n/texts.ts';

export const copyTexts = defineTexts('copy', {
  en: {
    copied: 'Copied!',
    copiedToast: 'Copied to clipboard',
    urlCopied: 'URL copied',
    copyFailed: 'Could not copy. Select the text and copy it by hand.',
  },
  es: {
    copied: '¡Copiado!',
    copiedToast: 'Copiado al portapapeles',
    urlCopied: 'Dirección copiada',
    copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
  },
});
