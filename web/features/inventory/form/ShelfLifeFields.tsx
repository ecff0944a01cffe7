import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField, Select } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { itemTexts, lifeNames } from '../item-texts.ts';
import { type ItemValues, lives } from './item-values.ts';

/** The shelf lives of an item, one per event that starts it. */
export function ShelfLifeFields({ form }: { readonly form: UseFormReturn<ItemValues> }) {
  const t = useTexts(itemTexts);
  const { register, formState } = form;
  return (
    <Stack gap="3" role="group" aria-label={t('lives')}>
      <Stack gap="0">
        <Text fontWeight="semibold">{t('lives')}</Text>
        <Text color="fg.muted" textStyle="sm">
          {t('livesText')}
        </Text>
      </Stack>
      {lives.map((life) => {
        const label = t(lifeNames[life]);
        return (
          <FormField key={life} label={label} error={formState.errors.lives?.[life]?.typed?.message}>
            <Flex gap="2" w="full">
              <Input inputMode="numeric" autoComplete="off" flex="1" {...register(`lives.${life}.typed`)} />
              <Box w="8rem">
                <Select aria-label={t('lifeUnit', { life: label })} {...register(`lives.${life}.unit`)}>
                  <option value="hours">{t('hours')}</option>
                  <option value="days">{t('days')}</option>
                </Select>
              </Box>
            </Flex>
          </FormField>
        );
      })}
    </Stack>
  );
}
