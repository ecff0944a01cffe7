import { SimpleGrid, Stack } from '@chakra-ui/react';
import { limits } from '#schema/limits.ts';
import { useFormContext } from 'react-hook-form';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type ItemForm, otherSide, type TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';

interface LimitFieldsProps {
  readonly index: number;
  readonly item: ItemForm;
}

/** The limits of an item: in both units for a temperature, a range for a number, the passing answer for a question. */
export function LimitFields({ index, item }: LimitFieldsProps) {
  const t = useTexts(planTexts);
  const { register, formState } = useFormContext<TemplateForm>();
  const at = `items.${index}` as const;
  const errors = formState.errors.items?.[index];
  switch (item.kind) {
    case 'temperature':
      return (
        <TemperatureLimits
          index={index}
          item={item}
          problem={(errors?.minC ?? errors?.minF ?? errors?.maxC ?? errors?.maxF)?.message}
        />
      );
    case 'number':
      return (
        <SimpleGrid columns={{ base: 2, md: 3 }} gap="4">
          <TextField label={t('lowest')} inputMode="decimal" error={errors?.min?.message} {...register(`${at}.min`)} />
          <TextField label={t('highest')} inputMode="decimal" error={errors?.max?.message} {...register(`${at}.max`)} />
          <TextField label={t('unitLabel')} maxLength={limits.unitLabelMax} {...register(`${at}.unitLabel`)} />
        </SimpleGrid>
      );
    case 'yes_no':
      return (
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <SelectField label={t('goodAnswer')} {...register(`${at}.passAnswer`)}>
            <option value="yes">{t('yes')}</option>
            <option value="no">{t('no')}</option>
          </SelectField>
        </SimpleGrid>
      );
    case 'text':
      return null;
  }
}

const commonLimits = {
  cold: ['', '', '5', '41'],
  hot: ['57', '135', '', ''],
  frozen: ['', '', '-18', '0'],
  reheated: ['74', '165', '', ''],
  cooled: ['', '', '21', '70'],
  eggs: ['', '', '7', '45'],
  ground: ['68', '155', '', ''],
  fish: ['63', '145', '', ''],
} as const;
const names = ['cold', 'hot', 'frozen', 'reheated', 'cooled', 'eggs', 'ground', 'fish'] as const;

function TemperatureLimits({ index, item, problem }: LimitFieldsProps & { readonly problem: string | undefined }) {
  const t = useTexts(planTexts);
  const { register, setValue } = useFormContext<TemplateForm>();
  const at = `items.${index}` as const;
  const setLimit = (field: 'minC' | 'minF' | 'maxC' | 'maxF', value: string) =>
    setValue(`${at}.${field}`, value, { shouldDirty: true });
  const choose = (name: string) => {
    const known = names.find((one) => one === name);
    if (!known) return;
    const [minC, minF, maxC, maxF] = commonLimits[known];
    setLimit('minC', minC);
    setLimit('minF', minF);
    setLimit('maxC', maxC);
    setLimit('maxF', maxF);
  };
  const current = names.find((name) => {
    const [minC, minF, maxC, maxF] = commonLimits[name];
    return minC === item.minC && minF === item.minF && maxC === item.maxC && maxF === item.maxF;
  });
  const limit = (side: 'min' | 'max', unit: 'C' | 'F') => {
    const [own, other] = unit === 'C' ? (['C', 'F'] as const) : (['F', 'C'] as const);
    return (
      <TextField
        label={t(side === 'min' ? 'lowestIn' : 'highestIn', { unit: `°${unit}` })}
        inputMode="text"
        {...register(`${at}.${side}${own}`, {
          onChange: (event: { target: { value: string } }) =>
            setLimit(`${side}${other}`, otherSide(event.target.value, unit)),
        })}
      />
    );
  };
  return (
    <Stack gap="4">
      <SelectField label={t('commonLimits')} value={current ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">–</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {t(name)}
          </option>
        ))}
      </SelectField>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
        {limit('min', 'C')}
        {limit('min', 'F')}
        {limit('max', 'C')}
        {limit('max', 'F')}
      </SimpleGrid>
      <FormError error={problem} textStyle="sm" />
    </Stack>
  );
}
