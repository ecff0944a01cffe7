import { z } from 'zod';
import type { LiveChange, LiveData, LiveType } from '#schema/live.ts';
import type { WebhookEvent } from '#schema/webhooks.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event with what changed, which tells a submitted line check from one with a failed reading. */
export interface SourceEvent extends StoredEvent {
  readonly changes: unknown;
}

/** What one event says to a webhook. */
export interface WebhookMessage {
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One kind of live message, as the feature that publishes it brings it. */
export interface LiveMessage<T extends LiveType> {
  /** When it is sent: a sentence of the schema. */
  readonly about: string;
  /** Of its data, for the AsyncAPI document. */
  readonly shape: z.ZodType<LiveData[T]>;
  /** What webhooks are sent of it; nothing without this. Ids, names and amounts: the rest is read at the API, by who may see it. */
  readonly webhooks?: (event: SourceEvent) => readonly WebhookMessage[];
}

export type LiveMessages = { readonly [T in LiveType]?: LiveMessage<T> };

/** Data of most messages: open screens read the row again. */
export const changeShape: z.ZodType<LiveChange> = z.object({ id: z.uuid(), version: z.int() });

/** These fields of a message's data; null for those that it lacks. */
export function pick(data: unknown, names: readonly string[]): WebhookMessage['data'] {
  const fields = fieldsOf(data);
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}

export function fieldsOf(value: unknown): WebhookMessage['data'] {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}
