import { Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { addPrepItemInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { roundingRules } from '#schema/vocabulary.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { SelectField, TextField } from '../../../../ui/forms/fields.tsx';
import { EditNotice } from '../../../../ui/forms/EditNotice.tsx';
import type { EditState } from '../../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../../ui/forms/useEditForm.ts';
import { rowWith, useFreshRead } from '../../../../platform/graphql/useFreshRead.ts';
import { inputResolver } from '../../../../ui/forms/input-resolver.ts';
import { QuantityField } from '../../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../../ui/kitchen/unit-texts.ts';
import { uiTexts } from '../../../../ui/i18n/ui-texts.ts';
import { type ParLineFragment, PrepSheetDocument } from '../../plan.generated.ts';
import { SendButton } from '../../../../ui/forms/SendButton.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { ListField } from '../ListField.tsx';
import { ParMode, RunSize } from './ModeFields.tsx';
import { thawTexts } from '../../thaw-texts.ts';
import { ItemField } from './ItemField.tsx';
import { LineKindField, ThawDays, useThaws } from './ThawFields.tsx';
import { Pars, Uses } from './WeekFields.tsx';
import { planTexts } from '../plan-texts.ts';
import { addLineInput, parFields, type ParValues, valuesOfLine } from './par-values.ts';
import type { PrepRecipe, StationChoice } from '../usePlanning.ts';
import { useComparedLine } from './useComparedLine.ts';
import { useRecipeDefaults } from '../useRecipeDefaults.ts';
import { usePrepLists } from '../usePrepLists.ts';

/** For a new line: recipes whose item is not yet on the chosen list. */
interface Fresh {
  readonly recipes: readonly PrepRecipe[];
  readonly lines: readonly Pick<ParLineFragment, 'itemId' | 'prepListId'>[];
}

interface ParFormProps {
  /** Null for a new one. */
  readonly line: ParLineFragment | null;
  readonly values: ParValues;
  readonly stations: readonly StationChoice[];
  /** Only for a new line. */
  readonly fresh?: Fresh;
  readonly unit?: string;
  readonly error: string | undefined;
  readonly saving: boolean;
  readonly onSave: (values: ParValues, edit: EditState<ParValues, ParLineFragment>) => void;
}

type Form = UseFormReturn<ParValues>;

/** The form of a par line: list, seven pars, expected use, batch, and when it must be ready. */
export function ParForm({ line, values, stations, fresh, unit, error, saving, onSave }: ParFormProps) {
  const t = useTexts(planTexts);
  const ui = useTexts(uiTexts);
  const lists = usePrepLists();
  const form = useForm<ParValues>({
    defaultValues: values,
    resolver: inputResolver(addPrepItemInput, (typed) => addLineInput(typed, fresh?.recipes ?? []), parFields),
  });
  const read = useFreshRead();
  const edit = useEditForm<ParValues, ParLineFragment>(form, {
    entity: 'PrepItem',
    row: line,
    initial: values,
    read: async (id) => rowWith(id, (await read(PrepSheetDocument, { archived: false })).prepItems),
    valuesOf: valuesOfLine,
    compared: useComparedLine(stations),
  });
  // A new line is given the time of the list that it is put on.
  const followList = (event: { target: { value: string } }) => {
    const list = lists.find(({ id }) => id === event.target.value);
    if (fresh && list) form.setValue('dueTime', list.dueTime);
  };
  const setDefaults = useRecipeDefaults(form);
  const followRecipe = () => {
    const { kind, recipeId } = form.getValues();
    setDefaults(kind === 'made' ? fresh?.recipes.find(({ id }) => id === recipeId) : undefined);
  };
  const thaws = useThaws(form);
  return (
    <Form onSubmit={(event) => void form.handleSubmit((typed) => onSave(typed, edit))(event)}>
      <EditNotice edit={edit} />
      <Flex direction="column" gap="4">
        <ListField {...form.register('prepListId', { onChange: followList })} />
        {fresh ? <Planned form={form} fresh={fresh} onChosen={followRecipe} /> : null}
        {thaws ? <ThawDays form={form} /> : null}
        <ParMode form={form} />
        <Pars form={form} />
        <Uses form={form} />
        <Batch form={form} unit={unit} />
        {thaws ? null : <RunSize form={form} unit={unit} />}
        <Ready form={form} stations={stations} />
        <FormError error={error} />
        <SendButton size="xl" loading={saving} loadingText={ui('working')}>
          {t('saveLine')}
        </SendButton>
      </Flex>
    </Form>
  );
}

/** What a new line plans. */
function Planned({ form, fresh, onChosen }: RecipeFieldProps) {
  const kind = form.watch('kind');
  const follow = () => {
    form.setValue('item', null);
    onChosen();
  };
  return (
    <>
      <LineKindField form={form} onChosen={follow} />
      {kind === 'made' ? (
        <RecipeField form={form} fresh={fresh} onChosen={onChosen} />
      ) : (
        <ItemField key={kind} form={form} lines={fresh.lines} kind={kind} />
      )}
    </>
  );
}

interface RecipeFieldProps {
  readonly form: Form;
  readonly fresh: Fresh;
  readonly onChosen: () => void;
}

function RecipeField({ form, fresh: { recipes, lines }, onChosen }: RecipeFieldProps) {
  const localName = useNames();
  const t = useTexts(planTexts);
  const list = form.watch('prepListId');
  const taken = new Set(lines.filter(({ prepListId }) => prepListId === list).map(({ itemId }) => itemId));
  const free = recipes.filter(({ outputItemId }) => outputItemId !== null && !taken.has(outputItemId));
  if (free.length === 0) return <Text color="fg.muted">{t('allOnSheet')}</Text>;
  return (
    <SelectField
      label={t('item')}
      required
      error={form.formState.errors.recipeId?.message}
      {...form.register('recipeId', { onChange: onChosen })}
    >
      <option value="">{t('chooseItem')}</option>
      {free.map(({ id, outputItemName, name }) => (
        <option key={id} value={id}>
          {localName(outputItemName ?? name)}
        </option>
      ))}
    </SelectField>
  );
}

function Batch({ form, unit }: { readonly form: Form; readonly unit: string | undefined }) {
  const t = useTexts(planTexts);
  const unitName = useUnitName();
  const thaw = useTexts(thawTexts);
  const thaws = useThaws(form);
  return (
    <SimpleGrid columns={2} gap="4" alignItems="start">
      <QuantityField
        label={thaws ? thaw('pack') : t('batch')}
        hint={thaws ? thaw('packHint') : t('batchHint')}
        error={form.formState.errors.batch?.message}
        {...(unit === undefined ? {} : { unit: unitName(unit) })}
        {...form.register('batch')}
      />
      <SelectField label={thaws ? thaw('packRounding') : t('rounding')} {...form.register('rounding')}>
        {roundingRules.map((rounding) => (
          <option key={rounding} value={rounding}>
            {t(rounding)}
          </option>
        ))}
      </SelectField>
    </SimpleGrid>
  );
}

function Ready({ form, stations }: { readonly form: Form; readonly stations: readonly StationChoice[] }) {
  const localName = useNames();
  const t = useTexts(planTexts);
  const thaw = useTexts(thawTexts);
  const thaws = useThaws(form);
  return (
    <>
      <SimpleGrid columns={2} gap="4">
        <TextField
          type="time"
          label={thaws ? thaw('takeOutBy') : t('dueTime')}
          required
          error={form.formState.errors.dueTime?.message}
          {...form.register('dueTime')}
        />
        <TextField
          type="number"
          min={0}
          max={limits.leadMinutesMax}
          label={t('lead')}
          error={form.formState.errors.leadMinutes?.message}
          {...form.register('leadMinutes')}
        />
      </SimpleGrid>
      <SelectField label={t('station')} {...form.register('stationId')}>
        <option value="">{t('noStation')}</option>
        {stations.map(({ id, name }) => (
          <option key={id} value={id}>
            {localName(name)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
