import type { z } from 'zod';
import { issueText, messageIn } from '#schema/inputs/issue.ts';
import { type Message, msg } from '#schema/messages.ts';
import { invalid, invalidField } from '../errors.ts';

/** Input as the contract wants it. Throws VALIDATION_FAILED with one sentence and the refused fields; nothing was changed. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const junk = unstorable(input);
  if (junk !== null) {
    const message = msg('field.unstorable');
    throw junk === '' ? invalid(message, [{ path: junk, message }]) : invalidField(junk, message);
  }
  const result = schema.safeParse(input, { error: plainWords });
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    path: issue.path.join('.') || issueKeys(issue),
    message: messageOf(issue),
  }));
  const first = fields[0];
  const content = first?.path
    ? msg('text.field', { field: first.path, problem: first.message })
    : msg('field.requestForm');
  throw invalid(content, fields);
}

function issueKeys(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
}

function messageOf(issue: z.core.$ZodIssue): Message {
  if (issue.code === 'unrecognized_keys') return msg('field.unknown');
  if (issue.code === 'invalid_value') return msg('field.oneOf', { values: issue.values.join(', ') });
  return messageIn(issue.message) ?? msg('field.wrongForm');
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

/** What is said where the input has no sentence of its own. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const message = plainMessage(issue);
  return message && issueText(message);
}

function plainMessage(issue: z.core.$ZodRawIssue): Message | undefined {
  if (issue.code === 'invalid_type') return issue.input === undefined ? msg('field.fillIn') : kinds[issue.expected];
  if (issue.code === 'too_small') return sized(issue.origin, 'least', issue.minimum);
  if (issue.code === 'too_big') return sized(issue.origin, 'most', issue.maximum);
  if (issue.code === 'invalid_format' || issue.code === 'invalid_union') return msg('field.wrongForm');
  return undefined;
}

const kinds: Readonly<Record<string, Message>> = {
  string: msg('field.text'),
  number: msg('field.number'),
  int: msg('field.wholeNumber'),
  boolean: msg('field.yesOrNo'),
  array: msg('field.list'),
  object: msg('field.wrongForm'),
};

function sized(origin: string, bound: 'least' | 'most', limit: number | bigint): Message {
  if (origin === 'string' && bound === 'least' && limit === 1) return msg('field.fillIn');
  return msg((sizes[origin] ?? numberSizes)[bound], { count: Number(limit) });
}

const numberSizes = { least: 'field.orMore', most: 'field.orLess' } as const;
const sizes: Readonly<Record<string, { readonly least: SizeKey; readonly most: SizeKey }>> = {
  string: { least: 'field.atLeastCharacters', most: 'field.atMostCharacters' },
  array: { least: 'field.chooseAtLeast', most: 'field.chooseAtMost' },
};
type SizeKey = 'field.atLeastCharacters' | 'field.atMostCharacters' | 'field.chooseAtLeast' | 'field.chooseAtMost';
