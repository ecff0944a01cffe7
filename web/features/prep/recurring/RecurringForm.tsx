import { Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { addRecurringTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { recurringKinds } from '#schema/plan-vocabulary.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { FormField, SelectField, TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { chosen, choice, parts, text } from '../../../ui/forms/merge.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { ToggleRow } from '../../../ui/forms/SettingRow.tsx';
import { ToggleGroup } from '../../../ui/forms/ToggleGroup.tsx';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { planTexts } from '../plan/plan-texts.ts';
import type { StationChoice } from '../plan/usePlanning.ts';
import { usePrepLists } from '../plan/usePrepLists.ts';
import { recurringTexts } from './recurring-texts.ts';
import {
  inputOf,
  newRecurring,
  repeatKinds,
  type Repeats,
  type RecurringValues,
  valuesOf,
} from './recurring-values.ts';
import { type RecurringPartsFragment, RecurringTasksDocument } from './recurring.generated.ts';

export type RecurringEdit = EditState<RecurringValues, RecurringPartsFragment>;

interface RecurringFormProps {
  /** Null for a new one. */
  readonly task: RecurringPartsFragment | null;
  readonly stations: readonly StationChoice[];
  readonly error: string | undefined;
  readonly saving: boolean;
  readonly onSave: (values: RecurringValues, edit: RecurringEdit) => void;
  readonly onCancel: () => void;
}

function useRecurringForm(task: RecurringPartsFragment | null, stations: readonly StationChoice[]) {
  const t = useTexts(recurringTexts);
  const plan = useTexts(planTexts);
  const localName = useNames();
  const lists = usePrepLists();
  const initial = task ? valuesOf(task) : newRecurring;
  const form = useForm<RecurringValues>({
    defaultValues: initial,
    resolver: inputResolver(addRecurringTaskInput, inputOf),
  });
  const read = useFreshRead();
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  const edit = useEditForm<RecurringValues, RecurringPartsFragment>(form, {
    entity: 'RecurringTask',
    row: task,
    initial,
    read: async (id) => rowWith(id, (await read(RecurringTasksDocument, { archived: false })).recurringTasks),
    valuesOf,
    compared: parts<RecurringValues>({
      name: text(t('name')),
      kind: choice(t('kind'), (kind) => t(kind)),
      stationId: choice(t('station'), (id) => localName(stations.find((one) => one.id === id)?.name) ?? t('noStation')),
      prepListId: choice(plan('list'), (id) => lists.find((one) => one.id === id)?.name ?? plan('defaultList')),
      repeats: choice(t('repeats'), (repeats) => t(repeatTexts[repeats])),
      weekdays: chosen(t('onWeekdays'), (day) => plan(day)),
      monthDay: text(t('monthDay')),
      dueTime: text(t('dueTime')),
      minutes: text(t('minutes')),
      needsNote: choice(t('needsNote'), yesNo),
      needsPhoto: choice(t('needsPhoto'), yesNo),
      carriesOver: choice(t('carriesOver'), yesNo),
      instructions: text(t('instructions')),
    }),
  });
  return { form, edit };
}

/** What is to be done, on which days, by when, and what its tasks require. */
export function RecurringForm({ task, stations, error, saving, onSave, onCancel }: RecurringFormProps) {
  const t = useTexts(recurringTexts);
  const ui = useTexts(uiTexts);
  const { form, edit } = useRecurringForm(task, stations);
  const { errors } = form.formState;
  return (
    <Form onSubmit={(event) => void form.handleSubmit((values) => onSave(values, edit))(event)}>
      <EditNotice edit={edit} />
      <Stack gap="4" py="3">
        <TextField
          label={t('name')}
          required
          maxLength={limits.nameMax}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Where form={form} stations={stations} />
        <Days form={form} />
        <SimpleGrid columns={2} gap="4" alignItems="start">
          <TextField
            type="time"
            label={t('dueTime')}
            required
            error={errors.dueTime?.message}
            {...form.register('dueTime')}
          />
          <TextField
            inputMode="numeric"
            label={t('minutes')}
            required
            error={errors.minutes?.message}
            {...form.register('minutes')}
          />
        </SimpleGrid>
        <Switches form={form} />
        <TextAreaField
          label={t('instructions')}
          maxLength={limits.noteMax}
          error={errors.instructions?.message}
          {...form.register('instructions')}
        />
        <FormError error={error} />
        <Flex gap="2" wrap="wrap">
          <SendButton loading={saving} loadingText={ui('working')}>
            {t('save')}
          </SendButton>
          <Button variant="outline" onClick={() => edit.leave(onCancel)}>
            {ui('cancel')}
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}

type RecurringFields = UseFormReturn<RecurringValues>;

function Where({ form, stations }: { readonly form: RecurringFields; readonly stations: readonly StationChoice[] }) {
  const t = useTexts(recurringTexts);
  const plan = useTexts(planTexts);
  const localName = useNames();
  const lists = usePrepLists();
  const stored = form.formState.defaultValues?.prepListId ?? '';
  // Without its list among the choices, another could not be chosen, and saving is refused.
  const isArchived = stored !== '' && lists.length > 0 && !lists.some(({ id }) => id === stored);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <SelectField label={t('kind')} {...form.register('kind')}>
        {recurringKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kind)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('station')} {...form.register('stationId')}>
        <option value="">{t('noStation')}</option>
        {stations.map(({ id, name }) => (
          <option key={id} value={id}>
            {localName(name)}
          </option>
        ))}
      </SelectField>
      {lists.length > 1 || isArchived ? (
        <SelectField label={plan('list')} {...form.register('prepListId')}>
          {isArchived ? <option value={stored}>{t('archivedList')}</option> : null}
          {lists.map(({ id, name, isDefault }) => (
            <option key={id} value={isDefault ? '' : id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </SimpleGrid>
  );
}

const repeatTexts = {
  weekdays: 'onWeekdays',
  first: 'onFirst',
  last: 'onLast',
  month: 'onMonthDay',
} as const satisfies Record<Repeats, string>;

/** Weekdays, every week or once in a month, or a day of the month. */
function Days({ form }: { readonly form: RecurringFields }) {
  const t = useTexts(recurringTexts);
  const plan = useTexts(planTexts);
  const { errors } = form.formState;
  const repeats = form.watch('repeats');
  return (
    <>
      <SelectField label={t('repeats')} {...form.register('repeats')}>
        {repeatKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(repeatTexts[kind])}
          </option>
        ))}
      </SelectField>
      {repeats === 'month' ? (
        <TextField
          inputMode="numeric"
          label={t('monthDay')}
          hint={t('monthDayHint')}
          required
          error={errors.monthDay?.message ?? errors.weekdays?.message}
          {...form.register('monthDay')}
        />
      ) : (
        <FormField
          label={t('onWeekdays')}
          {...(repeats === 'weekdays' ? {} : { hint: t('occurrenceHint') })}
          error={errors.weekdays?.message}
        >
          <Controller
            control={form.control}
            name="weekdays"
            render={({ field }) => (
              <ToggleGroup
                label={t('onWeekdays')}
                choices={weekdays.map((day) => ({ value: day, label: plan(day) }))}
                chosen={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </FormField>
      )}
    </>
  );
}

/** What can be switched on, with its texts. */
const switches = [
  ['needsNote', 'needsNoteText'],
  ['needsPhoto', 'needsPhotoText'],
  ['carriesOver', 'carriesOverText'],
] as const;

function Switches({ form }: { readonly form: RecurringFields }) {
  const t = useTexts(recurringTexts);
  return switches.map(([name, text]) => (
    <Controller
      key={name}
      control={form.control}
      name={name}
      render={({ field }) => (
        <ToggleRow label={t(name)} text={t(text)} checked={field.value} disabled={false} onChange={field.onChange} />
      )}
    />
  ));
}
