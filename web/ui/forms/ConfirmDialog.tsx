import { Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { besideTools, DialogTools } from '../components/DialogTools.tsx';
import { useFinalFocus } from '../components/useFinalFocus.ts';
import { WrappingButton } from '../components/WrappingButton.tsx';
import { DialogRoot } from '../components/DialogRoot.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, and that it cannot be undone. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Runs on confirm; the dialog waits for it and then closes by `onClose`. */
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
  readonly destructive?: boolean;
}

/** Confirms an action that cannot be undone; other actions have an undo instead. Mount it to open it. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  destructive = false,
}: ConfirmDialogProps) {
  const t = useTexts(uiTexts);
  const finalFocus = useFinalFocus();
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setPending(false);
    }
  };
  return (
    <DialogRoot
      open
      role="alertdialog"
      placement="center"
      finalFocusEl={finalFocus}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content css={besideTools}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body textStyle="md">{children}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <WrappingButton variant="outline" onClick={onClose}>
                {cancelLabel ?? t('cancel')}
              </WrappingButton>
              <WrappingButton
                colorPalette={destructive ? 'red' : 'brand'}
                loading={pending}
                loadingText={t('working')}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </WrappingButton>
            </Dialog.Footer>
            <DialogTools />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}
