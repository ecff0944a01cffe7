import { Box, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { TextField } from '../../ui/forms/fields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useValuesGuard } from '../../ui/forms/useFormGuard.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useAcknowledgeLineCheckMutation } from './line-checks.generated.ts';
import type { RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';

/** For a manager: acknowledges readings out of range, with a note on what was done. */
export function Acknowledgement({ run: check }: { readonly run: RunFields }) {
  const t = useTexts(lineChecksTexts);
  const [note, setNote] = useState('');
  const guard = useValuesGuard({ note });
  const [acknowledge] = useAcknowledgeLineCheckMutation();
  const { run, pending, error } = useFormAction();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = { id: check.id, note, failedCount: check.failedCount };
    await run(() => acknowledge({ variables: { input } }), { onDone: guard.release });
  };
  return (
    <Form className="no-print" onSubmit={(event) => void save(event)}>
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box flex="1" minW="min(14rem, 100%)">
          <TextField
            label={t('acknowledgementNote')}
            maxLength={limits.noteMax}
            value={note}
            error={error}
            onChange={(event) => setNote(event.target.value)}
          />
        </Box>
        <SendButton loading={pending} loadingText={t('saving')}>
          {t('acknowledge')}
        </SendButton>
      </Flex>
    </Form>
  );
}
