import { Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { parseDecimal } from '../format/decimal.ts';
import { FormField } from './fields.tsx';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface QuantityFieldProps extends InputProps {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A quantity typed with `,` or `.`; the phone shows digits. What is typed stays text until `parseDecimal` makes it exact. */
export function QuantityField({ label, unit, hint, error, required = false, ...input }: QuantityFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} required={required}>
      <InputGroup endElement={unit}>
        <Input inputMode="decimal" autoComplete="off" fontVariantNumeric="tabular-nums" {...input} />
      </InputGroup>
    </FormField>
  );
}

/** The rule for `register('quantity', useQuantityRule())`: a decimal number, or nothing when it is optional. */
export function useQuantityRule({ optional = false } = {}) {
  const t = useTexts(uiTexts);
  return {
    validate: (typed: string) => (optional && typed.trim() === '') || parseDecimal(typed) !== null || t('notANumber'),
  };
}
