import { defineTexts } from '../../ui/i18n/texts.ts';

export const liveTexts = defineTexts('live', {
  en: {
    closed: 'Connection closed. Attempting to reconnect...',
    error: 'WebSocket connection error',
    offline: 'You are offline. What you see may be old.',
    stale: 'No news from the kitchen. What you see may be old.',
    lastUpdate: 'Last update',
    updateReady: 'A new version of Brigade is ready.',
    updateNow: 'Update now',
  },
  es: {
    closed: 'Conexión cerrada. Intentando reconectar...',
    error: 'Error de conexión WebSocket',
    offline: 'Sin conexión. Lo que ves puede ser antiguo.',
    stale: 'Sin noticias de la cocina. Lo que ves puede ser antiguo.',
    lastUpdate: 'Última actualización',
    updateReady: 'Hay una versión nueva de Brigade.',
    updateNow: 'Actualizar ahora',
  },
});
