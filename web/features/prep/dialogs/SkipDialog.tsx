import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { skipPrepTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { inputError } from '../../../ui/forms/input-errors.ts';
import { TextAreaField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { prepTexts } from '../texts.ts';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';

interface SkipDialogProps {
  readonly name: string;
  readonly onSkip: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the required reason to skip a task. */
export function SkipDialog({ name, onSkip, onClose }: SkipDialogProps) {
  const t = useTexts(prepTexts);
  const [reason, setReason] = useState('');
  const guard = useValuesGuard(reason);
  const [error, setError] = useState<string>();
  const skip = () => {
    const refused = inputError(skipPrepTaskInput.shape.reason, reason);
    setError(refused);
    if (refused !== undefined) return;
    guard.release();
    onSkip(reason.trim());
  };
  const button = (
    <Button size="2xl" w="full" onClick={skip}>
      {t('skipIt')}
    </Button>
  );
  return (
    <Sheet title={name} onClose={() => guard.leave(onClose)} footer={button}>
      <TextAreaField
        label={t('skipWhy')}
        hint={t('skipHint')}
        required
        autoFocus
        maxLength={limits.noteMax}
        error={error}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
    </Sheet>
  );
}
