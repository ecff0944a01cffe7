import { Box, Button, chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { noteMissedLineCheckInput } from '#schema/inputs/line-checks.ts';
import { limits } from '#schema/limits.ts';
import { inputError } from '../../ui/forms/input-errors.ts';
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
  const { run, error, setError } = useFormAction();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = { id: check.id, version: check.version, reason };
    const refused = inputError(noteMissedLineCheckInput, input);
    if (refused !== undefined) return setError(refused);
    await run(() => note({ variables: { input } }), { onDone: () => setEditing(false) });
  };
  if (!editing) {
    return (
      <Button className="no-print" alignSelf="flex-start" variant="outline" onClick={() => setEditing(true)}>
        {t('changeReason')}
      </Button>
    );
  }
  return (
    <chakra.form
      display="flex"
      className="no-print"
      gap="3"
      alignItems="flex-end"
      flexWrap="wrap"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <Box flex="1" minW="56">
        <TextField
          label={t('missedReason')}
          required
          maxLength={limits.noteMax}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </Box>
      <Button type="submit" loading={loading} loadingText={t('saving')}>
        {t('saveReason')}
      </Button>
    </chakra.form>
  );
}
