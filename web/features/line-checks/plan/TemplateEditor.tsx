import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, Plus } from 'lucide-react';
import { useId } from 'react';
import { FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { addLineCheckTemplateInput } from '#schema/inputs/line-checks.ts';
import { limits } from '#schema/limits.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  LineCheckTemplatesDocument,
  type TemplateFieldsFragment,
  useAddLineCheckTemplateMutation,
  useArchiveLineCheckTemplateMutation,
  useUpdateLineCheckTemplateMutation,
} from '../line-checks.generated.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { ItemFields } from './ItemFields.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { emptyItem, formOf, inputOf, templateFields, type TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';
import { useComparedTemplate } from './useComparedTemplate.ts';

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
  const formId = useId();
  const fresh = useFreshRead();
  const edit = useEditForm<TemplateForm, TemplateFieldsFragment>(form, {
    entity: 'LineCheckTemplate',
    row: template,
    initial: formOf(template),
    read: async (id) => rowWith(id, (await fresh(LineCheckTemplatesDocument, { archived: true })).lineCheckTemplates),
    valuesOf: formOf,
    compared: useComparedTemplate(),
  });
  const { run, error } = useFormAction(t('saveFailed'));
  const saveTemplate = useSaveTemplate(template, edit);
  const { isSubmitting } = form.formState;

  const save = form.handleSubmit(async (values) => {
    await run(() => saveTemplate(values), { onDone: onClose });
  });

  return (
    <Layer
      title={template ? t('editTemplate', { name: template.name }) : t('newTemplate')}
      onClose={() => edit.leave(onClose)}
      footer={
        <>
          {template ? (
            <ArchiveButton template={template} leave={edit.leave} onClose={onClose} onArchived={onArchived} />
          ) : null}
          <Text role="alert" flex="1" alignSelf="center" color="fg.error">
            {error}
          </Text>
          <SendButton form={formId} size="xl" minW="36" loading={isSubmitting} loadingText={t('savingTemplate')}>
            {t('save')}
          </SendButton>
        </>
      }
    >
      <EditNotice edit={edit} />
      <FormProvider {...form}>
        <Form id={formId} onSubmit={(event) => void save(event)}>
          <Stack gap="8">
            <ScheduleFields />
            <ItemList />
          </Stack>
        </Form>
      </FormProvider>
    </Layer>
  );
}

/** Adds a template, or updates an existing one. */
function useSaveTemplate(
  template: TemplateFieldsFragment | null,
  edit: EditState<TemplateForm, TemplateFieldsFragment>,
) {
  const [addTemplate] = useAddLineCheckTemplateMutation(lists);
  const [updateTemplate] = useUpdateLineCheckTemplateMutation(lists);
  return async (values: TemplateForm): Promise<void> => {
    if (template) {
      const { id } = template;
      await edit.save(
        (merged, version) => updateTemplate({ variables: { input: { ...inputOf(merged), id, version } } }),
        ({ data }) => data?.updateLineCheckTemplate,
      );
      return;
    }
    await addTemplate({ variables: { input: inputOf(values) } });
    edit.release();
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

interface ArchiveButtonProps extends TemplateEditorProps {
  readonly template: TemplateFieldsFragment;
  /** Asks first when there are unsaved changes. */
  readonly leave: (action: () => void) => void;
}

function ArchiveButton({ template, leave, onClose, onArchived }: ArchiveButtonProps) {
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
      <Button
        size="xl"
        variant="ghost"
        loading={loading}
        loadingText={t('archive')}
        onClick={() => leave(() => void press())}
      >
        <Icon aria-hidden="true" /> {t(archived ? 'restore' : 'archive')}
      </Button>
      <FormError error={error} alignSelf="center" />
    </>
  );
}
