import { Box, Button, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { TextField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNoteMissedLineCheckMutation } from './line-checks.generated.ts';
import type { RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';

/** A manager's note on why a run was missed. */
export function MissedReason({ run: check }: { readonly run: RunFields }) {
  const t = useTexts(lineChecksTexts);
  const [note, { loading }] = useNoteMissedLineCheckMutation();
  const [editing, setEditing] = useState(check.missedReason === null);
  const [reason, setReason] = useState(check.missedReason ?? '');
  const { run, error } = useFormAction();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const { id, version } = check;
    await run(() => note({ variables: { input: { id, version, reason } } }), { onDone: () => setEditing(false) });
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
          maxLength={limits.noteMax}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.target.value)}
        />
      </Box>
      <Button type="submit" disabled={reason.trim() === ''} loading={loading} loadingText={t('saving')}>
        {t('saveReason')}
      </Button>
    </Flex>
  );
}
