import { Button, chakra, Dialog, Portal, Text } from '@chakra-ui/react';
import { type SubmitEvent, type ReactNode, useState } from 'react';
import { TextField } from './fields.tsx';
import { readableError } from '../i18n/readable-error.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly label: string;
  readonly confirmLabel: string;
  /** Does it; the dialog closes when that worked and says why when it did not. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why before something is taken out of the flow; the reason stays in the record. */
export function ReasonDialog({ title, children, label, confirmLabel, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTexts(uiTexts);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError(t('needWhy'));
    setPending(true);
    try {
      await onConfirm(reason.trim());
      onClose();
    } catch (failure) {
      setError(readableError(failure).sentence ?? t('unreachable'));
      setPending(false);
    }
  };
  return (
    <Dialog.Root open role="alertdialog" placement="center" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <chakra.form display="contents" onSubmit={(event) => void confirm(event)} noValidate>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body textStyle="md" display="flex" flexDirection="column" gap="4">
                <Text>{children}</Text>
                <TextField
                  label={label}
                  required
                  maxLength={300}
                  error={error}
                  value={reason}
                  onChange={(event) => {
                    setReason(event.target.value);
                    setError(undefined);
                  }}
                />
              </Dialog.Body>
              <Dialog.Footer flexWrap="wrap">
                <Button variant="outline" onClick={onClose}>
                  {t('keep')}
                </Button>
                <Button type="submit" colorPalette="red" loading={pending} loadingText={t('working')}>
                  {confirmLabel}
                </Button>
              </Dialog.Footer>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
