import { Field, Input, type InputProps, NativeSelect, Textarea, type TextareaProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The sentence that says what is wrong; shown under the field and read with it. */
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** A control with its label, hint and error, wired for screen readers. Any one control goes inside. */
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

/** A choice from a short list; `children` are `<option>`s. The platform's own picker, best under a thumb. */
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

/** The bare picker, for toolbars; give it an `aria-label`. */
export function Select({ disabled = false, ...select }: SelectProps & { readonly disabled?: boolean }) {
  return (
    <NativeSelect.Root disabled={disabled}>
      <NativeSelect.Field {...select} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
