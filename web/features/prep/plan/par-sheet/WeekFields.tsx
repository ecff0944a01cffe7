import { Box, Button, SimpleGrid } from '@chakra-ui/react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { weekdays } from '#schema/vocabulary.ts';
import { QuantityField } from '../../../../ui/forms/QuantityField.tsx';
import { ToggleRow } from '../../../../ui/forms/SettingRow.tsx';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { planTexts } from '../plan-texts.ts';
import type { ParValues } from './par-values.ts';

interface WeekProps {
  readonly form: UseFormReturn<ParValues>;
}

const rest = [1, 2, 3, 4, 5, 6] as const;

/** The par of each weekday. */
export function Pars({ form }: WeekProps) {
  const t = useTexts(planTexts);
  const { errors } = form.formState;
  const copyMonday = () => {
    const monday = form.getValues('pars.0.quantity');
    for (const day of rest) form.setValue(`pars.${day}.quantity`, monday, { shouldDirty: true });
  };
  return (
    <Box>
      <SimpleGrid columns={{ base: 3, sm: 4 }} gap="3" mb="3">
        {weekdays.map((weekday, day) => (
          <QuantityField
            key={weekday}
            label={t('parOn', { day: t(weekday) })}
            error={errors.pars?.[day]?.quantity?.message}
            {...form.register(`pars.${day}.quantity`)}
          />
        ))}
      </SimpleGrid>
      <Button variant="outline" onClick={copyMonday}>
        {t('sameAll')}
      </Button>
    </Box>
  );
}

/** The expected use of each weekday. While it is off, the par is assumed. */
export function Uses({ form }: WeekProps) {
  const t = useTexts(planTexts);
  const { field } = useController({ control: form.control, name: 'useKnown' });
  const toggle = (isOn: boolean) => {
    field.onChange(isOn);
    // Starts from the pars, which were assumed so far.
    const { uses, pars } = form.getValues();
    if (isOn && uses.every(({ quantity }) => quantity === '')) form.setValue('uses', pars);
  };
  return (
    <Box borderTopWidth="1px" borderBottomWidth="1px">
      <ToggleRow
        label={t('expectedUse')}
        text={t('expectedUseText')}
        checked={field.value}
        disabled={false}
        onChange={toggle}
      />
      {field.value ? <UseFields form={form} /> : null}
    </Box>
  );
}

function UseFields({ form }: WeekProps) {
  const t = useTexts(planTexts);
  const { errors } = form.formState;
  const copyMonday = () => {
    const monday = form.getValues('uses.0.quantity');
    for (const day of rest) form.setValue(`uses.${day}.quantity`, monday, { shouldDirty: true });
  };
  return (
    <Box pb="4">
      <SimpleGrid columns={{ base: 3, sm: 4 }} gap="3" mb="3">
        {weekdays.map((weekday, day) => (
          <QuantityField
            key={weekday}
            label={t('useOn', { day: t(weekday) })}
            error={errors.uses?.[day]?.quantity?.message}
            {...form.register(`uses.${day}.quantity`)}
          />
        ))}
      </SimpleGrid>
      <Button variant="outline" onClick={copyMonday}>
        {t('sameUse')}
      </Button>
    </Box>
  );
}
