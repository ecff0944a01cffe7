import { defineTexts } from '../ui/i18n/texts.ts';

export const onDeviceTexts = defineTexts('on-device', {
  en: {
    onDeviceText:
      'This is on this device. You can read it and work on it in the walk-in, or while the network is gone.',
    loadedAt: 'Loaded',
    nothingLoaded: 'Nothing was loaded ahead yet.',
    notLoaded: 'not loaded',
    loadNow: 'Load now',
    loading: 'Loading…',
    othersNeedNetwork: 'Receiving, inventory, reports and settings need the network.',
  },
  es: {
    onDeviceText:
      'Esto está en este dispositivo. Puedes leerlo y trabajar con ello en la cámara, o mientras no haya red.',
    loadedAt: 'Cargado',
    nothingLoaded: 'Aún no se ha cargado nada por adelantado.',
    notLoaded: 'sin cargar',
    loadNow: 'Cargar ahora',
    loading: 'Cargando…',
    othersNeedNetwork: 'Recepción, inventario, informes y ajustes necesitan la red.',
  },
});
