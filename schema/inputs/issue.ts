import { english, type Message, type MessageKey, msg } from '../messages.ts';

/** What zod answers for a refused field. It keeps texts alone, so the message goes through it as JSON. */
export const issueText = (message: Message): string => JSON.stringify(message);

/** The message of this key as zod keeps it. */
export const issue = <Key extends MessageKey>(...message: Parameters<typeof msg<Key>>): string =>
  issueText(msg(...message));

/** The message in an issue of zod's; undefined for a text of zod's own. */
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
