import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formTexts } from '../form-texts.ts';
import type { RecipeValues } from '../form-values.ts';
import { OrderButtons } from './LinesFields.tsx';

function StepFields({ index }: { readonly index: number }) {
  const t = useTexts(formTexts);
  const { register, formState } = useFormContext<RecipeValues>();
  const errors = formState.errors.steps?.[index];
  const n = index + 1;
  return (
    <Grid templateColumns={{ base: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr) 7rem' }} gap="3" alignItems="start">
      <TextAreaField
        label={t('stepEn', { n })}
        lang="en"
        maxLength={limits.noteMax}
        error={errors?.text?.message}
        {...register(`steps.${index}.text`)}
      />
      <TextAreaField
        label={t('stepEs', { n })}
        lang="es"
        maxLength={limits.noteMax}
        {...register(`steps.${index}.textEs`)}
      />
      <TextField
        label={t('stepMinutes')}
        inputMode="numeric"
        error={errors?.minutes?.message}
        {...register(`steps.${index}.minutes`)}
      />
    </Grid>
  );
}

/** The steps, in both languages side by side. */
export function StepsFields() {
  const t = useTexts(formTexts);
  const { control } = useFormContext<RecipeValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'steps' });
  return (
    <Panel title={t('steps')}>
      <Stack as="ol" gap="0" listStyleType="none">
        {fields.map((step, index) => (
          <Box as="li" key={step.id} py="4" borderBottomWidth="1px" _first={{ pt: '0' }}>
            <Flex justify="space-between" align="center" gap="2" mb="1">
              <Text fontWeight="semibold" aria-hidden="true">
                {index + 1}
              </Text>
              <OrderButtons
                name={t('stepName', { n: index + 1 })}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            </Flex>
            <StepFields index={index} />
          </Box>
        ))}
      </Stack>
      {fields.length < limits.recipeStepsMax ? (
        <Button
          mt={fields.length > 0 ? '4' : '0'}
          variant="outline"
          onClick={() => append({ storedId: null, text: '', textEs: '', minutes: '' })}
        >
          <Plus aria-hidden="true" /> {t('addStep')}
        </Button>
      ) : null}
    </Panel>
  );
}
