import { Text } from '@chakra-ui/react';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';

interface LeaveDialogProps {
  /** Items with input that is not recorded. */
  readonly names: readonly string[];
  /** The number of readings and actions that could not be saved. */
  readonly unsaved: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Confirms leaving when typed figures or unsaved readings would be lost. */
export function LeaveDialog({ names, unsaved, onLeave, onStay }: LeaveDialogProps) {
  const t = useTexts(lineChecksTexts);
  return (
    <ConfirmDialog title={t('leaveTitle')} confirmLabel={t('leave')} destructive onConfirm={onLeave} onClose={onStay}>
      {names.length === 0 ? null : <Text>{t('leaveText', { names: names.join(', ') })}</Text>}
      {unsaved === 0 ? null : <Text>{t('leaveUnsaved', { n: unsaved })}</Text>}
    </ConfirmDialog>
  );
}
