import { liveEventTypes, type LiveMessage, type LiveNews, liveTypes } from '#schema/live.ts';

const known: readonly string[] = liveEventTypes;
const news: readonly string[] = liveTypes;

/** A message of the change feed; null for junk and for types that this client does not know. */
export function liveMessageOf(value: unknown): LiveMessage | null {
  return isLiveMessage(value) ? value : null;
}

/** Whether it tells a change, and not where the feed stands. */
export function isNews(message: LiveMessage): message is LiveNews {
  return news.includes(message.type);
}

function isLiveMessage(value: unknown): value is LiveMessage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('type' in value && 'data' in value && 'seq' in value)) return false;
  const { type, data, seq } = value;
  if (typeof type !== 'string' || !known.includes(type) || typeof seq !== 'number') return false;
  return type === 'CAUGHT_UP' || type === 'GAP' || (typeof data === 'object' && data !== null);
}
