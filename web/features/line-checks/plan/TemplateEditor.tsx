import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, Plus } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { Layer } from '../../../ui/components/Layer.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type TemplateFieldsFragment,
  useAddLineCheckTemplateMutation,
  useArchiveLineCheckTemplateMutation,
  useUpdateLineCheckTemplateMutation,
} from '../line-checks.generated.ts';
import { ItemFields } from './ItemFields.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { emptyItem, formOf, inputOf, limitProblem, type TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';

interface TemplateEditorProps {
  /** Null makes a new one. */
  readonly template: TemplateFieldsFragment | null;
  readonly onClose: () => void;
  readonly onArchived: (template: TemplateFieldsFragment) => void;
}

const lists = invalidating('lineCheckTemplates', 'lineChecks');

/** Everything of one line check on one screen: when it falls due, and what is looked at within which limits. */
export function TemplateEditor({ template, onClose, onArchived }: TemplateEditorProps) {
  const t = useTexts(planTexts);
  const form = useForm<TemplateForm>({ defaultValues: formOf(template) });
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const saveTemplate = useSaveTemplate(template);
  const { isSubmitting, isDirty } = form.formState;

  const save = form.handleSubmit(async (values) => {
    try {
      await saveTemplate(values);
      onClose();
    } catch (error) {
      setProblem(readableError(error).sentence ?? t('saveFailed'));
    }
  });

  return (
    <Layer
      title={template ? t('editTemplate', { name: template.name }) : t('newTemplate')}
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      footer={
        <>
          {template ? <ArchiveButton template={template} onClose={onClose} onArchived={onArchived} /> : null}
          <Text role="alert" flex="1" alignSelf="center" color="fg.error">
            {problem}
          </Text>
          <Button
            size="xl"
            minW="36"
            loading={isSubmitting}
            loadingText={t('savingTemplate')}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Stack as="form" gap="8" onSubmit={(event) => void save(event)}>
          <ScheduleFields />
          <ItemList />
        </Stack>
      </FormProvider>
      {leaving ? (
        <ConfirmDialog
          title={t('discard')}
          confirmLabel={t('discard')}
          destructive
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {t('discardText')}
        </ConfirmDialog>
      ) : null}
    </Layer>
  );
}

/** Adds the template, or changes the given one as it was seen. */
function useSaveTemplate(template: TemplateFieldsFragment | null) {
  const [addTemplate] = useAddLineCheckTemplateMutation(lists);
  const [updateTemplate] = useUpdateLineCheckTemplateMutation(lists);
  return async (values: TemplateForm): Promise<void> => {
    const input = inputOf(values);
    if (template) {
      const { id, version } = template;
      await updateTemplate({ variables: { input: { ...input, id, version } } });
    } else {
      await addTemplate({ variables: { input } });
    }
  };
}

function ItemList() {
  const t = useTexts(planTexts);
  const { control } = useFormContext<TemplateForm>();
  const { fields, append, remove, swap } = useFieldArray({
    control,
    name: 'items',
    rules: { validate: (items) => items.every((item) => limitProblem(item) === null) },
  });
  return (
    <Stack gap="4" as="section" aria-label={t('items')}>
      {fields.map((field, index) => (
        <ItemFields
          key={field.id}
          index={index}
          onUp={index === 0 ? undefined : () => swap(index, index - 1)}
          onDown={index === fields.length - 1 ? undefined : () => swap(index, index + 1)}
          onRemove={fields.length === 1 ? undefined : () => remove(index)}
        />
      ))}
      <Flex>
        <Button
          variant="outline"
          size="xl"
          disabled={fields.length >= limits.lineCheckItemsMax}
          onClick={() => append(emptyItem)}
        >
          <Plus aria-hidden="true" /> {t('addItem')}
        </Button>
      </Flex>
    </Stack>
  );
}

function ArchiveButton({ template, onClose, onArchived }: TemplateEditorProps & { template: TemplateFieldsFragment }) {
  const t = useTexts(planTexts);
  const [archive, { loading, error }] = useArchiveLineCheckTemplateMutation(lists);
  const archived = template.archivedAt !== null;
  const Icon = archived ? ArchiveRestore : Archive;
  const press = async () => {
    try {
      await archive({ variables: { input: { id: template.id, version: template.version, archived: !archived } } });
    } catch {
      return; // The sentence stands beside the button.
    }
    if (!archived) onArchived(template);
    onClose();
  };
  return (
    <>
      <Button size="xl" variant="ghost" loading={loading} loadingText={t('archive')} onClick={() => void press()}>
        <Icon aria-hidden="true" /> {t(archived ? 'restore' : 'archive')}
      </Button>
      {error ? (
        <Text role="alert" alignSelf="center" color="fg.error">
          {readableError(error).sentence}
        </Text>
      ) : null}
    </>
  );
}
