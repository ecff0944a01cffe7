import type { z } from 'zod';
import { type Message, msg } from '../messages.ts';
import { issueText, messageIn } from './issue.ts';

/** A field that the schema refuses. `path`: dotted, such as `lines.0.quantity`; empty for the input as a whole. */
export interface RefusedField {
  readonly path: string;
  readonly message: Message;
}

type Checked<Schema extends z.ZodType> =
  | { readonly success: true; readonly data: z.output<Schema> }
  | { readonly success: false; readonly fields: readonly RefusedField[] };

/** Parses input. The server and the forms of the web app name a refused field by the same message. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): Checked<Schema> {
  const result = schema.safeParse(input, { error: defaultText });
  if (result.success) return { success: true, data: result.data };
  const fields = result.error.issues.map((issue) => ({
    path: issue.path.join('.') || issueKeys(issue),
    message: messageOf(issue),
  }));
  return { success: false, fields };
}

function issueKeys(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
}

function messageOf(issue: z.core.$ZodIssue): Message {
  if (issue.code === 'unrecognized_keys') return msg('field.unknown');
  if (issue.code === 'invalid_value') return msg('field.oneOf', { values: issue.values.join(', ') });
  return messageIn(issue.message) ?? msg('field.wrongForm');
}

/** The error text for schemas without a message of their own. */
function defaultText(issue: z.core.$ZodRawIssue): string | undefined {
  const message = defaultMessage(issue);
  return message && issueText(message);
}

function defaultMessage(issue: z.core.$ZodRawIssue): Message | undefined {
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
