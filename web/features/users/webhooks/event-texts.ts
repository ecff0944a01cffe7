import type { WebhookEvent } from '#schema/webhooks.ts';
import { defineTexts } from '../../../ui/i18n/texts.ts';

/** The texts of events (by name, with an underscore for the dot) and of the outcomes of attempts. */
export const webhookEventTexts = defineTexts('webhook-events', {
  en: {
    prep_task_updated: 'Prep task changed',
    inventory_updated: 'Stock or item changed',
    inventory_below_par: 'Stock fell below par',
    delivery_received: 'Delivery received',
    delivery_updated: 'Delivery changed',
    line_check_updated: 'Line check changed',
    line_check_completed: 'Line check completed',
    line_check_failed: 'Line check with a failure',
    recipe_updated: 'Recipe changed',
    notification_created: 'New notification',
    user_updated: 'Person changed',
    user_registered: 'Person registered',
    organization_updated: 'Kitchen changed',
    import_applied: 'File imported',
    import_undone: 'Import undone',
    webhook_ping: 'Ping',
    delivered: 'Arrived: status {status}',
    error_status: 'Refused: status {status}',
    gone: 'Gone: status 410',
    redirected: 'Redirect, which is not followed: status {status}',
    timed_out: 'No answer within 10 seconds',
    unreachable: 'No connection',
    not_allowed: 'The address leads into a private network or to this server',
  },
  es: {
    prep_task_updated: 'Cambió una tarea',
    inventory_updated: 'Cambió el inventario',
    inventory_below_par: 'Existencias bajo el par',
    delivery_received: 'Entrega recibida',
    delivery_updated: 'Cambió una entrega',
    line_check_updated: 'Cambió un control',
    line_check_completed: 'Control terminado',
    line_check_failed: 'Control con un fallo',
    recipe_updated: 'Cambió una receta',
    notification_created: 'Aviso nuevo',
    user_updated: 'Cambió una persona',
    user_registered: 'Se registró una persona',
    organization_updated: 'Cambió la cocina',
    import_applied: 'Archivo importado',
    import_undone: 'Importación deshecha',
    webhook_ping: 'Ping',
    delivered: 'Llegó: estado {status}',
    error_status: 'Rechazado: estado {status}',
    gone: 'Ya no existe: estado 410',
    redirected: 'Redirección, que no se sigue: estado {status}',
    timed_out: 'Sin respuesta en 10 segundos',
    unreachable: 'Sin conexión',
    not_allowed: 'La dirección lleva a una red privada o a este servidor',
  },
});

type Word = keyof typeof webhookEventTexts.en;

const words: Readonly<Record<WebhookEvent | 'webhook.ping', Word>> = {
  'prep_task.updated': 'prep_task_updated',
  'inventory.updated': 'inventory_updated',
  'inventory.below_par': 'inventory_below_par',
  'delivery.received': 'delivery_received',
  'delivery.updated': 'delivery_updated',
  'line_check.updated': 'line_check_updated',
  'line_check.completed': 'line_check_completed',
  'line_check.failed': 'line_check_failed',
  'recipe.updated': 'recipe_updated',
  'notification.created': 'notification_created',
  'user.updated': 'user_updated',
  'user.registered': 'user_registered',
  'organization.updated': 'organization_updated',
  'import.applied': 'import_applied',
  'import.undone': 'import_undone',
  'webhook.ping': 'webhook_ping',
};

/** The text key of an event; null for one that only a newer server has. */
export function eventWord(type: string): Word | null {
  return Object.entries(words).find(([name]) => name === type)?.[1] ?? null;
}
