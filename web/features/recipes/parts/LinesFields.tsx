import { Box, Flex, Grid, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { formTexts } from '../form-texts.ts';
import { lineOf, type RecipeValues } from '../form-values.ts';
import { IngredientPicker } from './IngredientPicker.tsx';

interface OrderButtonsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Buttons to move a row up or down and to remove it; there is no dragging. */
export function OrderButtons({ name, index, count, onMove, onRemove }: OrderButtonsProps) {
  const t = useTexts(formTexts);
  return (
    <Flex flexShrink="0">
      <IconButton
        variant="ghost"
        aria-label={t('moveUp', { name })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        variant="ghost"
        aria-label={t('moveDown', { name })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton variant="ghost" aria-label={t('remove', { name })} onClick={onRemove}>
        <X />
      </IconButton>
    </Flex>
  );
}

function LineFields({ index }: { readonly index: number }) {
  const t = useTexts(formTexts);
  const { control, register, formState } = useFormContext<RecipeValues>();
  const errors = formState.errors.lines?.[index];
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: '8rem 8rem minmax(0, 1fr) 8rem' }} gap="3" alignItems="start">
      <QuantityField
        label={t('quantity')}
        required
        error={errors?.quantity?.message}
        {...register(`lines.${index}.quantity`)}
      />
      <Controller
        control={control}
        name={`lines.${index}.unit`}
        render={({ field }) => <UnitField label={t('unit')} value={field.value} onChange={field.onChange} />}
      />
      <TextField
        label={t('prepAction')}
        placeholder={t('prepActionHint')}
        maxLength={limits.nameMax}
        {...register(`lines.${index}.prepAction`)}
      />
      <QuantityField
        label={t('yieldPercent')}
        placeholder={t('yieldPercentHint')}
        error={errors?.yieldPercent?.message}
        {...register(`lines.${index}.yieldPercent`)}
      />
    </Grid>
  );
}

/** The ingredients: found by name, then quantified. */
export function LinesFields() {
  const t = useTexts(formTexts);
  const { control, setFocus } = useFormContext<RecipeValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'lines' });
  return (
    <Panel title={t('ingredients')} overflow="visible">
      <Stack as="ol" gap="0" listStyleType="none">
        {fields.map((line, index) => (
          <Box as="li" key={line.id} py="4" borderBottomWidth="1px" _first={{ pt: '0' }}>
            <Flex justify="space-between" align="center" gap="2" mb="1">
              <Text fontWeight="semibold">
                {line.name}
                {line.subRecipeId === null ? null : (
                  <Text as="span" color="fg.muted" fontWeight="normal" textStyle="sm" ms="2">
                    {t('isRecipe')}
                  </Text>
                )}
              </Text>
              <OrderButtons
                name={line.name}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            </Flex>
            <LineFields index={index} />
          </Box>
        ))}
      </Stack>
      {fields.length < limits.linesMax ? (
        <Box mt={fields.length > 0 ? '4' : '0'}>
          <IngredientPicker
            onPick={(option) => {
              append(lineOf(option), { shouldFocus: false });
              setTimeout(() => setFocus(`lines.${fields.length}.quantity`));
            }}
          />
        </Box>
      ) : null}
    </Panel>
  );
}
