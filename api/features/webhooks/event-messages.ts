import { newsFor } from '../../platform/live/audience.ts';
import type { LiveMessages, SourceEvent, WebhookMessage } from '../../platform/live/live-messages.ts';

/** A webhook may be told what any admin of the kitchen hears; what is for certain people alone is for them. */
const listener = { id: '', role: 'admin', grants: ['admin'] } as const;

/** Every message that an event gives. None when admins do not hear of it, or when its feature sends none. */
export function messagesOf(event: SourceEvent, live: LiveMessages): readonly WebhookMessage[] {
  const news = newsFor(listener, event);
  return (news && live[news.type]?.webhooks?.(event)) ?? [];
}

/** The body of Standard Webhooks: `type`, `timestamp` and `data`, as it is sent to the letter. */
export function bodyOf(message: { readonly type: string; readonly data: object }, at: Date): string {
  return JSON.stringify({ type: message.type, timestamp: at.toISOString(), data: message.data });
}
