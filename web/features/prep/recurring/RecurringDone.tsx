import { Button, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { limits } from '#schema/limits.ts';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { TextAreaField } from '../../../ui/forms/fields.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import type { Made } from '../list/useTaskPresses.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { recurringTexts } from './recurring-texts.ts';

interface RecurringDoneProps {
  readonly task: PrepRowFragment;
  readonly onSave: (made: Made) => void;
  readonly onClose: () => void;
  /** Where the focus goes afterwards. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
}

/** Finishes a recurring task, which makes nothing: only a note, required where the task says so and none is written yet. */
export function RecurringDone({ task, onSave, onClose, focusAfter }: RecurringDoneProps) {
  const t = useTexts(recurringTexts);
  const prep = useTexts(prepTexts);
  const [note, setNote] = useUnfinished(`prep.note.${task.id}`, '', isText);
  const guard = useValuesGuard([note]);
  const isRequired = task.needsNote && task.note === null;
  const save = () => {
    guard.release();
    onSave({ actualQuantity: '1', note: note.trim() || null, confirm: false });
  };
  return (
    <Sheet
      title={task.name}
      onClose={() => guard.leave(onClose)}
      focusAfter={focusAfter}
      footer={
        <Button size="2xl" minH="16" w="full" fontSize="lg" disabled={isRequired && note.trim() === ''} onClick={save}>
          <Check aria-hidden="true" /> {t('done')}
        </Button>
      }
    >
      {task.instructions === null ? null : <Text whiteSpace="pre-wrap">{task.instructions}</Text>}
      <TextAreaField
        label={isRequired ? t('noteLabel') : prep('noteOptional')}
        required={isRequired}
        autoFocus={isRequired}
        value={note}
        maxLength={limits.noteMax}
        onChange={(event) => setNote(event.target.value)}
      />
    </Sheet>
  );
}
