import { chakra, Dialog, Portal, Text } from '@chakra-ui/react';
import { type SubmitEvent, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { limits } from '#schema/limits.ts';
import { inputError } from './input-errors.ts';
import { useFormAction } from './useAction.ts';
import { WrappingButton } from '../components/WrappingButton.tsx';
import { TextField } from './fields.tsx';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly label: string;
  readonly confirmLabel: string;
  /** The server's schema of the reason. */
  readonly rule: z.ZodType<string>;
  /** Runs on confirm; the dialog closes on success and shows the error on failure. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a reason before an action such as a cancellation; the reason is recorded. */
export function ReasonDialog({ title, children, label, confirmLabel, rule, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTexts(uiTexts);
  const [reason, setReason] = useState('');
  const { run, pending, error, setError } = useFormAction();
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault();
    const refused = inputError(rule, reason);
    if (refused !== undefined) return setError(refused);
    await run(() => onConfirm(reason.trim()), { onDone: onClose });
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
                  maxLength={limits.reasonMax}
                  error={error}
                  value={reason}
                  onChange={(event) => {
                    setReason(event.target.value);
                    setError(undefined);
                  }}
                />
              </Dialog.Body>
              <Dialog.Footer flexWrap="wrap">
                <WrappingButton variant="outline" onClick={onClose}>
                  {t('keep')}
                </WrappingButton>
                <WrappingButton type="submit" colorPalette="red" loading={pending} loadingText={t('working')}>
                  {confirmLabel}
                </WrappingButton>
              </Dialog.Footer>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
