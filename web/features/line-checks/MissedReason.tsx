import { Box, Button, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { TextField } from '../../ui/forms/fields.tsx';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNoteMissedLineCheckMutation } from './line-checks.generated.ts';
import type { RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';

/** A manager's word on why a run was missed. */
export function MissedReason({ run }: { readonly run: RunFields }) {
  const t = useTexts(lineChecksTexts);
  const [note, { loading }] = useNoteMissedLineCheckMutation();
  const [editing, setEditing] = useState(run.missedReason === null);
  const [reason, setReason] = useState(run.missedReason ?? '');
  const [problem, setProblem] = useState<string>();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await note({ variables: { input: { id: run.id, version: run.version, reason } } });
      setEditing(false);
      setProblem(undefined);
    } catch (error) {
      setProblem(readableError(error).sentence);
    }
  };
  if (!editing) {
    return (
      <Button className="no-print" alignSelf="flex-start" variant="outline" onClick={() => setEditing(true)}>
        {t('changeReason')}
      </Button>
    );
  }
  return (
    <Flex as="form" className="no-print" gap="3" align="flex-end" wrap="wrap" onSubmit={(event) => void save(event)}>
      <Box flex="1" minW="56">
        <TextField
          label={t('missedReason')}
          required
          maxLength={2_000}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      </Box>
      <Button type="submit" disabled={reason.trim() === ''} loading={loading} loadingText={t('saving')}>
        {t('saveReason')}
      </Button>
    </Flex>
  );
}
