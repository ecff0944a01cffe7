import type { z } from 'zod';
import { invalid } from '../errors.ts';

/** Input as the contract wants it. Throws VALIDATION_FAILED with one sentence and the refused fields; nothing was changed. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const junk = unstorable(input);
  if (junk !== null) {
    const message = 'This text holds characters that cannot be stored.';
    throw invalid(junk === '' ? message : `${junk}: ${message}`, [{ path: junk, message }]);
  }
  const result = schema.safeParse(input, { error: plainWords });
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    path: issue.path.join('.') || issueKeys(issue),
    message: sentence(issue),
  }));
  const first = fields[0];
  throw invalid(first?.path ? `${first.path}: ${first.message}` : 'This request is not in the right form.', fields);
}

function issueKeys(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'This field is not known.';
  if (issue.code === 'invalid_value') return `Use one of: ${issue.values.join(', ')}.`;
  return issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
}

/** The path of the first text that no database column takes: with a NUL, or half of a character; null when there is none. */
function unstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** What zod would say in its own terms where the contract has no sentence for it. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'Fill this in.' : kinds[issue.expected];
  if (issue.code === 'too_small') return sized(issue.origin, 'least', issue.minimum);
  if (issue.code === 'too_big') return sized(issue.origin, 'most', issue.maximum);
  if (issue.code === 'invalid_format' || issue.code === 'invalid_union') return 'This is not in the right form.';
  return undefined;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Send a list.',
  object: 'This is not in the right form.',
};

type Limit = number | bigint;

function sized(origin: string, bound: 'least' | 'most', limit: Limit): string {
  if (origin === 'string' && bound === 'least' && limit === 1) return 'Fill this in.';
  return (sizes[origin] ?? numberSizes)[bound](limit);
}

const numberSizes = {
  least: (limit: Limit) => `Enter ${limit} or more.`,
  most: (limit: Limit) => `Enter ${limit} or less.`,
};
const sizes: Readonly<Record<string, typeof numberSizes>> = {
  string: {
    least: (limit) => `Use at least ${limit} characters.`,
    most: (limit) => `Use at most ${limit} characters.`,
  },
  array: {
    least: (limit) => `Choose at least ${limit}.`,
    most: (limit) => `Choose at most ${limit}.`,
  },
};
