import { liveEventTypes, type LiveMessage, type LiveUpdate, liveTypes } from '#schema/live.ts';

const knownTypes: readonly string[] = liveEventTypes;
const changeTypes: readonly string[] = liveTypes;

/** Parses a message of the change feed; null when it is malformed or of an unknown type. */
export function liveMessageOf(value: unknown): LiveMessage | null {
  return isLiveMessage(value) ? value : null;
}

/** True for a change; false for messages about the feed itself (PING, CAUGHT_UP, GAP). */
export function isLiveChange(message: LiveMessage): message is LiveUpdate {
  return changeTypes.includes(message.type);
}

function isLiveMessage(value: unknown): value is LiveMessage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('type' in value && 'data' in value && 'seq' in value)) return false;
  const { type, data, seq } = value;
  if (typeof type !== 'string' || !knownTypes.includes(type) || typeof seq !== 'number') return false;
  return type === 'CAUGHT_UP' || type === 'GAP' || (typeof data === 'object' && data !== null);
}
