import type { ApolloCache } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import type { LiveData, LiveUpdate, LiveType } from '#schema/live.ts';
import type { NotificationTopic } from '#schema/notification-topics.ts';
import type { Role } from '#schema/vocabulary.ts';
import { endToastAbout, queueToast, type ToastContent } from '../../ui/components/toasts/toast-store.ts';

/** The fields of a cached row in a live message. */
export interface MessageRow {
  readonly typename: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The signed-in user: their own acts raise no toast, and which others do depends on their role and their muted topics. */
export interface Reader {
  readonly id: string;
  readonly role: Role;
  readonly mutedTopics: readonly NotificationTopic[];
}

/** What screens do with a live message besides refetching what it invalidates. */
export interface LiveReaction<Data> {
  /** Written into the cache, so that screens show it before the refetch has finished. */
  readonly row?: (data: Data) => MessageRow;
  /** The toast that it shows; null for none. */
  readonly toast?: (data: Data, reader: Reader) => ToastContent | null;
  /** The topic that a person mutes to get neither its notifications nor this toast. */
  readonly topic?: (data: Data) => NotificationTopic | null | undefined;
  /** Whether it dismisses an earlier toast about the same row. */
  readonly endsToast?: true;
}

export type LiveReactions = { readonly [T in LiveType]?: LiveReaction<LiveData[T]> };

type Message<T extends LiveType> = { [K in T]: { readonly type: K; readonly data: LiveData[K] } }[T];

/**
 * Writes the row of a message into the cache, unless a screen shows it in a later version: messages can be late. In the same
 * version it can differ, because the stock of an item changes without it.
 */
export function writeRow(cache: ApolloCache, message: LiveUpdate, reactions: LiveReactions): void {
  const row = rowOf(message, reactions);
  if (!row) return;
  // Changes only fields that a screen has already read, so the cache holds no incomplete rows.
  const isLate = (shown: unknown, version: unknown) =>
    typeof shown === 'number' && typeof version === 'number' && shown > version;
  const entries = Object.entries(row.fields).map(([field, value]) => {
    const write: Modifier<unknown> = (shown, { readField }) =>
      isLate(readField('version'), row.fields['version']) ? shown : value;
    return [field, write] as const;
  });
  const ref = cache.identify({ __typename: row.typename, id: row.id });
  if (ref) cache.modify({ id: ref, fields: Object.fromEntries(entries) });
}

export function showToastOf(message: LiveUpdate, reactions: LiveReactions, reader: Reader): void {
  const toast = toastOf(message, reactions, reader);
  if (toast) queueToast({ ...toast, about: message.data.id });
}

export function endToastOf(message: LiveUpdate, reactions: LiveReactions): void {
  if (reactions[message.type]?.endsToast) endToastAbout(message.data.id);
}

function rowOf<T extends LiveType>({ type, data }: Message<T>, reactions: LiveReactions): MessageRow | undefined {
  return reactions[type]?.row?.(data);
}

function toastOf<T extends LiveType>(
  { type, data }: Message<T>,
  reactions: LiveReactions,
  reader: Reader,
): ToastContent | null {
  const reaction = reactions[type];
  const topic = reaction?.topic?.(data);
  if (topic && reader.mutedTopics.includes(topic)) return null;
  return reaction?.toast?.(data, reader) ?? null;
}
