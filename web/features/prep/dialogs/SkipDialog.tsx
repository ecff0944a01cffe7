import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { skipPrepTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import { inputError } from '../../../ui/forms/input-errors.ts';
import { TextAreaField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { prepTexts } from '../texts.ts';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';

interface SkipDialogProps {
  readonly taskId: string;
  readonly name: string;
  readonly onSkip: (reason: string) => void;
  readonly onClose: () => void;
}

const usual = ['skipEnough', 'skipNoDelivery', 'skipBroken', 'skipNoTime'] as const;

/** Asks for the required reason to skip a task: a usual one by one tap, or in words. */
export function SkipDialog({ taskId, name, onSkip, onClose }: SkipDialogProps) {
  const t = useTexts(prepTexts);
  const [reason, setReason] = useUnfinished(`prep.skip.${taskId}`, '', isText);
  const guard = useValuesGuard(reason, '');
  const [error, setError] = useState<string>();
  const choose = (text: string) => {
    setReason(text);
    setError(undefined);
  };
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
      <Flex gap="2" wrap="wrap" role="group" aria-label={t('skipUsual')}>
        {usual.map((each) => (
          <Button
            key={each}
            variant={reason === t(each) ? 'subtle' : 'outline'}
            aria-pressed={reason === t(each)}
            onClick={() => choose(t(each))}
          >
            {t(each)}
          </Button>
        ))}
      </Flex>
      <TextAreaField
        label={t('skipWhy')}
        required
        maxLength={limits.noteMax}
        error={error}
        value={reason}
        onChange={(event) => choose(event.target.value)}
      />
    </Sheet>
  );
}
