import { type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { SelectField, TextField } from '../../../../ui/forms/fields.tsx';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { type LineKind, lineKinds, type ParValues } from './par-values.ts';
import { thawTexts } from '../../thaw-texts.ts';

interface FieldsProps {
  readonly form: UseFormReturn<ParValues>;
}

/** Whether the line of the form thaws. */
export function useThaws({ control }: UseFormReturn<ParValues>): boolean {
  return useWatch({ control, name: 'kind' }) === 'thawed';
}

interface LineKindProps extends FieldsProps {
  readonly onChosen: (kind: LineKind) => void;
}

/** Whether a new line is made, with or without a recipe, or thawed. */
export function LineKindField({ form, onChosen }: LineKindProps) {
  const t = useTexts(thawTexts);
  return (
    <SelectField label={t('lineKind')} {...form.register('kind', { onChange: () => onChosen(form.getValues('kind')) })}>
      {lineKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`kind_${kind}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** How many days before its day it leaves the freezer. */
export function ThawDays({ form }: FieldsProps) {
  const t = useTexts(thawTexts);
  return (
    <TextField
      type="number"
      min={0}
      max={limits.thawDaysMax}
      required
      label={t('thawDays')}
      hint={t('thawDaysHint')}
      error={form.formState.errors.thawDays?.message}
      {...form.register('thawDays')}
    />
  );
}
