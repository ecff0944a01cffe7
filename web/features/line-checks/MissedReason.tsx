import { Box, Button, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { noteMissedLineCheckInput } from '#schema/inputs/line-checks.ts';
import { limits } from '#schema/limits.ts';
import { useFreshRead } from '../../platform/graphql/useFreshRead.ts';
import { EditNotice } from '../../ui/forms/EditNotice.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { inputError } from '../../ui/forms/input-errors.ts';
import { parts, text } from '../../ui/forms/merge.ts';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useEditState } from '../../ui/forms/useEditState.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { LineCheckSheetDocument, useNoteMissedLineCheckMutation } from './line-checks.generated.ts';
import type { RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';

interface MissedReasonProps {
  readonly run: RunFields;
}

/** A manager's note on why a run was missed. */
export function MissedReason({ run }: MissedReasonProps) {
  const t = useTexts(lineChecksTexts);
  const [editing, setEditing] = useState(run.missedReason === null);
  if (editing) return <ReasonForm run={run} onSaved={() => setEditing(false)} />;
  return (
    <Button className="no-print" alignSelf="flex-start" variant="outline" onClick={() => setEditing(true)}>
      {t('changeReason')}
    </Button>
  );
}

interface ReasonValues {
  readonly reason: string;
}

const valuesOf = ({ missedReason }: RunFields): ReasonValues => ({ reason: missedReason ?? '' });

function ReasonForm({ run: check, onSaved }: MissedReasonProps & { readonly onSaved: () => void }) {
  const t = useTexts(lineChecksTexts);
  const fresh = useFreshRead();
  const { values, change, edit } = useEditState<ReasonValues, RunFields>({
    entity: 'LineCheck',
    row: check,
    initial: valuesOf(check),
    read: async (id) => (await fresh(LineCheckSheetDocument, { id })).lineCheck.check,
    valuesOf,
    compared: parts<ReasonValues>({ reason: text(t('missedReason')) }),
  });
  const [note] = useNoteMissedLineCheckMutation();
  const { run, pending, error, setError } = useFormAction();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const refused = inputError(noteMissedLineCheckInput, { id: check.id, version: check.version, ...values });
    if (refused !== undefined) return setError(refused);
    await run(
      () =>
        edit.save(
          (merged, version) => note({ variables: { input: { id: check.id, version, ...merged } } }),
          ({ data }) => data?.noteMissedLineCheck,
        ),
      { onDone: onSaved },
    );
  };
  return (
    <Form className="no-print" onSubmit={(event) => void save(event)}>
      <EditNotice edit={edit} />
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box flex="1" minW="min(14rem, 100%)">
          <TextField
            label={t('missedReason')}
            required
            maxLength={limits.noteMax}
            value={values.reason}
            error={error}
            onChange={(event) => {
              change({ reason: event.target.value });
              setError(undefined);
            }}
          />
        </Box>
        <SendButton loading={pending} loadingText={t('saving')}>
          {t('saveReason')}
        </SendButton>
      </Flex>
    </Form>
  );
}
