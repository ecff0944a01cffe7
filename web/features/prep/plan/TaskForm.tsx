import { Flex, SimpleGrid } from '@chakra-ui/react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { addPrepTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { priorities } from '#schema/vocabulary.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { planTexts, priorityKeys } from './plan-texts.ts';
import { type PrepRowFragment, PrepTaskDetailDocument } from '../prep.generated.ts';
import { addInput, type TaskValues, valuesOf } from './task-values.ts';
import { useComparedTask } from './useComparedTask.ts';
import { ListField } from './ListField.tsx';
import type { Person, PrepRecipe, StationChoice } from './usePlanning.ts';

interface TaskFormProps {
  /** Null for a new one. */
  readonly task: PrepRowFragment | null;
  readonly values: TaskValues;
  readonly stations: readonly StationChoice[];
  /** Only for a new task: the recipes and people to choose from. */
  readonly fresh?: { readonly recipes: readonly PrepRecipe[]; readonly people: readonly Person[] };
  readonly error: string | undefined;
  readonly saving: boolean;
  readonly onSave: (values: TaskValues, edit: EditState<TaskValues, PrepRowFragment>) => void;
}

type Form = UseFormReturn<TaskValues>;

/** The form of a task's plan: what, how much, where, due time and priority. */
export function TaskForm({ task, values, stations, fresh, error, saving, onSave }: TaskFormProps) {
  const t = useTexts(planTexts);
  const ui = useTexts(uiTexts);
  const form = useForm<TaskValues>({
    defaultValues: values,
    resolver: inputResolver(addPrepTaskInput, (typed) => addInput(typed, null), { targetQuantity: 'quantity' }),
  });
  const { timeZone } = useKitchen();
  const read = useFreshRead();
  const edit = useEditForm<TaskValues, PrepRowFragment>(form, {
    entity: 'PrepTask',
    row: task,
    initial: values,
    read: async (id) => (await read(PrepTaskDetailDocument, { id })).prepTask,
    valuesOf: (row) => valuesOf(row, timeZone),
    compared: useComparedTask(stations),
  });
  return (
    <Form onSubmit={(event) => void form.handleSubmit((typed) => onSave(typed, edit))(event)}>
      <EditNotice edit={edit} />
      <Flex direction="column" gap="4">
        {fresh ? <SourceField form={form} recipes={fresh.recipes} /> : null}
        <What form={form} unitFixed={fresh === undefined} />
        <When form={form} stations={stations} />
        {fresh ? <Fresh form={form} people={fresh.people} /> : null}
        <FormError error={error} />
        <SendButton size="xl" loading={saving} loadingText={ui('working')}>
          {t('saveTask')}
        </SendButton>
      </Flex>
    </Form>
  );
}

/** Choosing a recipe fills in its name, yield, unit and station, which stay editable. */
function SourceField({ form, recipes }: { readonly form: Form; readonly recipes: readonly PrepRecipe[] }) {
  const localName = useNames();
  const t = useTexts(planTexts);
  const choose = (id: string) => {
    const recipe = recipes.find((one) => one.id === id);
    if (!recipe) return;
    form.setValue('name', recipe.name);
    form.setValue('quantity', recipe.yieldQuantity);
    form.setValue('unit', recipe.yieldUnit);
    form.setValue('stationId', recipe.stationId ?? '');
  };
  return (
    <SelectField
      label={t('source')}
      {...form.register('recipeId', { onChange: (event: { target: { value: string } }) => choose(event.target.value) })}
    >
      <option value="">{t('ownTask')}</option>
      {recipes.map(({ id, name }) => (
        <option key={id} value={id}>
          {localName(name)}
        </option>
      ))}
    </SelectField>
  );
}

function What({ form, unitFixed }: { readonly form: Form; readonly unitFixed: boolean }) {
  const t = useTexts(planTexts);
  const unitName = useUnitName();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('taskName')}
        required
        maxLength={limits.nameMax}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <SimpleGrid columns={2} gap="4">
        <QuantityField
          label={t('quantity')}
          required
          error={errors.quantity?.message}
          {...(unitFixed ? { unit: unitName(form.getValues('unit')) } : {})}
          {...form.register('quantity')}
        />
        {unitFixed ? null : (
          <Controller
            control={form.control}
            name="unit"
            render={({ field }) => <UnitField label={t('unit')} value={field.value} onChange={field.onChange} />}
          />
        )}
      </SimpleGrid>
    </>
  );
}

function When({ form, stations }: { readonly form: Form; readonly stations: readonly StationChoice[] }) {
  const localName = useNames();
  const t = useTexts(planTexts);
  const { errors } = form.formState;
  return (
    <>
      <SimpleGrid columns={2} gap="4">
        <TextField
          type="time"
          label={t('dueTime')}
          required
          error={errors.dueTime?.message}
          {...form.register('dueTime')}
        />
        <TextField
          type="number"
          min={0}
          max={limits.leadMinutesMax}
          label={t('lead')}
          error={errors.leadMinutes?.message}
          {...form.register('leadMinutes')}
        />
      </SimpleGrid>
      <SimpleGrid columns={2} gap="4">
        <SelectField label={t('station')} {...form.register('stationId')}>
          <option value="">{t('noStation')}</option>
          {stations.map(({ id, name }) => (
            <option key={id} value={id}>
              {localName(name)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('priority')} {...form.register('priority')}>
          {priorities.map((priority) => (
            <option key={priority} value={priority}>
              {t(priorityKeys[priority])}
            </option>
          ))}
        </SelectField>
      </SimpleGrid>
    </>
  );
}

function Fresh({ form, people }: { readonly form: Form; readonly people: readonly Person[] }) {
  const t = useTexts(planTexts);
  return (
    <>
      <ListField {...form.register('prepListId')} />
      <SelectField label={t('assignLabel')} {...form.register('assigneeId')}>
        <option value="">{t('nobody')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={t('noteOptional')} maxLength={limits.noteMax} {...form.register('note')} />
    </>
  );
}
