import { Button, Flex, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '#schema/limits.ts';
import { useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { usePress } from '../../../platform/offline/usePress.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { TextAreaField } from '../../../ui/forms/fields.tsx';
import { parts, text } from '../../../ui/forms/merge.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useEditState } from '../../../ui/forms/useEditState.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { NotePrepTaskDocument, PrepTaskDetailDocument, type PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';

interface TaskNoteProps {
  readonly task: PrepRowFragment;
}

/** The task's note, which everyone who sees the task can edit. */
export function TaskNote({ task }: TaskNoteProps) {
  const t = useTexts(prepTexts);
  const [typed, setTyped] = useUnfinished<string | null>(`prep.task-note.${task.id}`, null, isText);
  if (typed !== null) return <NoteForm task={task} typed={typed} onType={setTyped} onClose={() => setTyped(null)} />;
  return (
    <Flex gap="3" align="center" justify="space-between">
      <Text color={task.note === null ? 'fg.muted' : 'fg'} whiteSpace="pre-wrap" overflowWrap="anywhere">
        {task.note ?? t('noNote')}
      </Text>
      <Button variant="outline" onClick={() => setTyped(task.note ?? '')}>
        <Pencil aria-hidden="true" /> {t('editNote')}
      </Button>
    </Flex>
  );
}

interface NoteValues {
  readonly note: string;
}

const valuesOf = ({ note }: PrepRowFragment): NoteValues => ({ note: note ?? '' });

/**
 * Writes the note, which waits in the outbox without a network. It is sent with the note that it replaces instead of a
 * version: the task's version also moves with every Start and Done.
 */
function useNote(task: PrepRowFragment) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const fresh = useFreshRead();
  const newest = useRef(task.note);
  const press = usePress(NotePrepTaskDocument);
  const { values, change, edit } = useEditState<NoteValues, PrepRowFragment>({
    entity: 'PrepTask',
    row: task,
    initial: valuesOf(task),
    read: async (id) => {
      const { prepTask } = await fresh(PrepTaskDetailDocument, { id });
      newest.current = prepTask.note;
      return prepTask;
    },
    valuesOf,
    compared: parts<NoteValues>({ note: text(t('note')) }),
  });
  const write = (merged: NoteValues) => {
    const note = merged.note.trim();
    const name = t('nameOf', { action: t('note'), name: localName(task.name) });
    return press(
      { input: { id: task.id, note, noteBefore: newest.current } },
      {
        subject: task.id,
        // With the text, so that it can be read if the note is not accepted.
        title: note === '' ? name : `${name}: “${note}”`,
        row: { __typename: 'PrepTask', id: task.id },
        timed: false,
        optimistic: { notePrepTask: { ...task, note: note || null } },
      },
    );
  };
  const save = () => edit.save(write, (outcome) => (outcome.status === 'done' ? outcome.data?.notePrepTask : null));
  return { values, change, edit, save };
}

interface NoteFormProps extends TaskNoteProps {
  /** What the lock of a shared tablet keeps. */
  readonly typed: string;
  readonly onType: (note: string) => void;
  readonly onClose: () => void;
}

function NoteForm({ task, typed, onType, onClose }: NoteFormProps) {
  const t = useTexts(prepTexts);
  const ui = useTexts(uiTexts);
  const { run, error, pending } = useFormAction();
  const { values, change, edit, save } = useNote(task);
  const resume = useEffectEvent(() => {
    if (typed !== values.note) change({ note: typed });
  });
  useEffect(() => resume(), []);
  const type = (note: string) => {
    change({ note });
    onType(note);
  };
  return (
    <Flex direction="column" gap="3">
      <EditNotice edit={edit} />
      <TextAreaField
        label={t('note')}
        autoFocus
        maxLength={limits.noteMax}
        value={values.note}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      <Flex gap="2" justify="flex-end">
        <Button variant="ghost" onClick={() => edit.leave(onClose)}>
          {ui('cancel')}
        </Button>
        <Button loading={pending} loadingText={ui('working')} onClick={() => void run(save, { onDone: onClose })}>
          {t('saveNote')}
        </Button>
      </Flex>
    </Flex>
  );
}
