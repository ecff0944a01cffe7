import { defineTexts } from '../i18n/texts.ts';

/** The texts around a QR code. */
export const qrTexts = defineTexts('qr', {
  en: { downloadQr: 'Download QR', qrOf: 'QR code of {url}', directLink: 'Direct link' },
  es: { downloadQr: 'Descargar QR', qrOf: 'Código QR de {url}', directLink: 'Enlace directo' },
});
