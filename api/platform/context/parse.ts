import type { z } from 'zod';
import { checkInput } from '#schema/inputs/check-input.ts';
import { msg } from '#schema/messages.ts';
import { invalid, invalidField } from '../errors.ts';

declare const schemaOf: unique symbol;

/**
 * Input as a caller sends it, not parsed yet. It belongs to its schema: input for another schema is not assignable, so that an
 * entry point cannot hand it to the wrong service. Object literals are assignable when their fields are.
 */
export type InputOf<Schema extends z.ZodType> = z.input<Schema> & {
  readonly [schemaOf]?: (schema: Schema) => Schema;
};

/** What came over the wire, as input for a schema. Nothing is checked before `parse`. */
export function unparsed<Schema extends z.ZodType>(value: unknown): InputOf<Schema>;
export function unparsed(value: unknown): unknown {
  return value;
}

/** Validates input against its contract. Throws VALIDATION_FAILED with one sentence and the refused fields. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const badPath = unstorable(input);
  if (badPath !== null) {
    const message = msg('field.unstorable');
    throw badPath === '' ? invalid(message, [{ path: badPath, message }]) : invalidField(badPath, message);
  }
  const result = checkInput(schema, input);
  if (result.success) return result.data;
  const [first] = result.fields;
  const content = first?.path
    ? msg('text.field', { field: first.path, problem: first.message })
    : msg('field.requestForm');
  throw invalid(content, result.fields);
}

/** The path of the first text that the database cannot store: with a NUL or a lone surrogate; null when there is none. */
function unstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
