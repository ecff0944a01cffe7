import { Button, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { limits } from '#schema/limits.ts';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { TextAreaField } from '../../../ui/forms/fields.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import type { Made } from '../list/useTaskPresses.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { recurringTexts } from './recurring-texts.ts';
import { TaskPhotos, useTaskPhotos } from './TaskPhotos.tsx';

interface RecurringDoneProps {
  readonly task: PrepRowFragment;
  readonly onSave: (made: Made) => void;
  readonly onClose: () => void;
  /** Where the focus goes afterwards. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
}

/** Finishes a recurring task, which makes nothing: with a note and a photo where the task needs them. */
export function RecurringDone({ task, onSave, onClose, focusAfter }: RecurringDoneProps) {
  const t = useTexts(recurringTexts);
  const localName = useNames();
  const prep = useTexts(prepTexts);
  const [note, setNote] = useUnfinished(`prep.note.${task.id}`, '', isText);
  const guard = useValuesGuard([note], ['']);
  const isRequired = task.needsNote && task.note === null;
  const photos = useTaskPhotos(task, { skip: !task.needsPhoto });
  const photoMissing = task.needsPhoto && (photos ?? []).length === 0;
  const save = () => {
    guard.release();
    onSave({ actualQuantity: '1', note: note.trim() || null, confirm: false });
  };
  return (
    <Sheet
      title={localName(task.name)}
      onClose={() => guard.leave(onClose)}
      focusAfter={focusAfter}
      footer={
        <Button
          size="2xl"
          minH="16"
          w="full"
          fontSize="lg"
          disabled={photoMissing || (isRequired && note.trim() === '')}
          onClick={save}
        >
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
      {photoMissing ? <Text fontWeight="semibold">{t('addPhotoFirst')}</Text> : null}
      {task.needsPhoto ? <TaskPhotos task={task} photos={photos} /> : null}
    </Sheet>
  );
}
