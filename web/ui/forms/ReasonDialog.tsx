import { Text } from '@chakra-ui/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { z } from 'zod';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from './fields.tsx';
import { inputError } from './input-errors.ts';
import { useFormAction } from './useAction.ts';
import { useValuesGuard } from './useFormGuard.ts';

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
  /** False for what takes nothing away, such as accepting a difference. */
  readonly destructive?: boolean;
}

/** Asks for a reason before an action such as a cancellation; the reason is recorded. */
export function ReasonDialog({
  title,
  children,
  label,
  confirmLabel,
  rule,
  onConfirm,
  onClose,
  destructive = true,
}: ReasonDialogProps) {
  const t = useTexts(uiTexts);
  const [reason, setReason] = useState('');
  const guard = useValuesGuard(reason);
  const { run, pending, error, setError } = useFormAction();
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault();
    const refused = inputError(rule, reason);
    if (refused !== undefined) return setError(refused);
    await run(() => onConfirm(reason.trim()), {
      onDone: () => {
        guard.release();
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={title}
      cancelLabel={t('keep')}
      submitLabel={confirmLabel}
      pending={pending}
      onSubmit={(event) => void confirm(event)}
      onClose={() => guard.leave(onClose)}
      destructive={destructive}
    >
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
    </FormDialog>
  );
}
