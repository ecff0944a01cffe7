import { Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { FormField } from './fields.tsx';

interface QuantityFieldProps extends InputProps {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A quantity typed with `,` or `.`; phones show a numeric keyboard. The value is text; parse it with `parseDecimal`. */
export function QuantityField({ label, unit, hint, error, required = false, ...input }: QuantityFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} required={required}>
      <InputGroup endElement={unit}>
        <Input inputMode="decimal" autoComplete="off" fontVariantNumeric="tabular-nums" {...input} />
      </InputGroup>
    </FormField>
  );
}
