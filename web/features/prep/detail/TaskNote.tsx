import { Button, Flex, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { TextAreaField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { type PrepRowFragment, useNotePrepTaskMutation } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';

/** The task's note, which everyone who sees the task can edit. */
export function TaskNote({ task }: { readonly task: PrepRowFragment }) {
  const t = useTexts(prepTexts);
  const ui = useTexts(uiTexts);
  const [draft, setDraft] = useState<string | null>(null);
  const { run, error } = useFormAction();
  const [write, { loading }] = useNotePrepTaskMutation();
  const save = () =>
    run(() => write({ variables: { input: { id: task.id, note: draft ?? '' } } }), { onDone: () => setDraft(null) });
  if (draft === null) {
    return (
      <Flex gap="3" align="center" justify="space-between">
        <Text color={task.note === null ? 'fg.muted' : 'fg'} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {task.note ?? t('noNote')}
        </Text>
        <Button variant="outline" onClick={() => setDraft(task.note ?? '')}>
          <Pencil aria-hidden="true" /> {t('editNote')}
        </Button>
      </Flex>
    );
  }
  return (
    <Flex direction="column" gap="3">
      <TextAreaField
        label={t('note')}
        autoFocus
        maxLength={limits.noteMax}
        value={draft}
        error={error}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Flex gap="2" justify="flex-end">
        <Button variant="ghost" onClick={() => setDraft(null)}>
          {ui('cancel')}
        </Button>
        <Button loading={loading} loadingText={ui('working')} onClick={() => void save()}>
          {t('saveNote')}
        </Button>
      </Flex>
    </Flex>
  );
}
