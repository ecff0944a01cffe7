import { Text } from '@chakra-ui/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { createSavedView } from '#schema/inputs/views.ts';
import { limits } from '#schema/limits.ts';
import { TextField } from '../../ui/forms/fields.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { inputError } from '../../ui/forms/input-errors.ts';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useValuesGuard } from '../../ui/forms/useFormGuard.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { viewTexts } from './view-texts.ts';

interface ViewNameDialogProps {
  readonly title: string;
  readonly initial: string;
  readonly children?: ReactNode;
  /** Saves under the name; the dialog closes on success and shows the error on failure. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, initial, children, onSave, onClose }: ViewNameDialogProps) {
  const t = useTexts(viewTexts);
  const [name, setName] = useState(initial);
  const { run, pending, error, setError } = useFormAction();
  const guard = useValuesGuard(name);
  const close = () => {
    guard.release();
    onClose();
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const refused = inputError(createSavedView.shape.name, name);
    if (refused !== undefined) return setError(refused);
    await run(() => onSave(name.trim()), { onDone: close });
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t('save')}
      pending={pending}
      onSubmit={(event) => void save(event)}
      onClose={() => guard.leave(onClose)}
    >
      {children === undefined ? null : <Text>{children}</Text>}
      <TextField
        label={t('name')}
        required
        maxLength={limits.viewNameMax}
        error={error}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
