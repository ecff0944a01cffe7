import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, Plus } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { addLineCheckTemplateInput } from '#schema/inputs/line-checks.ts';
import { limits } from '#schema/limits.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
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
import { emptyItem, formOf, inputOf, templateFields, type TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';

interface TemplateEditorProps {
  /** Null for a new template. */
  readonly template: TemplateFieldsFragment | null;
  readonly onClose: () => void;
  readonly onArchived: (template: TemplateFieldsFragment) => void;
}

const lists = invalidating('lineCheckTemplates', 'lineChecks');

/** Edits one line check template on one screen: its schedule and its items with their limits. */
export function TemplateEditor({ template, onClose, onArchived }: TemplateEditorProps) {
  const t = useTexts(planTexts);
  const form = useForm<TemplateForm>({
    defaultValues: formOf(template),
    resolver: inputResolver(addLineCheckTemplateInput, inputOf, templateFields),
  });
  const { run, error } = useFormAction(t('saveFailed'));
  const [leaving, setLeaving] = useState(false);
  const saveTemplate = useSaveTemplate(template);
  const { isSubmitting, isDirty } = form.formState;

  const save = form.handleSubmit(async (values) => {
    await run(() => saveTemplate(values), { onDone: onClose });
  });

  return (
    <Layer
      title={template ? t('editTemplate', { name: template.name }) : t('newTemplate')}
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      footer={
        <>
          {template ? <ArchiveButton template={template} onClose={onClose} onArchived={onArchived} /> : null}
          <Text role="alert" flex="1" alignSelf="center" color="fg.error">
            {error}
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

/** Adds a template, or updates the given version of an existing one. */
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
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'items' });
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
  const { run, error } = useFormAction();
  const [archive, { loading }] = useArchiveLineCheckTemplateMutation(lists);
  const archived = template.archivedAt !== null;
  const Icon = archived ? ArchiveRestore : Archive;
  const press = () => {
    const { id, version } = template;
    return run(() => archive({ variables: { input: { id, version, archived: !archived } } }), {
      onDone: () => {
        if (!archived) onArchived(template);
        onClose();
      },
    });
  };
  return (
    <>
      <Button size="xl" variant="ghost" loading={loading} loadingText={t('archive')} onClick={() => void press()}>
        <Icon aria-hidden="true" /> {t(archived ? 'restore' : 'archive')}
      </Button>
      {error !== undefined ? (
        <Text role="alert" alignSelf="center" color="fg.error">
          {error}
        </Text>
      ) : null}
    </>
  );
}
