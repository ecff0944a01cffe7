import { english, type Message, type MessageKey, msg } from '../messages.ts';

/** Messages in zod issues. zod only supports text, so a message is encoded as JSON. */
export const issueText = (message: Message): string => JSON.stringify(message);

/** The message of this key, encoded for zod. */
export const issue = <Key extends MessageKey>(...message: Parameters<typeof msg<Key>>): string =>
  issueText(msg(...message));

/** The message in a zod issue; undefined for zod's own texts. */
export function messageIn(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && Object.hasOwn(english, String(value.key));
}
