import { Field, Input, type InputProps, NativeSelect, Textarea, type TextareaProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error message, shown under the field and announced with it. */
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** Label, hint and error around any one control, linked for screen readers. */
export function FormField({
  label,
  hint,
  error,
  required = false,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {error === undefined ? null : <Field.ErrorText>{error}</Field.ErrorText>}
      {hint === undefined || error !== undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}

/** One line of text: `<TextField label={…} error={errors.name?.message} {...register('name')} />`. */
export function TextField({ label, hint, error, required, ...input }: FieldProps & Omit<InputProps, 'required'>) {
  return (
    <FormField label={label} hint={hint} error={error} required={required ?? false}>
      <Input {...input} />
    </FormField>
  );
}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, required, ...area }: FieldProps & Omit<TextareaProps, 'required'>) {
  return (
    <FormField label={label} hint={hint} error={error} required={required ?? false}>
      <Textarea rows={3} {...area} />
    </FormField>
  );
}

type SelectProps = Omit<ComponentProps<typeof NativeSelect.Field>, 'required' | 'size'>;

/** A choice from a short list, as the platform's native picker; `children` are `<option>`s. */
export function SelectField({
  label,
  hint,
  error,
  required,
  disabled,
  ...select
}: FieldProps & SelectProps & { readonly disabled?: boolean }) {
  return (
    <FormField label={label} hint={hint} error={error} required={required ?? false}>
      <Select disabled={disabled ?? false} {...select} />
    </FormField>
  );
}

/** The picker without a label, for toolbars; set an `aria-label`. */
export function Select({ disabled = false, ...select }: SelectProps & { readonly disabled?: boolean }) {
  return (
    <NativeSelect.Root disabled={disabled}>
      <NativeSelect.Field {...select} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
