import type { z } from 'zod';
import { checkInput } from '#schema/inputs/check-input.ts';
import { inEnglish, type Message } from '#schema/messages.ts';
import { serverText } from '../i18n/server-messages.ts';

/** What the server would refuse, by the path of the field: the first sentence of each, in the language on screen. */
export type InputErrors = Readonly<Record<string, string | undefined>>;

/** Checks what a form would send. Empty when the server's schema accepts it. */
export function inputErrors(schema: z.ZodType, input: unknown): InputErrors {
  const checked = checkInput(schema, input);
  return checked.success
    ? {}
    : Object.fromEntries(checked.fields.toReversed().map(({ path, message }) => [path, messageText(message)]));
}

/** The first sentence of what the server would refuse; undefined when its schema accepts the input. For a single field. */
export function inputError(schema: z.ZodType, input: unknown): string | undefined {
  return Object.values(inputErrors(schema, input))[0];
}

/** A message of the server in the language on screen. */
export function messageText(message: Message): string {
  return serverText(inEnglish(message), message);
}
