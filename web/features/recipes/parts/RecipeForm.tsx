import { Button, Checkbox, Flex, Grid, Stack } from '@chakra-ui/react';
import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { createRecipe } from '#schema/inputs/recipes.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { aboveBottomBar } from '../../../ui/components/bottom-bar.ts';
import { PageHeader } from '../../../ui/components/PageHeader.tsx';
import { takenName } from '../../../platform/graphql/taken-name.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { formTexts } from '../form-texts.ts';
import { amountsDiffer, inputOf, type RecipeValues, valuesOf } from '../form-values.ts';
import {
  RecipeDetailDocument,
  type RecipePartsFragment,
  useCreateRecipeMutation,
  useUpdateRecipeMutation,
} from '../recipes.generated.ts';
import { useComparedRecipe } from '../useComparedRecipe.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { BasicsFields } from './BasicsFields.tsx';
import { LinesFields } from './LinesFields.tsx';
import { LiveCost } from './LiveCost.tsx';
import { StepsFields } from './StepsFields.tsx';

interface RecipeFormProps {
  /** Null for a new recipe. */
  readonly recipe: RecipePartsFragment | null;
  /** Called with the id of the saved recipe, or null when nothing was saved. */
  readonly onDone: (id: string | null) => void;
}

/** Sends the whole recipe; resolves to its id. */
function useSave(recipe: RecipePartsFragment | null, edit: EditState<RecipeValues, RecipePartsFragment>) {
  const { currency } = useKitchen();
  const [create] = useCreateRecipeMutation(invalidating('recipes'));
  const [update] = useUpdateRecipeMutation(invalidating('recipes'));
  return async (values: RecipeValues): Promise<string | undefined> => {
    if (!recipe) {
      const { data } = await create({ variables: { input: inputOf(values, currency) } });
      edit.release();
      return data?.createRecipe.id;
    }
    const { id, outputItemId } = recipe;
    await edit.save(
      (merged, version) => {
        const input = {
          ...inputOf(merged, currency),
          id,
          version,
          outputItemId,
          forEarlierDays: values.forEarlierDays,
        };
        return update({ variables: { input } });
      },
      ({ data }) => data?.updateRecipe,
    );
    return id;
  };
}

/** Whether the new amounts also apply to earlier days; asked when they differ from the saved ones. */
function EarlierDays({ saved }: { readonly saved: RecipeValues }) {
  const t = useTexts(formTexts);
  const { control, getValues } = useFormContext<RecipeValues>();
  useWatch({ control });
  if (!amountsDiffer(getValues(), saved)) return null;
  return (
    <Controller
      control={control}
      name="forEarlierDays"
      render={({ field }) => (
        <Checkbox.Root
          flex="1 1 20rem"
          checked={field.value}
          onCheckedChange={({ checked }) => field.onChange(checked === true)}
        >
          <Checkbox.HiddenInput onBlur={field.onBlur} />
          <Checkbox.Control />
          <Checkbox.Label>{t('forEarlierDays')}</Checkbox.Label>
        </Checkbox.Root>
      )}
    />
  );
}

interface SaveBarProps {
  /** The amounts to compare with; null for a new recipe. */
  readonly saved: RecipeValues | null;
  readonly problem: string | undefined;
  readonly saving: boolean;
  readonly onCancel: () => void;
}

function SaveBar({ saved, problem, saving, onCancel }: SaveBarProps) {
  const t = useTexts(formTexts);
  return (
    <Flex
      position="sticky"
      bottom={aboveBottomBar}
      zIndex="docked"
      mt="6"
      py="3"
      gap="3"
      align="center"
      justify="flex-end"
      bg="bg"
      borderTopWidth="1px"
      wrap="wrap"
    >
      {saved ? <EarlierDays saved={saved} /> : null}
      <FormError error={problem} fontWeight="medium" flex="1 1 16rem" />
      <Button variant="outline" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <SendButton loading={saving} loadingText={t('saving')}>
        {t('save')}
      </SendButton>
    </Flex>
  );
}

/** The form of a whole recipe, with its cost calculated while typing. */
export function RecipeForm({ recipe, onDone }: RecipeFormProps) {
  const t = useTexts(formTexts);
  const { currency } = useKitchen();
  const form = useForm<RecipeValues>({
    defaultValues: valuesOf(recipe, currency),
    resolver: inputResolver(createRecipe, (values) => inputOf(values, currency)),
  });
  const fresh = useFreshRead();
  const edit = useEditForm<RecipeValues, RecipePartsFragment>(form, {
    entity: 'Recipe',
    row: recipe,
    initial: valuesOf(recipe, currency),
    read: async (id) => (await fresh(RecipeDetailDocument, { id })).recipe,
    valuesOf: (row) => valuesOf(row, currency),
    compared: useComparedRecipe(),
  });
  const save = useSave(recipe, edit);
  const { run } = useFormAction(t('notSaved'));
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const outcome = await run(() => save(values), {
      toast: t('saved', { name: values.name }),
      onDone: (id) => onDone(id ?? null),
    });
    const taken = takenName(outcome);
    if (taken !== undefined) form.setError('name', { message: taken }, { shouldFocus: true });
    else if (outcome.status === 'failed') form.setError('root', { message: outcome.sentence });
  });
  const problem = errors.root?.message ?? (Object.keys(errors).length > 0 ? t('checkFields') : undefined);

  return (
    <FormProvider {...form}>
      <Form onSubmit={(event) => void submit(event)}>
        <PageHeader title={recipe ? t('edit', { name: recipe.name }) : t('new')} description={t('text')} />
        <EditNotice edit={edit} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) min(20rem, 40%)' }}
          gap="6"
          alignItems="start"
        >
          <Stack gap="6">
            <BasicsFields />
            <LinesFields />
            <StepsFields />
          </Stack>
          <Stack gap="4" position={{ xl: 'sticky' }} top="20">
            <LiveCost outputItemId={recipe?.outputItemId ?? null} />
          </Stack>
        </Grid>
        <SaveBar
          saved={recipe && valuesOf(recipe, currency)}
          problem={problem}
          saving={isSubmitting}
          onCancel={() => edit.leave(() => onDone(null))}
        />
      </Form>
    </FormProvider>
  );
}
