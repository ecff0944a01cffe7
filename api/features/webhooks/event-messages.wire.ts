import { liveMessageFor } from '../../platform/live/audience.ts';
import type { LiveMessages, SourceEvent, WebhookMessage } from '../../platform/live/live-messages.ts';

/** Webhooks receive what every admin of the kitchen receives, but no messages for specific people. */
const anyAdmin = { id: '', role: 'admin', grants: ['admin'], row: null, token: null, device: null } as const;

/** The webhook messages of an event. None when admins do not receive it, or when its feature has none. */
export function messagesOf(event: SourceEvent, live: LiveMessages): readonly WebhookMessage[] {
  const message = liveMessageFor(anyAdmin, event);
  return (message && live[message.type]?.webhooks?.(event)) ?? [];
}

/** The body of Standard Webhooks: `type`, `timestamp` and `data`, exactly as it is sent. */
export function bodyOf(message: { readonly type: string; readonly data: object }, at: Date): string {
  return JSON.stringify({ type: message.type, timestamp: at.toISOString(), data: message.data });
}
