import { toNestErrors } from '@hookform/resolvers';
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { inputErrors } from './input-errors.ts';

/** Fields of the form whose input has another name, by its path. Index 0 means every index. */
type FieldsOf<Schema extends z.ZodType, Values extends FieldValues> =
  z.input<Schema> extends FieldValues
    ? { readonly [Path in FieldPath<z.input<Schema>>]?: FieldPath<Values> }
    : Record<never, never>;

/**
 * Validates a form by the schema of the server, applied to the input that is sent for its values. The handler of the form
 * receives the values as typed. An error that is at no field of the form does not block it: the server refuses it.
 */
export function inputResolver<Values extends FieldValues, Schema extends z.ZodType>(
  schema: Schema,
  inputOf: (values: Values) => unknown,
  fields: FieldsOf<Schema, Values> = {},
): Resolver<Values> {
  const names = new Map<string, string | undefined>(Object.entries(fields));
  return (values, _context, options) => {
    const registered: readonly string[] = options.names ?? [];
    const errors = Object.entries(inputErrors(schema, inputOf(values)))
      .map(([path, message]) => [fieldAt(path, names), { type: 'input', message }] as const)
      .filter(([field]) => registered.includes(field));
    if (errors.length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), options) };
  };
}

/** The name of the field for the path of an input: `parByWeekday.3` → `pars.3.quantity`. */
function fieldAt(path: string, names: ReadonlyMap<string, string | undefined>): string {
  const indexes = path.split('.').filter((part) => /^\d+$/.test(part));
  const name = names.get(path.replaceAll(/\.\d+(?=\.|$)/g, '.0'));
  return name === undefined
    ? path
    : name.replaceAll(/\.0(?=\.|$)/g, (zero) => (indexes.length > 0 ? `.${indexes.shift()}` : zero));
}
