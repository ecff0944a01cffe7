import type { LiveMessage } from '#schema/live.ts';
import { translate } from '../ui/texts.ts';
import { showToast } from '../ui/toast-store.ts';
import { liveTexts } from './texts.ts';

const shownPriorities: readonly (string | null)[] = ['urgent', 'high'];

/** The pop-up that a live message raises, if any: the texts of the specification. */
export function showLiveToast(message: LiveMessage) {
  switch (message.type) {
    case 'PREP_TASK_UPDATED': {
      const { name, status } = message.data;
      if (status !== 'completed' && status !== 'in_progress') return;
      const description = translate(liveTexts, 'prepTaskStatus', { name, status: translate(liveTexts, status) });
      showToast({ title: translate(liveTexts, 'prepTaskUpdated'), description });
      return;
    }
    case 'INVENTORY_UPDATED': {
      const { name, currentStock, unit, crossedPar } = message.data;
      if (!crossedPar) return;
      const description = translate(liveTexts, 'inventoryLow', { name, stock: currentStock, unit });
      showToast({ title: translate(liveTexts, 'inventoryAlert'), description, tone: 'destructive' });
      return;
    }
    case 'DELIVERY_RECEIVED':
      showToast({
        title: translate(liveTexts, 'deliveryReceived'),
        description: translate(liveTexts, 'deliveryReceivedText'),
      });
      return;
    case 'NOTIFICATION_RECEIVED': {
      const { title, message: description, priority } = message.data;
      if (!shownPriorities.includes(priority)) return;
      showToast({ title: title || translate(liveTexts, 'newNotification'), description, tone: 'destructive' });
      return;
    }
    case 'ORGANIZATION_UPDATED':
    case 'USER_UPDATED':
    case 'LINE_CHECK_UPDATED':
    case 'INITIAL_DATA':
    case 'PING':
    default:
  }
}
