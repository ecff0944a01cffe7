import { Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { besideTools, DialogTools } from '../components/DialogTools.tsx';
import { useFinalFocus } from '../components/useFinalFocus.ts';
import { WrappingButton } from '../components/WrappingButton.tsx';
import { Form } from './Form.tsx';
import { SendButton } from './SendButton.tsx';
import { DialogRoot } from '../components/DialogRoot.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly cancelLabel?: string;
  readonly submitLabel: string;
  readonly pending: boolean;
  readonly pendingLabel?: string;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onClose: () => void;
  readonly destructive?: boolean;
}

/** A form in a dialog. Mount it to open it; `onClose` asks first when something is typed, with the `leave` of a guard. */
export function FormDialog({
  title,
  children,
  cancelLabel,
  submitLabel,
  pending,
  pendingLabel,
  onSubmit,
  onClose,
  destructive = false,
}: FormDialogProps) {
  const t = useTexts(uiTexts);
  const finalFocus = useFinalFocus();
  const formId = useId();
  return (
    <DialogRoot
      open
      role={destructive ? 'alertdialog' : 'dialog'}
      placement="center"
      scrollBehavior="inside"
      finalFocusEl={finalFocus}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          {/* The margin is relative to the window, so that with large text the form still has space. */}
          <Dialog.Content css={besideTools} maxH="calc(100% - min(7.5rem, 15%))">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body textStyle="md">
              <Form id={formId} display="flex" flexDirection="column" gap="4" onSubmit={onSubmit}>
                {children}
              </Form>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <WrappingButton variant="outline" onClick={onClose}>
                {cancelLabel ?? t('cancel')}
              </WrappingButton>
              <SendButton
                wraps
                form={formId}
                colorPalette={destructive ? 'red' : 'brand'}
                loading={pending}
                loadingText={pendingLabel ?? t('working')}
              >
                {submitLabel}
              </SendButton>
            </Dialog.Footer>
            <DialogTools />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}
