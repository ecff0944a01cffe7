import { useRef } from 'react';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { dismissToast, showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type DeliverySheetFragment, useUndoDeliveryMutation } from '../deliveries.generated.ts';
import { receivedToast } from '../live.ts';
import { receivingTexts } from './receiving-texts.ts';

export interface UndoDelivery {
  /** The toast about a delivery in stock, with Undo as long as the server allows it. */
  readonly offer: (delivery: DeliverySheetFragment) => void;
  readonly undo: (delivery: DeliverySheetFragment) => void;
  readonly pending: boolean;
}

/** Undoes the confirmation of a delivery: in the toast, and in place. */
export function useUndoDelivery(): UndoDelivery {
  const t = useTexts(receivingTexts);
  const { run, pending } = useAction(t('undoFailed'));
  const [mutate] = useUndoDeliveryMutation(
    invalidating('expectedDeliveries', 'deliveries', 'notifications', 'unreadNotificationCount'),
  );
  const shown = useRef('');
  const undo = ({ id, number }: DeliverySheetFragment) => {
    dismissToast(shown.current);
    // Without its version, so that an integration that sets the external id meanwhile does not prevent the undo.
    void run(() => mutate({ variables: { input: { id } } }), {
      toast: { title: t('undone'), description: number },
    });
  };
  const offer = (delivery: DeliverySheetFragment) => {
    const action = { label: t('undo'), onPress: () => undo(delivery) };
    shown.current = showToast({ ...receivedToast(), action });
  };
  return { offer, undo, pending };
}
