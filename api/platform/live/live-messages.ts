import { z } from 'zod';
import type { LiveChange, LiveData, LiveType } from '#schema/live.ts';
import type { WebhookEvent } from '#schema/webhooks.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event with its changes, which distinguish a submitted line check from one with a failed reading. */
export interface SourceEvent extends StoredEvent {
  readonly changes: unknown;
}

/** A webhook's message of one event. */
export interface WebhookMessage {
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One kind of live message, declared by its feature. */
export interface LiveMessage<T extends LiveType> {
  /** When it is sent: a sentence for the schema. */
  readonly about: string;
  /** Of its data, for the AsyncAPI document. */
  readonly shape: z.ZodType<LiveData[T]>;
  /** Its messages for webhooks; none by default. Only ids, names and amounts: receivers read the rest through the API, with permissions. */
  readonly webhooks?: (event: SourceEvent) => readonly WebhookMessage[];
}

export type LiveMessages = { readonly [T in LiveType]?: LiveMessage<T> };

/** Data of most messages: clients refetch the row. */
export const changeShape: z.ZodType<LiveChange> = z.object({ id: z.uuid(), version: z.int() });

/** Picks fields of a message's data; null for missing ones. */
export function pick(data: unknown, names: readonly string[]): WebhookMessage['data'] {
  const fields = fieldsOf(data);
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}

export function fieldsOf(value: unknown): WebhookMessage['data'] {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}
