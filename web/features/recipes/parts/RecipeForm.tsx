import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { Problem } from '../../../platform/graphql/problem.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { PageHeader } from '../../../ui/components/PageHeader.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { formTexts } from '../form-texts.ts';
import { inputOf, type RecipeValues, valuesOf } from '../form-values.ts';
import { type RecipePartsFragment, useCreateRecipeMutation, useUpdateRecipeMutation } from '../recipes.generated.ts';
import { BasicsFields } from './BasicsFields.tsx';
import { LinesFields } from './LinesFields.tsx';
import { LiveCost } from './LiveCost.tsx';
import { StepsFields } from './StepsFields.tsx';

interface RecipeFormProps {
  /** Null writes a new one. */
  readonly recipe: RecipePartsFragment | null;
  /** With the id of the saved recipe, or null when nothing was saved. */
  readonly onDone: (id: string | null) => void;
}

/** Sends the whole recipe; answers its id, or the sentence that says why it was not saved. */
function useSave(recipe: RecipePartsFragment | null) {
  const { currency } = useKitchen();
  const [create] = useCreateRecipeMutation(invalidating('recipes'));
  const [update] = useUpdateRecipeMutation(invalidating('recipes'));
  return async (values: RecipeValues): Promise<string | undefined> => {
    const input = inputOf(values, currency);
    if (!recipe) return (await create({ variables: { input } })).data?.createRecipe.id;
    const { id, version, outputItemId } = recipe;
    return (await update({ variables: { input: { ...input, id, version, outputItemId } } })).data?.updateRecipe.id;
  };
}

interface SaveBarProps {
  readonly problem: string | undefined;
  readonly saving: boolean;
  readonly onCancel: () => void;
}

function SaveBar({ problem, saving, onCancel }: SaveBarProps) {
  const t = useTexts(formTexts);
  return (
    <Flex
      position="sticky"
      bottom={{ base: '16', md: '0' }}
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
      {problem === undefined ? null : (
        <Text role="alert" color="fg.error" fontWeight="medium" flex="1 1 16rem">
          {problem}
        </Text>
      )}
      <Button variant="outline" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={saving} loadingText={t('saving')}>
        {t('save')}
      </Button>
    </Flex>
  );
}

/** A whole recipe to write, with its cost beside it while it is written. */
export function RecipeForm({ recipe, onDone }: RecipeFormProps) {
  const t = useTexts(formTexts);
  const { currency } = useKitchen();
  const form = useForm<RecipeValues>({ defaultValues: valuesOf(recipe, currency) });
  const save = useSave(recipe);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const id = await save(values);
      if (id === undefined) return;
      showToast({ title: t('saved', { name: values.name }) });
      onDone(id);
    } catch (error) {
      const clash = error instanceof Problem && error.code === 'CONFLICT' && recipe !== null;
      form.setError('root', { message: clash ? t('conflict') : (readableError(error).sentence ?? t('notSaved')) });
    }
  });
  const problem = errors.root?.message ?? (Object.keys(errors).length > 0 ? t('checkFields') : undefined);

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <PageHeader title={recipe ? t('edit', { name: recipe.name }) : t('new')} description={t('text')} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="6" alignItems="start">
          <Stack gap="6">
            <BasicsFields />
            <LinesFields />
            <StepsFields />
          </Stack>
          <Stack gap="4" position={{ xl: 'sticky' }} top="20">
            <LiveCost />
          </Stack>
        </Grid>
        <SaveBar problem={problem} saving={isSubmitting} onCancel={() => onDone(null)} />
      </form>
    </FormProvider>
  );
}
