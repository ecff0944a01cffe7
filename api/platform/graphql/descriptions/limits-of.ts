import { z } from 'zod';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** Lower bound, upper bound, and what is counted: characters, entries, or nothing for a number itself. */
interface Range {
  readonly min: number | null;
  readonly max: number | null;
  readonly counted: string;
}

/**
 * The text of an input field with its limits as one more sentence, from the schema that its service parses: "1 to 120
 * characters." A text that names the largest number itself stays. A decimal says its own limits in `meta({ description })`,
 * because its text cannot be measured.
 */
export function withLimits(text: string, schema: z.ZodType): string {
  const field = unwrapped(schema);
  const { description, graphql: scalar } = { ...schema.meta(), ...field.meta() };
  if (description !== undefined) return `${text} ${description}`;
  // Ids, codes and dates have their form from their scalar.
  const range = scalar === undefined || scalar === 'String' || scalar === 'Int' ? rangeOf(field) : null;
  const limits = range && sentence(range);
  if (!range || !limits) return text;
  const largest = numbers.format(range.max ?? range.min ?? 0);
  const named: readonly string[] = text.match(/\d+(,\d{3})*(\.\d+)?/g) ?? [];
  return named.includes(largest) ? text : `${text} ${limits}`;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  if (!isWrapper) return schema;
  const inner: unknown = schema.unwrap();
  return inner instanceof z.ZodType ? unwrapped(inner) : schema;
}

function rangeOf(field: z.ZodType): Range | null {
  if (field instanceof z.ZodPipe) {
    const { in: first, out } = field;
    return (out instanceof z.ZodType ? rangeOf(out) : null) ?? (first instanceof z.ZodType ? rangeOf(first) : null);
  }
  if (field instanceof z.ZodString) return { min: field.minLength, max: field.maxLength, counted: ' characters' };
  if (field instanceof z.ZodNumber) return { min: bounded(field.minValue), max: bounded(field.maxValue), counted: '' };
  // A list of names from a fixed list is as long as that list.
  if (field instanceof z.ZodArray && !(field.element instanceof z.ZodEnum)) {
    const { minItems, maxItems } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
    return { min: minItems ?? null, max: maxItems ?? null, counted: ' entries' };
  }
  return null;
}

/** Null for the bounds that every whole number has. */
function bounded(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null;
}

function sentence({ min, max, counted }: Range): string | null {
  if (max === null) return min !== null && min > 1 ? `At least ${numbers.format(min)}${counted}.` : null;
  if (min === null || (counted !== '' && min === 0)) return `At most ${numbers.format(max)}${counted}.`;
  if (min === max) return `${numbers.format(max)}${counted}.`;
  return `${numbers.format(min)} to ${numbers.format(max)}${counted}.`;
}
