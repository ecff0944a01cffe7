import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** A new signing key in the form of Standard Webhooks. */
export function newSigningKey(): string {
  return `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`;
}

/** The signed content: the message's id, the attempt's time in seconds since 1970, and the exact body. */
export interface Signed {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of Standard Webhooks. Several keys result in several signatures; a receiver accepts any that it can verify. */
export function signatureHeaders(keys: readonly string[], signed: Signed): Record<string, string> {
  const { id, timestamp, body } = signed;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': keys.map((key) => signatureOf(key, `${id}.${timestamp}.${body}`)).join(' '),
  };
}

function signatureOf(key: string, content: string): string {
  const bytes = Buffer.from(key.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', bytes).update(content).digest('base64')}`;
}
