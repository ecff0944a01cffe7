import type { LiveData, LiveNews } from '#schema/live.ts';
import { serverText } from '../../ui/i18n/server-messages.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { queueToast } from '../../ui/components/toasts/toast-store.ts';
import { liveTexts } from './texts.ts';

function prepTask({ name, status, statusChanged }: LiveData['PREP_TASK_UPDATED']) {
  if (!statusChanged) return;
  if (status !== 'completed' && status !== 'in_progress') return;
  const description = translate(liveTexts, 'prepTaskStatus', { name, status: translate(liveTexts, status) });
  queueToast({ title: translate(liveTexts, 'prepTaskUpdated'), description });
}

function inventory({ name, currentStock, unit, crossedPar }: LiveData['INVENTORY_UPDATED']) {
  if (!crossedPar) return;
  const description = translate(liveTexts, 'inventoryLow', { name, stock: currentStock, unit });
  queueToast({ title: translate(liveTexts, 'inventoryAlert'), description, tone: 'destructive' });
}

function delivery() {
  queueToast({
    title: translate(liveTexts, 'deliveryReceived'),
    description: translate(liveTexts, 'deliveryReceivedText'),
  });
}

function notification({ title, message, titleContent, messageContent, priority }: LiveData['NOTIFICATION_RECEIVED']) {
  if (priority !== 'urgent' && priority !== 'high') return;
  queueToast({
    title: serverText(title, titleContent) || translate(liveTexts, 'newNotification'),
    description: serverText(message, messageContent),
    tone: 'destructive',
  });
}

/** The pop-up that a live message raises, if any: the texts of the specification. */
export function showLiveToast(message: LiveNews) {
  if (message.type === 'PREP_TASK_UPDATED') prepTask(message.data);
  else if (message.type === 'INVENTORY_UPDATED') inventory(message.data);
  else if (message.type === 'DELIVERY_RECEIVED') delivery();
  else if (message.type === 'NOTIFICATION_RECEIVED') notification(message.data);
}
