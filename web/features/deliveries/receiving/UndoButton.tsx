import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUndoSeconds } from '../../../ui/components/useUndoSeconds.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { receivingTexts } from './receiving-texts.ts';
import type { UndoDelivery } from './useUndoDelivery.ts';

interface UndoButtonProps {
  readonly delivery: DeliverySheetFragment;
  readonly undo: UndoDelivery;
}

/** Undoes the confirmation while the server allows it, with the remaining seconds; hidden afterwards. */
export function UndoButton({ delivery, undo }: UndoButtonProps) {
  const t = useTexts(receivingTexts);
  const seconds = useUndoSeconds(delivery);
  if (seconds === 0) return null;
  return (
    <Button
      minH="12"
      aria-label={t('undo')}
      disabled={undo.pending}
      fontVariantNumeric="tabular-nums"
      onClick={() => undo.undo(delivery)}
    >
      <Undo2 size={18} aria-hidden="true" /> {t('undoIn', { n: seconds })}
    </Button>
  );
}
